import Gtk
import Texts
import WindowWords

/// All keys of the program, for the actions and for the window that lists them.
///
/// No key of an action is a letter without modifiers, or has a meaning in a text field.
@MainActor
enum Keys {
  /// One function of the program with its keys.
  struct Entry {
    let title: String
    /// The full name of the action; `nil` if a window handles the keys itself.
    let action: String?
    let keys: [String]
    /// The keys that the list shows, if some of the keys exist only on other keyboards.
    let shown: String

    init(_ title: String, _ action: String?, _ keys: String..., shown: String? = nil) {
      self.title = title
      self.action = action
      self.keys = keys
      self.shown = shown ?? keys.joined(separator: " ")
    }
  }

  /// The groups of keys with their headings.
  static let groups: [(title: String, entries: [Entry])] = [
    (
      tr("Documents and windows"),
      [
        Entry(tr("New window"), "app.new-window", "<Primary>n"),
        Entry(tr("Open"), "win.open-file", "<Primary>o"),
        Entry(tr("Edit on the stage, or play"), "win.edit-mode", "<Primary>e"),
        Entry(tr("Open in editor"), "win.edit", "<Primary><Shift>e"),
        Entry(tr("New prototype"), "win.new-prototype", "<Primary><Alt>n"),
        Entry(tr("Save"), "win.save", "<Primary>s"),
        Entry(tr("Find and replace in all texts"), "win.replace-texts", "<Primary><Shift>r"),
        Entry(tr("Translations"), "win.translations", "<Primary><Shift>t"),
        Entry(tr("Undo a change of the document"), nil, "<Primary>z"),
        Entry(tr("Redo it"), nil, "<Primary><Shift>z"),
        Entry(tr("Properties"), "win.pane-1", "<Alt>1"),
        Entry(tr("Calls"), "win.pane-2", "<Alt>2"),
        Entry(tr("Text"), "win.pane-3", "<Alt>3"),
        Entry(tr("Code"), "win.pane-4", "<Alt>4"),
        Entry(tr("Findings of the map"), "win.pane-5", "<Alt>5"),
        Entry(tr("Preferences"), "app.preferences", "<Primary>comma"),
        Entry(tr("Close the window"), "win.close", "<Primary>w"),
        Entry(tr("Quit"), "app.quit", "<Primary>q"),
        Entry(tr("Main menu"), "win.main-menu", "F10"),
        Entry(tr("Help on what is selected"), "win.help", "F1"),
        Entry(tr("Show these keys"), "win.shortcuts", "<Primary>question"),
      ]
    ),
    (
      tr("Prototype"),
      [
        Entry(tr("Start again"), "win.start-again", "<Primary>r"),
        Entry(tr("Record a scenario, or keep it"), "win.record", "<Primary><Alt>r"),
        Entry(tr("Tap the bold button"), nil, "Return"),
        Entry(tr("Tap Cancel"), nil, "Escape"),
        Entry(tr("Answer a held call with YES"), "win.answer-yes", "<Alt>y"),
        Entry(tr("Answer a held call with NO"), "win.answer-no", "<Alt>n"),
      ]
    ),
    (
      tr("Stage"),
      [
        Entry(tr("Present on the full screen"), "win.present", "F11"),
        Entry(tr("Run sheet"), "win.run-sheet", "<Primary><Shift>p"),
        Entry(tr("Share: print a storyboard"), "win.share-pages", "<Primary>p"),
        Entry(tr("Mark each tap with a ring"), "win.mark-taps", "<Primary>m"),
        Entry(tr("Copy a picture of the stage"), "win.copy-picture", "<Primary><Shift>c"),
        Entry(tr("Save a picture of the stage"), "win.save-picture", "<Primary><Shift>s"),
        Entry(tr("Side by side"), "win.side-by-side", "<Primary><Shift>l"),
        Entry(tr("Flow: the map of the prototype"), "win.flow", "<Primary><Shift>f"),
        Entry(tr("Measure, while held"), nil, "<Alt>Shift_L"),
        Entry(tr("Turn the device"), "win.turn", "<Primary>t"),
        Entry(tr("Home"), "win.home", "<Primary><Shift>h"),
        Entry(tr("Power button"), "win.power", "<Primary><Shift>k"),
        Entry(tr("App switcher"), "win.switcher", "<Primary><Shift>w"),
        Entry(tr("Notification Center"), "win.pull-down", "<Primary><Shift>n"),
        Entry(tr("Notifications and clock"), "win.notifications", "<Primary><Shift>d"),
        Entry(tr("Keyboard on the screen"), "win.keyboard", "<Primary>k"),
        Entry(
          tr("Larger"), "win.zoom-in", "<Primary>plus", "<Primary>equal", "<Primary>KP_Add",
          shown: "<Primary>plus"),
        Entry(
          tr("Smaller"), "win.zoom-out", "<Primary>minus", "<Primary>KP_Subtract",
          shown: "<Primary>minus"),
        Entry(
          tr("Fit the room"), "win.zoom::fit", "<Primary>0", "<Primary>KP_0",
          shown: "<Primary>0"),
      ]
    ),
    (
      tr("Calls"),
      [
        Entry(tr("Find, also in the text"), "win.find", "<Primary>f"),
        Entry(tr("Break at the method of the selected row"), "win.break-here", "<Alt>b"),
        Entry(tr("Go on from a breakpoint"), "win.break-go-on", "<Alt>g"),
        Entry(tr("Stop before the next call"), "win.break-next-call", "<Alt>c"),
        Entry(tr("Say what the selected row is, and why"), "win.say-row", "<Alt>w"),
        Entry(tr("Copy the selected row"), nil, "<Primary>c"),
        Entry(tr("Pin the selected row, or let go of it"), "win.pin-row", "<Primary>j"),
        Entry(tr("Write a note on the selected row"), "win.note-row", "<Primary><Shift>j"),
        Entry(
          tr("The past: previous call"), "win.past-previous", "<Alt>Left",
          shown: "<Alt>Left bracketleft"),
        Entry(
          tr("The past: next call"), "win.past-next", "<Alt>Right",
          shown: "<Alt>Right bracketright"),
        Entry(
          tr("The past: previous input"), "win.past-previous-input", "<Alt><Shift>Left",
          shown: "<Alt><Shift>Left braceleft"),
        Entry(
          tr("The past: next input"), "win.past-next-input", "<Alt><Shift>Right",
          shown: "<Alt><Shift>Right braceright"),
        Entry(tr("The past: play, or let it stand"), nil, "space"),
        Entry(tr("The past: go on from here"), "win.go-on", "<Primary>Return"),
        Entry(tr("The past: back to now"), nil, "Escape"),
        Entry(tr("Show or hide the calls"), "win.show-calls", "F9"),
        Entry(
          tr("To the next part of the window"), "win.next-pane", "F6", shown: "F6 <Shift>F6"),
      ]
    ),
    (
      tr("Text of the document"),
      [
        Entry(tr("What can be written here"), nil, "<Primary>space", "F4"),
        Entry(tr("Replace what is found in the text"), nil, "<Primary>h"),
        Entry(
          tr("Next problem, previous one"), "win.next-problem", "F8", shown: "F8 <Shift>F8"),
        Entry(tr("Explain the problem, and correct it"), nil, "<Alt>Return"),
        Entry(tr("Out of the text"), nil, "<Primary>Tab"),
      ]
    ),
    // On a page of its own: the others fill the first one.
    (
      tr("Scenarios; letters while presenting"),
      PresenterKey.allCases.map { key in
        switch key {
        case .nextStep:
          Entry(key.title, "win.next-step", "F7", shown: "F7 \(key.accelerators)")
        case .play: Entry(key.title, "win.play-or-stand", "F5", shown: "F5 \(key.accelerators)")
        default: Entry(key.title, nil, key.accelerators)
        }
      }
    ),
  ]

  /// Sets the keys of the actions.
  static func set(_ application: Application) {
    for entry in groups.flatMap(\.entries) {
      if let action = entry.action { application.setKeys(entry.keys, for: action) }
    }
    // Listed with the way forward.
    application.setKeys(["<Shift>F6"], for: "win.previous-pane")
    application.setKeys(["<Shift>F8"], for: "win.previous-problem")
  }

  /// So many keys are in a column of the list, which fits a screen of 768 pixels.
  private static let mostInGroup = 11

  /// Makes the list of the keys over a window; it is hidden when a person closes it.
  static func makeList(over window: Window) -> ShortcutsWindow {
    let list = ShortcutsWindow(
      parent: window,
      groups.flatMap { group in
        let items = group.entries.map { ShortcutsWindow.Item(title: $0.title, keys: $0.shown) }
        return stride(from: 0, to: items.count, by: mostInGroup).map { start in
          (
            title: start == 0 ? group.title : tr("{group}, more", ["group": group.title]),
            items: Array(items[start..<min(start + mostInGroup, items.count)])
          )
        }
      })
    // If it were destroyed, parts would remain, and GTK would warn when its parent is restyled.
    list.onClose { [weak list] in
      list?.hide()
      return true
    }
    return list
  }
}
