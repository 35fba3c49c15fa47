public import DialogModel

/// Performs a prototype: it takes inputs and makes states, rows and the next moment of work.
///
/// It is a value without clock or screen. The same inputs at the same times give the same rows.
public struct Simulator: Sendable {
  /// Tables that change only where a program makes a dialog or a screen.
  var tables: Tables { didSet { rows.titles = tables.titles } }
  /// The tables of the document.
  let firstTables: Tables
  /// The state of the run.
  public package(set) var state: State
  /// Returns whether a pattern matches the whole of a text.
  package let matches: PatternMatcher
  /// Returns whether the words of a filter fit a row.
  let filters: RowMatcher
  /// The time zones.
  package let zones: ZoneOffsets
  /// Rows of the current input or moment, until they are taken or drained.
  public internal(set) var rows: RowBuffer
  /// The answers that conditions about the texts of secure fields have had in this run.
  public package(set) var secretAnswers: [Bool] = []
  /// Where a run that is performed again stops.
  var lookout = Lookout()

  /// A run of a prototype that has not been launched yet.
  ///
  /// - Parameters:
  ///   - matches: whether a pattern matches the whole of a text; `nil` if matching would take too
  ///     long.
  ///   - filters: whether the words of a filter fit a row, for breakpoints.
  ///   - zones: the time zones; a zone that these do not know counts as UTC.
  public init(
    _ prototype: Prototype, configuration: Configuration = Configuration(),
    matches: @escaping PatternMatcher = { $0 == $1 },
    filters: @escaping RowMatcher = { _, _ in false }, zones: ZoneOffsets = .utc
  ) {
    tables = Tables(prototype)
    firstTables = tables
    self.matches = matches
    self.filters = filters
    self.zones = zones
    rows = RowBuffer(titles: tables.titles)
    state = State(
      limits: configuration.limits, configuration: configuration,
      notifications: Notifications(prototype, zones: zones))
    state.device.flags = FlagSet(prototype.firstFlags)
  }

  /// A run with these limits and nothing that runs for real.
  public init(
    _ prototype: Prototype, limits: Limits, matches: @escaping PatternMatcher = { $0 == $1 },
    zones: ZoneOffsets = .utc
  ) {
    self.init(
      prototype, configuration: Configuration(limits: limits), matches: matches, zones: zones)
  }

  /// The prototype that is performed, with the alerts that show tasks.
  public var prototype: Prototype { _read { yield tables.prototype } }

  /// The buttons of each dialog by index, in the order of ``Prototype/dialogs``.
  public var indices: [ButtonIndices] { tables.indices }

  /// The moment when work is due; `nil` if there is none, or while the run is held.
  public var wake: SimulatedTime? { state.kernel.isRunning ? state.kernel.agenda.firstDue : nil }

  /// Performs the work that is due before or at a moment, then sets the time to that moment.
  ///
  /// Each row has the moment when its work was due, even if this is called later.
  public mutating func advance(to time: SimulatedTime) {
    while state.kernel.isRunning, !hasStopped,
      let entry = state.kernel.agenda.removeFirst(until: time)
    {
      move(to: entry.due)
      state.kernel.frames.append(entry.frame)
      finish()
    }
    if state.kernel.isRunning, !hasStopped { move(to: time) }
    if isAtLookout { look() }
  }

