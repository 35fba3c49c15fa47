"""The keys that people see pressed at the foot of the stage."""

import accessible
import harness
import names
from accessible import wait


class KeyMark(harness.GuiTestCase):
    document = "login"

    def mark(self, key):
        accessible.refresh()
        return accessible.find(self.program.root, names.IMAGE, key)

    def press(self, key, title):
        """Presses a key until its mark is seen: it is gone soon, and a busy machine looks too late."""
        wait(lambda: self.mark(title) or self.program.key(key), f"the mark of {title}")
        wait(lambda: self.mark(title) is None, f"no mark of {title}")

    def test_keys_are_marked_and_secrets_never(self):
        self.program.click(self.program.on_stage("Sign In"))
        self.program.wait_for_row("didPresentAlertView:")
        self.program.resting_pixels()
        self.program.key("Tab")
        self.assertIsNone(self.mark("Tab"))
        self.program.key("ctrl+m")
        self.press("Tab", "Tab")
        field = self.program.find("password text", "Password")
        self.program.click(field)
        self.program.write("w")
        wait(lambda: accessible.text(field) == "•", "a bullet")
        images = [node.get_name() for node in accessible.walk(self.program.root)
                  if node.get_role_name() in names.IMAGE]
        self.assertNotIn("w", images)
        self.program.key("ctrl+k")
        self.press("ctrl+shift+k", "Power")
