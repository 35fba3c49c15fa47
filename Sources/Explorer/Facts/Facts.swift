import DialogModel
import DialogSimulator

/// What the findings need to know of nodes and edges, noted while these are found.
///
/// Most nodes have the same facts as some other, so that each is stored once.
struct Facts: Sendable {
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

  /// Notes an edge, which comes after all edges before.
  mutating func add(edge rows: RowBuffer, from before: State, to after: State) {
    var facts = EdgeFacts()
    facts.add(rows)
    facts.branches = conditionals.ways(of: rows)
    facts.add(from: before, to: after)
    notifications.formUnion(facts.notified)
    add(facts)
  }

  /// Notes an edge that was not performed.
  mutating func addMerged() { add(EdgeFacts()) }

  private mutating func add(_ facts: EdgeFacts) {
    if let number = edgeNumbers[facts] { return ofEdges.append(number) }
    let number = UInt32(edges.count)
    edges.append(facts)
    edgeNumbers[facts] = number
    ofEdges.append(number)
  }

  /// Notes what is drawn in a state in which nothing moves.
  mutating func add(drawn simulator: Simulator, at node: Int) {
    let new = simulator.taps.filter { !enabled.contains($0) }
    guard !new.isEmpty else { return }
    let disabled = simulator.disabledInputs
    for tap in new {
      if !disabled.contains(tap) || simulator.ignored(tap) == .clipped {
        enabled.insert(tap)
      } else if self.disabled[tap] == nil {
        self.disabled[tap] = node
      }
    }
  }
}
