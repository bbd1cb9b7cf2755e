<#ftl output_format="HTML">
<#import "layout/page.ftl" as layout>
<@layout.frame title=page.title>
<h1>${page.title}</h1>
<#list site.here.pages as other>
<a href="${other.href}">${other.title}: ${other.description}</a>
</#list>
</@layout.frame>
