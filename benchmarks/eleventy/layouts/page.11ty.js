'use strict';
module.exports = function (data) {
  const e = this.escape;
  const [, language, section, name] = data.page.url.split('/');
  const root = '../'.repeat(data.page.url.split('/').length - 2);
  const all = data.collections.sections[0];
  const inSection = name ? all.get(language + '/' + section) : [];
  const other = language === 'ru' ? 'en' : 'ru';
  const alternate = root + other + data.page.url.slice(3);
  const place = inSection.findIndex(page => page.url === data.page.url);
  const first = Math.max(0, place - 10);
  const link = page => `<li><a href="${root + page.url.slice(1)}"${page.url === data.page.url ? ' aria-current="page"' : ''}>${e(page.data.title)}</a></li>`;
  const heads = [...all.keys()].filter(key => key.startsWith(language + '/'));
  const toc = [...data.content.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id, text]) => `<li><a href="#${id}">${text}</a></li>`).join('\n');
  const index = name === 'index.html';
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(data.title)}</title>
<meta name="description" content="${e(data.description)}">
<script src="${root}js/page.js"></script>
<link rel="stylesheet" href="${root}css/site.css">
<link rel="icon" href="${root}img/icon.svg" type="image/svg+xml">
<link rel="alternate" hreflang="${other}" href="${alternate}">
</head>
<body>
<header class="top"><div class="bar">
<a class="brand" href="${root}${language}/index.html"><svg viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="3" width="20" height="5" rx="1.5"/><rect x="2" y="9.5" width="20" height="5" rx="1.5"/><rect x="2" y="16" width="20" height="5" rx="1.5"/></svg><span>Storage</span></a>
<nav class="sections"><ul>${heads.map(key => `<li><a href="${root}${key}/index.html">${key}</a></li>`).join('\n')}</ul></nav>
<div class="switches"><a class="language" href="${alternate}" hreflang="${other}">${other}</a></div>
</div></header>
<div class="page with-side">
<div class="side"><nav class="pages"><ul>${name && !index ? inSection.slice(first, first + 21).map(link).join('\n') : ''}<li><a href="index.html">${inSection.length}</a></li></ul></nav><nav class="toc"><ul>${toc}</ul></nav></div>
<main id="content">
<nav class="crumbs"><ol><li><a href="${root}${language}/index.html">Storage</a></li><li><a href="index.html">${section}</a></li></ol></nav>
<article>
<h1>${e(data.title)}</h1>
<p class="about">${e(data.description)}</p>
<details class="toc"><summary>TOC</summary><nav><ul>${toc}</ul></nav></details>
<div class="prose">${data.content}</div>
${index ? `<ul>${inSection.map(link).join('\n')}</ul>` : ''}
<footer class="foot"><section class="sources"><ol>${(data.sources || []).map(source => `<li>${e(source)}</li>`).join('')}</ol></section></footer>
</article>
</main>
</div>
<footer class="bottom"><div class="bar"><p><a href="${root}${language}/index.html">Storage</a></p></div></footer>
</body>
</html>
`;
};
