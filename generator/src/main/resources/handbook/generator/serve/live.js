// Stands in pages that ./handbook serve sends, never in published ones: shows a page anew after it was saved, and
// what is wrong with it. Keeps the place, open details and fields; the calculators keep theirs in the address.
(function () {
  'use strict';
  var script = document.currentScript;
  var version = script.getAttribute('data-version');
  var KEY = 'handbook-live ' + location.pathname;
  var source = null;

  function fields() {
    return document.querySelectorAll('input, select, textarea');
  }

  function ofCalculator(field) {
    return !!field.closest('.calculator');
  }

  function save() {
    var state = {left: window.scrollX, top: window.scrollY, fields: [], open: []};
    fields().forEach(function (field) {
      state.fields.push(ofCalculator(field) ? null : [field.value, field.checked]);
    });
    document.querySelectorAll('details').forEach(function (details) {
      state.open.push(details.open);
    });
    try {
      sessionStorage.setItem(KEY, JSON.stringify(state));
    } catch (e) {
      // no storage: the page begins at its top
    }
  }

  function saved() {
    try {
      var state = JSON.parse(sessionStorage.getItem(KEY));
      sessionStorage.removeItem(KEY);
      return state;
    } catch (e) {
      return null;
    }
  }

  function restore(state) {
    fields().forEach(function (field, i) {
      var was = state.fields[i];
      if (was && !ofCalculator(field) && (field.value !== was[0] || field.checked !== was[1])) {
        if (field.type !== 'file') {
          field.value = was[0];
        }
        field.checked = was[1];
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }
    });
    document.querySelectorAll('details').forEach(function (details, i) {
      if (i in state.open) {
        details.open = state.open[i];
      }
    });
    window.scrollTo({left: state.left, top: state.top, behavior: 'instant'});
  }

  function element(parent, name, text) {
    var child = document.createElement(name);
    child.textContent = text;
    parent.appendChild(child);
    return child;
  }

  function show(found) {
    var former = document.getElementById('handbook-live');
    if (former) {
      former.remove();
    }
    if (!found.mistakes.length) {
      return;
    }
    var panel = document.createElement('aside');
    panel.id = 'handbook-live';
    panel.setAttribute('role', 'alert');
    element(panel, 'p', found.title);
    var close = element(panel, 'button', '×');
    close.type = 'button';
    close.title = found.close;
    close.setAttribute('aria-label', found.close);
    close.addEventListener('click', function () {
      panel.remove();
    });
    var list = element(panel, 'ul', '');
    found.mistakes.forEach(function (mistake) {
      element(list, 'li', mistake);
    });
    document.body.appendChild(panel);
  }

  function listen() {
    source = new EventSource('/.live/events/' + version + location.pathname);
    source.addEventListener('reload', function () {
      source.close();
      save();
      location.reload();
    });
    source.addEventListener('mistakes', function (event) {
      show(JSON.parse(event.data));
    });
  }

  // a hidden page hears nothing: browsers allow a server few connections, and an author has many pages open
  document.addEventListener('visibilitychange', function () {
    if (document.hidden) {
      source.close();
    } else {
      listen();
    }
  });
  window.addEventListener('load', function () {
    var state = saved();
    if (state) {
      // after the browser has restored its own idea of the place
      requestAnimationFrame(function () {
        restore(state);
      });
    }
  });
  listen();
})();
