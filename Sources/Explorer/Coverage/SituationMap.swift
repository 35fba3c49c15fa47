import DialogModel
import DialogSimulator

/// The situations of a prototype and the ways between them: what a person would draw.
public struct SituationMap: Sendable {
  /// A situation.
  public struct Node: Hashable, Sendable {
    /// Its screen, and the dialogs over it.
    public let names: [String]
    /// The shortest way to it.
    public let way: [Move]
    /// What tells it from the others.
    let shown: Shown
  }

  /// A way from one situation to another.
  public struct Edge: Hashable, Sendable {
    /// The place of the situation before in ``SituationMap/nodes``.
    public let from: Int
    /// The place of the situation after.
    public let to: Int
    /// What is done, each as a person says it.
    public internal(set) var labels: [String]
    /// The moves that these are.
    public internal(set) var moves: [Move]
    /// The calls that each of them makes until all rests, as `TARGET METHOD`.
    public internal(set) var calls: [[String]]
  }

  /// The situations, that of the launch first.
  public private(set) var nodes: [Node] = []
  /// The ways, in the order of their beginnings.
  public private(set) var edges: [Edge] = []

  /// What makes two situations one on the map.
  struct Shown: Hashable, Sendable {
    let screen: ScreenID?
    let dialogs: [Situation.Up]
    let jobs: Set<TaskID>

    init(_ facts: NodeFacts) {
      screen = facts.situation.screen
      dialogs = facts.situation.dialogs
      jobs = Set(facts.jobs)
    }
  }

  /// The map of an exploration that was made for findings.
  public init(_ explorer: Explorer) {
    guard let graph = Graph(explorer) else { return }
    var places: [Shown: Int] = [:]
    var edgePlaces: [[Int]: Int] = [:]
    func place(_ node: Int) -> Int? {
      let facts = graph.facts.node(node)
      guard facts.situation.isActive else { return nil }
      let shown = Shown(facts)
      if let place = places[shown] { return place }
      places[shown] = nodes.count
      var names = facts.situation.screen.map { [graph.words.name($0)] } ?? []
      names += facts.situation.dialogs.map { graph.words.name($0.dialog) }
      names += Set(facts.jobs).map { graph.words.name($0) + " …" }.sorted()
      nodes.append(Node(names: names, way: graph.way(node), shown: shown))
      return nodes.count - 1
    }
    for node in graph.settled {
      guard let from = place(node) else { continue }
      for (step, end) in graph.nextSettled(node) {
        guard let to = place(end), to != from else { continue }
        let label = graph.words.words(step.move)
        let calls = graph.outcome(step).facts.calls.map {
          "\(graph.prototype.name(of: $0.target)) \($0.selector.name)"
        }
        if let known = edgePlaces[[from, to]] {
          guard !edges[known].labels.contains(label) else { continue }
          edges[known].labels.append(label)
          edges[known].moves.append(step.move)
          edges[known].calls.append(calls)
        } else {
          edgePlaces[[from, to]] = edges.count
          edges.append(
            Edge(from: from, to: to, labels: [label], moves: [step.move], calls: [calls]))
        }
      }
    }
  }
}
