<#ftl output_format="HTML">
<footer class="bottom">
<div class="bar">
<p><a href="${site.home.href}">${site.home.title}</a></p>
<p>${t("footer.privacy")}</p>
</div>
</footer>
