extension TappablePage {
  /// What shows one state at a time, and what has happened; everything that it needs is in the page.
  static let script = """

    (function () {
      'use strict';
      var root = document.documentElement;
      var get = function (id) { return document.getElementById(id); };
      var list = function (query, part) {
        return Array.prototype.slice.call((part || document).querySelectorAll(query));
      };
      var log = get('log'), lines = log.querySelector('ol');
      var launch = lines.firstElementChild;
      var back = get('back'), again = get('again'), calls = get('calls');
      // From each state: what is seen, and where each way leads.
      var map = JSON.parse(get('map').textContent);
      // What was done since the page was opened, and how much of it is in force.
      var trail = [], depth = 0;
      // The number of the state, and the part that shows it.
      var now = 0, face = null;

      function number(hash) {
        var found = /^#s(\\d+)$/.exec(hash);
        return found && Number(found[1]) < map.length ? Number(found[1]) : 0;
      }

      function made(item) {
        var source = get('w' + item.dataset.done);
        var calls = source && source.querySelector('.made');
        return calls ? calls.cloneNode(true) : null;
      }

      function line(step) {
        var source = get('f' + map[step.from][0]).querySelector(
          '.ways [data-way="' + step.way + '"]');
        var item = document.createElement('li');
        var name = document.createElement('span');
        name.textContent = source.textContent;
        item.appendChild(name);
        var calls = made(source.parentNode);
        if (calls) { item.appendChild(calls); }
        return item;
      }

      function record() {
        var first = 0;
        for (var i = 0; i < depth; i++) { if (trail[i].way === null) { first = i + 1; } }
        lines.textContent = '';
        lines.appendChild(launch);
        trail.slice(first, depth).forEach(function (step) { lines.appendChild(line(step)); });
        lines.scrollTop = lines.scrollHeight;
      }

      function show(state, takesFocus) {
        if (face) { face.classList.remove('now'); }
        now = state;
        face = get('f' + map[now][0]);
        face.classList.add('now');
        list('.ways > li', face).forEach(function (item) {
          var calls = item.querySelector('.made') ? null : made(item);
          if (calls) { item.appendChild(calls); }
        });
        face.querySelector('.side').appendChild(log);
        record();
        back.disabled = depth === 0;
        again.disabled = depth === 0 && now === 0;
        if (!takesFocus) { return; }
        // Assistive technology reads where one is now; the picture stays in sight.
        face.querySelector('h2').focus({preventScroll: true});
        var box = face.querySelector('.stage').getBoundingClientRect();
        if (box.top < 0 || box.top > window.innerHeight / 2) {
          window.scrollTo(0, Math.max(0, box.top + window.pageYOffset - 72));
        }
      }

      function go(way, state) {
        trail.length = depth;
        trail.push({from: now, way: way});
        depth++;
        try { history.pushState({depth: depth}, '', '#s' + state); } catch (error) { }
        show(state, true);
      }

      function goBack() {
        if (depth === 0) { return; }
        if (history.state && history.state.depth === depth) { return history.back(); }
        depth--;
        show(trail[depth].from, true);
      }

      function startAgain() { if (!again.disabled) { go(null, 0); } }

      function light(way) {
        list('[data-way].lit').forEach(function (part) { part.classList.remove('lit'); });
        if (way === undefined) { return; }
        list('[data-way="' + way + '"]', face).forEach(function (part) {
          part.classList.add('lit');
        });
      }

      function pointed(event) {
        var link = event.target.closest && event.target.closest('[data-way]');
        light(link ? link.dataset.way : undefined);
      }

      document.addEventListener('mouseover', pointed);
      document.addEventListener('focusin', pointed);
      document.addEventListener('click', function (event) {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) { return; }
        var link = event.target.closest('[data-way]');
        if (link) {
          event.preventDefault();
          return go(link.dataset.way, map[now][1 + Number(link.dataset.way)]);
        }
        // Beside all of them: where they are.
        var picture = event.target.closest('.stage svg');
        if (!picture) { return; }
        picture.classList.add('flash');
        setTimeout(function () { picture.classList.remove('flash'); }, 700);
      });
      window.addEventListener('popstate', function (event) {
        var known = event.state && event.state.depth;
        depth = typeof known === 'number' && known <= trail.length ? known : 0;
        show(number(location.hash), true);
      });
      back.addEventListener('click', goBack);
      again.addEventListener('click', startAgain);
      if (calls) {
        var choose = function (hasCalls) {
          root.classList.toggle('no-calls', !hasCalls);
          calls.setAttribute('aria-pressed', String(hasCalls));
        };
        calls.addEventListener('click', function () {
          choose(calls.getAttribute('aria-pressed') !== 'true');
        });
        // A small screen shows the prototype first.
        choose(window.innerWidth > 700);
      }
      document.addEventListener('keydown', function (event) {
        if (event.ctrlKey || event.altKey || event.metaKey) { return; }
        if (event.key === 'Backspace' || event.key === 'ArrowLeft') { goBack(); }
        else if (event.key === 'Home') { startAgain(); }
        else if (event.key >= '1' && event.key <= '9') {
          var links = list('.ways > li', face);
          var link = links[Number(event.key) - 1];
          link = link && link.querySelector('a.way');
          if (!link) { return; }
          link.click();
        } else { return; }
        event.preventDefault();
      });
      root.classList.add('tapping');
      list('[hidden]').forEach(function (part) { part.hidden = false; });
      try { history.replaceState({depth: 0}, '', location.href); } catch (error) { }
      show(number(location.hash), false);
    })();

    """
}
