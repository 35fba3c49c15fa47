"""What compilers say about generated code, and what they do not see."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
STUBS = ROOT / "Tests/Stubs"
TOOLS = pathlib.Path(os.path.realpath(shutil.which("swiftc") or "/")).parent


def objective_c(texts):
    """What clang says about files, for the system of 2013 and for this one."""
    said = ""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, text in enumerate(texts):
            paths.append(pathlib.Path(folder) / f"{number}.m")
            paths[-1].write_text(text)
        common = [
            TOOLS / "clang", "-fsyntax-only", "-x", "objective-c", "-fobjc-arc", "-fblocks",
            "-fconstant-string-class=NSConstantString", "-Wall", "-Wextra", "-Wformat=2", "-Werror",
            "-Wno-unused-parameter", "-I", STUBS,
        ]
        headers = subprocess.check_output([TOOLS / "clang", "-print-resource-dir"], text=True).strip()
        for target in (
            ["-target", "x86_64-unknown-linux-gnu", "-fobjc-runtime=ios-6.0"],
            ["-target", "armv7-apple-ios6.0", "-nostdlibinc", "-isystem", headers + "/include"],
        ):
            said += subprocess.run(
                [*common, *target, *paths], capture_output=True, text=True, check=False
            ).stderr
    return said


class Modules:
    """The stub modules, each built once."""

    folder = None

    @classmethod
    def path(cls):
        if cls.folder is None:
            cls.folder = tempfile.TemporaryDirectory()
            for module in ("UIKit", "UserNotifications", "SwiftUI", "XCTest"):
                # A stub that fails in bodies still leaves a module: its status counts.
                subprocess.run(
                    [
                        "swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6",
                        "-module-name", module, "-I", cls.folder.name,
                        "-o", f"{cls.folder.name}/{module}.swiftmodule", STUBS / f"{module}.swift",
                    ],
                    check=True,
                )
        return cls.folder.name


def swift(texts):
    """What swiftc says about files, all at once, each in a name space of its own."""
    imports, bodies = set(), []
    for number, text in enumerate(texts):
        lines = text.split("\n")
        imports.update(line for line in lines if line.startswith("import "))
        body = "\n".join("" if line.startswith("import ") else line for line in lines)
        bodies.append(f"enum Space{number} {{\n{body}\n}}\n")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "all.swift"
        path.write_text("\n".join(sorted(imports)) + "\n" + "\n".join(bodies))
        return subprocess.run(
            [
                "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
                "-warnings-as-errors", "-I", Modules.path(), path,
            ],
            capture_output=True, text=True, check=False,
        ).stderr


SELECTORS = set(
    re.findall(r'"(\w[\w:]*)"', (ROOT / "Sources/DialogModel/SelectorNames.swift").read_text())
)
DELEGATES = re.compile(
    r"^- \(\w+\)((?:alertView|willPresent|didPresent|actionSheet|textField|popoverController|application"
    r"|navigationController|tabBarController)\w*:.*) \{$",
    re.M,
)


def unknown_methods(text):
    """Methods of delegates in Objective-C that nobody would call."""
    heads = DELEGATES.findall(text)
    names = ["".join(part + ":" for part in re.findall(r"(\w+):\(", head)) for head in heads]
    return [name for name in names if name not in SELECTORS]


def wrong_formats(text):
    """Formats of Swift whose places are not as many as what follows."""
    wrong = []
    literal = r'"((?:[^"\\]|\\.)*)"'
    heads = rf"(?:String\(format: NSLocalizedString\({literal}, comment: {literal}\)|NSLog\({literal})"
    for match in re.finditer(heads, text):
        places = re.findall(r"%(?:(\d)\$)?(?:ld|@)", (match[1] or match[3] or "").replace("%%", ""))
        rest, depth, count = text[match.end() :], 1, 0
        for character in rest:
            depth += {"(": 1, ")": -1}.get(character, 0)
            count += character == "," and depth == 1
            if not depth:
                break
        if count != len(places):
            wrong.append(match[0])
    return wrong


def repeated_keys(text):
    """Keys that a property list has more than once."""
    keys = re.findall(r'^("(?:[^"\\]|\\.)*") = ', text, re.M)
    return [key for key in keys if keys.count(key) > 1]
