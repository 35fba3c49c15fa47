public import DialogModel
public import DialogSimulator
internal import Texts

/// The map of a prototype as it is drawn: its places, and the ways between them.
///
/// Places and ways are in the order in which they were found, that of the launch first.
public struct FlowMap: Sendable {
  /// A screen with what is over it.
  public struct Place: Sendable {
    /// What tells it from the others in any version of the document.
    public let key: String
    /// What is topmost, by the title that a person sees.
    public let title: String
    /// What is topmost.
    public let top: Part
    /// The tasks that run without a dialog of their own.
    public let jobs: [TaskID]
    /// The shortest way to it.
    public let way: [Move]
    /// How many moves a person needs to come here.
    public let depth: Int
  }

  /// What a place shows above all else.
  public enum Part: Hashable, Sendable {
    case screen(ScreenID)
    case dialog(DialogID)
    /// The alert of a task.
    case task(TaskID)
    case nothing
  }

  /// What is known of one thing that leads from a place to another.
  public struct Exit: Hashable, Sendable {
    /// The words on the button, or a few words for what else it is.
    public let title: String
    /// What is done.
    public let move: Move
    /// Whether a task, a notification or an activity does it, and no person.
    public let isOfWorld: Bool
    /// Whether scenarios do it; `nil` for what is no way of the document.
    public let isCovered: Bool?
    /// The scenarios that do it.
    public let scenarios: [String]
  }

  /// A way from a place to another.
  public struct Way: Sendable {
    /// The place before.
    public let from: Int
    /// The place after.
    public let to: Int
    /// What leads there.
    public internal(set) var exits: [Exit]
    /// Whether it only takes away what its place has over the other one: it is written below the
    /// place, and not drawn.
    public internal(set) var isBack: Bool

    /// The names of what leads there.
    public var title: String { exits.map(\.title).listed() }

    /// Whether scenarios go it: at least one of what leads there, or nothing of that counts.
    public var isCovered: Bool {
      exits.contains { $0.isCovered == true } || exits.allSatisfy { $0.isCovered == nil }
    }
  }

  /// The places.
  public private(set) var places: [Place] = []
  /// The ways.
  public private(set) var ways: [Way] = []
  /// How many places were left out, because nobody could read a map of so many.
  public private(set) var left = 0

  private var numbers: [SituationMap.Shown: Int] = [:]

  /// How many places a map has at most.
  public static let most = 2_000

  /// A map without places.
  public init() {}

  /// The map of an exploration that was made for findings.
  public init(_ explorer: Explorer, coverage: Coverage?) {
    let map = SituationMap(explorer)
    let words = FindingWords(explorer.start.prototype)
    let merged = FlowMap.merged(map)
    let firsts = map.nodes.indices.filter { merged[$0] == $0 }
    left = max(0, firsts.count - FlowMap.most)
    var numbers: [Int: Int] = [:]
    for (number, node) in firsts.prefix(FlowMap.most).enumerated() { numbers[node] = number }
    let depths = FlowMap.depths(map)
    places = firsts.prefix(FlowMap.most).map { place(map.nodes[$0], depths[$0], words) }
    for (node, facts) in map.nodes.enumerated() {
      if let number = numbers[merged[node]] { self.numbers[facts.shown] = number }
    }
    let covered = FlowMap.covered(coverage)
    var known: [[Int]: Int] = [:]
    for edge in map.edges where merged[edge.from] == edge.from {
      guard let from = numbers[edge.from], let to = numbers[merged[edge.to]], from != to else {
        continue
      }
      let isBack =
        places[to].depth < places[from].depth
        && map.nodes[edge.from].shown.lies(over: map.nodes[edge.to].shown)
      let exits = exits(edge.moves, words, covered)
      if let known = known[[from, to]] {
        ways[known].exits += exits.filter { !ways[known].exits.contains($0) }
      } else {
        known[[from, to]] = ways.count
        ways.append(Way(from: from, to: to, exits: exits, isBack: isBack))
      }
    }
  }

  /// The place of a run as it is; `nil` while it moves, and where the map does not have it.
  public func place(of state: State) -> Int? {
    guard !state.isInMovement, state.application == .active else { return nil }
    return numbers[SituationMap.Shown(NodeFacts(state, []))]
  }

  /// The place at which a way of moves ends, before its last move: where something happens.
  public func place(of way: [Move]) -> Int? {
    places.indices.filter { way.starts(with: places[$0].way) }.max {
      places[$0].way.count < places[$1].way.count
    }
  }

  // MARK: Making it

