import DialogModel
import DialogSimulator

/// What the findings need to know of nodes and edges, noted while these are found.
///
/// Most nodes have the same facts as some other, so that each is stored once.
struct Facts: Equatable, Sendable {
  /// Something that is drawn and can be tapped, at least while nothing covers it, or is disabled.
  struct Drawn: Sendable {
    let tap: Input
    let isEnabled: Bool
  }

  private(set) var nodes: [NodeFacts] = []
  /// The flags that promises are about.
  private let flags: Set<FlagID>
  private let conditionals: Conditionals
  private(set) var edges: [EdgeFacts] = []
  private var nodeNumbers: [NodeFacts: UInt32] = [:]
  private var edgeNumbers: [EdgeFacts: UInt32] = [:]
  /// The facts of each node, and of each edge at the place that it has in the exploration.
  private var ofNodes: [UInt32] = []
  private var ofEdges: [UInt32] = []
  /// What is drawn somewhere and can be tapped, at least while nothing covers it.
  private(set) var enabled: Set<Input> = []
  /// What is drawn somewhere and disabled, with the node in which it was seen first.
  private(set) var disabled: [Input: Int] = [:]
  /// The dialogs that were up somewhere, also in a movement.
  private(set) var dialogs: Set<Int> = []
  private(set) var screens: Set<ScreenID> = []
  private(set) var notifications: Set<NotificationID> = []

  init(_ prototype: Prototype) {
    conditionals = Conditionals(prototype)
    flags = prototype.promises.reduce(into: []) { $0.formUnion($1.situation.flags) }
  }

  /// The facts of a node.
  func node(_ node: Int) -> NodeFacts { nodes[Int(ofNodes[node])] }

  /// The number of the facts of a node.
  func number(of node: Int) -> Int { Int(ofNodes[node]) }

  /// The facts of the edge at a place.
  func edge(at place: Int) -> EdgeFacts { edges[Int(ofEdges[place])] }

  /// Notes a node, which is a new one.
  mutating func add(node state: State) {
    let facts = NodeFacts(state, flags)
    for entry in state.notifications.scheduled { notifications.insert(entry.notification) }
    if let number = nodeNumbers[facts] { return ofNodes.append(number) }
    let number = UInt32(nodes.count)
    nodes.append(facts)
    nodeNumbers[facts] = number
    ofNodes.append(number)
    for up in facts.situation.dialogs {
      dialogs.insert(up.dialog.index)
      screens.formUnion(up.screens)
    }
    screens.formUnion(facts.situation.screens)
    if let screen = facts.situation.screen { screens.insert(screen) }
  }

  /// What happened between two states, with these rows.
  func edge(_ rows: RowBuffer, from before: State, to after: State) -> EdgeFacts {
    var facts = EdgeFacts(rows, from: before, to: after)
    facts.branches = conditionals.ways(of: rows)
    return facts
  }

  /// Notes an edge, which comes after all edges before.
  mutating func add(_ facts: EdgeFacts) {
    notifications.formUnion(facts.notified)
    if let number = edgeNumbers[facts] { return ofEdges.append(number) }
    let number = UInt32(edges.count)
    edges.append(facts)
    edgeNumbers[facts] = number
    ofEdges.append(number)
  }

  /// What is drawn in a state in which nothing moves, without what was enabled somewhere before.
  func drawn(_ simulator: Simulator) -> [Drawn] {
    let new = simulator.taps.filter { !enabled.contains($0) }
    guard !new.isEmpty else { return [] }
    let disabled = simulator.disabledInputs
    return new.map {
      Drawn(tap: $0, isEnabled: !disabled.contains($0) || simulator.ignored($0) == .clipped)
    }
  }

  /// Notes what is drawn at a node.
  mutating func add(_ drawn: [Drawn], at node: Int) {
    for drawn in drawn where !enabled.contains(drawn.tap) {
      if drawn.isEnabled {
        enabled.insert(drawn.tap)
      } else if disabled[drawn.tap] == nil {
        disabled[drawn.tap] = node
      }
    }
  }
}
