extension ReplayPage {
  /// What makes a film of the page's pictures; everything that it needs is in the page.
  static let script = """

    (function () {
      'use strict';
      var root = document.documentElement;
      var get = function (id) { return document.getElementById(id); };
      var list = function (query) {
        return Array.prototype.slice.call(document.querySelectorAll(query));
      };
      var beats = list('.beats > li');
      if (!beats.length) { return; }
      var times = beats.map(function (beat) { return Number(beat.dataset.time); });
      var rows = list('tr[data-beat]');
      var scrub = get('scrub'), play = get('play'), clock = get('clock');
      var length = Number(scrub.max), now = 0, shown = -1, last = null, isPlaying = false;
      var still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

      // Cut as the heading is, so that both say the same.
      function text(time) { return (Math.floor(time / 100) / 10).toFixed(1); }

      function place(time) {
        var found = 0;
        for (var i = 0; i < times.length; i++) { if (times[i] <= time) { found = i; } }
        return found;
      }

      function mark(element, isCurrent) {
        if (isCurrent) { element.setAttribute('aria-current', 'true'); }
        else { element.removeAttribute('aria-current'); }
      }

      function into(element, box) {
        var top = element.getBoundingClientRect(), outer = box.getBoundingClientRect();
        if (top.top < outer.top) { box.scrollTop -= outer.top - top.top + 24; }
        if (top.bottom > outer.bottom) { box.scrollTop += top.bottom - outer.bottom + 24; }
        if (top.width > outer.width) { return; }
        if (top.left < outer.left) { box.scrollLeft -= outer.left - top.left + 12; }
        if (top.right > outer.right) { box.scrollLeft += top.right - outer.right + 12; }
      }

      function show(time) {
        now = Math.max(0, Math.min(length, time));
        scrub.value = now;
        clock.textContent = text(now) + ' / ' + text(length) + ' s';
        var next = place(now);
        if (next === shown) { return; }
        shown = next;
        var image = beats[next].querySelector('img');
        get('picture').src = image.src;
        get('picture').alt = image.alt;
        get('caption').textContent = image.alt;
        scrub.setAttribute('aria-valuetext', text(now) + ' s, ' + image.alt);
        beats.forEach(function (beat, i) { mark(beat, i === next); });
        // Pictures of a movement, and the last one, are of the row before them.
        var marked = -1, first = null;
        rows.forEach(function (row) {
          var beat = Number(row.dataset.beat);
          if (beat <= next && beat > marked) { marked = beat; }
        });
        rows.forEach(function (row) {
          var isCurrent = Number(row.dataset.beat) === marked;
          mark(row, isCurrent);
          if (isCurrent) { first = row; }
        });
        if (first) { into(first, document.querySelector('.scroll')); }
        into(beats[next], document.querySelector('.beats'));
      }

      function setPlaying(value) {
        isPlaying = value;
        last = null;
        play.textContent = value ? play.dataset.pause : play.dataset.play;
        if (value) {
          if (now >= length) { show(0); }
          requestAnimationFrame(step);
        }
      }

      function step(moment) {
        if (!isPlaying) { return; }
        if (last !== null) { show(now + moment - last); }
        last = moment;
        if (now >= length) { return setPlaying(false); }
        requestAnimationFrame(step);
      }

      function go(by) {
        setPlaying(false);
        show(times[Math.max(0, Math.min(times.length - 1, shown + by))]);
      }

      play.addEventListener('click', function () { setPlaying(!isPlaying); });
      scrub.addEventListener('input', function () { setPlaying(false); show(Number(scrub.value)); });
      beats.forEach(function (beat, i) {
        beat.querySelector('button').addEventListener('click', function () {
          setPlaying(false);
          show(times[i]);
        });
      });
      rows.forEach(function (row) {
        row.addEventListener('click', function (event) {
          event.preventDefault();
          setPlaying(false);
          show(times[Number(row.dataset.beat)]);
        });
      });
      list('.notes a').forEach(function (link) {
        link.addEventListener('click', function (event) {
          event.preventDefault();
          setPlaying(false);
          show(times[Number(link.getAttribute('href').slice(2))]);
        });
      });
      document.addEventListener('keydown', function (event) {
        if (event.ctrlKey || event.altKey || event.metaKey) { return; }
        var tag = event.target.tagName;
        if (event.key === ' ' && tag !== 'BUTTON' && tag !== 'A') { setPlaying(!isPlaying); }
        else if (tag === 'INPUT') { return; }
        else if (event.key === 'ArrowRight') { go(1); }
        else if (event.key === 'ArrowLeft') { go(-1); }
        else if (event.key === 'Home') { go(-times.length); }
        else if (event.key === 'End') { go(times.length); }
        else { return; }
        event.preventDefault();
      });
      function choose(isBoard) {
        root.classList.toggle('board-only', isBoard);
        root.classList.toggle('playing', !isBoard);
        get('as-film').setAttribute('aria-pressed', String(!isBoard));
        get('as-board').setAttribute('aria-pressed', String(isBoard));
        if (isBoard) { setPlaying(false); }
      }
      get('as-film').addEventListener('click', function () { choose(false); });
      get('as-board').addEventListener('click', function () { choose(true); });
      get('print').addEventListener('click', function () { window.print(); });
      root.classList.remove('still');
      list('[hidden]').forEach(function (part) { part.hidden = false; });
      choose(false);
      show(0);
      if (!still && location.hash === '') { setPlaying(true); }
    })();

    """
}
