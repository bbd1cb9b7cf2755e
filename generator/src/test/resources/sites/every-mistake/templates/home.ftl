<#ftl output_format="HTML">
<script>alert(1)</script>
<p style="color: red">${page.title}</p>
<img src="https://example.org/x.png" alt="">
