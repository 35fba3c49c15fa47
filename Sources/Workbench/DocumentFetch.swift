import Session

/// Reads a document outside the main thread, which a large one or a slow disk would hold up.
@MainActor
final class DocumentFetch {
  private let patience: Int
  /// The number of the last reading; what an earlier one finds is dropped.
  private var last = 0
  private(set) var isReading = false
  /// What is looked at when the present reading has ended.
  private var next: (@MainActor () -> Void)?

  init(patience: Int) { self.patience = patience }

  /// Reads, in place of what is being read.
  func read(
    _ work: @escaping @Sendable () -> DocumentContent,
    then done: @escaping @MainActor (DocumentContent) -> Void
  ) {
    next = nil
    fetch(work, then: done)
  }

  /// Reads if there is something new, after what is being read.
  ///
  /// - Parameter done: not called where there is nothing new.
  func readAgain(
    _ work: @escaping @MainActor () -> @Sendable () -> DocumentContent?,
    then done: @escaping @MainActor (DocumentContent) -> Void
  ) {
    let read: @MainActor () -> Void = { [weak self] in
      self?.fetch(work()) { if let content = $0 { done(content) } }
    }
    if isReading { next = read } else { read() }
  }

  /// Drops what is being read.
  func cancel() {
    last += 1
    isReading = false
    next = nil
  }

  private func fetch<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then done: @escaping @MainActor (Result) -> Void
  ) {
    last += 1
    isReading = true
    let number = last
    Errand.run(patience: patience, work) { [weak self] result in
      guard let self, number == last else { return }
      isReading = false
      done(result)
      guard !isReading, let next else { return }
      self.next = nil
      next()
    }
  }
}
