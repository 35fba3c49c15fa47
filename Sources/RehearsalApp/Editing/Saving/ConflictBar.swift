import Gtk
import Texts
import Workbench

/// Says that another program has changed the document while changes here were not saved, and ends that.
@MainActor
final class ConflictBar {
  let message: StageMessage
  var onEnd: (@MainActor (ConflictEnd) -> Void)?

  private let lines = TextView()
  /// What finds the lines that differ, while they are to be seen.
  private var difference: @MainActor () -> [String] = { [] }

  init() {
    let room = ScrolledWindow()
    room.add(lines)
    room.setSizeRequest(height: 140)
    lines.accessibleName = tr("Lines that differ")
    lines.addClass("output")
    lines.setTextMargins(horizontal: 8, vertical: 4)
    message = StageMessage(
      tr("Changed outside"), style: "notice", details: room, closing: tr("Hide this message"))
    message.setTwoLines(true)
    message.nameToggle(tr("Show difference"), word: tr("Show Difference"))
    let ends: [(String, ConflictEnd)] = [
      (tr("Keep Both"), .both), (tr("Keep Mine"), .mine), (tr("Reload"), .theirs),
    ]
    for (title, end) in ends {
      let button = Button(label: title)
      button.onClicked { [weak self] in self?.onEnd?(end) }
      message.pack(button)
      button.show()
    }
    room.showAll()
    message.onOpened = { [weak self] _ in self?.follow() }
  }

  /// Says what happened to a document.
  ///
  /// - Parameter difference: the lines that differ: those of the file with −, those of the window
  ///   with +; asked for while they are to be seen.
  func show(of name: String, _ difference: @escaping @MainActor () -> [String]) {
    self.difference = difference
    message.show(tr("Changed outside and here: {file}", ["file": name]))
    follow()
  }

  /// Says why it can't be ended as the person wants.
  func refuse(_ reason: String) { message.show(reason) }

  /// Shows the lines that differ now, after a change of the text or the file.
  func follow() {
    guard message.isOpen else { return }
    let new = difference().joined(separator: "\n")
    if new != lines.text { lines.text = new }
  }
}
