import DialogModel
import DialogSimulator
import Testing

@testable import Explorer

/// What can be seen in a state.
private struct Situation: Hashable {
  let application: State.ApplicationPhase
  let screen: ScreenID?
  let dialogs: [String]
  let jobs: Set<TaskID>

  init(_ state: State) {
    application = state.application
    screen = state.screen
    dialogs = state.showings.map { showing in
      let phase = showing.isEntering ? "+" : showing.isLeaving ? "-" : ""
      return "\(showing.dialog.index)#\(showing.dialog.instance)\(phase)"
        + (showing.loader == nil ? "" : "*")
    }
    jobs = Set(state.jobs.map(\.task))
  }
}

/// What the explorer finds is what is found without any reduction.
@Suite struct BruteForceTests {
  /// A state as it is, and how much may still interfere.
  private struct Whole: Hashable {
    let state: CanonicalState
    let left: Int
  }

  /// All situations that are found by trying everything, told apart by whole states; and whether
  /// these are all.
  private func everything(_ explorer: Explorer, moves most: Int, states: Int) -> (
    Set<Situation>, Bool
  ) {
    var seen: Set<Whole> = []
    var situations: Set<Situation> = []
    var layer = [(explorer.start.state, explorer.options.interference)]
    var simulator = explorer.start
    var isWhole = true
    for _ in 0...most {
      var next: [(State, Int)] = []
      for (state, left) in layer {
        let isMoving = state.isInMovement
        guard seen.insert(Whole(state: state.canonical, left: isMoving ? left : -1)).inserted
        else { continue }
        situations.insert(Situation(state))
        // What comes in a second or later has no time of its own in a key, so that futures may differ.
        if state.hasFarWork {
          isWhole = false
          continue
        }
        if state.stop != nil || state.showings.count > explorer.options.mostDialogs { continue }
        simulator.state = state
        var moves: [Move] = simulator.nextDue == nil ? [] : [.time]
        let isHeld = state.hold != nil
        if isHeld || !isMoving || left > 0 { explorer.lister.inputs(simulator, into: &moves) }
        for move in moves {
          simulator.state = state
          move.perform(in: &simulator)
          simulator.drainRows { _ in }
          let interferes = isMoving && !isHeld && move != .time
          let rest = isMoving ? (interferes ? left - 1 : left) : explorer.options.interference
          next.append((simulator.state, rest))
        }
        if seen.count > states { return (situations, false) }
      }
      layer = next
      if layer.isEmpty { return (situations, isWhole) }
    }
    return (situations, false)
  }

  private func compare(_ prototype: Prototype, _ comment: Comment) {
    let explorer = Documents.explored(prototype, most: 4_000)
    guard explorer.found.bounds.allSatisfy({ if case .dialogs = $0 { true } else { false } }) else {
      return
    }
    let (brute, isAll) = everything(explorer, moves: 12, states: 3_000)
    let mine = Set(
      (0..<explorer.found.count).map {
        Situation(explorer.replay(explorer.found.way(to: $0)).simulator.state)
      })
    #expect(brute.subtracting(mine).isEmpty, comment)
    if isAll { #expect(mine.subtracting(brute).isEmpty, comment) }
  }

  @Test("In documents by chance of few dialogs", arguments: 0..<Documents.byChance / 2)
  func byChance(_ seed: Int) {
    var prototype = Documents.byChance(seed)
    if prototype.dialogs.count > 4 { prototype = Documents.byChance(seed + 10_000) }
    guard prototype.dialogs.count <= 4 else { return }
    compare(prototype, "seed \(seed)")
  }

  @Test("In samples", arguments: Documents.samples)
  func samples(_ name: String) throws { compare(try Documents.sample(name), "\(name)") }
}
