<#ftl output_format="HTML">
<#-- A page about the handbook itself is built like an article. -->
<#include "article.ftl">
