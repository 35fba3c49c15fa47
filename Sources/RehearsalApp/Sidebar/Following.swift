import Gtk
import Texts

/// Whether the list follows its end: the check box, and the count of calls that are not visible.
///
/// New rows never move the rows that a person is reading. Following ends when the person scrolls
/// away, and when a new call would move the selected row. It begins again when the person scrolls
/// to the end, or clicks the box or the count.
@MainActor
final class Following {
  let box = CheckButton(label: tr("Follow the end"))
  let newCalls = NewCalls()
  /// Called when a person asks to go to the end.
  var onEnd: (@MainActor () -> Void)?

  private let list: LogList
  /// Whether the box is being changed by the program and not by a click.
  private var isTelling = false
  /// Whether a person wants to follow the end, in this window.
  private var wanted = Preferences.shared.followsEnd

  init(_ list: LogList) {
    self.list = list
    list.follows = wanted
    box.isActive = list.follows
    box.setFocusOnClick(false)
    list.onFollowChanged { [weak self] follows in self?.tell(follows) }
    box.onToggled { [weak self] in
      guard let self, !isTelling else { return }
      self.list.follows = box.isActive
      wanted = box.isActive
      Preferences.shared.remember { $0.followsEnd = box.isActive }
      guard box.isActive else { return }
      newCalls.clear()
      onEnd?()
    }
    newCalls.widget.onClicked { [weak self] in self?.box.isActive = true }
  }

  /// Begins to follow another list from its start, unless a person has unticked the box.
  func begin() {
    list.follows = wanted
    tell(list.follows)
  }

  /// Handles added rows: `calls` of them are calls, and the list now has `rowCount` rows.
  func append(calls: Int, rowCount: Int) {
    let fits = rowCount <= list.rowsPerPage
    if list.follows, !fits, let selected = list.selectedRow, list.visibleRows.contains(selected) {
      list.follows = false
      tell(false)
    }
    list.rowsAppended()
    if !list.follows, !fits { newCalls.add(calls) }
  }

  private func tell(_ follows: Bool) {
    isTelling = true
    box.isActive = follows
    isTelling = false
    if follows { newCalls.clear() }
  }
}
