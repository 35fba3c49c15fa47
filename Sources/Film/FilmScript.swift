public import DialogModel
public import DialogSimulator

/// Which moment of a run each moment of a film shows.
///
/// Simulated time passes in a film as fast as in the run; before each thing that a person does the
/// film pauses, so that people can see what is there. Everything follows from the rows of the run.
public struct FilmScript: Sendable {
  /// A time of the film in which no input comes.
  public struct Span: Hashable, Sendable {
    /// When it begins, in milliseconds of the film.
    public let start: Int
    /// In milliseconds.
    public let length: Int
    /// How many inputs the run has had.
    public let inputs: Int
    /// The simulated time at its beginning, in milliseconds.
    public let time: Int
    /// Whether simulated time is stopped.
    public let isFrozen: Bool
    /// Since when it is at this time, in milliseconds of the film.
    let since: Int
    /// How many rows the run has made at most: those of later inputs are not among them.
    let rows: Int
  }

  /// What a person does.
  public struct Act: Hashable, Sendable {
    /// When, in milliseconds of the film.
    public let start: Int
    /// The 0-based place of the input among all inputs of the run.
    public let place: Int
    /// The 0-based row of the input.
    public let row: Int
    /// What the person does.
    public let input: Input
  }

  /// What is seen at a moment of the film.
  public struct Position: Hashable, Sendable {
    /// How many inputs the run has had.
    public let inputs: Int
    /// The 0-based row that was made last; -1 before the first one.
    public let row: Int
    /// The simulated time in milliseconds.
    public let time: Double
    /// The time for which the stage is drawn, in milliseconds: where simulated time is stopped,
    /// what moves by itself continues, as the keyboard.
    public let drawn: Double
    /// What is marked as being tapped, and the age of the mark in microseconds.
    public let mark: Mark?
  }

  /// The mark of a tap.
  public struct Mark: Hashable, Sendable {
    /// The number of the act.
    public let act: Int
    /// In microseconds.
    public let age: Double
  }

  /// In the order of the film, without gaps.
  public private(set) var spans: [Span] = []
  /// What a person does, in the order of the film.
  public private(set) var acts: [Act] = []
  /// In milliseconds.
  public private(set) var length = 0

  /// The 0-based rows that it shows.
  public let rows: Range<Int>

  /// How long a mark is there before the tap that it shows, in milliseconds.
  public static let leadOfMark = 400
  /// How long a mark shows, in milliseconds.
  private static let lengthOfMark = 600
  /// How long the end stays, in milliseconds.
  private static let rest = 1_500

  /// The moments of the rows, in simulated milliseconds.
  private let times: [Int]
  /// When the run ends.
  let end: SimulatedTime

  /// The film of a run.
  ///
  /// - Parameters:
  ///   - rows: its rows.
  ///   - shown: the 0-based places of the rows that it shows; `nil` for all.
  ///   - end: the simulated time at which the run ends.
  ///   - pace: the pauses before what a person does.
  ///   - reading: how long people take to read what is said of what is done at a row, in milliseconds; the
  ///     pause before it is at least as long.
  ///   - longestWait: the longest time in which nothing happens that is shown as a whole, in
  ///     simulated milliseconds.
  public init(
    of timeline: Timeline, _ rows: RowBuffer, showing shown: ClosedRange<Int>? = nil,
    until end: SimulatedTime, pace: ScenarioPace = .human, reading: (Int) -> Int = { _ in 0 },
    longestWait: Int
  ) {
    self.end = end
    times = rows.indices.map { rows.time(at: $0).milliseconds }
    let shown = shown ?? 0...max(0, rows.count - 1)
    self.rows = shown.clamped(to: 0...rows.count).lowerBound..<min(shown.upperBound + 1, rows.count)
    var simulator = timeline.origin
    var (made, time) = (0, 0)
    for place in 0...timeline.inputCount {
      let next = place < timeline.inputCount ? timeline.input(at: place) : nil
      let moment = max(time, (next?.time ?? end).milliseconds)
      let before = made
      simulator.advance(to: SimulatedTime(milliseconds: moment))
      simulator.drainRows { made += $0.count }
      let passed = Passage(inputs: place, rows: before..<made, from: time, to: moment)
      pass(passed, shown, longestWait)
      time = moment
      guard let next, made <= shown.upperBound else { break }
      if made >= shown.lowerBound, place > 0, let pause = pace.pause(before: next.input) {
        add(max(pause, reading(made)), place, time, rows: made, isFrozen: true)
        acts.append(Act(start: length, place: place, row: made, input: next.input))
      }
      simulator.perform(next.input, at: next.time)
      simulator.drainRows { made += $0.count }
    }
    let last = spans.last
    add(
      FilmScript.rest, last?.inputs ?? 0,
      last.map { $0.isFrozen ? $0.time : $0.time + $0.length } ?? 0, rows: last?.rows ?? 0,
      isFrozen: true)
  }

