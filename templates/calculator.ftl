<#ftl output_format="HTML">
<#import "layout/page.ftl" as layout>
<#import "part/toc.ftl" as toc>
<@layout.frame title=page.title description=page.description side=true>
<#include "part/crumbs.ftl">
<article>
<h1>${page.title}</h1>
<p class="about">${page.description}</p>
<@toc.folded/>
<div class="prose">
${page.body?no_esc}
</div>
<#include "part/foot.ftl">
</article>
</@layout.frame>
