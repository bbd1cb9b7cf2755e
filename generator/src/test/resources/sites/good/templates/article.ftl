<#ftl output_format="HTML">
<#import "layout/page.ftl" as layout>
<@layout.frame title=page.title>
<h1>${page.title}</h1>
<#list page.toc as entry>
<a href="#${entry.id}">${entry.text}</a>
</#list>
${page.body?no_esc}
<#list page.sources as source>
<p<#if source.id??> id="${source.id}"</#if>>${source.html?no_esc}</p>
</#list>
<p>${t("updated", page.updatedText)} <time datetime="${page.updated}">${page.section.title}</time></p>
</@layout.frame>
