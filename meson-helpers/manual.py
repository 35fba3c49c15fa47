#!/usr/bin/env python3
"""Writes the manual pages from what the program says of itself.

"manual.py 1 REHEARSAL" writes rehearsal(1) from the options of all commands, and
"manual.py 5 REHEARSAL" rehearsal(5) from the JSON Schema.
"""

import json
import os
import re
import subprocess
import sys
import textwrap

# Any day will do as long as it stays: the same sources give the same pages.
DATE = "January 7, 2013"
STATUSES = (
    (0, "What was asked for was done, and what is expected held."),
    (1, "An expectation or an assertion failed, or a limit was reached; an alert was cancelled."),
    (2, "The window of an alert, a sheet or a share sheet was closed."),
    (64, "The command line is wrong."),
    (65, "A document has errors."),
    (66, "A file cannot be read."),
    (69, "There is no window to be had."),
    (73, "A file cannot be written."),
    (74, "Output could not be written."),
)


def asked(program, *words):
    """What the program says, in English and without a home."""
    # So wide that no line of help is folded.
    environment = dict(os.environ, LC_ALL="C.UTF-8", LANGUAGE="C", COLUMNS="9999")
    return subprocess.check_output([program, *words], env=environment, text=True)


def plain(text):
    """A text as roff reads it."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    for sign, name in (("“", "\\(lq"), ("”", "\\(rq"), ("’", "\\(cq"), ("–", "\\(en"),
                       ("…", "..."), ("→", "\\(->"), ("×", "\\(mu")):
        text = text.replace(sign, name)
    # Outside of ASCII by number, which every roff knows.
    return "".join(sign if ord(sign) < 128 else f"\\[u{ord(sign):04X}]" for sign in text)


def lines(text):
    """A text in lines that are no requests."""
    for line in plain(text).split("\n"):
        yield "\\&" + line if line[:1] in (".", "'") else line


def paragraph(text):
    # A sentence a line, as roff wants it, and none of them too long to read.
    for sentence in re.sub(r"(?<=[.?!]) (?=[A-Z“])", "\n", text).split("\n"):
        yield from lines(textwrap.fill(sentence, 72, break_long_words=False,
                                       break_on_hyphens=False))


def argument(words):
    """A word after a macro."""
    return '"' + plain(words).replace('"', '\\(dq') + '"'


def sections(text):
    """The parts of a command's help by their titles."""
    found = {}
    for line in text.split("\n"):
        if title := re.match(r"([A-Z ]+):(?: (.*))?$", line):
            found[name := title[1]] = [title[2]] if title[2] else []
        else:
            found[name].append(line)
    return found


def entries(lines_of_help):
    """The names and the explanation of each line of a list in help."""
    found = []
    for line in filter(None, lines_of_help):
        names, _, words = line.strip().partition("  ") if line[:3].strip() else ("", "", line)
        if names and not words and ">  " not in line and "> " in names:
            # A long name has one blank before its explanation.
            names, _, rest = names.rpartition("> ")
            names, words = names + ">", rest
        if names:
            found.append([names, words.strip()])
        else:
            found[-1][1] = (found[-1][1] + " " + words.strip()).strip()
    return found


def command(program, *words):
    """What the help of a command says."""
    help_text = sections(asked(program, *words, "--help"))
    overview = "\n".join(help_text["OVERVIEW"])
    abstract, _, discussion = overview.partition("\n\n")
    return {"abstract": abstract, "discussion": discussion.strip(),
            "usage": [line.strip() for line in help_text["USAGE"] if line.strip()],
            "positional": entries(help_text.get("ARGUMENTS", [])),
            "options": [(names, words) for names, words in entries(help_text.get("OPTIONS", []))
                        if names not in ("-h, --help", "--version")],
            "subcommands": [names.split()[0] for names, _
                            in entries(help_text.get("SUBCOMMANDS", []))
                            if not names.startswith("See ")]}


def option(names, words):
    """An entry of the list of options, from their line of help."""
    forms, _, value = names.partition(" <")
    macro = " , ".join("Fl " + argument(form[1:]) for form in re.split(", |/(?=-)", forms))
    value = f" Ar {argument(value.rstrip('>'))}" if value else ""
    yield f".It {macro}{value}"
    yield from explanation(words)


def explanation(words):
    """What an entry is for, and what goes without it."""
    inner = re.search(r" ?\((?:values: [^()]*?)?(?:(?:; )?default: ([^()]*))?\)$", words)
    yield from paragraph(words[:inner.start()] if inner else words)
    if inner and inner[1]:
        yield from lines(f"Without it: {inner[1]}.")


def usage(name, entry):
    if len(entry["usage"]) > 1:
        return written_usage(name, entry["usage"])
    words = [f".Nm rehearsal {name}".rstrip()]
    if entry["options"]:
        words.append(".Op Ar options")
    for names, _ in entry["positional"]:
        form = re.search(rf"(\[)?{re.escape(names)}( \.\.\.)?", entry["usage"][0])
        macro = ".Op Ar" if form[1] else ".Ar"
        words.append(f"{macro} {argument(names.strip('<>'))}{form[2] or ''}")
    return words


