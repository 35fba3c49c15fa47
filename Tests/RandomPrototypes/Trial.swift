package import DialogModel
package import DialogSimulator
import PrototypeFile
import Scenario

/// A generated document with a generated scenario, and what came of it.
@MainActor
package struct Trial {
  /// The name of the generated scenario.
  package static let scenario = "fail"

  /// Documents by chance often go round in circles; what they do there is soon seen.
  package static let limits = Limits(callsWithoutTime: 100, calls: 5_000, milliseconds: nil)

  /// What was wrong, if anything was.
  package private(set) var broken: String?
  /// How many calls the scenario made.
  package private(set) var calls = 0
  /// What was generated, with the scenario that broke a rule, if one did.
  package private(set) var prototype: Prototype

  /// Generates a document and a scenario of so many steps, writes it, reads it and plays it.
  ///
  /// - Parameter more: how many more scenarios of the document are only generated; the invariants
  ///   are held against what their steps do one by one, which takes a third of the time.
  package init(_ chance: Chance, steps: Int, more: Int = 0, fault: Examination.Fault? = nil) {
    var chance = chance
    var prototype = chance.prototype()
    let (script, rows) = chance.scenario(
      Trial.scenario, of: steps, in: prototype, limits: Trial.limits)
    prototype.scenarios = [script]
    self.prototype = prototype
    let trip = RoundTrip(prototype)
    broken = trip.broken
    guard broken == nil, let read = trip.prototype, let script = read.scenarios.first else {
      return
    }
    let run = Examination(read, script, limits: Trial.limits, fault: fault)
    calls = run.calls
    broken = run.broken
    if broken == nil, run.rows != rows {
      broken = "the scenario gives other rows than its steps one by one"
    }
    var left = more
    while left > 0, broken == nil {
      left -= 1
      watch(&chance, steps: steps)
    }
  }

  /// Generates a scenario and holds the invariants against its rows.
  private mutating func watch(_ chance: inout Chance, steps: Int) {
    var invariants = Invariants(Simulator(prototype, limits: Trial.limits))
    let (script, _) = chance.scenario(
      Trial.scenario, of: steps, in: prototype, limits: Trial.limits
    ) { invariants.read($0, $1) }
    calls += invariants.calls
    guard let why = invariants.broken else { return }
    broken = why
    prototype.scenarios = [script]
  }

  /// The smallest document that can be found which breaks a rule too, for a person to look into.
  package func shrunk(fault: Examination.Fault? = nil) -> Prototype {
    // One that does not come back is no smaller example of another rule that breaks.
    let isTrip = RoundTrip(prototype).broken != nil
    var shrinker = Shrinker { Trial.breaks($0, inWriting: isTrip, fault: fault) }
    return shrinker.shrunk(prototype)
  }

  /// Whether a document does not come back from being written, or else breaks a rule.
  private static func breaks(
    _ prototype: Prototype, inWriting isTrip: Bool, fault: Examination.Fault?
  ) -> Bool {
    let trip = RoundTrip(prototype)
    if isTrip { return trip.broken != nil }
    guard trip.broken == nil, let read = trip.prototype else { return false }
    return Examination(read, read.scenarios.first, limits: Trial.limits, fault: fault).broken != nil
  }

  /// What a person is told: what broke, and a document that shows it.
  package func report(fault: Examination.Fault? = nil) -> String {
    let smallest = RoundTrip(shrunk(fault: fault))
    let why =
      smallest.broken
      ?? smallest.prototype.flatMap {
        Examination($0, $0.scenarios.first, limits: Trial.limits, fault: fault).broken
      }
    return """
      \(why ?? broken ?? "nothing broke")
      Save this document and see “rehearsal trace FILE --all --scenario \(Trial.scenario)”:

      \(smallest.text)
      """
  }
}
