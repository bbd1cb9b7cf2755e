<#ftl output_format="HTML">
<#import "layout/page.ftl" as layout>
<@layout.frame title=page.title>
<h1>${page.title}</h1>
${page.body?no_esc}
</@layout.frame>
