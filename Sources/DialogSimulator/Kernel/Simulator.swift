public import DialogModel

/// Performs a prototype: an input goes in; state, rows and the next moment of interest come out.
///
/// A value without clock or screen. The same inputs at the same times give the same rows.
public struct Simulator: Sendable {
  /// What never changes during a run, looked up once.
  let tables: Tables
  /// Where the run is.
  public internal(set) var state: State
  /// Says whether a pattern matches the whole of a text.
  let matches: PatternMatcher
  /// Rows of the input or the moment being performed, until they are handed out.
  public private(set) var rows: RowBuffer
  /// Where a run that is looked at again is to stop.
  var lookout = Lookout()

  /// A run of a prototype that has not been launched yet.
  ///
  /// - Parameter matches: whether a pattern matches the whole of a text; `nil` where finding out
  ///   would take too long.
  public init(
    _ prototype: Prototype, configuration: Configuration = Configuration(),
    matches: @escaping PatternMatcher = { $0 == $1 }
  ) {
    tables = Tables(prototype)
    self.matches = matches
    rows = RowBuffer(titles: tables.titles)
    state = State(limits: configuration.limits, configuration: configuration)
  }

  /// A run with these limits and nothing that runs for real.
  public init(
    _ prototype: Prototype, limits: Limits, matches: @escaping PatternMatcher = { $0 == $1 }
  ) {
    self.init(prototype, configuration: Configuration(limits: limits), matches: matches)
  }

  /// The prototype that is performed, with the alerts that show tasks.
  public var prototype: Prototype { tables.prototype }

  /// The buttons of each dialog by index, in the order of ``Prototype/dialogs``.
  public var indices: [ButtonIndices] { tables.indices }

  /// The moment at which something is due; `nil` where nothing is, or while the run is held.
  public var wake: SimulatedTime? { state.kernel.goesOn ? state.kernel.agenda.firstDue : nil }

  /// Performs what is due until a moment, then lets time be that moment.
  ///
  /// Each row carries the moment at which it was due, however late this is called.
  public mutating func advance(to time: SimulatedTime) {
    while state.kernel.goesOn, !isAtLookout,
      let entry = state.kernel.agenda.removeFirst(until: time)
    {
      move(to: entry.due)
      state.kernel.frames.append(entry.frame)
      run()
      moveKeyboard()
    }
    if state.kernel.goesOn, !isAtLookout { move(to: time) }
    if isAtLookout { look() }
  }

  /// Performs an input at a moment, after everything that is due until then.
  public mutating func perform(_ input: Input, at time: SimulatedTime) {
    advance(to: time)
    if isAtLookout { return }
    switch input {
    case .truncated(let dialog, let text): return noteTruncation(of: text, in: dialog)
    case .report(let report, let job): return take(report, of: job)
    case .configure(let change): return configure(change)
    default: break
    }
    state.kernel.inputCount += 1
    let plan = plan(for: input)
    note(input, plan)
    resume()
    if !plan.steps.isEmpty {
      state.kernel.frames.append(
        Frame(
          steps: plan.steps, operands: plan.operands, input: state.kernel.inputCount,
          rules: plan.rules))
    }
    run()
    takeQueuedReports()
    moveKeyboard()
  }

  /// Hands out the rows made since the last time, oldest first.
  public mutating func takeRows() -> [Row] {
    defer { rows.removeAll() }
    return Array(rows)
  }

  /// Hands out the rows made since the last time to a sink, oldest first, keeping the storage.
  public mutating func drainRows(_ body: (RowBuffer) -> Void) {
    body(rows)
    rows.removeAll()
  }

  private mutating func move(to time: SimulatedTime) {
    guard state.now < time else { return }
    state.now = time
    state.kernel.budget.timePassed()
    stopIfTooLong()
  }

  /// Performs steps until none is left or a call waits.
  mutating func run() {
    while state.kernel.goesOn, !isAtLookout, let last = state.kernel.frames.indices.last {
      guard let step = state.kernel.frames[last].takeStep() else {
        state.kernel.frames.removeLast()
        continue
      }
      perform(step)
    }
    if isAtLookout { look() }
  }

  /// Whether there are as many rows as are to be made.
  @inline(__always)
  private var isAtLookout: Bool { rows.count >= lookout.limit }

  /// Keeps the state for whoever looks at the run, the first time only.
  @inline(never)
  private mutating func look() { lookout.see(state) }

  // MARK: Rows

  /// Notes a row.
  mutating func emit(_ content: Row.Content, target: Target, rules: RuleSet, input: Int) {
    if isAtLookout { look() }
    rows.append(
      Row(time: state.now, input: input, rules: rules, target: target, content: content))
  }

  /// Notes a row that the frame on top causes.
  mutating func emit(_ content: Row.Content, target: Target, rules: RuleSet? = nil) {
    guard let frame = state.kernel.frames.last else { return }
    emit(content, target: target, rules: rules ?? self.rules(of: frame), input: frame.input)
  }

  /// Notes a row that the frame on top causes, of one row of the tables.
  mutating func emit(_ content: Row.Content, target: Target, rule: Rule) {
    emit(content, target: target, rules: RuleSet(rule))
  }

  /// Notes that a movement began, or that a dialog changed its place in depth.
  mutating func emit(_ animation: Row.Animation, _ dialog: DialogID) {
    if isAtLookout { look() }
    guard let frame = state.kernel.frames.last else { return }
    rows.append(
      animation, dialog, time: state.now, rules: rules(of: frame), input: frame.input)
  }

  /// Notes a call that the frame on top makes.
  mutating func emit(_ call: Call, returned: Bool?, rules: RuleSet) {
    if isAtLookout { look() }
    guard let frame = state.kernel.frames.last else { return }
    rows.append(
      call.selector, call.argument, returned: returned, call.receiver, time: state.now,
      rules: rules, input: frame.input)
  }

  /// Notes an input with what came of it.
  private mutating func note(_ input: Input, _ plan: Plan) {
    let number = state.kernel.inputCount
    if plan.ignored == nil,
      rows.append(
        input, plan.title, plan.target, time: state.now, rules: plan.rules, number: number)
    {
      return
    }
    emit(
      .input(concealed(input), title: text(of: plan.title), ignored: plan.ignored),
      target: plan.target, rules: plan.rules, input: number)
  }
}