  private func place(
    _ node: SituationMap.Node, _ depth: Int, _ words: FindingWords
  ) -> Place {
    let shown = node.shown
    let ids =
      [shown.screen.map { words.name($0) } ?? ""]
      + shown.dialogs.map { up in
        let screens = up.screens.map { words.name($0) }
        let content = up.content.map { ["\($0)"] } ?? []
        return ([words.prototype.name(ofInstance: up.dialog)] + content + screens)
          .joined(separator: ">")
      }
    let jobs = shown.jobs.sorted { $0.index < $1.index }
    let loaders = Set(shown.dialogs.compactMap(\.loader))
    let top: Part
    if let up = shown.dialogs.last {
      top = up.loader.map { .task($0) } ?? .dialog(DialogID(up.dialog.index))
    } else {
      top = shown.screen.map { .screen($0) } ?? .nothing
    }
    return Place(
      key: (ids + jobs.map { "&" + words.name($0) }).joined(separator: "/"),
      title: words.title(top), top: top, jobs: jobs.filter { !loaders.contains($0) },
      way: node.way, depth: depth)
  }

  private func exits(
    _ moves: [Move], _ words: FindingWords, _ covered: [DocumentWay: [String]?]
  ) -> [Exit] {
    var exits: [Exit] = []
    for move in moves {
      // Return does what the bold button does.
      if move == .input(.pressReturn), moves.count > 1 { continue }
      let ways = Coverage.ways(of: move).filter { covered[$0] != nil }
      let scenarios = ways.flatMap { (covered[$0] ?? nil) ?? [] }
      exits.append(
        Exit(
          title: words.title(move), move: move, isOfWorld: move.isOfWorld,
          isCovered: ways.isEmpty ? nil : !scenarios.isEmpty, scenarios: scenarios))
    }
    return exits
  }

  /// The scenarios of each way of the document; `nil` for a way that none goes.
  private static func covered(_ coverage: Coverage?) -> [DocumentWay: [String]?] {
    var covered: [DocumentWay: [String]?] = [:]
    for (way, state) in coverage?.ways ?? [] {
      if case .covered(let names) = state {
        covered[way] = .some(names)
      } else {
        covered[way] = .some(nil)
      }
    }
    return covered
  }

  /// How few ways lead to each situation.
  private static func depths(_ map: SituationMap) -> [Int] {
    var depths = [Int](repeating: Int.max, count: map.nodes.count)
    let next = Dictionary(grouping: map.edges, by: \.from)
    for root in map.nodes.indices where depths[root] == Int.max {
      depths[root] = 0
      var open = [root]
      var place = 0
      while place < open.count {
        let node = open[place]
        place += 1
        for edge in next[node] ?? [] where depths[edge.to] > depths[node] + 1 {
          depths[edge.to] = depths[node] + 1
          open.append(edge.to)
        }
      }
    }
    return depths
  }

  /// For each situation the first one that is drawn in its stead: they show the same dialogs over
  /// different screens, and everything leads from them to the same places.
  private static func merged(_ map: SituationMap) -> [Int] {
    var merged = Array(map.nodes.indices)
    let next = Dictionary(grouping: map.edges, by: \.from)
    var isChanged = true
    while isChanged {
      isChanged = false
      var firsts: [Sameness: Int] = [:]
      for node in map.nodes.indices where merged[node] == node {
        let shown = map.nodes[node].shown
        guard !shown.dialogs.isEmpty else { continue }
        let exits = (next[node] ?? []).flatMap { edge in
          edge.labels.map { Sameness.Exit(label: $0, to: merged[edge.to]) }
        }
        let key = Sameness(dialogs: shown.dialogs, jobs: shown.jobs, exits: Set(exits))
        if let first = firsts[key] {
          for other in merged.indices where merged[other] == node { merged[other] = first }
          isChanged = true
        } else {
          firsts[key] = node
        }
      }
    }
    return merged
  }

  /// What two situations have in common that are one place.
  private struct Sameness: Hashable {
    struct Exit: Hashable {
      let label: String
      let to: Int
    }
    let dialogs: [Situation.Up]
    let jobs: Set<TaskID>
    let exits: Set<Exit>
  }
}

extension SituationMap.Shown {
  /// Whether the other one is what is seen when some of the dialogs, tasks or screens are taken away.
  fileprivate func lies(over other: SituationMap.Shown) -> Bool {
    if dialogs.isEmpty { return jobs == other.jobs && other.dialogs.isEmpty }
    return screen == other.screen && dialogs.starts(with: other.dialogs)
      && jobs.isSuperset(of: other.jobs)
  }
}
