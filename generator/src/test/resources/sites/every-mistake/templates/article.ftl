<#ftl output_format="HTML">
<#import "layout/page.ftl" as layout>
<@layout.frame title=page.title>
<p onclick="x()">${page.titel}</p>
</@layout.frame>
