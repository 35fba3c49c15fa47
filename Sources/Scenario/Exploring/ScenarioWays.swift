public import DialogModel
import DialogSimulator
public import Explorer

/// The ways that the scenarios of a document go.
public enum ScenarioWays {
  /// Plays each scenario, its tasks simulated, and notes what it goes through.
  public static func of(_ prototype: Prototype) -> [(name: String, ways: Set<DocumentWay>)] {
    prototype.scenarios.map { script in
      let played = prototype.applying(script)
      let ways = Collected(Conditionals(played))
      let run = HeadlessRun(played) { ways.take($0) }
      _ = run.play(script)
      return (script.name, ways.ways)
    }
  }

  private final class Collected {
    private(set) var ways: Set<DocumentWay> = []
    private let conditionals: Conditionals

    init(_ conditionals: Conditionals) { self.conditionals = conditionals }

    func take(_ rows: RowBuffer) { ways.formUnion(conditionals.allWays(of: rows)) }
  }
}
