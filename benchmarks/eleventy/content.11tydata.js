'use strict';
// every page has the one layout; index pages list their section
module.exports = {
  layout: 'page.11ty.js',
  permalink: data => data.page.filePathStem + '.html'
};