def written_usage(name, forms):
    """The usage of a command that names its forms itself: commands are small, what to fill in large."""
    words = []
    for form in forms:
        words.append(f".Nm rehearsal {name}")
        for word in form.split()[2:]:
            macro = ".Cm" if word.islower() and not word.startswith("<") else ".Ar"
            words.append(f"{macro} {argument(word.strip('<>').lower())}")
    return words


def examples(discussion):
    """The examples among the lines of a discussion, and the rest."""
    found, rest = [], []
    for line in (discussion or "").split("\n"):
        (found if line.startswith("Example: ") else rest).append(line)
    return [line.removeprefix("Example: ") for line in found], "\n".join(rest).strip()


def commands_page(program):
    top = command(program)
    subcommands = {name: command(program, name) for name in top["subcommands"] if name != "help"}
    yield from (f".Dd {DATE}", ".Dt REHEARSAL 1", ".Os", ".Sh NAME", ".Nm rehearsal",
                ".Nd prototype dialogs, and see every delegate call in order", ".Sh SYNOPSIS")
    yield ".Nm"
    yield ".Op Ar file"
    for name, entry in subcommands.items():
        yield from usage(name, entry)
    yield ".Sh DESCRIPTION"
    yield from paragraph(top["abstract"])
    yield from paragraph(examples(top["discussion"])[1])
    yield from (".Pp", "The format of the documents is in", ".Xr rehearsal 5 .",
                ".Sh COMMANDS")
    for name, entry in subcommands.items():
        found, rest = examples(entry["discussion"])
        yield f".Ss {argument(name)}"
        yield from paragraph(entry["abstract"])
        if rest:
            yield ".Pp"
            yield from paragraph(re.sub(r"\s*\n\s*", " ", rest))
        if entry["positional"] or entry["options"]:
            yield '.Bl -tag -width Ds'
            for names, words in entry["positional"]:
                yield f".It Ar {argument(names.strip('<>'))}"
                yield from explanation(words)
            for names, words in entry["options"]:
                yield from option(names, words)
            yield ".El"
        for example in found:
            yield ".Pp"
            yield f".Dl {argument(example)}"
    yield from (".Sh EXIT STATUS", ".Bl -tag -width Ds")
    for number, words in STATUSES:
        yield f".It {number}"
        yield from paragraph(words)
    yield from (".El", ".Sh SEE ALSO", ".Xr rehearsal 5")


def types(schema):
    """What a value may be, in a few words."""
    if "$ref" in schema:
        return "a " + schema["$ref"].rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return ", ".join(map(str, schema["enum"]))
    if "if" in schema:
        if schema["if"].get("type") == "array":
            item = schema["else"]
            item = item["else"] if item.get("if", {}).get("type") == "null" else item
            return types(item) + ", or a list of such"
        return types(schema["else"]) + ", or " + types(schema["then"])
    if "anyOf" in schema:
        return ", or ".join(dict.fromkeys(map(types, schema["anyOf"])))
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return {"object": "a map", "string": "a text"}.get(kind[0], kind[0])
    return {"object": "a map", "string": "a text", "number": "a number", "integer": "a whole number",
            "boolean": "true or false", "array": "a list", "null": "nothing"}.get(kind, kind)


def table(schema):
    yield '.Bl -tag -width Ds'
    for key, value in schema["properties"].items():
        yield f".It Ic {argument(key)} : Ar {argument(types(value))}"
        note = re.split(r" People also look for: ", value.get("description", ""))[0]
        yield from paragraph(note)
    yield ".El"


def format_page(program):
    schema = json.loads(asked(program, "schema"))

    def note(part):
        return re.split(r" Not here: ", part.get("description", ""))[0]

    yield from (f".Dd {DATE}", ".Dt REHEARSAL 5", ".Os", ".Sh NAME", ".Nm rehearsal",
                ".Nd the format of prototype documents", ".Sh DESCRIPTION")
    yield from paragraph(
        "A prototype is one text file, NAME.rehearsal.yaml, in YAML 1.2 or in JSON.")
    yield from paragraph(note(schema))
    yield from ("Its keys are:",)
    yield from table(schema)
    for name, part in schema["$defs"].items():
        yield f".Ss {argument(name)}"
        yield from paragraph(note(part))
        yield from table(part)
    yield from (".Sh EXAMPLES", ".Bd -literal")
    example = """rehearsal: 1
screens:
  account:
    controls:
      - button: Sign Out
        then: [{present: sign-out}]
dialogs:
  sign-out:
    alert: {title: Sign Out, cancelButton: Cancel, otherButtons: [Confirm]}"""
    yield from lines(example)
    yield from (".Ed", ".Sh SEE ALSO", ".Xr rehearsal 1")


def main():
    section, program = sys.argv[1], os.path.abspath(sys.argv[2])
    pages = {"1": commands_page, "5": format_page}
    # An empty line would be a paragraph of another kind.
    print("\n".join(line for line in pages[section](program) if line.strip()))


main()
