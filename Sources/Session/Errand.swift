import Dispatch

/// Work that may wait for a disk or a network, and is done outside the main thread.
@MainActor
public enum Errand {
  /// How long a caller waits for work to end, in milliseconds.
  ///
  /// A person does not notice it, and a window need not be drawn a second time.
  public static let patience = 50

  /// Does work on another thread, and passes its result on, once, on the main actor.
  ///
  /// - Parameters:
  ///   - patience: how long to wait for the result here, in milliseconds.
  ///   - work: it is not cancelled, however long it waits.
  ///   - done: called before this function returns if the work has ended by then, else later.
  /// - Returns: whether the work has ended.
  @discardableResult
  public static func run<Result: Sendable>(
    patience: Int = Errand.patience, _ work: @escaping @Sendable () -> Result,
    then done: @escaping @MainActor (Result) -> Void
  ) -> Bool {
    let basket = Basket<Result>()
    let hasEnded = DispatchSemaphore(value: 0)
    let errand: @Sendable () -> Void = {
      basket.put(work())
      hasEnded.signal()
      Task { @MainActor in
        if let result = basket.take() { done(result) }
      }
    }
    if !SeparateThread.run(errand) { errand() }
    guard hasEnded.wait(timeout: .now() + .milliseconds(patience)) == .success,
      let result = basket.take()
    else { return false }
    done(result)
    return true
  }

  /// A result on its way from one thread to another; it is taken once.
  private final class Basket<Result: Sendable>: Sendable {
    private let content = Guarded<Result?>(nil)

    func put(_ result: Result) { content.withLock { $0 = result } }

    func take() -> Result? {
      content.withLock { content in
        defer { content = nil }
        return content
      }
    }
  }
}
