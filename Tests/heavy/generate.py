"""Writes documents that are as large as a document may sensibly be, and larger, into a folder.

They are generated because they are large: a window must open each of them within a second and stay
live. The benchmark opens them, and so do the tests of the window.

    generate.py FOLDER [NAME…]
"""

import json
import pathlib
import sys

# A text that wraps like prose does.
PROSE = "The quick brown fox jumps over the lazy dog. "


def alert(**keys):
    """A document that presents one alert when it starts."""
    return {"dialogs": {"large": {"alert": keys}}}


def sheet(**keys):
    """A document that presents one action sheet when it starts."""
    return {"dialogs": {"large": {"actionSheet": keys}}}


def screen(controls, title="Large"):
    """A document with one screen of these controls."""
    return {"screens": {"large": {"title": title, "controls": controls}}}


def popover(controls):
    """A document that presents a popover of these controls when it starts."""
    return {"device": "tablet", "start": "large", "screens": {"behind": {"controls": []}},
            "dialogs": {"large": {"popover": {"title": "Large", "controls": controls}}}}


def titles(count, word="Button"):
    """As many titles, each with its number from 1."""
    return [f"{word} {number}" for number in range(1, count + 1)]


def rows(count, kind="row"):
    """As many controls of one kind, each with its number from 1."""
    return [{kind: title} for title in titles(count, kind.capitalize())]


def fields(count):
    """As many text fields, each with its number from 1."""
    return [{"textField": title, "placeholder": title} for title in titles(count, "Field")]


def picker(count):
    """A document that presents a picker with as many activities of its own when it starts."""
    activities = [{"type": title, "title": title} for title in titles(count, "Activity")]
    return {"dialogs": {"large": {"activityPicker": {"items": [{"text": "Text"}],
                                                     "activities": activities}}}}


def jobs(count):
    """A document that runs as many jobs when it starts."""
    work = {f"job-{number}": {"loader": "none", "simulate": {"seconds": 1}}
            for number in range(1, count + 1)}
    runs = {"does": {"didPresentAlertView:": [{"run": name} for name in work]}}
    document = alert(title="Large", cancelButton="Cancel")
    document["dialogs"]["large"]["delegate"] = runs
    return document | {"tasks": work}


def prose(length):
    """A text of so many characters."""
    return (PROSE * (length // len(PROSE) + 1))[:length]


def errors(count):
    """A document in one line of some 500 KB that has as many errors."""
    entry = '"%s": {"alert": {"titel": "%s"}}'
    return '{"rehearsal": 1, "dialogs": {%s}}' % ", ".join(
        entry % (f"dialog-{number}", prose(470)) for number in range(count))


def warnings(count):
    """A screen, and as many alerts that nothing presents."""
    lonely = {f"lonely-{number}": {"alert": {"title": "Lonely", "cancelButton": "Cancel"}}
              for number in range(1, count + 1)}
    return screen(rows(3)) | {"dialogs": lonely}


DOCUMENTS = {
    "alert-1000": lambda: alert(title="Many", cancelButton="Cancel", otherButtons=titles(1000)),
    "alert-5000": lambda: alert(title="Many", cancelButton="Cancel", otherButtons=titles(4999)),
    "sheet-1000": lambda: sheet(title="Many", cancelButton="Cancel", otherButtons=titles(1000)),
    "sheet-5000": lambda: sheet(title="Many", cancelButton="Cancel", otherButtons=titles(4999)),
    "rows-5000": lambda: screen(rows(5000)),
    "labels-5000": lambda: screen([{"label": prose(120)} for _ in range(5000)]),
    "fields-2000": lambda: screen(fields(2000)),
    "popover-5000": lambda: popover(rows(5000)),
    "label-1MiB": lambda: screen([{"label": prose(1 << 20)}, {"row": "Below"}]),
    "label-1MiB-unbroken": lambda: screen([{"label": "x" * (1 << 20)}, {"row": "Below"}]),
    "alert-title": lambda: alert(title="W" * 20_000, cancelButton="Cancel"),
    "alert-message-1MiB": lambda: alert(message=prose(1 << 20), cancelButton="Cancel"),
    "alert-button": lambda: alert(title="Long", cancelButton="W" * 20_000),
    "sheet-title": lambda: sheet(title="W" * 20_000, cancelButton="Cancel"),
    "title": lambda: {"title": "W" * 20_000} | screen(rows(3)),
    "title-1MiB": lambda: {"title": prose(1 << 20)} | screen(rows(3)),
    "screen-title": lambda: screen(rows(3), title="W" * 20_000),
    "bar-40": lambda: screen(rows(40, "barButton") + rows(3)),
    "toolbar-40": lambda: screen(rows(40, "toolbarButton") + rows(3)),
    "tabs-500": lambda: screen(rows(500, "tab") + rows(3)),
    "activities-500": lambda: picker(500),
    "jobs-500": lambda: jobs(500),
    "errors-1000": lambda: errors(1000),
    "warnings-1000": lambda: warnings(1000),
}


def text(document):
    """What is written for a document: itself if it is a text, else its JSON."""
    return document if isinstance(document, str) else json.dumps({"rehearsal": 1} | document)


def main(folder, names):
    """Writes the documents of these names, or all."""
    place = pathlib.Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    for name in names or DOCUMENTS:
        written = text(DOCUMENTS[name]())
        (place / f"{name}.rehearsal.yaml").write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
