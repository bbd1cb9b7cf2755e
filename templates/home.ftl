<#ftl output_format="HTML">
<#import "layout/page.ftl" as layout>
<#import "part/cards.ftl" as cards>
<@layout.frame title=page.title description=page.description>
<div class="hero">
<h1>${page.title}</h1>
<p class="about">${page.description}</p>
</div>
<div class="shelves">
<#list site.sections as section>
<section aria-labelledby="section-${section.id}">
<h2 id="section-${section.id}"><a href="${section.href}">${section.title}</a></h2>
<@cards.list pages=section.pages/>
</section>
</#list>
</div>
<div class="prose">
${page.body?no_esc}
</div>
</@layout.frame>
