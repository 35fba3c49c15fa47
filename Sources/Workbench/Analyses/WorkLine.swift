import Dispatch
import Session

/// Does one piece of work after another on a thread that ends when there is none.
final class WorkLine: Sendable {
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
