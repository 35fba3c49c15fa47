"""The columns of the log: which, where, and from one start to the next."""

import accessible
import bus
import harness
import names
from harness import PRESENTATION
from test_preferences import WithSchema


class Columns(WithSchema):
    """A person's own columns."""

    def begin(self, kept=None):
        program = self.start(kept)
        program.click(program.on_stage("Sign Out"))
        program.wait_for_calls(PRESENTATION)
        return program

    def asks(self):
        """The row of the question: the places of its cells by the kind of their text."""
        accessible.refresh()
        table = self.program.find(names.TABLE, names.CALLS)
        row = next(row for row in accessible.rows(table)
                   if any(cell and "shouldEnable" in accessible.text(cell).replace(
                       "ShouldEnable", "shouldEnable") for cell in row))
        places = {}
        for cell in filter(None, row):
            text, place = accessible.text(cell), accessible.extents(cell)
            if place.width > 1:
                kind = {"2": "#", "\u00b7": "delta", "Sign Out sign-out": "target"}.get(text)
                kind = kind or ("ms" if text.replace("\u202f", "").isdigit() else None)
                if kind:
                    places[kind] = place.x
        return sorted(places, key=places.get)

    def wait_for(self, *wanted):
        accessible.wait(lambda: self.asks() == list(wanted), f"the columns {wanted}")

    def test_one_is_left_out_and_stays_so(self):
        program = self.begin()
        self.wait_for("#", "ms", "delta", "target")
        bus.act("column-delta")
        self.wait_for("#", "ms", "target")
        bus.act("column-right", "number")
        self.wait_for("ms", "#", "target")
        program.picture("columns")
        program.key("ctrl+q")
        program.process.wait(10)
        keyfile = program.home / "config" / "glib-2.0" / "settings" / "keyfile"
        kept = keyfile.read_text(encoding="utf-8")
        self.assertIn("log-columns='milliseconds,number,-delta,target,-today'", kept)
        self.begin(kept)
        self.wait_for("ms", "#", "target")
        bus.act("usual-columns")
        self.wait_for("#", "ms", "delta", "target")

    def test_today_says_what_became_of_a_call(self):
        program = self.begin()

        def today():
            accessible.refresh()
            table = program.find(names.TABLE, names.CALLS)
            return {text for row in accessible.rows(table) for text in
                    [accessible.text(cell) for cell in filter(None, row)
                     if accessible.extents(cell).width > 1] if text in ("yes A", "half A", "no B")}

        self.assertEqual(today(), set())
        bus.act("column-today")
        # Of asking whether a button may be pressed, of coming in, and nothing of the input.
        accessible.wait(lambda: today() == {"yes A", "half A"}, "the words of the column")
        program.picture("column-today")
        program.click_row(names.CALLS, "didPresentAlertView:")
        program.says("documented: willPresent has no successor")
        bus.act("column-today")
        accessible.wait(lambda: today() == set(), "the column gone")

    def test_a_heading_is_dragged(self):
        program = self.begin()
        table = accessible.extents(program.find(names.TABLE, names.CALLS))
        self.wait_for("#", "ms", "delta", "target")
        # From the middle of the time's heading to before the number.
        y = table.y + 12
        harness.xdotool("mousemove", table.x + 60, y, "mousedown", 1)
        for x in (50, 40, 30, 20, 12, 8, 6, 5):
            harness.xdotool("mousemove", table.x + x, y)
            harness.settle(0.05)
        harness.xdotool("mouseup", 1)
        self.wait_for("ms", "#", "delta", "target")

    def test_none_is_left_but_the_call(self):
        program = self.begin()
        for column in ("number", "milliseconds", "delta", "target"):
            bus.act(f"column-{column}")
        self.wait_for()
        program.wait_for_calls(PRESENTATION)
        program.picture("columns-none")
        bus.act("column-target")
        self.wait_for("target")
        bus.act("column-left", "target")
        self.wait_for("target")
        bus.act("column-number")
        bus.act("column-left", "target")
        self.wait_for("target", "#")
        program.picture("columns-target")
