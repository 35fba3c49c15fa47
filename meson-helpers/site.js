// Finds headings and what stands below them; each word that is written must be in one of these.
"use strict";
const field = document.getElementById("search");
const list = document.getElementById("found");
const count = document.getElementById("count");

function find(text) {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const found = [];
  for (const [page, anchor, heading, words] of everything()) {
    const head = heading.toLowerCase(), all = head + " " + words.toLowerCase();
    if (!wanted.every((word) => all.includes(word))) continue;
    const inHead = wanted.filter((word) => head.includes(word)).length;
    found.push({page, anchor, heading, words, rank: inHead * 2 + (head === text.toLowerCase() ? 9 : 0)});
  }
  return found.sort((one, other) => other.rank - one.rank).slice(0, 20);
}

function everything() { return typeof words === "undefined" ? [] : words; }

function excerpt(text, word) {
  const place = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()) - 40);
  return (place ? "… " : "") + text.slice(place, place + 130).trim() + " …";
}

function show() {
  const found = find(field.value);
  list.replaceChildren(...found.map((hit) => {
    const item = document.createElement("li"), link = document.createElement("a");
    link.href = `${hit.page}.html#${hit.anchor}`;
    link.append(hit.heading);
    const small = document.createElement("small");
    small.append(excerpt(hit.words, field.value.trim().split(/\s+/)[0]));
    link.append(small);
    item.append(link);
    return item;
  }));
  list.hidden = !found.length;
  count.textContent = field.value.trim() ? `${found.length || "nothing"} found` : "";
}

field.addEventListener("input", show);
document.addEventListener("keydown", (event) => {
  const links = [...list.querySelectorAll("a")], here = links.indexOf(document.activeElement);
  if (event.key === "/" && document.activeElement !== field) {
    field.focus();
  } else if (event.key === "Escape" && !list.hidden) {
    list.hidden = true;
    field.focus();
  } else if (event.key === "ArrowDown" && links.length && !list.hidden) {
    links[Math.min(here + 1, links.length - 1)].focus();
  } else if (event.key === "ArrowUp" && here >= 0) {
    (links[here - 1] || field).focus();
  } else if (event.key === "Enter" && document.activeElement === field && links.length) {
    links[0].click();
  } else {
    return;
  }
  event.preventDefault();
});
document.addEventListener("click", (event) => {
  if (!event.target.closest("search")) list.hidden = true;
});
