<#ftl output_format="HTML">
<#-- A calculator for a frame in a page of another site: no header, no menu. The script in front of the calculators'
     takes the inputs from the address and tells the page around how high this one is. -->
<#assign title=page.title description=page.description>
<!DOCTYPE html>
<html lang="${page.lang}">
<head>
<meta name="robots" content="noindex">
<script defer src="${asset("js/frame.js")}"></script>
<#include "part/head.ftl">
</head>
<body class="embed">
<p class="bar problem" id="_unknown" data-text="${t("embed.unknown", "%1", "%2")}" role="alert" hidden></p>
<main>
${page.body?no_esc}
<#list page.crumbs as article>
<p class="bar"><a href="${article.href}" hreflang="${page.lang}" target="_blank" rel="noopener">${t("embed.article")}</a></p>
</#list>
</main>
</body>
</html>
