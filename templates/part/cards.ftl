<#ftl output_format="HTML">
<#-- Pages of a section, each with what it is about. -->
<#macro list pages>
<ul class="cards">
<#list pages as other>
<li class="card<#if other.calculator?has_content> tool</#if>">
<a href="${other.href}">${other.title}</a>
<p>${other.description}</p>
</li>
</#list>
</ul>
</#macro>

<#-- The first pages of a section, and where the others are. -->
<#macro first section most=12>
<@list pages=section.pages[0..*most]/>
<#if section.pages?size gt most>
<p><a href="${section.href}">${t("section.all", section.pages?size)}</a></p>
</#if>
</#macro>

<#-- All pages of a section; a long one has titles only, or the page would be too heavy. -->
<#macro all section most=100>
<#if section.pages?size gt most>
<ul class="prose">
<#list section.pages as other>
<li><a href="${other.href}">${other.title}</a></li>
</#list>
</ul>
<#else>
<@list pages=section.pages/>
</#if>
</#macro>
