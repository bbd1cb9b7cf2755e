// Runs before the first paint: marks that scripts work and applies the stored colours. Without storage (private
// windows, sandboxed frames) the choice lasts until the page is left.
// Later: definitions of terms for fingers and the Escape key; pointer and keyboard need no script.
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

  // a page that shows this one in a frame may have colours of its own: ?scheme=light
  var asked = /[?&]scheme=(light|dark)\b/.exec(location.search);
  root.classList.add('js');
  apply(asked ? asked[1] : stored());
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

  // The first tap on a term shows its definition, the second one follows the link to the glossary.
  var touch = false;
  var open = null;

  document.addEventListener('pointerdown', function (event) {
    touch = event.pointerType === 'touch';
  }, true);
  document.addEventListener('click', function (event) {
    var term = event.target.closest('.term');
    var first = touch && term && term !== open;
    if (first) {
      event.preventDefault();
    }
    if (open && term !== open) {
      open.classList.remove('open');
    }
    if (first) {
      term.classList.remove('closed');
      term.classList.add('open');
    }
    open = touch ? term : null;
  });
  document.addEventListener('keydown', function (event) {
    var term = event.key === 'Escape' && document.querySelector('.term:hover, .term:focus-within, .term.open');
    if (term) {
      term.classList.remove('open');
      term.classList.add('closed');
      open = null;
    }
  });
  ['mouseout', 'focusout'].forEach(function (left) {
    document.addEventListener(left, function (event) {
      var term = event.target.closest && event.target.closest('.term');
      if (term && !term.contains(event.relatedTarget)) {
        term.classList.remove('closed');
      }
    });
  });
})();
