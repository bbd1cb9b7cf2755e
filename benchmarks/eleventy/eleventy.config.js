'use strict';
const escape = text => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

// language/section → pages in their order, made once a build
function sections(api) {
  const found = new Map();
  for (const page of api.getAll()) {
    const [, language, section, name] = page.url.split('/');
    const key = name ? language + '/' + section : language;
    if (!found.has(key)) {
      found.set(key, []);
    }
    found.get(key).push(page);
  }
  return [found];
}

module.exports = function (config) {
  config.addPassthroughCopy({static: '/'});
  config.addCollection('sections', sections);
  config.addJavaScriptFunction('escape', escape);
  config.amendLibrary('md', library => {
    library.renderer.rules.heading_open = (tokens, i, options, env, self) => {
      const id = tokens[i + 1].content.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') + '-' + i;
      tokens[i].attrSet('id', id);
      return self.renderToken(tokens, i, options);
    };
  });
  return {
    dir: {input: 'content', includes: '../layouts', output: 'public'},
    markdownTemplateEngine: false
  };
};
