"""Finds and reads what a program offers to assistive technology."""

import functools
import os
import re
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# How long it is until something is looked at again, in seconds: at first, and at most. A look reads
# the whole window over the bus, which keeps the program from what is waited for.
RETRY = 0.02
LONGEST_RETRY = 0.06
LONGEST_BREAK = 0.2
# How long something is waited for, in seconds. It is long, because nobody waits where it comes: a
# server that is as slow as five of ours took 20 s for what takes one here.
TIMEOUT = 60.0
# How long something is read again that changes while it is read, in seconds.
PATIENCE = 5.0

# A busy machine may take longer to answer than the 0.8 s after which AT-SPI gives up.
Atspi.set_timeout(int(1000 * TIMEOUT), -1)

# Tables are read by row; nobody searches their hundreds of cells for a button.
TABLES = ("table", "tree table")
# What is in tables only, which a search leaves out.
IN_TABLES = ("table cell", "table row", "table column header", "table row header")
# The roles by their names.
ROLES = {Atspi.role_get_name(Atspi.Role(number)): Atspi.Role(number)
         for number in range(1, int(Atspi.Role.LAST_DEFINED))}


class NotFound(AssertionError):
    """Something did not show up in time."""


def wait(look, what, timeout=TIMEOUT):
    """Calls `look` until it answers with something true, and answers that."""
    end = time.monotonic() + timeout
    pause = RETRY
    while True:
        begin = time.monotonic()
        try:
            refresh()
            answer = look()
        except GLib.Error:
            # What was being read has just gone.
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            raise NotFound(f"not within {timeout:g} s: {what() if callable(what) else what}")
        # A look that takes long tells of a busy machine, which is left alone for as long.
        took = time.monotonic() - begin
        time.sleep(max(pause, min(took, LONGEST_BREAK)))
        pause = min(1.25 * pause, LONGEST_RETRY)


def rest(read, what, seconds=0.4):
    """Calls `read` until it has answered the same for so long, and answers that."""
    seen = []

    def look():
        now = time.monotonic()
        answer = read()
        if not seen or seen[0] != answer:
            seen[:] = answer, now
        # A busy machine may take a while between two frames, and between two looks as well.
        return now - seen[1] >= seconds

    wait(look, f"{what} that rests")
    return seen[0]


def refresh():
    """Forgets what was read before; nobody else tells the cache that the window has changed."""
    # Events that nobody takes pile up, and each question looks through all of them for its answer.
    context = GLib.MainContext.default()
    while context.pending():
        context.iteration(False)
    Atspi.get_desktop(0).clear_cache()


def steady(read):
    """Has something read again where what it read has just gone: a window changes while it is read,
    one thing after another."""
    @functools.wraps(read)
    def again(*arguments):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return read(*arguments)
            except GLib.Error:
                if time.monotonic() > end:
                    raise
                time.sleep(RETRY)
                refresh()

    return again