  /// Performs an input at a moment, after all work that is due before or at it.
  public mutating func perform(_ input: Input, at time: SimulatedTime) {
    advance(to: time)
    if hasStopped { return }
    switch input {
    case .report(let report, let job):
      take(report, of: job)
      return finish()
    case .configure(.program(let mode)):
      OutsideCalls.set(mode, in: &self)
      return finish()
    case .configure(let change): return state.configure(change)
    case .outside(let word):
      OutsideCalls.hear(word, in: &self)
      return finish()
    case .define, .redefine: return OutsideCalls.take(input, in: &self)
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
    finish()
  }

  /// How many dialogs and screens the document has, with the alerts that show tasks.
  var firstPartCount: Int {
    firstTables.prototype.dialogs.count + firstTables.prototype.screens.count
  }

  /// Performs the steps that have begun, and those that end each input and each moment of work.
  ///
  /// Between inputs and moments there is nothing of the kind. So a run continues with this from its
  /// state between any two steps.
  mutating func finish() {
    run()
    takeQueuedReports()
    if state.kernel.isRunning, !hasStopped, state.hasAbandonedWaits {
      state.kernel.frames.append(
        Frame(steps: [.dropWaits], input: state.kernel.inputCount, rules: .none))
      run()
    }
    if !state.stack.delegates.isEmpty, state.kernel.frames.isEmpty { state.stack.forgetDelegates() }
    if !state.kernel.hasOpenCalls { state.moveKeyboard() }
  }

  /// Returns and removes the rows made since the last time, oldest first; none while a program
  /// performs a call, which may still answer.
  public mutating func takeRows() -> [Row] {
    guard !state.kernel.holdsRows else { return [] }
    defer { rows.removeAll() }
    return Array(rows)
  }

  /// Passes the rows made since the last time to a function, oldest first, and keeps the storage;
  /// none while a program performs a call.
  ///
  /// - Returns: when the run continues, so that a caller need not copy the state to ask.
  @discardableResult
  public mutating func drainRows(_ body: (RowBuffer) -> Void) -> Outlook {
    if !state.kernel.holdsRows {
      body(rows)
      rows.removeAll()
    }
    return Outlook(now: state.now, isRunning: state.kernel.isRunning, wake: wake)
  }

  /// When a run continues.
  public struct Outlook: Sendable {
    /// The time of the run.
    public let now: SimulatedTime
    /// Whether time passes: no call waits for an answer, and no limit was reached.
    public let isRunning: Bool
    /// As ``Simulator/wake``.
    public let wake: SimulatedTime?

    /// What is to come in a run.
    public init(now: SimulatedTime, isRunning: Bool, wake: SimulatedTime?) {
      (self.now, self.isRunning, self.wake) = (now, isRunning, wake)
    }
  }

  mutating func move(to time: SimulatedTime) {
    guard state.now < time else { return }
    state.now = time
    state.kernel.budget.timePassed()
    stopIfTooLong()
  }

  /// Performs steps until there are none or a call is suspended.
  mutating func run() {
    while state.kernel.isRunning, !(isAtLookout && stopsAtLookout()),
      let last = state.kernel.frames.indices.last
    {
      guard let step = state.kernel.frames[last].takeStep() else {
        state.kernel.frames.removeLast()
        continue
      }
      perform(step)
    }
    if isAtLookout { look() }
  }

  /// Whether the lookout's number of rows has been made.
  @inline(__always)
  private var isAtLookout: Bool { rows.count >= lookout.limit }

  /// Whether nothing more is performed, because the lookout's number of rows has been made.
  private var hasStopped: Bool { isAtLookout && lookout.stops }

  /// Shows the state to the lookout.
  @inline(never)
  private mutating func look() { lookout.see(state) }

  /// Gives the lookout the state between two steps; returns whether nothing is performed after it.
  @inline(never)
  private mutating func stopsAtLookout() -> Bool {
    guard !lookout.stops else { return true }
    // A call that a program performs returns to the frame that made it, also to a finished one.
    guard !state.kernel.hasOpenCalls else { return false }
    state.kernel.removeFinishedFrames()
    lookout.keep(state, rows: rows.count)
    return false
  }

  // MARK: Rows

  /// Notes a row.
  mutating func emit(
    _ content: Row.Content, target: Target, rules: RuleSet, input: Int
  ) {
    if isAtLookout { look() }
    rows.append(content, target, time: state.now, rules: rules, input: input)
    mayKeep(content.textBytes)
  }

  /// Notes a row that the top frame causes.
  mutating func emit(_ content: Row.Content, target: Target, rules: RuleSet? = nil) {
    // The step that reached a limit ends without more rows.
    guard !state.kernel.frames.isEmpty, state.kernel.stop == nil else { return }
    emit(content, target: target, rules: rules ?? state.currentRules, input: state.currentInput)
  }

  /// Notes a row that the top frame causes, of one row of the tables.
  mutating func emit(_ content: Row.Content, target: Target, rule: Rule) {
    emit(content, target: target, rules: RuleSet(rule))
  }

  /// Notes that a movement began, or that a dialog changed its place in depth.
  mutating func emit(_ animation: Row.Animation, _ dialog: DialogID) {
    if isAtLookout { look() }
    guard !state.kernel.frames.isEmpty, state.kernel.stop == nil else { return }
    rows.append(
      animation, dialog, time: state.now, rules: state.currentRules, input: state.currentInput)
  }

  /// Notes a call that the top frame makes.
  mutating func emit(_ call: Call, returned: Bool?, rules: RuleSet) {
    if isAtLookout { look() }
    guard !state.kernel.frames.isEmpty else { return }
    rows.append(
      call.selector, call.argument, returned: returned, call.receiver, time: state.now,
      rules: rules, input: state.currentInput)
    if case .change(_, let replacement) = call.argument { mayKeep(replacement.utf8.count) }
  }

  /// Notes an input with its result.
  private mutating func note(_ input: Input, _ plan: Plan) {
    let number = state.kernel.inputCount
    if plan.ignored == nil,
      rows.append(
        input, plan.title, plan.target, time: state.now, rules: plan.rules, number: number)
    {
      return
    }
    emit(
      .input(
        state.concealed(input, in: tables), title: tables.text(of: plan.title),
        ignored: plan.ignored),
      target: plan.target, rules: plan.rules, input: number)
  }
}
