"""Makes a static site of docs/ and the README: a page for each file, and a search over their headings."""

import html
import json
import pathlib
import re
import shutil
import sys

import markdown

ROOT = pathlib.Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
STYLE = ROOT / "meson-helpers" / "site.css"
SEARCH = ROOT / "meson-helpers" / "site.js"
ADDRESS = "https://github.com/rehearsal/rehearsal/blob/main/"

# The pages by what a person wants; what is in no list comes last.
GROUPS = {
    "Design": ("first-prototype", "features", "edit-mode", "keys", "format", "translating", "fit", "speech", "share"),
    "Inspect": ("log", "past", "sessions", "behaviour", "stacking", "verify"),
    "Foresee": ("explore", "checks"),
    "Work": ("command-line", "editors", "editing", "commands", "delegates", "delegates-in-ci", "faults"),
    "Contribute": ("architecture", "glossary"),
}


def title(text):
    """The first heading of a page."""
    return re.search(r"^# (.*)$", text, re.M).group(1).replace("`", "")


def pages():
    """The pages by their names, each with its Markdown; the README is the first."""
    found = {"index": (ROOT / "README.md").read_text(encoding="utf-8")}
    found |= {path.stem: path.read_text(encoding="utf-8") for path in sorted(DOCS.glob("*.md"))}
    return found


def linked(target, is_index, known):
    """Where a link of a page leads on the site; what is not on it is in the repository."""
    if re.match(r"[a-z]+:|#", target):
        return target
    path, mark, anchor = target.partition("#")
    path = path if is_index else f"docs/{path}"
    inside = re.fullmatch(r"docs/([\w-]+)\.md", path)
    if inside and inside.group(1) in known:
        return f"{inside.group(1)}.html{mark}{anchor}"
    if path.startswith("docs/images/"):
        return path.removeprefix("docs/")
    return ADDRESS + path.removeprefix("docs/../") + mark + anchor


def body(name, text, known):
    """The page's text as HTML, and its headings with their anchors."""
    made = markdown.Markdown(
        extensions=["tables", "fenced_code", "toc", "sane_lists"],
        extension_configs={"toc": {"slugify": slug, "toc_depth": "2-3"}})
    written = made.convert(text)

    def lead(match):
        return f'{match.group(1)}="{html.escape(linked(html.unescape(match.group(2)), name == "index", known))}"'

    written = re.sub(r'\b(href|src)="([^"]*)"', lead, written)
    written = written.replace("<table>", '<div class="table" tabindex="0"><table>')
    return written.replace("</table>", "</table></div>"), made.toc_tokens


def slug(heading, separator):
    """The anchor of a heading, as code hosts make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", separator)


def navigation(titles, here):
    """The list of all pages, the present one marked."""
    rest = [name for name in titles if name != "index"
            and not any(name in group for group in GROUPS.values())]
    lists = []
    for heading, names in [*GROUPS.items(), *([("More", rest)] if rest else [])]:
        items = "".join(
            f'<li><a href="{name}.html"{" aria-current=page" if name == here else ""}>'
            f"{html.escape(titles[name])}</a></li>" for name in names if name in titles)
        lists.append(f"<h2>{heading}</h2><ul>{items}</ul>")
    return "".join(lists)


def contents(tokens):
    """The headings of a page as a list, where there are enough of them."""
    inner = [token for top in tokens for token in ([top] if top["level"] > 1 else top["children"])]
    if len(inner) < 3:
        return ""
    items = "".join(f'<li><a href="#{token["id"]}">{token["name"]}</a></li>' for token in inner)
    return f'<details class="contents" open><summary>On this page</summary><ul>{items}</ul></details>'


def sections(name, text):
    """What the search looks through: each heading of a page with the words below it."""
    found, heading, words = [], None, []
    is_code = False
    for line in [*text.splitlines(), "# "]:
        is_code ^= line.startswith("```")
        begins = None if is_code else re.match(r"#{1,3} ?(.*)", line)
        if not begins:
            words.append(line)
            continue
        if heading is not None:
            found.append([name, slug(heading, "-"), re.sub(r"[`*]", "", heading),
                          re.sub(r"\s+", " ", re.sub(r"\]\([^)]*\)|[`*|\[\]]", " ", " ".join(words)))])
        # Some have an anchor of their own, which is no part of the words.
        heading, words = re.sub(r"<[^>]*>", "", begins.group(1)), []
    return found


def page(name, text, titles):
    """A whole page."""
    written, tokens = body(name, text, titles)
    own = titles[name]
    whole = own if name == "index" else f"{own} – Rehearsal"
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(whole)}</title>
<link rel="stylesheet" href="site.css">
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header>
<a class="home" href="index.html">Rehearsal</a>
<search><label for="search">Search</label>
<input id="search" type="search" autocomplete="off" aria-controls="found" placeholder="/ searches">
<ul id="found" hidden></ul><p id="count" role="status"></p></search>
</header>
<nav aria-label="Pages">{navigation(titles, name)}</nav>
<main id="text">{contents(tokens) if name != "index" else ""}{written}</main>
<script src="words.js"></script>
<script src="site.js"></script>
</body>
</html>
"""


def main(folder):
    """Writes the site; what was made into that folder before is replaced."""
    target = pathlib.Path(folder)
    if target.exists():
        if not (target / "words.js").exists() and any(target.iterdir()):
            sys.exit(f"{target} has other files; name a folder that is empty or not there yet")
        shutil.rmtree(target)
    target.mkdir(parents=True)
    texts = pages()
    titles = {name: title(text) for name, text in texts.items()}
    words = []
    for name, text in texts.items():
        (target / f"{name}.html").write_text(page(name, text, titles), encoding="utf-8")
        words += sections(name, text)
    shutil.copytree(DOCS / "images", target / "images")
    shutil.copy(STYLE, target)
    shutil.copy(SEARCH, target)
    told = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    (target / "words.js").write_text(f"const words = {told};\n", encoding="utf-8")
    print(f"{target}/index.html: {len(texts)} pages")


if __name__ == "__main__":
    main(sys.argv[1])
