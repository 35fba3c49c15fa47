import Gtk
import Texts
import WindowWords

// The keys of the run sheet. Nothing is typed there, so letters have a function always.

extension RunSheet {
  /// Performs the function of a key.
  ///
  /// - Returns: whether it has one.
  func handle(_ press: KeyPress) -> Bool {
    let name = press.name.lowercased()
    if press.modifiers == .control && name == "w"
      || press.modifiers == [.control, .shift] && name == "p"
    {
      window.close()
      return true
    }
    guard press.modifiers.isSubset(of: .shift) else { return false }
    if press.name == "Escape" {
      if keys.isActive { keys.isActive = false } else { window.close() }
      return true
    }
    if press.name == "space" || press.name == "Return", !window.hasFocus(perform),
      !window.focusesNothing
    {
      // A button that was given the focus has its key.
      return false
    }
    if ["Up", "Down"].contains(press.name) {
      scroll(rows: press.name == "Up" ? -1 : 1)
      return true
    }
    if ["y", "n"].contains(press.name), let input = choices.answer(press.name == "y") {
      onRequest?(.decide(input))
      return true
    }
    guard let request = RunSheet.request(of: press.name) else { return false }
    if request == .key(.keys) { keys.isActive.toggle() } else { onRequest?(request) }
    return true
  }

  private static func request(of name: String) -> Request? {
    switch name {
    case "Right", "KP_Right": return .key(.nextStep)
    case "Left", "KP_Left": return .key(.stepBack)
    case "Home", "KP_Home": return .firstStep
    case "End", "KP_End": return .end
    // With these a clicker begins and ends a presentation.
    case "F5", "F11": return .present
    default:
      return PresenterKey(name: name).flatMap {
        PresenterKey.ofSheet.contains($0) ? .key($0) : nil
      }
    }
  }

  /// The page that lists the keys.
  static func listOfKeys() -> ScrolledWindow {
    let keys = PresenterKey.ofSheet.map { ($0.shown, $0.title) }
    let own = [
      (tr("Right, Left"), tr("The next step, and back")),
      (tr("Home, End"), tr("To the first step, to the end")),
      (tr("Up, Down"), tr("Scroll the list")),
      (tr("Y, N"), tr("Answer the question of a call")),
      (tr("F5, F11"), tr("The stage alone on the full screen")),
      (
        tr("Escape, Ctrl+W, Ctrl+Shift+P"),
        tr("Close the sheet, which keeps its place and its time")
      ),
    ]
    let list = Box(.vertical)
    list.addClass("run-sheet-keys")
    list.accessibleRole = .list
    list.accessibleName = tr("Keys of the run sheet")
    for (key, words) in keys + own {
      let row = Box(.horizontal, spacing: 12)
      row.addClass("run-sheet-row")
      let mark = Label(key)
      mark.addClass("key")
      mark.setWidth(characters: 16, atMost: 16)
      mark.setWraps(true)
      let title = Label(words)
      title.setWraps(true)
      for label in [mark, title] { label.xalign = 0 }
      row.accessibleRole = .listItem
      row.accessibleName = "\(key): \(words)"
      row.packStart(mark)
      row.packStart(title, expand: true)
      list.packStart(row)
    }
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.add(list)
    return scrolled
  }
}
