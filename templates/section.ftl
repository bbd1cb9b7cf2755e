<#ftl output_format="HTML">
<#import "layout/page.ftl" as layout>
<#import "part/cards.ftl" as cards>
<@layout.frame title=page.title description=page.description>
<#include "part/crumbs.ftl">
<h1>${page.title}</h1>
<p class="about">${page.description}</p>
<div class="prose">
${page.body?no_esc}
</div>
<#if site.here.pages?has_content><@cards.all section=site.here/></#if>
</@layout.frame>
