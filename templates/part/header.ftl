<#ftl output_format="HTML">
<#-- Name, sections, the same page in the other language, colours. -->
<header class="top">
<div class="bar">
<a class="brand" href="${site.home.href}">
<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="3" width="20" height="5" rx="1.5"/><rect x="2" y="9.5" width="20" height="5" rx="1.5"/><rect x="2" y="16" width="20" height="5" rx="1.5"/><path d="M5.5 5.5h4M5.5 12h8M5.5 18.5h12"/></svg>
<span>${site.home.title}</span>
</a>
<#if site.sections?has_content>
<nav class="sections" aria-label="${t("nav.sections")}">
<ul>
<#list site.sections as section>
<li><a href="${section.href}"<#if section.current> aria-current="true"</#if>>${section.title}</a></li>
</#list>
</ul>
</nav>
</#if>
<div class="switches">
<#list page.alternates as other>
<a class="language" href="${other.href}" hreflang="${other.lang}" lang="${other.lang}">${other.name}</a>
</#list>
<button type="button" class="scheme" data-auto="${t("scheme.auto")}" data-light="${t("scheme.light")}" data-dark="${t("scheme.dark")}">
<svg class="auto" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8.5"/><path class="fill" d="M12 3.5a8.5 8.5 0 0 1 0 17z"/></svg>
<svg class="light" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="4"/><path d="M12 2.5v3m0 13v3M2.5 12h3m13 0h3M5.3 5.3l2.1 2.1m9.2 9.2 2.1 2.1m0-13.4-2.1 2.1m-9.2 9.2-2.1 2.1"/></svg>
<svg class="dark" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/></svg>
</button>
</div>
</div>
</header>
