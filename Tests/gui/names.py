"""What the window calls its parts; when a name changes there, it changes here."""

import re

APPLICATION = "io.github.rehearsal.Rehearsal"

WINDOW = "frame"
BUTTON = ("push button", "button")
TOGGLE = ("toggle button", "radio button")
TAB = "page tab"
RADIO = "radio button"
IMAGE = ("image", "icon")
CHECK_BOX = "check box"
ENTRY = ("text", "entry")
COMBO_BOX = "combo box"
PANEL = "panel"
ALERT = "alert"
DIALOG = "dialog"
TABLE = ("table", "tree table")

OPEN = "Open"
START_AGAIN = "Start Again"
PLAY = re.compile("^Play “")
CHOOSE_SCENARIO = "Choose a scenario"
PROTOTYPE = "Prototype"
CONTENTS = "Contents"
CALLS = "Calls"
FILTER = "Filter calls"
PAUSE = "Pause"
DETAILS = "Details"
PAST = "The past"
COMPARE_RUN = "Compare Its Run with the Present One"
# Items of a menu that a button opens.
MENU_ITEMS = ("push button", "button", "radio button", "check box", "menu item", "radio menu item",
              "check menu item")
FOLLOW = "Follow the end"
COPY = "Copy"
CLEAR = "Clear"
YES = "YES"
NO = "NO"
HOME = "Home"
HOME_KEY = "Home key"
RESUME = "Resume"
HOLDING = "Holding inside a call"
PRESENTER_KEYS = "Keys while presenting"
HIDE_ERRORS = "Hide errors"
ALL_ERRORS = "Show all errors"
CLOSED_MESSAGES = "Show closed messages"
LANGUAGE = "Language"
CHOICE = "radio button"
WELCOME = "Welcome"
MESSAGE = "Message"
STALE = "Files that can’t be read"
HIDE_MESSAGE = "Hide this message"
RECENT = "Recent prototypes"
MAIN_MENU = "Main menu"
CHOOSER = "Open a Prototype"

# How the window says that rows wait while the log is paused.
ROWS_WAIT = re.compile(r"\b(\d+)\b.*\bwait", re.IGNORECASE)

PHONE = "Phone"
TABLET = "Tablet"
CHOOSE_DEVICE = "Choose a device"
TURN = "Turn the device"
CLASSIC = "Classic"
FLAT = "Flat"
DARK = "Dark prototype"
ZOOM = re.compile("^Zoom ")
QUARTER_SPEED = "A quarter of the speed"
SPEEDS = FULL, QUARTER, TENTH = (
    "1× Full speed", "¼× A quarter of the speed", "⅒× A tenth of the speed")
POWER = "Power button"
MORE = "Device, look and speed"
TEXT = "Text of the document"
