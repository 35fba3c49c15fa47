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
      // What was done since the page was opened, how much of it is in force, and the state that shows.
      var trail = [], depth = 0, now = null;

      function state(hash) {
        var found = get(hash.slice(1));
        return found && found.classList.contains('state') ? found : get('s0');
      }

      // Asked of the list, since the link in the picture has no text.
      function way(section, number) {
        return section.querySelector('.ways [data-way="' + number + '"]');
      }

      function line(step) {
        var item = document.createElement('li');
        var name = document.createElement('span');
        var source = way(get(step.from), step.way);
        name.textContent = source.textContent;
        item.appendChild(name);
        var made = source.parentNode.querySelector('.made');
        if (made) { item.appendChild(made.cloneNode(true)); }
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

      function show(section, takesFocus) {
        if (now) { now.classList.remove('now'); }
        now = section;
        now.classList.add('now');
        now.querySelector('.side').appendChild(log);
        record();
        back.disabled = depth === 0;
        again.disabled = depth === 0 && now.id === 's0';
        if (!takesFocus) { return; }
        // Assistive technology reads where one is now; the picture stays in sight.
        now.querySelector('h2').focus({preventScroll: true});
        var box = now.querySelector('.stage').getBoundingClientRect();
        if (box.top < 0 || box.top > window.innerHeight / 2) {
          window.scrollTo(0, Math.max(0, box.top + window.pageYOffset - 72));
        }
      }

      function go(number, section) {
        trail.length = depth;
        trail.push({from: now.id, way: number});
        depth++;
        try { history.pushState({depth: depth}, '', '#' + section.id); } catch (error) { }
        show(section, true);
      }

      function goBack() {
        if (depth === 0) { return; }
        if (history.state && history.state.depth === depth) { return history.back(); }
        depth--;
        show(get(trail[depth].from), true);
      }

      function startAgain() { if (!again.disabled) { go(null, get('s0')); } }

      function light(number) {
        list('[data-way].lit').forEach(function (part) { part.classList.remove('lit'); });
        if (number === undefined) { return; }
        list('[data-way="' + number + '"]', now).forEach(function (part) {
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
          return go(link.dataset.way, state(link.getAttribute('href')));
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
        show(state(location.hash), true);
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
          var links = list('.ways > li', now);
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
      show(state(location.hash), false);
    })();

    """
}
