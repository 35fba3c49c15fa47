import Gtk
import Texts
import Workbench

/// Says that another program has changed the document while changes here were not saved, and ends that.
@MainActor
final class ConflictBar {
  let message: StageMessage
  var onEnd: (@MainActor (Workbench.ConflictEnd) -> Void)?

  private let lines = TextView()

  init() {
    let room = ScrolledWindow()
    room.add(lines)
    room.setSizeRequest(height: 140)
    lines.accessibleName = tr("Lines that differ")
    lines.addClass("output")
    message = StageMessage(
      tr("Changed outside"), style: "notice", details: room, closing: tr("Hide this message"))
    message.nameToggle(tr("Show difference"), word: tr("Show Difference"))
    let ends: [(String, Workbench.ConflictEnd)] = [
      (tr("Keep Both"), .both), (tr("Keep Mine"), .mine), (tr("Reload"), .theirs),
    ]
    for (title, end) in ends {
      let button = Button(label: title)
      button.onClicked { [weak self] in self?.onEnd?(end) }
      message.pack(button)
      button.show()
    }
    room.showAll()
  }

  /// Shows the lines that differ: those of the file with −, those of the window with +.
  func show(_ difference: [String], of name: String) {
    lines.text = difference.joined(separator: "\n")
    message.show(
      tr("{file} was changed outside, and here too.", ["file": name]))
  }
}
