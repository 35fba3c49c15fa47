import DialogModel
import DialogSimulator
import EventLog
import Gtk
import OrderRules
import Session
import Texts
import WindowWords

/// The calls of another application's log, as rows of a list, each held against the order rules.
@MainActor
final class ImportedRows: LogListSource {
  /// The name of the file.
  let name: String
  /// All calls, in the order of the file.
  private let calls: [LoggedCall]
  /// What is wrong with them, by their line.
  private let breaches: [Int: OrderBreach]
  /// How the log was read: what was guessed, and what was passed over though it looks like a call.
  let notes: [String]
  private let check: OrderCheck
  /// The calls that the filter keeps, by their places in the file's.
  private(set) var shown: [Int] = []
  var filter: Filter { didSet { keep() } }

  init(name: String, _ log: AppLog, _ check: OrderCheck, filter: Filter) {
    (self.name, calls, self.filter) = (name, log.calls, filter)
    self.check = check
    notes = check.readingSentences + [check.timeSentence, log.unreadSentence].compactMap { $0 }
    breaches = Dictionary(
      check.breaches.map { ($0.call.line, $0) }, uniquingKeysWith: { a, _ in a })
    keep()
  }

  /// Reads another application's log.
  nonisolated static func read(_ path: String) -> Result<(AppLog, OrderCheck), FileProblem> {
    Result { () throws(FileProblem) in
      let log = AppLog(String(decoding: try FileReader.read(path), as: UTF8.self))
      return (log, OrderCheck(log.calls))
    }
  }

  private func keep() {
    shown = calls.indices.filter { place in
      let call = calls[place]
      return filter.keeps(content(call), target: call.object, text: text(call))
    }
  }

  /// How many calls the filter hides.
  var hiddenCount: Int { calls.count - shown.count }

  /// The heading: how many calls there are, and how many are out of order.
  var summary: String {
    let counts = [
      ntr("1 call", "{n} calls", calls.count),
      breaches.isEmpty
        ? tr("all in order") : ntr("1 breaks a rule", "{n} break a rule", breaches.count),
      hiddenCount == 0
        ? nil : tr("{count} hidden", ["count": StopText.grouped(hiddenCount)]),
    ]
    return counts.compactMap { $0 }.listed()
  }

  /// The row of the first breach; `nil` where there is none.
  var firstBreach: Int? { shown.firstIndex { breaches[calls[$0].line] != nil } }

  var rowCount: Int { shown.count }

  func row(at index: Int) -> LogListRow {
    guard shown.indices.contains(index) else { return LogListRow(kind: .call) }
    let call = calls[shown[index]]
    let breach = breaches[call.line]
    return LogListRow(
      kind: .call, number: StopText.grouped(call.line),
      glyph: breach == nil ? glyph(call) : .warning,
      glyphName: breach == nil ? CallText.nature(call.selector.nature) : tr("breaks a rule"),
      target: OneLine.text(call.object), call: CallText.markup(call.selector.name),
      arguments: call.button.map(String.init) ?? "",
      trailing: breach.map { .note($0.rule.name) }
        ?? call.answer.map { $0 ? .yes("YES") : .no("NO") },
      ground: breach == nil ? .plain : .broken)
  }

  private func glyph(_ call: LoggedCall) -> LogGlyph {
    switch call.selector.nature {
    case .will: .will
    case .did: .did
    case .asks: .asks
    case .clicked: .clicked
    }
  }

  private func content(_ call: LoggedCall) -> Row.Content {
    .call(
      call.selector, call.button.map { .buttonIndex($0) } ?? .none, returned: call.answer)
  }

  private func text(_ call: LoggedCall) -> String {
    TextLine.call(
      call.selector, call.button.map { .buttonIndex($0) } ?? .none, call.answer)
  }

  /// The details of a row.
  func detail(at index: Int) -> RowDetail? {
    guard shown.indices.contains(index) else { return nil }
    let (call, row) = (calls[shown[index]], row(at: index))
    let place = tr(
      "{file}, line {line}", ["file": name, "line": StopText.grouped(call.line)])
    var lines = [DetailText.Line(title: tr("Where"), text: place)]
    if let breach = breaches[call.line] {
      lines.insert(DetailText.Line(title: tr("Why"), text: breach.sentence), at: 0)
      if let reading = check.reading(of: breach) {
        lines.append(DetailText.Line(title: tr("Read as"), text: reading.sentence))
      }
      if let previous = breach.previous {
        lines.append(
          DetailText.Line(
            title: tr("Before"),
            text: tr(
              "{call}, in line {line}",
              ["call": previous.selector.name, "line": StopText.grouped(previous.line)])))
      }
    } else {
      lines.insert(
        DetailText.Line(title: tr("What"), text: SelectorText.sentence(call.selector)), at: 0)
    }
    return RowDetail(
      glyph: row.glyph, glyphName: row.glyphName, call: call.selector.name, isMethod: true,
      arguments: row.arguments, note: call.object.isEmpty ? "" : OneLine.text(call.object),
      lines: lines, chain: OrderChain(), rules: breaches[call.line].map { [$0.rule] } ?? [],
      state: nil, copy: "\(name):\(call.line): \(text(call))")
  }
}
