public import DialogModel

/// Performs a prototype: an input goes in; state, rows and the next moment of interest come out.
///
/// A value without clock or screen. The same inputs at the same times give the same rows.
public struct Simulator: Sendable {
  /// The prototype that is performed.
  public let prototype: Prototype
  /// The buttons of each dialog by index, in the order of ``Prototype/dialogs``.
  public let indices: [ButtonIndices]
  /// Where the run is.
  public internal(set) var state: State
  /// What becomes of the commands of tasks that are run from now on; without an entry, as
  /// ``CommandWay/simulated`` says.
  public var commandWays: [TaskID: CommandWay] = [:]

  /// The built-in activities that are performed for real from now on, so that their ends come from
  /// outside, as ``Input/endBuiltIn(_:completed:)``; the others are simulated.
  public var liveBuiltIns: Set<BuiltInActivity> = []

  /// How many text fields each dialog has.
  let fieldCounts: [Int]

  /// Says whether a pattern matches the whole of a text.
  let matches: PatternMatcher

  /// The document's word for what keeps each dialog from being shown, if something does.
  let unsupportedParts: [String?]

  /// What each dialog shows itself as, in the order of ``Prototype/dialogs``.
  let kinds: [Showing.Kind]

  /// Rows of the input or the moment being performed, until they are handed out.
  var rows: [Row] = []
  /// The answer to a held call, between the input that brings it and the call's return.
  var pendingAnswer: (Hold, Bool)?

  /// A run of a prototype that has not been launched yet.
  ///
  /// - Parameter matches: whether a pattern matches the whole of a text; `nil` where finding out
  ///   would take too long.
  public init(
    _ prototype: Prototype, limits: Limits = .preview,
    matches: @escaping PatternMatcher = { $0 == $1 }
  ) {
    let prototype = prototype.addingLoaders()
    self.prototype = prototype
    self.matches = matches
    let choice = prototype.choices.firstOtherIndex
    indices = prototype.dialogs.map { ButtonIndices($0, firstOtherIndex: choice) }
    fieldCounts = prototype.dialogs.map { $0.alert?.shownFields.count ?? 0 }
    kinds = prototype.dialogs.map { Showing.Kind($0.kind) }
    unsupportedParts = prototype.dialogs.map(\.unsupportedPart)
    state = State(budget: Budget(limits: limits))
  }

  /// The moment at which something is due; `nil` where nothing is, or while the run is held.
  public var wake: SimulatedTime? {
    state.hold == nil && state.stop == nil ? state.agenda.firstDue : nil
  }

  /// Performs what is due until a moment, then lets time stand there.
  ///
  /// Each row carries the moment at which it was due, however late this is called.
  public mutating func advance(to time: SimulatedTime) {
    while state.hold == nil, state.stop == nil, let entry = state.agenda.removeFirst(until: time) {
      move(to: entry.due)
      state.frames.append(entry.frame)
      run()
      moveKeyboard()
    }
    if state.hold == nil, state.stop == nil { move(to: time) }
  }

  /// Performs an input at a moment, after everything that is due until then.
  public mutating func perform(_ input: Input, at time: SimulatedTime) {
    advance(to: time)
    if case .truncated(let dialog, let text) = input {
      return noteTruncation(of: text, in: dialog)
    }
    if case .report(let report, let job) = input { return take(report, of: job) }
    state.inputCount += 1
    let plan = plan(for: input)
    emit(
      .input(concealed(input), title: plan.title, ignored: plan.ignored), target: plan.target,
      rule: plan.rule, input: state.inputCount)
    resume()
    if !plan.steps.isEmpty {
      state.frames.append(Frame(steps: plan.steps, input: state.inputCount, rule: plan.rule))
    }
    run()
    takeQueuedReports()
    moveKeyboard()
  }

  /// Hands out the rows made since the last time, oldest first.
  public mutating func takeRows() -> [Row] {
    defer { rows.removeAll(keepingCapacity: true) }
    return rows
  }

  /// Hands out the rows made since the last time to a sink, oldest first, keeping the storage.
  public mutating func drainRows(_ body: (Row) -> Void) {
    for row in rows { body(row) }
    rows.removeAll(keepingCapacity: true)
  }

  private mutating func move(to time: SimulatedTime) {
    guard state.now < time else { return }
    state.now = time
    state.budget.timePassed()
    stopIfTooLong()
  }

  /// Performs steps until none is left or a question is open.
  mutating func run() {
    while state.hold == nil, state.stop == nil, let last = state.frames.indices.last {
      guard let step = state.frames[last].takeStep() else {
        state.frames.removeLast()
        continue
      }
      perform(step)
    }
  }

  mutating func emit(_ content: Row.Content, target: Target, rule: Rule, input: Int) {
    rows.append(
      Row(time: state.now, input: input, rule: rule, target: target, content: content))
  }

  /// Notes a row that the frame on top causes.
  mutating func emit(_ content: Row.Content, target: Target, rule: Rule? = nil) {
    guard let frame = state.frames.last else { return }
    emit(content, target: target, rule: rule ?? self.rule(of: frame), input: frame.input)
  }
}
