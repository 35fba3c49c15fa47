import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

// How each line of the log looks in the list.

extension LogListRow {
  /// The row with escapes for invisible characters of its texts, and the beginning of each.
  ///
  /// A document and a person may have written anything, also a mebibyte of it, and a list lays out
  /// what it draws. The details have all of a text.
  fileprivate var readable: LogListRow {
    var row = self
    // The selector of a call is markup, which cannot be cut.
    row.call = kind == .call ? OneLine.text(call) : LogListRow.beginning(call)
    (row.arguments, row.target) = (LogListRow.beginning(arguments), LogListRow.beginning(target))
    if case .note(let text) = trailing { row.trailing = .note(LogListRow.beginning(text)) }
    return row
  }

  /// As much of a text as the widest window has room for.
  private static func beginning(_ text: String) -> String { OneLine.beginning(text, atMost: 600) }
}

extension LogRows {
  func row(at index: Int) -> LogListRow {
    var row = bareRow(at: index).readable
    if let entry = entry(at: index), !pinned.isEmpty,
      pinned.contains(session.log.entries.origin(of: entry))
    {
      row.isPinned = true
      row.glyphName = tr("{kind}, pinned", ["kind": row.glyphName])
    }
    return row
  }

  private func bareRow(at index: Int) -> LogListRow {
    guard outline.items.indices.contains(index) else {
      return tail ?? LogListRow(kind: .call)
    }
    let item = outline.items[index]
    if item.kind == .missing { return missingRow(item.entry) }
    if item.kind == .folded { return foldedRow(item.entry) }
    guard isKept(item) else { return foldedHeading(item) }
    let entry = session.log.entries[item.entry]
    switch item.kind {
    case .heading, .continued: return inPast(headingRow(entry.row, item), item)
    case .call:
      let row = marked(callRow(entry), session.log.entries.origin(of: item.entry))
      return inPast(inspected(row, item.entry), item)
    case .missing, .folded: return stepRow(entry.row)
    case .left: return leftRow(item.entry)
    case .step:
      var row = stepRow(entry.row)
      if let group = outline.percentages(ofEntry: item.entry) {
        let last = session.log.entries[group.last].row
        row.call = text(of: last).sentence(from: entry.row, to: last)
      }
      return inPast(row, item)
    }
  }

  func headingRow(_ row: Row, _ item: Outline.Item) -> LogListRow {
    guard case .input(let input, let title, _) = row.content else {
      return LogListRow(kind: .heading)
    }
    let calls = session.log.calls(ofInput: item.input)
    let text = text(of: row)
    let words = lensWords(row) ?? text.heading(input, title)
    let continued = item.kind == .continued
    return LogListRow(
      kind: .heading, milliseconds: LogTimeText.inColumn(milliseconds: row.time.milliseconds),
      glyph: glyph(input), glyphName: tr("input"),
      call: continued ? tr("{input}, continued", ["input": words]) : words,
      trailing: .note(continued ? "" : text.note(row, calls: calls)),
      triangle: calls == 0
        ? .none : outline.folded.contains(item.input) ? .collapsed : .expanded)
  }

  /// The first row, where earlier ones have been folded away.
  private func foldedRow(_ count: Int) -> LogListRow {
    LogListRow(
      kind: .remark, glyph: .step, glyphName: tr("folded away"),
      call: ntr(
        "The oldest row has been folded away.", "The oldest {rows} rows have been folded away.",
        count, ["rows": StopText.grouped(count)]), isDim: true)
  }

  /// The heading of an input whose row has been folded away.
  private func foldedHeading(_ item: Outline.Item) -> LogListRow {
    LogListRow(
      kind: .heading, glyph: .input, glyphName: tr("input"),
      call: tr("input {n}, continued", ["n": StopText.grouped(item.input)]),
      triangle: outline.folded.contains(item.input) ? .collapsed : .expanded)
  }

  private func glyph(_ input: Input) -> LogGlyph {
    switch input {
    case .home, .power, .interrupt, .launchApp, .killApp, .launch, .rotate, .reload, .openApp,
      .switcher, .pullDown, .slide, .openNotification, .closeNotification, .removeFromCenter,
      .setClock, .setTimeZone:
      .home
    case .perform: .play
    case .answer: .held
    default: .input
    }
  }

  private func callRow(_ entry: LogEntry) -> LogListRow {
    guard case .call(let selector, let argument, let returned) = entry.row.content else {
      return LogListRow(kind: .call)
    }
    var row = call(selector, entry.row.target, text(of: entry.row))
    row.number = entry.call.map { StopText.grouped($0) } ?? ""
    row.milliseconds = LogTimeText.inColumn(milliseconds: entry.row.time.milliseconds)
    row.delta =
      entry.delta.map { $0 == 0 ? "·" : "+\(LogTimeText.inColumn(milliseconds: $0))" } ?? ""
    row.arguments = CallText.arguments(argument)
    // YES and NO are words of the API, so they are not translated.
    row.trailing = returned.map { $0 ? .yes("YES") : .no("NO") }
    if let answer = ActivityWords.returned(argument) { row.trailing = .value(answer) }
    if selector.owner == .textField, returned == false { row.ground = .broken }
    return worded(row, lensWords(entry.row))
  }

  func heldRow(_ hold: Hold) -> LogListRow {
    var row = call(hold.selector, hold.target, text)
    row.milliseconds = LogTimeText.inColumn(milliseconds: session.state.now.milliseconds)
    row.glyph = .held
    row.glyphName = hold.isBreakpoint ? tr("stopped before it") : tr("waits for an answer")
    if !hold.isBreakpoint, !hold.isOutside { row.trailing = .value("?") }
    row.ground = .held
    if let control = hold.control {
      let name = session.prototype.control(control).id
      row.call = Label.escaped(tr("the tap on “{name}”", ["name": name]))
      row.today = ""
      return row
    }
    let words = lensText(ofRun: nil).words(hold.selector, of: hold.target, lens)
    return worded(row, words, keepsAnswer: true)
  }

  func call(_ selector: Selector, _ target: Target, _ text: RowText) -> LogListRow {
    let glyph: LogGlyph =
      switch selector.nature {
      case .will: .will
      case .did: .did
      case .asks: .asks
      case .clicked: .clicked
      }
    var row = LogListRow(
      kind: .call, glyph: glyph, glyphName: CallText.nature(selector.nature),
      target: text.names.name(of: target),
      call: CallText.markup(selector.name))
    row.title = text.names.title(of: target) ?? ""
    row.today = TodayText.inColumn(selector)
    return row
  }

  private func stepRow(_ row: Row) -> LogListRow {
    let isStop =
      switch row.content {
      case .stopped, .console(.crash): true
      default: false
      }
    return LogListRow(
      kind: isStop ? .remark : .step,
      milliseconds: LogTimeText.inColumn(milliseconds: row.time.milliseconds),
      glyph: isStop ? .warning : .step, glyphName: isStop ? tr("stopped") : tr("step"),
      call: text(of: row).sentence(row), ground: isStop ? .broken : .plain)
  }
}
