import Gtk
import Texts

/// Whether the list follows its end: the box to tick, and the count of calls out of sight.
///
/// New rows never move what a person is reading: scrolling away ends it, and so does a call that
/// would push the selected row along. Scrolling to the end, the box and the count begin it again.
@MainActor
final class Following {
  let box = CheckButton(label: tr("Follow the end"))
  let newCalls = NewCalls()
  /// Called when a person asks for the end.
  var onEnd: (@MainActor () -> Void)?

  private let list: LogList
  /// Whether the box is ticked for another reason than a person's click.
  private var isTelling = false

  init(_ list: LogList) {
    self.list = list
    list.follows = Preferences.shared.followsEnd
    box.isActive = list.follows
    box.setFocusOnClick(false)
    list.onFollowChanged { [weak self] follows in self?.tell(follows) }
    box.onToggled { [weak self] in
      guard let self, !isTelling else { return }
      self.list.follows = box.isActive
      Preferences.shared.followsEnd = box.isActive
      guard box.isActive else { return }
      newCalls.clear()
      onEnd?()
    }
    newCalls.widget.onClicked { [weak self] in self?.box.isActive = true }
  }

  /// Follows another list from its start, unless a person has unticked the box.
  func begin() {
    list.follows = Preferences.shared.followsEnd
    tell(list.follows)
  }

  /// Rows have been added, of which so many are calls; there are so many now.
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
