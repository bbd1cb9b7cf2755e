<#ftl output_format="HTML">
<#macro frame title>
<!DOCTYPE html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<title>${title} – ${t("site.name")}</title>
<link rel="stylesheet" href="${asset("css/site.css")}">
<script src="${asset("js/theme.js")}"></script>
<#if page.hasCalculator>
<script defer src="${asset("js/texts." + page.lang + ".js")}"></script>
<script defer src="${asset("js/calculators.js")}"></script>
</#if>
</head>
<body>
<a href="${site.home.href}">${site.home.title}</a>
<#list site.sections as section>
<a href="${section.href}"<#if section.current> aria-current="true"</#if>>${section.title}</a>
</#list>
<#list page.alternates as other>
<a href="${other.href}" hreflang="${other.lang}">${other.name}</a>
</#list>
<#list page.crumbs as crumb>
<a class="crumb" href="${crumb.href}">${crumb.title}</a>
</#list>
<#nested>
</body>
</html>
</#macro>
