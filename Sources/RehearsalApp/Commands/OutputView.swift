import DialogModel
import EventLog
import Gtk
import Texts

/// The end of the output of a command.
@MainActor
final class OutputView {
  let widget = ScrolledWindow()

  /// The number of lines that are kept, and the number of characters of each.
  private static let (mostLines, longest) = (60, 300)
  /// The number of lines that are shown while more arrive than are kept.
  ///
  /// A person could not read them before they go, and every visible line is laid out again each
  /// time.
  private static let floodLines = 12

  private let text = Label()
  private var lines: [String] = []
  private var dropped = 0

  init() {
    text.addClass("output")
    text.xalign = 0
    text.yalign = 0
    text.isSelectable = true
    text.canFocus = false
    text.accessibleName = tr("Output")
    widget.add(text)
    widget.setPolicy(horizontal: .automatic, vertical: .automatic)
    widget.setPropagatesNaturalSize(width: false, height: true)
    widget.setMaximumContent(height: 132)
    widget.setHasFrame(true)
    widget.ignoresShowAll = true
  }

  /// Adds the lines of a report; only the last lines are kept, and during a flood of lines fewer
  /// are shown.
  func append(_ report: JobReport) {
    let new = (report.message.map { ["# \($0)"] } ?? []) + report.lines
    guard !new.isEmpty else { return }
    lines += new.suffix(OutputView.mostLines).map { String($0.prefix(OutputView.longest)) }
    dropped += report.dropped + max(0, new.count - OutputView.mostLines)
    if lines.count > OutputView.mostLines {
      dropped += lines.count - OutputView.mostLines
      lines.removeFirst(lines.count - OutputView.mostLines)
    }
    let isFlood = report.dropped > 0 && report.end == nil
    let shown = lines.suffix(isFlood ? OutputView.floodLines : OutputView.mostLines)
    let before = dropped + lines.count - shown.count
    let head =
      before > 0
      ? [
        ntr(
          "… one line before", "… {count} lines before", before,
          ["count": StopText.grouped(before)])
      ] : []
    text.text = (head + shown).joined(separator: "\n")
    text.show()
    widget.show()
    MainLoop.idle { [weak self] in
      self?.widget.verticalOffset = .greatestFiniteMagnitude
      return false
    }
  }
}
