import Session

/// One computation in the background, which is asked between its pieces whether it is still wanted.
final class ExploringRound: Sendable {
  private let isOver = Guarded(false)

  var isWanted: Bool { isOver.withLock { !$0 } }

  func end() { isOver.withLock { $0 = true } }
}