def application(group):
    """The accessible root of the program whose processes form this group, if it is there yet."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        try:
            child = desktop.get_child_at_index(index)
            if child and os.getpgid(child.get_process_id()) == group:
                return child
        except (GLib.Error, ProcessLookupError):
            continue
    return None


@steady
def children(node):
    """The direct children of a node."""
    return list(_children(node))


def _children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


@steady
def walk(node):
    """A node and everything in it, tables without their cells."""
    return list(_walk(node))


def _walk(node):
    yield node
    if node.get_role_name() in TABLES:
        return
    found = None if node.get_role_name() in IN_TABLES else _matches(node, without=IN_TABLES)
    for inner in found if found is not None else _descend(node):
        yield inner


def _descend(node):
    for child in _children(node):
        yield child
        if child.get_role_name() not in TABLES:
            yield from _descend(child)


def is_showing(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def has_state(node, state):
    """Whether it has a state; what has gone meanwhile has none."""
    return node is not None and node.get_state_set().contains(state)


def is_focused(node):
    return has_state(node, Atspi.StateType.FOCUSED)


def is_enabled(node):
    return has_state(node, Atspi.StateType.SENSITIVE)


def _matches(root, roles=(), without=(), states=(), interfaces=()):
    """What is in a node, in order: of some roles or without some, in all of these states, and with all of
    these interfaces; nothing where it cannot be asked. The program itself looks, one question over the
    bus in place of hundreds."""
    kind = Atspi.CollectionMatchType
    rule = Atspi.MatchRule.new(
        Atspi.StateSet.new(list(states)), kind.ALL, {}, kind.NONE,
        [ROLES[role] for role in roles or without], kind.ANY if roles else kind.NONE,
        list(interfaces), kind.ALL if interfaces else kind.NONE, False)
    try:
        found = Atspi.Collection.get_matches(root, rule, Atspi.CollectionSortOrder.CANONICAL, 0, True)
    except GLib.Error:
        return None
    # The cache forgets only what was reached from above, node by node.
    for node in found:
        node.clear_cache()
    return found


@steady
def find_all(root, role=()):
    """What shows of a node and in it, in order: of a role or of several, or all but the cells of tables."""
    roles = [known for known in ((role,) if isinstance(role, str) else role)
             # Other versions of AT-SPI have other roles.
             if known in ROLES]
    assert roles or not role, f"there is no role {role!r}"
    found = _matches(root, roles, () if roles else IN_TABLES, [Atspi.StateType.SHOWING])
    if found is None:
        found = [node for node in _descend(root)
                 if (not roles or node.get_role_name() in roles) and is_showing(node)]
    if (not roles or root.get_role_name() in roles) and is_showing(root):
        found = [root, *found]
    return found


@steady
def find(root, role, name=None):
    """The first showing node of a role (or of several) and a name, or a pattern of one."""
    def fits(node):
        own = node.get_name()
        return bool(name.search(own or "")) if isinstance(name, re.Pattern) else name in (None, own)

    return next((node for node in find_all(root, role) if fits(node)), None)


@steady
def text(node):
    """What a node says: its text, else its name."""
    if "Text" in node.get_interfaces():
        words = Atspi.Text.get_text(node, 0, -1)
        if words:
            return words
    return node.get_name() or ""


@steady
def all_texts(root):
    """Everything that can be read below a node, tables left out."""
    # One question over the bus for most, not three: what has no text says its name.
    written = _matches(root, states=[Atspi.StateType.SHOWING], interfaces=["text"])
    if written is None:
        return [words for node in find_all(root) for words in [text(node)] if words]
    written = set(written)
    read = (node in written and Atspi.Text.get_text(node, 0, -1) or node.get_name()
            for node in find_all(root))
    return [words for words in read if words]


@steady
def focused(root):
    """What has the keyboard, tables without their cells."""
    found = _matches(root, without=IN_TABLES, states=[Atspi.StateType.FOCUSED])
    return next(filter(is_focused, _descend(root) if found is None else found), None)


@steady
def extents(node):
    """Where a node is, in pixels of the screen."""
    return Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)


def centre(node):
    """The middle of a node, in pixels of the screen."""
    box = extents(node)
    return box.x + box.width // 2, box.y + box.height // 2


def _cell_text(cell):
    parts = [cell.get_name() or ""]
    # A column with several renderers is a cell of cells.
    parts += [_cell_text(child) for child in children(cell)]
    return " ".join(part.strip() for part in parts if part and part.strip())


@steady
def rows(table, most=None):
    """The rows of a table, or the last of them, each as the list of its cells."""
    columns = range(Atspi.Table.get_n_columns(table))
    count = Atspi.Table.get_n_rows(table)
    first = 0 if most is None else max(0, count - most)
    return [[Atspi.Table.get_accessible_at(table, row, column) for column in columns]
            for row in range(first, count)]


@steady
def row_texts(table, most=None):
    """The rows of a table, or the last of them, each as one line of text."""
    return [" ".join(filter(None, (_cell_text(cell) for cell in row if cell is not None)))
            for row in rows(table, most)]
