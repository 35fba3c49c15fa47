import DialogModel
public import DialogSimulator
public import EventLog
import Texts

/// The text about one row, in the pane under the list.
public struct DetailText {
  /// One line: a title and a text.
  public struct Line: Hashable, Sendable {
    /// The question that it answers.
    public let title: String
    /// The answer; never empty.
    public let text: String
  }

  private let log: EventLog
  private let words: RowText
  private let heading: (Int) -> Row?
  private let state: (Int) -> State?

  /// The words for a row of a log.
  ///
  /// - Parameters:
  ///   - words: the words of the run that the row belongs to.
  ///   - heading: finds the row of an input by its number.
  ///   - state: finds the state just after a row of the same run, by its 0-based place there; at -1
  ///     the state before the run's first input.
  public init(
    _ log: EventLog, _ words: RowText, heading: @escaping (Int) -> Row?,
    state: @escaping (Int) -> State?
  ) {
    (self.log, self.words, self.heading, self.state) = (log, words, heading, state)
  }

  /// The selector of a call, or what another row says.
  public func title(of row: Row) -> String {
    switch row.content {
    case .call(let selector, _, _): selector.name
    case .input(let input, let title, _): words.heading(input, title)
    default: words.sentence(row)
    }
  }

  /// The lines about a row: what it is and what caused it, or why it had no effect and what to do.
  public func lines(about row: Row) -> [Line] {
    pairs(about: row).filter { !$0.value.isEmpty }.map { Line(title: $0.key, text: $0.value) }
  }

  private func pairs(about row: Row) -> KeyValuePairs<String, String> {
    let (what, why, help) = (tr("What"), tr("Why"), tr("To do"))
    switch row.content {
    case .call(let selector, _, _):
      return [what: SelectorText.sentence(selector), tr("Cause"): cause(of: row)]
    case .input(let input, _, let ignored):
      return [
        what: InputText.sentence(input),
        why: ignored.map { words.note(row, $0) } ?? (row.rule == .h2 ? "" : note(row)),
        help: ignored.map { AdviceText.text($0) } ?? "",
      ]
    case .refused(_, let refusal):
      return [
        why: RuleText.sentence(row.rule), help: AdviceText.text(refusal),
        tr("Cause"): cause(of: row),
      ]
    case .stopped(let stop):
      return [
        why: RuleText.sentence(row.rule), help: AdviceText.text(stop.limit),
        tr("Cause"): cause(of: row),
      ]
    case .console:
      return [what: tr("A line on the console."), tr("Cause"): cause(of: row)]
    case .animation, .action, .task, .offer:
      return [what: RuleText.sentence(row.rule), tr("Cause"): cause(of: row)]
    }
  }

  /// Why an input made no calls; empty where it made some.
  private func note(_ row: Row) -> String {
    log.calls(ofInput: row.input) > 0 ? "" : words.note(row, calls: 0)
  }

  /// The input that caused a row, and the time between them.
  private func cause(of row: Row) -> String {
    guard let heading = heading(row.input), case .input(let input, let title, _) = heading.content
    else { return "" }
    let words = words.heading(input, title)
    let delay = row.time.milliseconds - heading.time.milliseconds
    guard delay > 0 else { return tr("{input}, at the same moment", ["input": words]) }
    return tr(
      "{input}, {delay} earlier",
      ["input": words, "delay": LogTimeText.withUnit(milliseconds: delay)])
  }

  /// The state of the dialog or application before and after the row at a 0-based index.
  ///
  /// It is `nil` if the row is about neither.
  public func state(at place: Int) -> String? {
    let row = log.entries[place].row
    if case .call(let selector, _, _) = row.content,
      let (before, after) = StateText.application(around: selector)
    {
      return change(before, after)
    }
    let origin = log.entries.origin(of: place)
    guard case .dialog(let dialog) = row.target, let before = state(origin.row - 1),
      let after = state(origin.row)
    else { return nil }
    return change(before.life(of: dialog).word, after.life(of: dialog).word)
  }

  private func change(_ before: String, _ after: String) -> String {
    before == after ? after : tr("{before} → {after}", ["before": before, "after": after])
  }
}
