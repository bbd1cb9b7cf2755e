<#ftl output_format="HTML">
<#--
  The frame of every page. A page without title or description does not build.
  Ids of the frame begin with an underscore: those of headings never do.
  side: whether the section's pages and the table of contents stand beside the text.
-->
<#macro frame title description side=false>
<!DOCTYPE html>
<html lang="${page.lang}">
<head>
<#include "../part/head.ftl">
</head>
<body class="type-${page.type}">
<a class="skip" href="#_content">${t("skip")}</a>
<#include "../part/header.ftl">
<div class="page<#if side> with-side</#if>">
<#if side>
<#include "../part/side.ftl">
</#if>
<main id="_content" tabindex="-1">
<#nested>
</main>
</div>
<#include "../part/footer.ftl">
</body>
</html>
</#macro>
