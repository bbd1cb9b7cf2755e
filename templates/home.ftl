<#ftl output_format="HTML">
<#import "layout/page.ftl" as layout>
<#import "part/cards.ftl" as cards>
<#-- The text before the first heading introduces the handbook; the rest follows the lists of pages. -->
<#assign introduction = page.body?keep_before("<h2")>
<@layout.frame title=page.title description=page.description>
<div class="hero">
<h1>${page.title}</h1>
${introduction?no_esc}
</div>
<div class="shelves">
<#list site.sections as section>
<section aria-labelledby="_section-${section.id}">
<h2 id="_section-${section.id}"><a href="${section.href}">${section.title}</a></h2>
<#if section.pages?has_content><@cards.first section=section/><#else><p>${section.description}</p></#if>
</section>
</#list>
</div>
<div class="prose">
${page.body?remove_beginning(introduction)?no_esc}
</div>
</@layout.frame>
