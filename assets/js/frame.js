// Of a calculator in a frame, before the calculators' own script. The address gives the inputs of the page around it:
// #level=RAID5&drives=20. What the reader changes lives as long as the tab, so that a reload keeps it. The page around is
// told how high this one is: when it has loaded, whenever that changes, and when it asks.
(function () {
  'use strict';
  var root = document.documentElement;
  var form = document.querySelector('form[data-calculator]');
  var NAME = /^[a-z][a-z0-9-]*$/;

  function fragment() {
    var at = location.href.indexOf('#');
    return at < 0 ? '' : location.href.substring(at + 1);
  }

  // Gives simple inputs the form of a shared link; without a version they mean the calculator as it is.
  function asLink(text) {
    if (!/^[a-z][a-z0-9-]*=/.test(text)) {
      return text;
    }
    var version = form.getAttribute('data-version');
    var known = [];
    var unknown = [];
    text.split('&').forEach(function (pair) {
      var name = pair.split('=')[0];
      var field = NAME.test(name) && form.querySelector('[name="' + name + '"]');
      if (name === 'v') {
        version = pair.substring(2);
      } else if (field) {
        // the unit of a share stands beside its field
        known.push('&' + (field.inputMode ? pair.replace(/%(25)?$/, '') : pair).replace(/;/g, '%3B'));
      } else if (pair) {
        unknown.push(name);
      }
    });
    if (unknown.length) {
      complain(unknown);
    }
    return form.getAttribute('data-calculator') + ':v=' + version + known.join('');
  }

  function complain(unknown) {
    var place = document.getElementById('_unknown');
    var names = Array.from(form.querySelectorAll('[data-field]'), function (field) {
      return field.getAttribute('data-field');
    });
    place.textContent = place.getAttribute('data-text').replace('%1', function () {
      return unknown.join(', ');
    }).replace('%2', names.join(', '));
    place.hidden = false;
  }

  function go(text) {
    history.replaceState({handbook: given}, '', '#' + text);
  }

  // On the way back through its history a browser shows the address as it was left; the inputs given are in its state.
  var left = fragment();
  var given = history.state && history.state.handbook;
  if (typeof given !== 'string') {
    given = left;
  }
  var initial = asLink(given);
  if (left !== initial) {
    go(initial);
  }

  function place() {
    var number = 0;
    while (number < parent.length && parent[number] !== window) {
      number++;
    }
    return ['handbook', document.referrer, number, location.pathname, given].join(' ');
  }

  function keep() {
    try {
      if (fragment() === first) {
        sessionStorage.removeItem(place());
      } else {
        sessionStorage.setItem(place(), fragment());
      }
    } catch (e) {
      // no storage in a sandbox: a reload shows the inputs given
    }
  }

  function kept() {
    try {
      return sessionStorage.getItem(place());
    } catch (e) {
      return null;
    }
  }

  var first = '';
  // The calculator runs: its inputs are what "reset" goes back to.
  document.addEventListener('DOMContentLoaded', function () {
    form.querySelectorAll('input').forEach(function (input) {
      input.defaultValue = input.value;
    });
    form.querySelectorAll('option').forEach(function (option) {
      option.defaultSelected = option.selected;
    });
    first = fragment();
    var changed = kept() || (given !== left && left !== initial ? left : null);
    if (changed) {
      location.replace('#' + changed);
    }
    ['input', 'change', 'click'].forEach(function (type) {
      document.addEventListener(type, function () {
        setTimeout(keep);
      });
    });
  });

  var last = 0;
  function report(again) {
    var height = Math.ceil(root.getBoundingClientRect().height);
    if (again || height !== last) {
      last = height;
      parent.postMessage({type: 'handbook-height', height: height}, '*');
    }
  }

  if (parent !== window) {
    new ResizeObserver(function () {
      report(false);
    }).observe(root);
    window.addEventListener('load', function () {
      report(true);
    });
    window.addEventListener('message', function (event) {
      if (event.source === parent && event.data && event.data.type === 'handbook-ask') {
        // whoever asks makes the frame as high as the page
        root.classList.add('framed');
        report(true);
      }
    });
  }
})();
