"""Writes documents that nobody means well with, which the folder of the corpus cannot hold: their
pictures are no files, their names hide something, or they are large."""

import json
import os
import socket
import struct
import zlib

# What is beside a letter, on it, or turns it round, without being seen.
UNSEEN = "\u200b\u200d\u2060\ufeff\u202e\u2066\u00ad"
MEBI = 1 << 20


def pictured(name, title="Pictured"):
    """A document with a picture of this name as the backdrop of its screen."""
    return f'{{rehearsal: 1, title: {title}, screens: {{s: {{image: "{name}", ' \
           'controls: [{button: Go}]}}}'


def titled(text):
    """A document that presents an alert of this title, in quotes, when it starts."""
    return f'rehearsal: 1\ntitle: Titled\ndialogs: {{a: {{alert: {{title: "{text}", ' \
           f'message: "{text}", cancelButton: "{text}", otherButtons: ["{text}"]}}}}}}\n'


def part(kind, content):
    """A chunk of a PNG."""
    return (struct.pack(">I", len(content)) + kind + content
            + struct.pack(">I", zlib.crc32(kind + content)))


def png(width, height):
    """A picture in shades of grey, all of it black, packed as small as can be."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    packer = zlib.compressobj(9)
    row = bytes(width + 1)
    pixels = b"".join(packer.compress(row) for _ in range(height)) + packer.flush()
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", pixels) + part(b"IEND", b"")


def svg(content):
    """A vector graphic."""
    return ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="320" height="480">{content}</svg>').encode()


def graphic_that_doubles():
    """A vector graphic whose groups each draw the one before twice, forty times over."""
    groups = "".join(f'<g id="g{n}"><use xlink:href="#g{n - 1}"/><use xlink:href="#g{n - 1}"/></g>'
                     for n in range(1, 41))
    return svg(f'<defs><rect id="g0" width="9" height="9"/>{groups}</defs>'
               '<use xlink:href="#g40"/>')


def a_socket(path):
    """A socket that nobody listens on; its path may be longer than an address."""
    folder = os.open(path.parent, os.O_PATH)
    with socket.socket(socket.AF_UNIX) as end:
        end.bind(f"/proc/self/fd/{folder}/{path.name}")
    os.close(folder)


# How a picture of a document is made, and what the window says of it.
PICTURES = {
    "pipe": (os.mkfifo, "a.png: this is a pipe or a device, not a file"),
    "socket": (a_socket, "a.png: this is a pipe or a device, not a file"),
    "folder": (lambda path: path.mkdir(), "a.png: this is a folder, not a file"),
    "device": (lambda path: path.symlink_to("/dev/zero"), "“a.png” .*out of"),
    "file of the system": (lambda path: path.symlink_to("/proc/kmsg"), "“a.png” .*out of"),
    "circle": (lambda path: path.symlink_to(path.name), "a.png: this link leads in a circle"),
    "nothing": (lambda path: path.symlink_to("nowhere"), "a.png: there is no such file"),
    "empty": (lambda path: path.touch(), "^a.png: "),
    "text": (lambda path: path.write_text("Dear diary"), "^a.png: "),
    "cut off": (lambda path: path.write_bytes(png(64, 64)[:-30]), None),
    "huge file": (lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_WRONLY), 1 << 33),
                  "a.png: it is larger than 64 MiB"),
    "huge picture": (lambda path: path.write_bytes(png(60_000, 60_000 // 60)),
                     "a.png: it has more than 50 million pixels"),
    "thin picture": (lambda path: path.write_bytes(png(50_000, 1)), None),
    "graphic that doubles": (lambda path: path.write_bytes(graphic_that_doubles()), "^a.png: "),
    "graphic that includes": (
        lambda path: path.write_bytes(svg('<image xlink:href="file:///dev/zero" width="9" '
                                          'height="9"/><image xlink:href="a.png" width="9" '
                                          'height="9"/>')), None),
    "huge graphic": (
        lambda path: path.write_bytes(svg("").replace(b'"320"', b'"900000"')),
        "a.png: it has more than 50 million pixels"),
}

def foldered(**keys):
    """A document with a screen and these keys."""
    return json.dumps({"rehearsal": 1, "title": "Foldered",
                       "screens": {"s": {"controls": [{"button": "Go"}]}}} | keys)


def deep(_):
    """A picture in more folders than a path can have."""
    return foldered(screens={"s": {"image": "a/" * 60_000 + "x.png"}})


def many_deep(_):
    """Pictures in folders that are nowhere, in as many as a path can have."""
    images = [{"image": f"{number}/" + "a/" * 1900 + "x.png"} for number in range(300)]
    return foldered(screens={"s": {"controls": images}})


def recordings(folder):
    """Recordings of sixty commands, all of them links to one that is as large as can be."""
    lines = (16 * MEBI - 40) // 11
    (folder / "r").write_text("rehearsal recording 1\n" + "0.001 out \n" * lines + "0.001 done\n",
                              encoding="utf-8")
    tasks = [f"t{number}" for number in range(60)]
    for task in tasks:
        (folder / f"own.{task}.recording").symlink_to("r")
    return foldered(tasks={task: {"command": ["true"]} for task in tasks})


def palette_icons(folder):
    """Activities whose icon is a large picture with a palette."""
    head = struct.pack(">IIBBBBB", 60, 60, 8, 3, 0, 0, 0)
    (folder / "a.png").write_bytes(
        b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"PLTE", bytes(3))
        + part(b"IDAT", bytes(15 * MEBI)))
    activities = [{"type": f"a{number}", "title": f"A {number}", "icon": "a.png"}
                  for number in range(300)]
    return foldered(dialogs={"p": {"activityPicker": {
        "items": [{"text": "x"}], "activities": activities}}})


def many_names(folder):
    """A command that names one file by thousands of paths."""
    (folder / "w").write_bytes(bytes(MEBI))
    words = ["./" * (number // 60) + "/" * (number % 60) + "w" for number in range(60, 3060)]
    return foldered(tasks={"t": {"command": ["sh", *words]}})


# Documents with something beside them in their folder, and what the window says of them.
FOLDERS = {
    "deep": (deep, "^a/a/"),
    "many deep": (many_deep, "300 pictures can’t be read"),
    "recordings": (recordings, "60 recordings can’t be played"),
    "palette icons": (palette_icons, None),
    "many names": (many_names, "does not run; it is simulated"),
}

# Texts that are hard to lay out; each stands in every part of an alert.
TEXTS = {
    "unseen": UNSEEN * 2000,
    "marks": "a" + "\u0301" * 20_000,
    "emoji": "\U0001F468\u200d\U0001F469\u200d\U0001F467" * 2000,
    "flags": "\U0001F1E9" * 5001,
    "right to left": "\u202e" + "\u05d0\u05d1 a " * 3000,
    "embedded": "\u202a" * 5000 + "a" + "\u202c" * 5000,
    "ligatures": "\ufdfa" * 3000,
    "conjuncts": "\u0915\u094d" * 5000,
    "lines": "\\n" * 5000,
    "tabs": "\\t" * 5000,
    "separators": "\u2028\u2029" * 3000,
    "markup": "<b>&amp;<span size='999999'>" * 500,
    "format": "%s%n" * 500,
}

# Whole files, and what the window says of them.
FILES = {
    "empty": (b"", "the document is empty"),
    "nested": (b"[" * 100_000, "nested at most 64 deep"),
    "zeros": (bytes(MEBI), r"U\+0000|UTF-16"),
    "too large": (b"rehearsal: 1\ntitle: |\n" + b"  x\n" * (5 * MEBI), "at most 16 MiB"),
    "no UTF-8": (b"rehearsal: 1\ntitle: \xff\xfe\n", "not UTF-8"),
    "parts": (b"[" + b"{}," * MEBI + b"]", "at most 500000 parts"),
    "repeated": (b"rehearsal: 1\n" + b"dialogs: {a: {}}\n" * 20_000, "is here again"),
    "text": (b"rehearsal: 1\ntitle: " + b"x" * (2 * MEBI), "at most 1 MiB"),
    "unknown": (b"rehearsal: 1\n" + b"".join(b"%s%d: 1\n" % (UNSEEN.encode(), n)
                                             for n in range(3000)), "unknown key"),
    "bidirectional": ('rehearsal: 1\n"\u202etitle\u2066": x\n'.encode(), "unknown key"),
    "no characters": (titled("\ufffe\uffff\U0010ffff" * 2000).encode(), r"U\+FFFE is not allowed"),
    "templates": (titled("{title}{field:0}" * 500).encode(), "nothing can be filled in"),
    "anchors": (b"[" + b"&a x," * 100_000 + b"]", "begins an anchor"),
}

# Names of files that look like others, or like nothing.
NAMES = {
    "unseen": f"{UNSEEN}.rehearsal.yaml",
    "turned": "lmay\u202elmay.rehearsal.yaml",
    "lines": "a\nb: there is no such file\n.rehearsal.yaml",
    "escapes": "\x1b[2J\x07.rehearsal.yaml",
    "markup": "<b>&amp;.rehearsal.yaml",
    "long": "x" * 240 + ".rehearsal.yaml",
}
