<#ftl output_format="HTML">
<#-- What an article ends with: where its facts come from and how old it is. -->
<footer class="foot">
<#if page.sources?has_content>
<section class="sources" aria-labelledby="_sources">
<h2 id="_sources">${t("sources")}</h2>
<ol>
<#list page.sources as source>
<li<#if source.id??> id="${source.id}"</#if>>${source.html?no_esc}<#list source.places as place> <a class="cite" href="#${place}" aria-label="${t("sources.place", source?counter, place?counter)}">↑</a></#list></li>
</#list>
</ol>
</section>
</#if>
<p class="updated">${t("updated")} <time datetime="${page.updated}">${page.updatedText}</time></p>
</footer>
