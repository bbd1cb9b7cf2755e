// Runs before the first paint: marks that scripts work and applies the stored colours.
// Without storage (private windows, sandboxed frames) the choice lasts until the page is left.
(function () {
  'use strict';
  var KEY = 'handbook-scheme';
  var NEXT = {auto: 'light', light: 'dark', dark: 'auto'};
  var root = document.documentElement;

  function stored() {
    try {
      return localStorage.getItem(KEY);
    } catch (e) {
      return null;
    }
  }

  function store(scheme) {
    try {
      localStorage.setItem(KEY, scheme);
    } catch (e) {
      // no storage: nothing to remember
    }
  }

  function current() {
    return root.getAttribute('data-scheme') || 'auto';
  }

  function apply(scheme) {
    if (scheme === 'light' || scheme === 'dark') {
      root.setAttribute('data-scheme', scheme);
    } else {
      root.removeAttribute('data-scheme');
    }
  }

  function label(button) {
    var text = button.getAttribute('data-' + current());
    button.setAttribute('aria-label', text);
    button.title = text;
  }

  root.classList.add('js');
  apply(stored());
  document.addEventListener('DOMContentLoaded', function () {
    var button = document.querySelector('button.scheme');
    if (!button) {
      return;
    }
    label(button);
    button.addEventListener('click', function () {
      apply(NEXT[current()]);
      store(current());
      label(button);
    });
  });
})();
