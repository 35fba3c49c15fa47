import DialogModel
import DialogSimulator

/// Long walks by chance, on which tasks end at any moment that they may, and a person taps at any.
public struct RaceRuns {
  /// How many inputs a walk has.
  private static let inputs = 120
  /// The longest pause of a person, in milliseconds.
  private static let longestPause = 2_000
  /// How long a command takes at most, of which nothing is known.
  private static let longestCommand = 10_000
  /// How many shorter walks are tried for a failure.
  private static let mostTried = 600

  private let explorer: Explorer
  private let seed: UInt64
  private var run = 0

  /// Walks through what an explorer explores; it need not have explored anything.
  public init(_ explorer: Explorer, seed: UInt64) { (self.explorer, self.seed) = (explorer, seed) }

  /// Goes one more walk.
  ///
  /// - Returns: what went wrong, with a short walk to it; `nil` where all went well.
  public mutating func next() -> RaceFailure? {
    var chance = RaceChance(seed &+ UInt64(run) &* 0x9E37_79B9_7F4A_7C15)
    defer { run += 1 }
    var moves: [TimedMove] = []
    guard let fault = walk(&chance, &moves) else { return nil }
    return RaceFailure(run: run, fault: fault, moves: shortened(moves, fault))
  }

  /// Goes a walk, and notes its moves until something is wrong.
  private func walk(
    _ chance: inout RaceChance, _ moves: inout [TimedMove]
  ) -> RaceFailure.Fault? {
    var simulator = explorer.start
    var watch = RaceWatch(explorer)
    var ends: [Int: Int] = [:]
    var inputs: [Move] = []
    var last = simulator.state.now.milliseconds
    for _ in 0..<RaceRuns.inputs {
      // Each task has its end from its beginning on, within what the document says.
      for job in simulator.state.jobs where ends[job.number] == nil {
        ends[job.number] = job.began.milliseconds + chance.number(upTo: RaceRuns.longest(job.work))
      }
      let now = simulator.state.now.milliseconds
      let person = now + chance.number(upTo: RaceRuns.longestPause)
      let job = simulator.state.jobs.min {
        ends[$0.number, default: 0] < ends[$1.number, default: 0]
      }
      let isEnd = job.map { ends[$0.number, default: 0] <= person } ?? false
      let moment = isEnd ? job.map { max(now, ends[$0.number, default: 0]) } ?? person : person
      var fault: RaceFailure.Fault?
      TimedMove.pass(moment - now, in: &simulator) { run in
        fault = watch.look(at: run)
        return fault == nil
      }
      if let fault = fault ?? watch.end(simulator) { return fault }
      inputs.removeAll(keepingCapacity: true)
      explorer.lister.inputs(simulator, into: &inputs)
      let move: Move
      if isEnd, let job {
        // Of several jobs of a task the oldest one ends.
        if let oldest = simulator.state.jobs.first(where: { $0.task == job.task })?.number {
          (ends[oldest], ends[job.number]) = (ends[job.number], ends[oldest])
        }
        let end: JobSteering = chance.number(upTo: 3) == 0 ? .fail : .succeed
        guard inputs.contains(.input(.steer(job.task, end))) else {
          // What is suspended goes on later.
          ends[job.number] = simulator.state.now.milliseconds + RaceRuns.longestPause
          continue
        }
        move = .input(.steer(job.task, end))
      } else {
        inputs.removeAll { if case .input(.steer) = $0 { true } else { false } }
        guard !inputs.isEmpty else { continue }
        move = inputs[chance.number(upTo: inputs.count - 1)]
      }
      moves.append(TimedMove(pause: simulator.state.now.milliseconds - last, move: move))
      last = simulator.state.now.milliseconds
      if let fault = watch.make(move, in: &simulator) { return fault }
    }
    return nil
  }

  /// How long a job takes at most, in milliseconds.
  private static func longest(_ work: Job.Work) -> Int {
    switch work {
    // At the very end it ends by itself.
    case .simulated(let milliseconds, _, _): milliseconds - 1
    case .recorded, .command: longestCommand
    }
  }

  // MARK: - Shorter walks

  /// A walk with fewer moves that ends in the same.
  private func shortened(_ moves: [TimedMove], _ fault: RaceFailure.Fault) -> [TimedMove] {
    var moves = moves
    var length = moves.count / 2
    var left = RaceRuns.mostTried
    while length > 0, left > 0 {
      var start = 0
      while start < moves.count, left > 0 {
        left -= 1
        var fewer = moves
        fewer.removeSubrange(start..<min(start + length, moves.count))
        if let gone = gone(fewer), gone.fault == fault {
          moves = gone.moves
        } else {
          start += length
        }
      }
      length /= 2
    }
    return moves
  }

  /// Goes a walk as it is written, and leaves out what cannot be done.
  private func gone(_ moves: [TimedMove]) -> (fault: RaceFailure.Fault, moves: [TimedMove])? {
    var simulator = explorer.start
    var watch = RaceWatch(explorer)
    var done: [TimedMove] = []
    var inputs: [Move] = []
    var waited = 0
    for timed in moves {
      waited += timed.pause
      var fault: RaceFailure.Fault?
      TimedMove.pass(timed.pause, in: &simulator) { run in
        fault = watch.look(at: run)
        return fault == nil
      }
      if let fault { return (fault, done) }
      inputs.removeAll(keepingCapacity: true)
      explorer.lister.inputs(simulator, into: &inputs)
      guard inputs.contains(timed.move) else { continue }
      done.append(TimedMove(pause: waited, move: timed.move))
      waited = 0
      if let fault = watch.make(timed.move, in: &simulator) { return (fault, done) }
    }
    var fault: RaceFailure.Fault?
    TimedMove.pass(RaceRuns.longestPause, in: &simulator) { run in
      fault = watch.look(at: run)
      return fault == nil
    }
    return (fault ?? watch.end(simulator)).map { ($0, done) }
  }
}

/// Numbers by chance, the same ones for the same seed.
private struct RaceChance {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// A number from 0 on.
  mutating func number(upTo most: Int) -> Int {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(max(0, most) + 1))
  }
}
