"""The delegate calls among the rows of a log."""

import re

SELECTOR = re.compile(
    r"(?:^|\s)((?:(?:will|did)PresentAlertView|alertViewCancel"
    r"|alertViewShouldEnableFirstOtherButton"
    r"|(?:alertView|actionSheet):(?:clickedButtonAtIndex|(?:will|did)DismissWithButtonIndex)"
    r"|(?:will|did)PresentActionSheet|popoverController(?:Should|Did)DismissPopover"
    r"|application:didFinishLaunchingWithOptions"
    r"|application(?:Did|Will)\w+):)(.*)$"
)


class Call:
    """A delegate call in the log: its selector and what stands behind it."""

    def __init__(self, selector, rest):
        self.selector = selector
        self.rest = rest.strip()

    @property
    def index(self):
        """The button index that the call carries."""
        found = re.match(r"-?\d+", self.rest.replace("\u2212", "-"))
        return int(found.group()) if found else None

    @property
    def returned(self):
        """The answer, as the log words it."""
        found = re.search(r"\b(YES|NO)\b", self.rest)
        return found.group() if found else None

# What an alert of two buttons says while it comes, and when button i of it is tapped.
PRESENTATION = [
    "willPresentAlertView:",
    "alertViewShouldEnableFirstOtherButton:",
    "didPresentAlertView:",
]
# An alert whose only button is Cancel has none to ask about.
CANCEL_PRESENTATION = PRESENTATION[::2]
DISMISSAL = [
    "alertView:clickedButtonAtIndex:",
    "alertView:willDismissWithButtonIndex:",
    "alertView:didDismissWithButtonIndex:",
]


def calls_in(row_texts):
    """The delegate calls among the rows of a log."""
    found = (SELECTOR.search(row) for row in row_texts)
    return [Call(match.group(1), match.group(2)) for match in found if match]
