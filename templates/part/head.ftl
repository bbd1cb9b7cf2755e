<#ftl output_format="HTML">
<#-- Needs title and description of the frame. The policy here is the floor; a server may send a stricter one. -->
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}<#if title != site.home.title> · ${site.home.title}</#if></title>
<meta name="description" content="${description}">
<script src="${asset("js/page.js")}"></script>
<link rel="stylesheet" href="${asset("css/site.css")}">
<link rel="icon" href="${asset("img/icon.svg")}" type="image/svg+xml">
<#if page.alternates?has_content>
<link rel="alternate" hreflang="${page.lang}" href="${page.root}${page.uri}">
<#list page.alternates as other>
<link rel="alternate" hreflang="${other.lang}" href="${other.href}">
</#list>
</#if>
<#if address?has_content && page.type != "embed">
<link rel="canonical" href="${address}${page.uri}">
<link rel="alternate" type="application/rss+xml" title="${site.home.title}" href="${page.root}${page.lang}/feed.xml">
</#if>
<#if page.hasCalculator>
<script defer src="${asset("js/texts." + page.lang + ".js")}"></script>
<script defer src="${asset("js/calculators.js")}"></script>
</#if>
