<#ftl output_format="HTML">
<!DOCTYPE html>
<html lang="${page.lang}">
<title>${page.title} · ${site.home.title}</title>
<link rel="stylesheet" href="${asset("css/site.css")}">
${page.body?no_esc}
<#list page.crumbs as article><a href="${article.href}">${article.title}</a></#list>
