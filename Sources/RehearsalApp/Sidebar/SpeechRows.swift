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
  /// What the list shows: all that was said, or what was said until the moment that is looked at.
  var outline: SpeechOutline { past ?? present }
  private var present = SpeechOutline()
  private var past: SpeechOutline?
  /// What was heard of a run that was left, by its number; the last that was looked at.
  private var left: (run: Int, outline: SpeechOutline)?
  private let session: Session
  private let words: LensText
  /// The headings of the inputs, by their numbers.
  private var headings: [Int: String] = [:]
  /// The number of the left run that the headings are of; `nil` for the present one.
  private var headingRun: Int?

  /// What is listed.
  var filter: HeardFilter {
    didSet {
      present.filter = filter
      past?.filter = filter
      left?.outline.filter = filter
    }
  }

  init(_ session: Session, _ filter: HeardFilter) {
    self.session = session
    self.filter = filter
    present.filter = filter
    words = LensText(session.prototype, indices: session.simulator.indices)
    if let timeline = session.timelines.last { present.append(Hearing(timeline).said) }
  }

  /// Adds what was said.
  func append(_ said: [Utterance]) { present.append(said) }

  /// Whether the list shows a moment of the past.
  var isPast: Bool { past != nil }

  /// Shows what was heard until a moment of the past.
  ///
  /// - Parameters:
  ///   - place: of the row that was made last, in the log; `nil` shows what is heard now.
  ///   - milliseconds: the simulated time of the moment; `nil` for that of the row.
  func look(at place: Int?, milliseconds: Int?) {
    let log = session.log
    guard let place, log.entries.indices.contains(place) else {
      past = nil
      return show(headingsOf: nil)
    }
    let run = log.entries.origin(of: place).run
    let last = session.timelines.count - 1
    let isOfPresent = !log.isLeft(place) && log.firstRun(of: run) == log.firstRun(of: last)
    let whole = isOfPresent ? present : heard(ofRun: run)
    let row = log.entries[place].row
    past = whole.until(
      milliseconds: milliseconds ?? row.time.milliseconds, input: log.entries.inputInRun(at: place))
    show(headingsOf: isOfPresent ? nil : run)
  }

  private func heard(ofRun run: Int) -> SpeechOutline {
    if let left, left.run == run { return left.outline }
    var outline = SpeechOutline()
    outline.filter = filter
    if session.timelines.indices.contains(run) {
      outline.append(Hearing(session.timelines[run]).said)
    }
    left = (run, outline)
    return outline
  }

  private func show(headingsOf run: Int?) {
    guard run != headingRun else { return }
    (headingRun, headings) = (run, [:])
  }

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
    let last = headingRun ?? session.timelines.count - 1
    let place = log.entries.indices.last { place in
      // The log numbers the inputs of all runs, and what is heard those of its own.
      guard log.entries.inputInRun(at: place) == number,
        case .input = log.entries[place].row.content
      else { return false }
      let run = log.entries.origin(of: place).run
      return run <= last && log.firstRun(of: run) == log.firstRun(of: last)
        && (headingRun != nil || !log.isLeft(place))
    }
    let row = place.map { log.entries[$0].row }
    let heading =
      row.flatMap { words.words($0, .designer) } ?? tr("Input {n}", ["n": String(number)])
    headings[number] = heading
    return heading
  }
}

extension Utterance.Kind {
  fileprivate var glyph: LogGlyph { HeardKind(self).glyph }

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
