public import DialogModel
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

    /// A line with a title.
    public init(title: String, text: String) { (self.title, self.text) = (title, text) }
  }

  private let log: EventLog
  private let words: RowText
  private let heading: (Int) -> Row?
  private let state: (Int) -> State?
  private let buttons: [ButtonIndices]

  /// The words for a row of a log.
  ///
  /// - Parameters:
  ///   - words: the words of the run that the row belongs to.
  ///   - heading: finds the row of an input by its number.
  ///   - state: finds the state just after a row of the same run, by its 0-based place there; at -1
  ///     the state before the run's first input.
  ///   - buttons: the buttons of each dialog of that run.
  public init(
    _ log: EventLog, _ words: RowText, heading: @escaping (Int) -> Row?,
    state: @escaping (Int) -> State?, buttons: [ButtonIndices] = []
  ) {
    (self.log, self.words, self.heading, self.state) = (log, words, heading, state)
    self.buttons = buttons
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
  ///
  /// - Parameter place: its 0-based place in the log, if it is in it: then the words look at where
  ///   its dialog is.
  public func lines(about row: Row, at place: Int? = nil) -> [Line] {
    pairs(about: row, at: place).filter { !$0.value.isEmpty }
      .map { Line(title: $0.key, text: OneLine.text($0.value)) }
  }

  /// How the rules of a row are known, in one line; `nil` where the tables do not say.
  public static func evidence(for rules: [Rule]) -> Line? {
    let known = rules.map { (rule: $0, text: EvidenceText.sentences($0).joined(separator: "; ")) }
      .filter { !$0.text.isEmpty }
    guard !known.isEmpty else { return nil }
    let texts = known.map { rule, text in
      rules.count == 1
        ? text : tr("{rule}: {sentence}", ["rule": rule.name, "sentence": text])
    }
    return Line(title: tr("Source"), text: texts.joined(separator: " · "))
  }

  private func pairs(
    about row: Row, at place: Int?
  ) -> KeyValuePairs<String, String> {
    let (what, why, help) = (tr("What"), tr("Why"), tr("To do"))
    switch row.content {
    case .call(let selector, _, _):
      let circumstances = place.flatMap { self.circumstances(of: row, selector, at: $0) }
      return [
        what: SelectorText.sentence(selector, circumstances ?? Circumstances()),
        tr("Cause"): cause(of: row, at: place),
        tr("Not called"): lacking(beside: selector, of: row.target),
      ]
    case .input(let input, _, let ignored):
      return [
        what: InputText.sentence(input),
        why: ignored.map { words.note(row, $0) } ?? (row.rule == .h2 ? "" : note(row)),
        help: ignored.map { AdviceText.text($0) } ?? "",
      ]
    case .refused(let action, let refusal):
      return [
        why: RuleText.sentence(row.rule),
        help: AdviceText.text(refusal, of: action, in: words.prototype),
        tr("Cause"): cause(of: row),
      ]
    case .stopped(let stop):
      return [
        why: RuleText.sentence(row.rule), help: AdviceText.text(stop.limit),
        tr("Cause"): cause(of: row),
      ]
    case .console(.crash):
      return [
        why: RuleText.sentence(row.rule), help: AdviceText.text(Stop.Limit.crash),
        tr("Cause"): cause(of: row),
      ]
    case .console:
      return [what: tr("A line on the console."), tr("Cause"): cause(of: row)]
    case .animation, .action, .task, .offer, .value, .notification:
      return [what: RuleText.sentence(row.rule), tr("Cause"): cause(of: row)]
    }
  }

  /// The methods that would have been called before or after a call, if the delegate had them.
  private func lacking(beside selector: Selector, of target: Target) -> String {
    guard case .dialog(let dialog) = target, let moment = selector.moment,
      let delegate = words.prototype[dialog]?.delegate
    else { return "" }
    let missing = Selector.allCases.filter {
      $0.owner == selector.owner && ($0.moment?.isBeside(moment) ?? false)
        && !delegate.responds(to: $0)
    }
    guard !missing.isEmpty else { return "" }
    return ntr(
      "{methods}: the document leaves it out", "{methods}: the document leaves them out",
      missing.count, ["methods": missing.map(\.name).listed()])
  }

  /// Why an input made no calls; empty where it made some.
  private func note(_ row: Row) -> String {
    log.calls(ofInput: row.input) > 0 ? "" : words.note(row, calls: 0)
  }

  /// The input that caused a row, the time between them, and the action that did it or changed its
  /// course.
  private func cause(of row: Row, at place: Int?) -> String {
    let input = cause(of: row)
    // What a tap leads to at once needs no words.
    guard let place, let deed = deed(at: place), deed.inside != nil else { return input }
    let words = CauseText(self.words.prototype).text(deed)
    return input.isEmpty ? words : tr("{input}; {action}", ["input": input, "action": words])
  }

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

  /// How many rows back is looked for what a row comes from.
  private static let searched = 1_000

  /// The rows of the run of the row at a place, from its input on, with their places.
  private func rows(upTo place: Int) -> [(place: Int, row: Row)] {
    let (last, origin) = (log.entries[place].row, log.entries.origin(of: place))
    var found: [(place: Int, row: Row)] = []
    for place in (max(log.entries.startIndex, place - DetailText.searched)...place).reversed() {
      guard log.entries.origin(of: place).run == origin.run else { break }
      let row = log.entries[place].row
      found.append((place, row))
      if case .input = row.content, row.input == last.input { break }
    }
    return found.reversed()
  }

  private func deed(at place: Int) -> Causes.Deed? {
    var causes = Causes(words.prototype, buttons: buttons)
    var last: Causes.Cause?
    for (place, row) in rows(upTo: place) { last = causes.take(row, number: place) }
    return last?.deed
  }

  private func circumstances(
    of row: Row, _ selector: Selector, at place: Int
  ) -> Circumstances? {
    guard case .dialog(let dialog) = row.target,
      let before = state(log.entries.origin(of: place).rowBefore)
    else { return nil }
    var input: Input?
    if case .input(let given, _, _)? = heading(row.input)?.content { input = given }
    return Circumstances(
      of: dialog, in: before, input: input,
      moving: duration(ofMovementAt: place, of: row.target, selector))
  }

  /// How long the exit takes that a call begins or ends, in milliseconds.
  private func duration(
    ofMovementAt place: Int, of target: Target, _ selector: Selector
  ) -> Int? {
    func exit(_ place: Int) -> Int? {
      let row = log.entries[place].row
      guard row.target == target, case .animation(.exit(let milliseconds)) = row.content else {
        return nil
      }
      return milliseconds
    }
    switch selector.moment {
    case .didDismiss:
      let start = max(log.entries.startIndex, place - DetailText.searched)
      return (start..<place).reversed().lazy.compactMap(exit).first
    case .willDismiss:
      let end = min(log.entries.endIndex, place + DetailText.searched)
      return (place..<end).lazy.compactMap(exit).first
    default: return nil
    }
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
    guard case .dialog(let dialog) = row.target, let before = state(origin.rowBefore),
      let after = state(origin.row)
    else { return nil }
    return change(before.life(of: dialog).word, after.life(of: dialog).word)
  }

  private func change(_ before: String, _ after: String) -> String {
    before == after ? after : tr("{before} → {after}", ["before": before, "after": after])
  }
}

extension Moment {
  /// Whether both are of a presentation, or both of a dismissal by a tap.
  fileprivate func isBeside(_ other: Moment) -> Bool {
    let groups: [Set<Moment>] = [
      [.willPresent, .shouldEnable, .didPresent], [.clicked, .willDismiss, .didDismiss],
    ]
    return groups.contains { $0.contains(self) && $0.contains(other) }
  }
}
