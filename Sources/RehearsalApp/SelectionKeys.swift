import Gtk

extension Keys {
  /// The keys in menus of what the selected part or row does by itself for them, by actions.
  static let ofSelection = [
    "part-edit-text": "Return", "part-cut": "<Primary>x", "part-copy": "<Primary>c",
    "part-paste": "<Primary>v", "part-duplicate": "<Primary>d", "part-rename": "F2",
    "part-earlier": "<Alt>Up", "part-later": "<Alt>Down", "part-delete": "Delete",
    "copy-row": "<Primary>c", "play-row": "Return",
  ]
}

extension Menu {
  /// Adds an item for an action of the window on what is selected, with its key.
  func append(_ label: String, ofSelection action: String) {
    append(label, action: "win." + action, key: Keys.ofSelection[action])
  }
}
