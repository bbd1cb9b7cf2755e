<#ftl output_format="HTML">
<#import "layout/page.ftl" as layout>
<@layout.frame title=page.title>
<#list site.languages as language>
<a href="${language.href}">${language.name}</a>
</#list>
</@layout.frame>
