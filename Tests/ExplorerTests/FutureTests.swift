import DialogModel
import DialogSimulator
import RandomPrototypes
import Testing

@testable import Explorer

/// Equal keys have equal futures, but where a reduction says that they may differ.
@Suite struct FutureTests {
  /// A document by chance, and walks in it: whenever two states have the same key, each move must
  /// lead both to the same keys, and be possible in both.
  @Test("The same moves lead to the same keys", arguments: 0..<Documents.byChance)
  func sameMoves(_ seed: Int) {
    let prototype = Documents.byChance(seed)
    var options = ExploreOptions()
    options.extras = Set(ExploreOptions.Extra.allCases)
    options.callsWithoutTime = Documents.calls
    let explorer = Explorer(prototype, options)
    var random = Randomness(seed: UInt64(seed))
    var writer = explorer.writer
    var known: [[UInt32]: State] = [:]
    var simulator = explorer.start
    for _ in 0..<200 {
      let state = simulator.state
      guard state.stop == nil else {
        simulator = explorer.start
        continue
      }
      let key = FutureTests.key(state, &writer)
      if let before = known[key], !state.mayDiffer, !before.mayDiffer {
        FutureTests.compare(before, state, explorer, &writer, "seed \(seed)")
      }
      known[key] = state
      let moves = FutureTests.moves(explorer, state)
      guard !moves.isEmpty else {
        simulator = explorer.start
        continue
      }
      random.one(of: moves).perform(in: &simulator)
      simulator.drainRows { _ in }
    }
  }

  private static func key(_ state: State, _ writer: inout StateWriter) -> [UInt32] {
    writer.write(state, interference: state.isInMovement ? 1 : -1)
    return writer.words.words + writer.words.ends.map { UInt32($0) }
  }

  private static func moves(_ explorer: Explorer, _ state: State) -> [Move] {
    var simulator = explorer.start
    simulator.state = state
    var moves: [Move] = simulator.nextDue == nil ? [] : [.time]
    explorer.lister.inputs(simulator, into: &moves)
    return moves
  }

  private static func compare(
    _ one: State, _ other: State, _ explorer: Explorer, _ writer: inout StateWriter,
    _ comment: Comment
  ) {
    let moves = (moves(explorer, one), moves(explorer, other))
    #expect(moves.0.filter(\.isAlike) == moves.1.filter(\.isAlike), comment)
    for move in moves.0 where moves.1.contains(move) {
      let ends = [one, other].map { state in
        var simulator = explorer.start
        simulator.state = state
        move.perform(in: &simulator)
        return simulator.state
      }
      guard !ends.contains(where: \.mayDiffer) else { continue }
      let keys = ends.map { key($0, &writer) }
      #expect(keys[0] == keys[1], "\(comment): \(move)")
    }
  }
}

extension State {
  /// Whether there is more of something than is told apart.
  fileprivate var mayDiffer: Bool {
    func most(_ counts: some Sequence<Int>) -> Int {
      Dictionary(grouping: counts) { $0 }.values.map(\.count).max() ?? 0
    }
    return most(jobs.map(\.task.index)) >= 2 || most(showings.map(\.dialog.index)) >= 2
      || most(notifications.scheduled.map(\.notification.index)) >= 2
      || most(notifications.alerts.map(\.notification.index)) >= 2
      || most(notifications.waitingBanners.map(\.notification.index)) >= 1
      || most(notifications.center.map(\.notification.index)) >= 2
      || most(notifications.lockScreen.map(\.notification.index)) >= 2
      || most(pickers.map(\.dialog.index)) >= 2 || hasFarWork || hasManyLaters
  }
}

extension Move {
  /// Whether states with one key must both have it: a text or a segment that is there already is not
  /// chosen again.
  fileprivate var isAlike: Bool {
    switch self {
    case .text, .input(.tapSegment): false
    case .time, .input, .endActivity: true
    }
  }
}
