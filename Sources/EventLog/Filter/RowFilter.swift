import DialogModel
public import DialogSimulator

/// Which rows a list shows: those of kinds that are not hidden, if a filter keeps them.
///
/// It reads what a row says only once for rows that say the same, because a log of a million rows
/// says little that is new.
public struct RowFilter {
  /// The words of a row that the filter reads: the name of its target, and its text.
  public typealias Words = (Row) -> (target: String, text: String)

  private let filter: Filter
  /// Whether the filter asks for the time, kept because it is read for each of a million rows.
  private let asksForTime: Bool
  private let hiddenKinds: Set<RowKind>
  private let words: Words
  private var answers: [Question: Bool] = [:]

  /// The same for rows that are not known by a key, such as most inputs.
  private var answersByContent: [Said: Bool] = [:]

  private struct Question: Hashable {
    let key: RowBuffer.Key
    let run: Int
  }

  private struct Said: Hashable {
    let content: Row.Content
    let target: Target
    let run: Int
  }

  /// How many of these answers are kept: a text that is typed or logged may come only once.
  private static let most = 4096

  /// A filter that knows no row yet.
  public init(_ filter: Filter, hiding hiddenKinds: Set<RowKind>, words: @escaping Words) {
    (self.filter, asksForTime) = (filter, filter.asksForTime)
    self.hiddenKinds = hiddenKinds
    self.words = words
  }

  /// Whether a row of the log is shown.
  public mutating func keeps(_ line: RowBuffer.Line, run: Int, of log: EventLog) -> Bool {
    if !hiddenKinds.isEmpty, let kind = RowKind(line), hiddenKinds.contains(kind) { return false }
    if filter.isEmpty { return true }
    // Rows that say the same are at different times.
    if asksForTime, !filter.keeps(time: log.entries.milliseconds(at: line.place)) {
      return false
    }
    guard let key = line.key else { return keeps(log.entries[line.place].row, run) }
    let question = Question(key: key, run: run)
    if let answer = answers[question] { return answer }
    let answer = isKept(log.entries[line.place].row)
    answers[question] = answer
    return answer
  }

  /// Whether a call that was not made is shown; no kind hides it.
  var missingFilter: (CallMarks.Missing) -> Bool {
    { [filter] in filter.keeps($0) }
  }

  private mutating func keeps(_ row: Row, _ run: Int) -> Bool {
    let said = Said(content: row.content, target: row.target, run: run)
    if let answer = answersByContent[said] { return answer }
    let answer = isKept(row)
    if answersByContent.count < RowFilter.most { answersByContent[said] = answer }
    return answer
  }

  private func isKept(_ row: Row) -> Bool {
    let (target, text) = words(row)
    return filter.keeps(row.content, target: target, text: text)
  }
}
