<#ftl output_format="HTML">
<#-- Beside the text on a wide screen; a phone has the breadcrumb and the folded contents instead.
     Of a long section only the pages nearby are listed, so that pages do not grow with their number. -->
<#import "toc.ftl" as toc>
<div class="side">
<#if site.here??>
<#assign section=site.here>
<nav class="pages" aria-labelledby="_side-section">
<p class="side-title" id="_side-section"><a href="${section.href}">${section.title}</a></p>
<ul>
<#list section.nearby as other>
<li><a href="${other.href}"<#if other.current> aria-current="page"</#if>>${other.menu!other.title}</a></li>
</#list>
<#if section.nearby?size lt section.pages?size>
<li><a href="${section.href}">${t("section.all", section.pages?size)}</a></li>
</#if>
</ul>
</nav>
</#if>
<#if page.toc?has_content>
<nav class="toc" aria-labelledby="_side-toc">
<p class="side-title" id="_side-toc">${t("toc")}</p>
<@toc.entries/>
</nav>
</#if>
</div>
