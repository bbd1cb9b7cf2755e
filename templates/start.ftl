<#ftl output_format="HTML">
<#import "layout/page.ftl" as layout>
<@layout.frame title=page.title description=page.description>
<div class="hero">
<h1>${page.title}</h1>
<div class="prose">
${page.body?no_esc}
</div>
<ul class="choices">
<#list site.languages as language>
<li><a href="${language.href}" hreflang="${language.code}" lang="${language.code}">${language.name}</a></li>
</#list>
</ul>
</div>
</@layout.frame>
