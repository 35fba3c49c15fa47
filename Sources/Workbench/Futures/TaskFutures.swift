public import DialogModel
public import DialogSimulator
import Scenario
import Session

/// What an event leads to, by when it comes: only the ways that differ.
///
/// It may come now, while what a person does next moves, and after that. What a person does next is
/// what is left of a scenario; without one, each thing that can be tapped now.
public struct TaskFutures: Sendable {
  /// An input with its time after the moment that was looked at, in milliseconds.
  public typealias Act = (after: Int, input: Input)

  /// A stretch of time in which the event may come.
  public struct Part: Sendable {
    /// The row of the input that comes before it; `nil` for now.
    public let before: Row?
    /// Whether what that input began still moves.
    public let isMoving: Bool
    /// The place of what follows in ``TaskFutures/futures``.
    public let future: Int
  }

  /// What follows.
  public struct Future: Sendable {
    /// The run after it, when nothing moves any more.
    public let simulator: Simulator
    /// How many calls there are because of the event.
    public let calls: Int
    /// What leads there, the event among it.
    let acts: [Act]
  }

  /// What comes.
  public let event: FutureEvent
  /// When it may come, in order.
  public private(set) var parts: [Part] = []
  /// What follows, each once.
  public private(set) var futures: [Future] = []

  /// What makes two futures the same: the calls that are there because of them, and what shows afterwards.
  private struct Key: Hashable {
    let calls: [Call: Int]
    let isActive: Bool
    let screens: [ScreenID]
    let dialogs: [DialogID]

    /// - Parameter without: the rows that there are without the event.
    init(_ run: Foresight, without rows: [Row]) {
      let state = run.simulator.state
      calls = Call.counts(run.rows)
        .merging(Call.counts(rows).mapValues(-)) { $0 + $1 }.filter { $0.value != 0 }
      isActive = state.application == .active
      screens = state.screens.map(\.screen)
      dialogs = state.showings.map(\.dialog)
    }
  }

  private struct Call: Hashable {
    let target: Target
    let selector: Selector
    let argument: Row.CallArgument
    let returned: Bool?

    /// How often each call is among rows.
    static func counts(_ rows: [Row]) -> [Call: Int] {
      var counts: [Call: Int] = [:]
      for row in rows {
        guard case .call(let selector, let argument, let returned) = row.content else { continue }
        let call = Call(
          target: row.target, selector: selector, argument: argument, returned: returned)
        counts[call, default: 0] += 1
      }
      return counts
    }
  }

  /// How many inputs are looked ahead, and how many taps are tried where no scenario plays.
  static let (mostAhead, mostTaps) = (6, 8)

  /// The futures of a run; `nil` where the event cannot come now, or something moves.
  ///
  /// - Parameter player: the rest of a scenario; `nil` for what can be tapped now.
  init?(
    _ simulator: Simulator, at now: SimulatedTime, _ event: FutureEvent, _ player: Player? = nil
  ) {
    guard !simulator.state.jobs.isEmpty, event.input(in: simulator) != nil,
      simulator.state.hold == nil, simulator.state.stop == nil, !simulator.state.isMoving
    else { return nil }
    self.event = event
    let start = Foresight(simulator, at: now)
    var keys: [Key: Int] = [:]
    add(start, ahead: [], until: 0, before: nil, isMoving: false, without: [], &keys)
    var branches: [[Act]] = []
    if let player {
      branches = [TaskFutures.acts(of: player, start)]
    } else {
      let taps = simulator.taps.filter { simulator.allows($0) }
      branches = taps.prefix(TaskFutures.mostTaps).map { [(0, $0)] }
    }
    for branch in branches { follow(branch, start, &keys) }
  }

  /// Looks at each stretch of what a person does next.
  private mutating func follow(_ branch: [Act], _ start: Foresight, _ keys: inout [Key: Int]) {
    var run = start
    let base = start.simulator.state.now.milliseconds
    for (place, act) in branch.enumerated() {
      run.advance(milliseconds: base + act.after)
      guard run.simulator.allows(act.input) else { return }
      let count = run.rows.count
      run.perform(act.input)
      let row = run.rows[count...].first { if case .input = $0.content { true } else { false } }
      let rest = run.simulator.state.now.milliseconds - base
      let ahead = Array(branch[...place])
      if rest > act.after {
        add(
          start, ahead: ahead, until: (act.after + rest) / 2, before: row, isMoving: true,
          without: run.rows, &keys)
      }
      let next = place + 1 < branch.count ? branch[place + 1].after : Int.max
      if next > rest {
        add(
          start, ahead: ahead, until: rest, before: row, isMoving: false, without: run.rows, &keys)
      }
    }
  }

  /// Lets the event come at a moment.
  ///
  /// - Parameter rows: those that there are without the end.
  private mutating func add(
    _ start: Foresight, ahead: [Act], until end: Int, before: Row?, isMoving: Bool,
    without rows: [Row], _ keys: inout [Key: Int]
  ) {
    var run = start
    let base = start.simulator.state.now.milliseconds
    for act in ahead {
      run.advance(milliseconds: base + act.after)
      run.begin(act.input)
    }
    run.advance(milliseconds: base + end)
    guard let input = event.input(in: run.simulator) else { return }
    run.perform(input)
    let key = Key(run, without: rows)
    if keys[key] == nil {
      keys[key] = futures.count
      futures.append(
        Future(
          simulator: run.simulator, calls: key.calls.values.filter { $0 > 0 }.reduce(0, +),
          acts: ahead + [(end, input)]))
    }
    parts.append(Part(before: before, isMoving: isMoving, future: keys[key] ?? 0))
  }

  /// What the rest of a scenario gives the run.
  static func acts(of player: Player, _ start: Foresight) -> [Act] {
    var (player, run) = (player, start)
    let base = start.simulator.state.now.milliseconds
    var acts: [Act] = []
    for _ in 0..<2_000 where acts.count < mostAhead {
      let now = run.simulator.state.now
      switch player.decide(run.simulator, now: now) {
      case .perform(let input):
        acts.append((now.milliseconds - base, input))
        run.begin(input)
      case .pause: player.endPause()
      case .waitForPerson: if !player.isAsked { player.allowNextStep() } else { return acts }
      case .wait(let moment):
        guard run.simulator.state.hold == nil, moment.milliseconds < base + 120_000 else {
          return acts
        }
        let next = min(moment, run.simulator.wake ?? moment)
        run.advance(milliseconds: max(next.milliseconds, now.milliseconds))
      case .finished, .failed: return acts
      }
    }
    return acts
  }
}

extension TaskFutures.Future {
  /// Lets a workbench's run go on as it was foreseen, at once.
  @MainActor
  public func begin(in workbench: Workbench) {
    guard let session = workbench.session, workbench.isInPresent else { return }
    let start = session.clock.now
    for act in acts {
      session.clock.hold(at: start.after(milliseconds: act.after))
      workbench.send(act.input)
    }
  }
}
