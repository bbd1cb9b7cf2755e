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