  /// The time between two inputs.
  private struct Passage {
    /// How many inputs there have been.
    let inputs: Int
    /// The rows that are made in it.
    let rows: Range<Int>
    /// In simulated milliseconds.
    let from: Int, to: Int
  }

  /// Lets time pass until the next input.
  private mutating func pass(_ passage: Passage, _ shown: ClosedRange<Int>, _ longestWait: Int) {
    var (time, made) = (passage.from, passage.rows.lowerBound)
    for row in passage.rows.lowerBound...passage.rows.upperBound {
      let isLast = row == passage.rows.upperBound
      let moment = isLast ? passage.to : times[row]
      if moment > time, made > shown.lowerBound, made <= shown.upperBound + 1 {
        add(
          min(moment - time, longestWait), passage.inputs, time, rows: passage.rows.upperBound,
          isFrozen: false)
      }
      time = max(time, moment)
      if !isLast { made = row + 1 }
    }
  }

  private mutating func add(_ length: Int, _ inputs: Int, _ time: Int, rows: Int, isFrozen: Bool) {
    guard length > 0 else { return }
    var since = self.length
    if isFrozen, let last = spans.last, last.isFrozen, last.time == time { since = last.since }
    spans.append(
      Span(
        start: self.length, length: length, inputs: inputs, time: time, isFrozen: isFrozen,
        since: since,
        rows: rows))
    self.length += length
  }

  /// What is seen at a moment, in milliseconds of the film.
  public func position(at moment: Double) -> Position {
    var (low, high) = (0, spans.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if Double(spans[middle].start) <= moment { low = middle } else { high = middle }
    }
    let span = spans[low]
    let passed = span.isFrozen ? 0 : min(Double(span.length), moment - Double(span.start))
    let time = Double(span.time) + passed
    return Position(
      inputs: span.inputs, row: row(in: span, at: time), time: time,
      drawn: span.isFrozen ? time + moment - Double(span.since) : time, mark: mark(at: moment))
  }

  /// The last row that was made at a simulated time in milliseconds.
  private func row(in span: Span, at time: Double) -> Int {
    var row = span.rows - 1
    while row >= 0, Double(times[row]) > time { row -= 1 }
    return row
  }

  /// When a row is made, in milliseconds of the film; the end where the film does not show it.
  public func start(ofRow row: Int) -> Int {
    for span in spans where span.rows > row {
      return span.start + min(span.length, max(0, times[row] - span.time))
    }
    return length
  }

  /// The moment of the film that shows a moment of the run, where the film has it.
  ///
  /// - Parameters:
  ///   - time: in simulated milliseconds.
  ///   - inputs: how many inputs the run has had.
  func moment(of time: Int, after inputs: Int) -> Int {
    if let span = spans.last(where: { $0.inputs == inputs && !$0.isFrozen && $0.time <= time }) {
      return span.start + min(span.length, time - span.time)
    }
    return spans.first { $0.inputs >= inputs }?.start ?? length
  }

  /// The last mark that is there.
  private func mark(at moment: Double) -> Mark? {
    for (place, act) in acts.enumerated().reversed() where act.input.isMarked {
      let age = moment - Double(act.start - FilmScript.leadOfMark)
      if age >= Double(FilmScript.lengthOfMark) { return nil }
      if age >= 0 { return Mark(act: place, age: age * 1000) }
    }
    return nil
  }

  /// The act that comes next at a moment of the film or was the last one; by its number.
  ///
  /// In the pause before an act it is that one, so that its caption can be read before it happens.
  public func act(at moment: Double) -> Int? {
    guard let next = acts.firstIndex(where: { Double($0.start) > moment }) else {
      return acts.indices.last
    }
    let span = spans.first { $0.isFrozen && $0.start + $0.length == acts[next].start }
    if let span, Double(span.start) <= moment { return next }
    return next > 0 ? next - 1 : nil
  }
}

extension ScenarioPace {
  /// The pause before an input; `nil` for one that no person gives.
  fileprivate func pause(before input: Input) -> Int? {
    switch input {
    case .launch, .reload, .configure, .report, .unread, .endActivity, .goOn, .steer, .outside,
      .define, .redefine:
      nil
    case .edit(let edit): pause(before: edit.kind == .pasted ? .paste : .character)
    default: pause(before: .step)
    }
  }
}

extension Input {
  /// Whether a mark shows where a person taps for it, or which key is pressed.
  ///
  /// Typed characters show themselves.
  fileprivate var isMarked: Bool {
    switch self {
    case .tapButton, .tapControl, .tapBack, .tapSegment, .tapField, .chooseActivity, .launchApp,
      .home, .pressReturn, .pressTab, .power:
      true
    default: false
    }
  }
}
