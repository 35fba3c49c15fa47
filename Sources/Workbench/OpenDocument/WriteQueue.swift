import Dispatch
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

/// Does one piece of work after another on a thread that ends when there is none.
private final class WorkLine: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var isBusy = false
    var idlers: [DispatchSemaphore] = []
  }

  private let state = Guarded(State())

  func add(_ work: @escaping @Sendable () -> Void) {
    let begins = state.withLock { state in
      state.waiting.append(work)
      defer { state.isBusy = true }
      return !state.isBusy
    }
    if begins, !SeparateThread.run({ self.work() }) { work() }
  }

  /// Waits until there is no work any more.
  func wait() {
    let idle = DispatchSemaphore(value: 0)
    let isBusy = state.withLock { state in
      if state.isBusy { state.idlers.append(idle) }
      return state.isBusy
    }
    if isBusy { idle.wait() }
  }

  private func work() {
    while let next = next() { next() }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
      state.isBusy = false
      for idle in state.idlers { idle.signal() }
      state.idlers = []
      return nil
    }
  }
}
