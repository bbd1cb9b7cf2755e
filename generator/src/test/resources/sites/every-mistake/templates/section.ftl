<#ftl output_format="HTML">
<#if page.title>
