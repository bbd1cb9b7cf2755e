<#ftl output_format="HTML">
<#if page.crumbs?has_content>
<nav class="crumbs" aria-label="${t("crumbs")}">
<ol>
<#list page.crumbs as crumb>
<li><a href="${crumb.href}">${crumb.title}</a></li>
</#list>
</ol>
</nav>
</#if>
