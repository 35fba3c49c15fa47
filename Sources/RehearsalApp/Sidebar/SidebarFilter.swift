import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts

// What a person filters, and how a long log is read again for it.

extension Sidebar {
  /// Reads the rest of a long log, in pieces between frames.
  func readOn() {
    guard reader == nil else { return }
    reader = MainLoop.inTurns { [weak self] in
      guard let self, let rows else { return false }
      if rows.isReading {
        guard rows.readOn() else { return true }
        reader = nil
        keepingSelection {}
        showReread()
      } else {
        reader = nil
        update()
      }
      return false
    }
  }

  func setFilter(_ text: String) {
    guard let rows else { return }
    rows.filter = Filter(typed: text)
    head.field.show(rows.filter.problems)
    importedIfMade?.filter(rows.filter)
    speechIfMade?.filter(rows.filter)
    reread()
  }

  /// Shows the kinds of rows whose chips are pressed.
  func choose() {
    rows?.hiddenKinds = head.chips.hiddenKinds
    reread()
  }

  /// Removes every filter, so that all rows are shown.
  func showAll() {
    head.chips.showAll()
    speechIfMade?.showAll()
    head.filter = ""
    rows?.hiddenKinds = []
    setFilter("")
  }

  /// Shows in the rows what calls lack and have too much.
  func mark(_ marks: CallMarks) {
    rows?.mark(marks)
    reread()
  }

  /// Reads the log again; what a person reads keeps its place.
  func reread() {
    guard let rows else { return }
    anchor = anchor ?? KeptPlace(in: list, of: rows)
    keepingSelection { rows.reread(list.follows && anchor == nil ? .end : .start) }
    following.newCalls.clear()
    if rows.isReading { readOn() } else { showReread() }
  }

  /// Shows the selected row, and the counts of a log that has been read again.
  func showReread() {
    guard let rows else { return }
    anchor?.restore(in: list, of: rows)
    anchor = nil
    if let row = list.selectedRow, !list.visibleRows.contains(row) { list.scroll(to: row) }
    head.chips.update(hidden: rows.hiddenCount) { rows.session.log.count(of: $0) }
    showWhetherEmpty()
  }

  func showWhetherEmpty() {
    guard let rows else { return }
    empty.isVisible =
      rows.outline.items.isEmpty && rows.session.state.hold == nil && !rows.isReading
    guard empty.isVisible else { return empty.show("") }
    guard rows.hiddenCount == 0, rows.filter.isEmpty else { return showNoRow(rows) }
    empty.show(tr("Tap something on the stage: its calls appear here."))
  }

  /// Says why no row fits: a filter that names a method is a question for it.
  private func showNoRow(_ rows: LogRows) {
    let text = tr("No row fits the filter.")
    guard let asked = WhyNot.method(in: head.filter) else { return empty.show(text) }
    let entries = rows.session.log.entries
    // The last rows of a very long run are enough for an answer.
    let first = max(entries.startIndex, entries.endIndex - Sidebar.searchedForReasons)
    let why = WhyNot(
      asked.method, of: asked.target, in: rows.session.prototype,
      rows: (first..<entries.endIndex).lazy.map { entries[$0].row })
    let sentences = why.reasons.map { reason in
      reason.rule.map { "\(reason.sentence) (\($0.name))" } ?? reason.sentence
    }
    var links = why.reasons.compactMap { reason in
      reason.row.map { row in
        EmptyLog.Link(
          title: OneLine.beginning(rows.shortText(ofEntry: first + row)), end: .row(first + row))
      }
    }
    let lines = why.reasons.isEmpty ? [] : reasonLines(why.reasons)
    for line in lines.compactMap(\.self) {
      let link = EmptyLog.Link(title: tr("line {n}", ["n": String(line)]), end: .line(line))
      if !links.contains(link) { links.append(link) }
    }
    empty.show(
      ([text] + sentences).joined(separator: "\n\n"), Array(links.prefix(Sidebar.mostLinks)))
  }

  /// How many links the empty list has.
  private static let mostLinks = 3
  private static let searchedForReasons = 10_000
}
