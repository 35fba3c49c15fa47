import DialogModel
import DialogSimulator
import EventLog
import Texts

/// A run that stops at a limit, or where the application would crash.
enum LimitReached {
  static func find(_ graph: Graph) -> [ExploredFinding] {
    (0..<graph.found.count).compactMap { node in
      guard graph.flags(node).contains(.stopped) else { return nil }
      let way = graph.way(node)
      guard let stop = graph.explorer.replay(way).simulator.state.stop else { return nil }
      let place = stop.repeating.first.map { ExploredFinding.Place($0.target) } ?? .application
      return ExploredFinding(
        .limit, at: [place],
        tr(
          "After {way}: {reason}.",
          [
            "way": graph.words.after(way),
            "reason": StopText.text(stop, Names(graph.prototype)),
          ]), way: way)
    }
  }
}
