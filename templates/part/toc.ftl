<#ftl output_format="HTML">
<#-- Table of contents: "entries" is the bare list, "folded" the phone's, where there is something to choose. -->
<#macro entries>
<ul>
<#list page.toc as entry>
<li class="level-${entry.level}"><a href="#${entry.id}">${entry.text}</a></li>
</#list>
</ul>
</#macro>

<#macro folded>
<#if page.toc?size gt 1>
<details class="toc">
<summary>${t("toc")}</summary>
<nav aria-label="${t("toc")}">
<@entries/>
</nav>
</details>
</#if>
</#macro>
