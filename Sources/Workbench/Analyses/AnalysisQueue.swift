import Session

/// The analyses of one document: what follows from a version, and is not needed to show it.
///
/// Work begins a while after the last change, so that nothing is computed for each typed letter, and
/// is done off the main thread, one piece after another.
@MainActor
final class AnalysisQueue {
  /// What waits for the pause, in the order in which it was asked for.
  private var waiting: [(analysis: Analysis, begin: @MainActor () -> Void)] = []
  private let pause = Debounce(milliseconds: 150)
  private let line = WorkLine()

  /// Calls back after the pause, unless the analysis begins anew or is cancelled before.
  fileprivate func schedule(_ analysis: Analysis, _ begin: @escaping @MainActor () -> Void) {
    drop(analysis)
    waiting.append((analysis, begin))
    pause.call { [weak self] in
      guard let self else { return }
      let begun = waiting
      waiting = []
      for entry in begun { entry.begin() }
    }
  }

  fileprivate func has(_ analysis: Analysis) -> Bool {
    waiting.contains { $0.analysis === analysis }
  }

  fileprivate func drop(_ analysis: Analysis) { waiting.removeAll { $0.analysis === analysis } }

  fileprivate func add(_ work: @escaping @Sendable () -> Void) { line.add(work) }
}

/// One subject that is analysed anew after each change; what is left of the round before is dropped.
@MainActor
final class Analysis {
  private let queue: AnalysisQueue
  private let round = Round()

  /// The number of the last round; work of an earlier one is not begun, and its results are dropped.
  private final class Round: Sendable {
    private let number = Guarded(0)

    func next() -> Int {
      number.withLock { number in
        number += 1
        return number
      }
    }

    func isLast(_ number: Int) -> Bool { self.number.withLock { $0 == number } }
  }

  init(in queue: AnalysisQueue) { self.queue = queue }

  /// Begins a new round after the pause.
  ///
  /// - Parameters:
  ///   - works: done one after another, as long as there is no newer round.
  ///   - take: called with each result.
  ///   - end: called after the last result.
  func begin<Result: Sendable>(
    _ works: [@Sendable () -> Result], then take: @escaping @MainActor (Result) -> Void,
    end: @escaping @MainActor () -> Void = {}
  ) {
    let number = round.next()
    queue.schedule(self) { [weak self] in
      self?.add(works[...], number, take, end)
    }
  }

  /// Whether a round waits for the pause.
  var isWaiting: Bool { queue.has(self) }

  /// Drops the round.
  func cancel() {
    _ = round.next()
    queue.drop(self)
  }

  /// Has the first of some works done, and the others after its result was taken.
  private func add<Result: Sendable>(
    _ works: ArraySlice<@Sendable () -> Result>, _ number: Int,
    _ take: @escaping @MainActor (Result) -> Void, _ end: @escaping @MainActor () -> Void
  ) {
    guard let work = works.first else { return end() }
    queue.add { [weak self, round] in
      guard round.isLast(number) else { return }
      let result = work()
      Task { @MainActor in
        guard let self, round.isLast(number) else { return }
        take(result)
        // A result can lead to a change, and that to a newer round.
        guard round.isLast(number) else { return }
        self.add(works.dropFirst(), number, take, end)
      }
    }
  }
}
