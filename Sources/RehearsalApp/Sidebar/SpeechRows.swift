import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

/// What VoiceOver says of a run, as the rows of a list.
@MainActor
final class SpeechRows: LogListSource {
  private(set) var outline = SpeechOutline()
  private let session: Session
  private let words: LensText
  /// The headings of the inputs, by their numbers.
  private var headings: [Int: String] = [:]

  init(_ session: Session) {
    self.session = session
    words = LensText(session.prototype, indices: session.simulator.indices)
    if let timeline = session.timelines.last { outline.append(Hearing(timeline).said) }
  }

  /// Adds what was said.
  func append(_ said: [Utterance]) { outline.append(said) }

  var rowCount: Int { outline.items.count }

  func row(at index: Int) -> LogListRow {
    guard outline.items.indices.contains(index) else { return LogListRow(kind: .remark) }
    switch outline.items[index] {
    case .heading(let input):
      return LogListRow(
        kind: .heading, glyph: .input, glyphName: tr("input"), call: heading(ofInput: input),
        trailing: .note(ntr("1 heard", "{n} heard", outline.count(ofInput: input))))
    case .line(let place):
      let utterance = outline.said[place]
      let time = LogTimeText.inColumn(milliseconds: utterance.time.milliseconds)
      return LogListRow(
        kind: .remark, milliseconds: utterance.kind == .element ? "" : time,
        glyph: utterance.kind.glyph, glyphName: utterance.kind.name, call: utterance.text)
    }
  }

  /// What a person did; looked for once, from the end.
  private func heading(ofInput number: Int) -> String {
    if let known = headings[number] { return known }
    let log = session.log
    let row = log.entries.lazy.map(\.row).last { row in
      guard case .input = row.content, row.input == number else { return false }
      return log.earlierRun(of: row) == nil
    }
    let heading =
      row.flatMap { words.words($0, .designer) } ?? tr("Input {n}", ["n": String(number)])
    headings[number] = heading
    return heading
  }
}

extension Utterance.Kind {
  fileprivate var glyph: LogGlyph {
    switch self {
    case .tap: .clicked
    case .shown: .did
    case .element, .focus: .will
    case .change: .step
    }
  }

  /// A word for the sign, for assistive technology.
  fileprivate var name: String {
    switch self {
    case .tap: tr("touched")
    case .shown: tr("comes")
    case .element: tr("can be reached")
    case .focus: tr("has the focus")
    case .change: tr("changes")
    }
  }
}
