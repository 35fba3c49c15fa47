import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords

/// A moment of a session, which parts what has been heard from what is heard later.
struct HeardMoment {
  private let run: Int
  private let input: Int
  private let time: SimulatedTime

  /// Now.
  @MainActor
  init(_ session: Session) {
    run = session.timelines.count
    (input, time) = (session.state.inputCount, session.state.now)
  }

  /// Whether something was said until then.
  ///
  /// - Parameter run: the number of runs when it was said.
  func holds(_ utterance: Utterance, ofRun run: Int) -> Bool {
    run == self.run && utterance.input <= input && utterance.time <= time
  }
}

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

  /// What was said while the list was paused; `nil` where it is not.
  private var waiting: [Utterance]?

  /// - Parameters:
  ///   - cleared: what was said until then is not listed; `nil` lists all.
  ///   - paused: what was said after it waits; `nil` where the list is not paused.
  init(
    _ session: Session, _ filter: HeardFilter, cleared: HeardMoment? = nil,
    paused: HeardMoment? = nil
  ) {
    self.session = session
    self.filter = filter
    present.filter = filter
    words = LensText(session.prototype, indices: session.simulator.indices)
    guard let timeline = session.timelines.last else { return }
    let run = session.timelines.count
    let said = Hearing(timeline).said.drop { cleared?.holds($0, ofRun: run) ?? false }
    if let paused {
      let shown = said.prefix { paused.holds($0, ofRun: run) }
      present.append(Array(shown))
      waiting = Array(said[shown.endIndex...])
    } else {
      present.append(Array(said))
    }
  }

  /// How much waits while the list is paused; `nil` where it is not.
  var waitingCount: Int? { waiting?.count }

  /// Lets what is said wait.
  func pause() { waiting = waiting ?? [] }

  /// Lists what has waited.
  func resume() {
    present.append(waiting ?? [])
    waiting = nil
  }

  /// Lists only what is said from now on.
  func clear() {
    present = SpeechOutline()
    present.filter = filter
    (past, left) = (nil, nil)
    if waiting != nil { waiting = [] }
    show(headingsOf: nil)
  }

  /// Adds what was said, or lets it wait.
  ///
  /// - Returns: whether the list of the present is longer.
  func append(_ said: [Utterance]) -> Bool {
    if waiting != nil {
      waiting?.append(contentsOf: said)
      return false
    }
    present.append(said)
    return true
  }

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
