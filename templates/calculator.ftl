<#ftl output_format="HTML">
<#-- A calculator's page is built like an article. -->
<#include "article.ftl">
