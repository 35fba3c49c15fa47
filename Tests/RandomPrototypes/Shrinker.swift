package import DialogModel

/// Makes a prototype with a failing scenario smaller, for as long as it still fails.
package struct Shrinker {
  /// Whether a smaller prototype still fails.
  private let fails: (Prototype) -> Bool
  /// How many prototypes may be tried, so that shrinking ends in a person's patience.
  private var triesLeft: Int

  package init(most tries: Int = 20_000, fails: @escaping (Prototype) -> Bool) {
    self.fails = fails
    triesLeft = tries
  }

  /// A prototype from which nothing more can be taken without losing the failure.
  package mutating func shrunk(_ prototype: Prototype) -> Prototype {
    var smallest = prototype
    var size = Int.max
    while size != smallest.size, triesLeft > 0 {
      size = smallest.size
      dropSteps(&smallest)
      for reduction in Reduction.all {
        var place = 0
        // From the start, and on: what could not go before is tried again in the next round.
        while place < reduction.count(smallest), triesLeft > 0 {
          if !take(reduction.without(smallest, place), &smallest) { place += 1 }
        }
      }
    }
    return smallest
  }

  /// Halves first, then smaller and smaller runs of steps.
  private mutating func dropSteps(_ smallest: inout Prototype) {
    for script in smallest.scenarios.indices {
      var length = smallest.scenarios[script].steps.count
      while length > 0, triesLeft > 0 {
        var start = 0
        while start < smallest.scenarios[script].steps.count, triesLeft > 0 {
          var candidate = smallest
          let end = min(start + length, candidate.scenarios[script].steps.count)
          candidate.scenarios[script].steps.removeSubrange(start..<end)
          if !take(candidate, &smallest) { start += length }
        }
        length /= 2
      }
    }
  }

  private mutating func take(_ candidate: Prototype?, _ smallest: inout Prototype) -> Bool {
    triesLeft -= 1
    guard let candidate, candidate != smallest, fails(candidate) else { return false }
    smallest = candidate
    return true
  }
}

extension Prototype {
  /// How much there is that could still be taken away.
  fileprivate var size: Int {
    scenarios.reduce(0) { $0 + $1.steps.count }
      + Reduction.all.reduce(0) { $0 + $1.count(self) }
  }
}
