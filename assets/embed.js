// Calculators of the Storage Handbook in other pages. Makes every frame of class "handbook-calculator" as high as what is
// in it. On pages of the server that has the handbook it also turns
//   <div data-handbook-calculator="raid-iops" data-inputs="level=RAID5 drives=20" data-title="…" data-lang="ru"></div>
// into such a frame. Changes nothing else on the page.
(function () {
  'use strict';
  var CLASS = 'handbook-calculator';
  var MOST = 20000;
  var WORDS = {
    en: {bad: 'Storage Handbook: this is no calculator or no input: ', silent: 'The calculator does not answer: '},
    ru: {bad: 'Справочник: это не калькулятор или не поле: ', silent: 'Калькулятор не отвечает: '}
  };
  var script = document.currentScript;
  var answered = new WeakSet();

  function words(language) {
    return WORDS[/^ru\b/i.test(language) ? 'ru' : 'en'];
  }

  function frames() {
    return Array.from(document.querySelectorAll('iframe.' + CLASS));
  }

  function ask(frame) {
    frame.contentWindow.postMessage({type: 'handbook-ask'}, '*');
  }

  // Asks until there is an answer: a frame may be there before this script, or this script before the frame.
  function watch(frame) {
    var asked = 0;
    var timer = setInterval(function () {
      if (answered.has(frame) || !frame.contentWindow || ++asked > 40) {
        clearInterval(timer);
        return;
      }
      ask(frame);
    }, 250);
    frame.addEventListener('load', function () {
      ask(frame);
      setTimeout(function () {
        if (!answered.has(frame)) {
          silent(frame);
        }
      }, 8000);
    });
  }

  // What the server sent is no calculator, or nothing may show it here: at least there is a link.
  function silent(frame) {
    var text = document.createElement('p');
    var link = document.createElement('a');
    link.href = frame.src;
    link.textContent = frame.title || frame.src;
    text.append(words(new URL(frame.src).pathname.split('/embed/')[0].slice(-2)).silent, link);
    frame.after(text);
    frame.handbookSilent = text;
  }

  window.addEventListener('message', function (event) {
    var data = event.data;
    if (!data || data.type !== 'handbook-height' || !(data.height > 0 && data.height < MOST)) {
      return;
    }
    frames().forEach(function (frame) {
      var own = frame.contentWindow === event.source
          && (event.origin === 'null' || event.origin === new URL(frame.src).origin);
      if (own) {
        frame.style.height = data.height + 'px';
        if (frame.handbookSilent) {
          frame.handbookSilent.remove();
        }
        if (!answered.has(frame)) {
          answered.add(frame);
          ask(frame);
        }
      }
    });
  });

  function inputs(text) {
    var pairs = [];
    var rest = text.replace(/([a-z][a-z0-9-]*)=(?:"([^"]*)"|([^\s"]+))(?=\s|$)/g, function (all, name, quoted, bare) {
      pairs.push(name + '=' + encodeURIComponent(bare === undefined ? quoted : bare));
      return '';
    });
    return rest.trim() ? {wrong: rest.trim()} : {fragment: pairs.join('&')};
  }

  function turn(place) {
    var id = place.getAttribute('data-handbook-calculator');
    var holder = place.closest('[lang]');
    var language = place.getAttribute('data-lang') || (holder && holder.lang) || '';
    var scheme = place.getAttribute('data-scheme');
    var given = inputs(place.getAttribute('data-inputs') || '');
    var wrong = /^[a-z][a-z0-9-]*$/.test(id) ? given.wrong : id;
    if (wrong !== undefined) {
      place.textContent = words(language).bad + wrong;
      return;
    }
    var frame = document.createElement('iframe');
    frame.className = CLASS;
    frame.title = place.getAttribute('data-title') || id;
    frame.style.cssText = 'display:block;width:100%;height:40em;border:0';
    frame.src = new URL((/^ru\b/i.test(language) ? 'ru' : 'en') + '/embed/' + id + '.html'
        + (/^(light|dark)$/.test(scheme) ? '?scheme=' + scheme : '')
        + (given.fragment ? '#' + given.fragment : ''), script.src).href;
    watch(frame);
    place.replaceChildren(frame);
  }

  function start() {
    if (script && /\/embed\.js$/.test(new URL(script.src, location.href).pathname)) {
      document.querySelectorAll('[data-handbook-calculator]').forEach(turn);
    }
    frames().forEach(function (frame) {
      if (!frame.closest('[data-handbook-calculator]')) {
        watch(frame);
        ask(frame);
      }
    });
  }

  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', start);
  } else {
    start();
  }
})();
