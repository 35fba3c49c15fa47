import Gtk
import Texts

/// All keys of the program, for the actions and for the window that lists them.
///
/// No key is a letter without modifiers, or has a meaning in a text field.
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
        Entry(tr("Open in editor"), "win.edit", "<Primary>e"),
        Entry(tr("Close the window"), "win.close", "<Primary>w"),
        Entry(tr("Quit"), "app.quit", "<Primary>q"),
        Entry(tr("Show these keys"), "win.shortcuts", "<Primary>question"),
      ]
    ),
    (
      tr("Prototype"),
      [
        Entry(tr("Start again"), "win.start-again", "<Primary>r"),
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
        Entry(tr("Mark each tap with a ring"), "win.mark-taps", "<Primary>m"),
        Entry(tr("Turn the device"), "win.turn", "<Primary>t"),
        Entry(tr("Keyboard on the screen"), "win.keyboard", "<Primary>k"),
        Entry(
          tr("Larger"), "win.zoom-in", "<Primary>plus", "<Primary>equal", "<Primary>KP_Add",
          shown: "<Primary>plus"),
        Entry(
          tr("Smaller"), "win.zoom-out", "<Primary>minus", "<Primary>KP_Subtract",
          shown: "<Primary>minus"),
        Entry(
          tr("Fit the room"), "win.zoom-fit", "<Primary>0", "<Primary>KP_0",
          shown: "<Primary>0"),
      ]
    ),
    (
      tr("Calls"),
      [
        Entry(tr("Find"), "win.find", "<Primary>f"),
        Entry(tr("Copy the selected row"), nil, "<Primary>c"),
        Entry(tr("Show or hide the calls"), "win.show-calls", "F9"),
        Entry(tr("To the next part of the window"), "win.next-pane", "F6"),
      ]
    ),
  ]

  /// Sets the keys of the actions.
  static func set(_ application: Application) {
    for entry in groups.flatMap(\.entries) {
      if let action = entry.action { application.setKeys(entry.keys, for: action) }
    }
  }

  /// Makes the list of the keys over a window; it is hidden when a person closes it.
  static func makeList(over window: Window) -> ShortcutsWindow {
    let list = ShortcutsWindow(
      parent: window,
      groups.map { group in
        let items = group.entries.map { ShortcutsWindow.Item(title: $0.title, keys: $0.shown) }
        return (title: group.title, items: items)
      })
    // If it were destroyed, parts would remain, and GTK would warn when its parent is restyled.
    list.onClose { [weak list] in
      list?.hide()
      return true
    }
    return list
  }
}
