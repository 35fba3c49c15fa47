import Session

/// Work with files, off the main thread and in order, whose results come back in the same order.
@MainActor
final class WriteQueue {
  /// Passes the result of the oldest work on; `false` while that has not ended.
  private var deliveries: [@MainActor () -> Bool] = []
  private let line = WorkLine()

  /// Does work after all that was added before.
  ///
  /// - Parameter done: called on the main actor, later or by ``finish()``, before the results of what
  ///   is added after.
  func add<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result,
    then done: @escaping @MainActor (Result) -> Void = { (_: Result) in }
  ) {
    let outcome = Outcome<Result>()
    deliveries.append {
      guard let result = outcome.result.withLock({ $0 }) else { return false }
      done(result)
      return true
    }
    line.add { [weak self] in
      let result = work()
      outcome.result.withLock { $0 = result }
      Task { @MainActor in self?.deliver() }
    }
  }

  /// Waits until everything is done, also what follows from the results.
  func finish() {
    while !deliveries.isEmpty {
      line.wait()
      deliver()
    }
  }

  private func deliver() {
    while let first = deliveries.first {
      // Out of the list first: what is done with a result may add work, or wait for it.
      deliveries.removeFirst()
      guard first() else { return deliveries.insert(first, at: 0) }
    }
  }

  private final class Outcome<Result: Sendable>: Sendable {
    let result = Guarded<Result?>(nil)
  }
}
