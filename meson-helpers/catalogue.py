"""Catalogues of translations (.po and .pot): read, written, and held against their template."""

import re
from dataclasses import dataclass, field
from pathlib import Path

ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}
UNESCAPED = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}
KEYWORD = re.compile(r'(msgctxt|msgid_plural|msgid|msgstr(?:\[(\d+)\])?)?\s*"(.*)"\s*$')
PLACE = re.compile(r"\{[A-Za-z_]\w*\}")


@dataclass
class Message:
    """A text, its translations, and what translators are told of it."""

    id: str
    plural: str | None = None
    context: str | None = None
    translations: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # "#.", from the program
    remarks: list[str] = field(default_factory=list)  # "#", from the translator
    places: list[str] = field(default_factory=list)  # "#:", files
    flags: list[str] = field(default_factory=list)

    @property
    def key(self):
        return (self.context, self.id)

    @property
    def is_translated(self):
        return bool(self.translations) and all(self.translations) and "fuzzy" not in self.flags

    def text(self):
        """The message as a catalogue has it."""
        lines = [f"# {each}".rstrip() for each in self.remarks]
        lines += [f"#. {each}" for each in self.notes]
        lines += [f"#: {each}" for each in self.places]
        if self.flags:
            lines.append("#, " + ", ".join(self.flags))
        if self.context is not None:
            lines.append("msgctxt " + quoted(self.context))
        lines.append("msgid " + quoted(self.id))
        if self.plural is None:
            lines.append("msgstr " + quoted((self.translations or [""])[0]))
        else:
            lines.append("msgid_plural " + quoted(self.plural))
            for number, each in enumerate(self.translations or ["", ""]):
                lines.append(f"msgstr[{number}] {quoted(each)}")
        return "\n".join(lines) + "\n"


def quoted(text):
    escaped = "".join(ESCAPES.get(each, each) for each in text)
    parts = re.findall(r"(?:(?!\\n)(?:\\.|[^\\]))*\\n|(?:\\.|[^\\])+$", escaped)
    if len(parts) < 2:
        return f'"{escaped}"'
    return "\n".join(['""'] + [f'"{part}"' for part in parts])


def unquoted(text):
    return re.sub(r"\\(.)", lambda found: UNESCAPED.get(found[1], found[1]), text)


def parse(text):
    """The messages of a catalogue; the first has its header. What is obsolete is left out."""
    messages = []
    for block in re.split(r"\n\s*\n", text.strip() + "\n"):
        message, target = Message(""), None
        seen = False
        for line in block.splitlines():
            if line.startswith("#~"):
                continue
            if line.startswith("#."):
                message.notes.append(line[2:].strip())
            elif line.startswith("#:"):
                message.places += line[2:].split()
            elif line.startswith("#,"):
                message.flags += [each.strip() for each in line[2:].split(",")]
            elif line.startswith("#"):
                if not line.startswith("#|"):
                    message.remarks.append(line[1:].strip())
            elif line.strip():
                found = KEYWORD.match(line)
                if not found:
                    raise ValueError(f"this is no line of a catalogue: {line}")
                word, value = found[1], unquoted(found[3])
                target = word or target
                if target == "msgctxt":
                    message.context = (message.context or "") + value
                elif target == "msgid":
                    message.id += value
                    seen = True
                elif target == "msgid_plural":
                    message.plural = (message.plural or "") + value
                elif word:
                    message.translations.append(value)
                else:
                    message.translations[-1] += value
        if seen:
            messages.append(message)
    return messages


def read(path):
    return parse(Path(path).read_text(encoding="utf-8"))


def write(path, messages):
    Path(path).write_text(whole(messages), encoding="utf-8")


def whole(messages):
    return "\n".join(message.text() for message in messages)


def names(text):
    return set(PLACE.findall(text))


def problems(message):
    """What the translations of a message have in another way than the message."""
    if not message.is_translated:
        return
    source = {message.id, message.plural or message.id}
    allowed = set().union(*(names(each) for each in source))
    # A form for one may leave the number out, as the message does.
    needed = set.intersection(*(names(each) for each in source))
    if message.plural is not None:
        needed -= {"{n}"}
    for text in message.translations:
        found = names(text)
        for name in sorted(found - allowed):
            yield f"has a place {name} that the message has not: {text!r}"
        for name in sorted(needed - found):
            yield f"lacks the place {name}: {text!r}"
        # An underscore would mark a letter for the Alt key.
        if text.count("_") != message.id.count("_") and not names(message.id):
            yield f"has other underscores: {text!r}"
        for side, part in (("first", slice(0, 1)), ("last", slice(-1, None))):
            if message.id[part].isspace() != text[part].isspace():
                yield f"begins or ends with another blank ({side} letter): {text!r}"
        if message.id.endswith("…") != text.endswith("…"):
            yield f"ends with “…” where the message does not, or the other way: {text!r}"
