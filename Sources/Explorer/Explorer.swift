public import DialogModel
public import DialogSimulator

/// Finds every state that can be reached, the shortest ways first.
///
/// It knows a state by its words (``StateWriter``). Inputs are tried in the order of the document, so
/// the same document gives the same nodes with the same numbers.
public struct Explorer: Sendable {
  let options: ExploreOptions
  let writer: StateWriter
  let lister: Moves
  let footprints: Footprints
  let start: Simulator
  /// The ways of the document that the launch goes by itself.
  let firstWays: Set<DocumentWay>
  /// What was explored, with the alerts that show tasks.
  public var prototype: Prototype { start.prototype }
  let matches: PatternMatcher
  /// What was found until now.
  public private(set) var found = Exploration()
  private(set) var table = StateTable()
  private var moveNumbers: [Move: UInt32] = [:]
  /// The moves of the node before, which are mostly those of the next one too, with their numbers.
  private var lastMoves: [(move: Move, number: UInt32)] = []
  private var last = LastParts()
  private var frontier: Frontier
  /// How many nodes one of two takes at once: enough that starting a thread is a small part of it.
  var batch = 256
  /// Those that try moves, between two runs.
  private var triers: [Trier]
  /// What the findings need to know; `nil` where nobody asks for findings.
  private(set) var facts: Facts?

  /// An exploration that has found the launch.
  ///
  /// - Parameters:
  ///   - matches: whether a pattern matches the whole of a text.
  ///   - zones: the time zones.
  ///   - forFindings: whether what happens is noted too, which takes time and memory.
  public init(
    _ prototype: Prototype, _ options: ExploreOptions = ExploreOptions(),
    matches: @escaping PatternMatcher = { $0 == $1 }, zones: ZoneOffsets = .utc,
    forFindings: Bool = false
  ) {
    self.init(
      prototype, options, matches: matches, zones: zones, keeping: Frontier.mostKept,
      forFindings: forFindings)
  }

  init(
    _ prototype: Prototype, _ options: ExploreOptions,
    matches: @escaping PatternMatcher = { $0 == $1 }, zones: ZoneOffsets = .utc, keeping most: Int,
    forFindings: Bool = false
  ) {
    var options = options
    options.extras.formUnion(prototype.promisedExtras)
    self.options = options
    self.matches = matches
    facts = forFindings ? Facts(prototype) : nil
    var first: Set<DocumentWay> = []
    start = Explorer.launched(
      prototype, matches: matches, zones: zones, calls: options.callsWithoutTime
    ) { if forFindings { first = Conditionals(prototype).allWays(of: $0) } }
    firstWays = first
    footprints = Footprints(prototype)
    writer = StateWriter(start.prototype, matches: matches)
    let texts = TextClasses(start.prototype, writer.slice, matches: matches)
    lister = Moves(options, texts)
    frontier = Frontier(keeping: most)
    triers = [Trier](repeating: Trier(start, writer), count: 2)
    if texts.isCut { found.bounds.insert(.texts(TextClasses.most)) }
    var writer = writer
    let left = start.state.isInMovement ? options.interference : nil
    writer.write(start.state, interference: left ?? -1)
    add(
      Tried.Reached(kept: KeptState(start.state), key: writer.words, left: left, cost: 0),
      from: Exploration.none, by: 0)
  }

  /// A run of a prototype just after its launch, in which the world does nothing by itself.
  ///
  /// - Parameters:
  ///   - calls: how many calls may come without time passing.
  ///   - rows: gets the rows of the launch.
  public static func launched(
    _ prototype: Prototype, matches: @escaping PatternMatcher = { $0 == $1 },
    zones: ZoneOffsets = .utc, calls: Int = ExploreOptions().callsWithoutTime,
    rows: (RowBuffer) -> Void = { _ in }
  ) -> Simulator {
    let limits = Limits(callsWithoutTime: calls, calls: nil, milliseconds: nil)
    var simulator = Simulator(
      prototype, configuration: Configuration(limits: limits, waitsForWorld: true),
      matches: matches, zones: zones)
    // Each answer that is left to a program is a move.
    if prototype.hasOutside { simulator.perform(.configure(.program(.asked)), at: .zero) }
    Move.input(.launch).perform(in: &simulator)
    simulator.drainRows(rows)
    return simulator
  }

  /// Notes why no more is tried, where there is more.
  public mutating func stop(because bound: ExploreBound) {
    if !isDone { found.bounds.insert(bound) }
  }

  /// Whether everything was tried, as far as the bounds let it.
  public var isDone: Bool { frontier.isEmpty }

  /// How many bytes it needs, without the states that it keeps for a while.
  public var bytes: Int { found.bytes + table.bytes }

  /// Tries the moves of so many more nodes.
  ///
  /// - Parameter both: does two things, for the use of a second core; without it nothing else is
  ///   found.
  public mutating func run(nodes: Int = .max, both: Both? = nil) {
    if isDone { return }
    let workers = triers.map { Worker($0) }
    triers = []
    let most = both == nil ? 16 : 2 * batch
    var left = nodes
    while left > 0 {
      let next = frontier.next(min(left, most), costs: found.costs, flags: found.flags)
      if next.isEmpty { break }
      left -= next.count
      for tried in tried(next, workers, both) { note(tried) }
    }
    triers = isDone ? [] : workers.map(\.trier)
  }

  /// Notes what follows from a node.
  private mutating func note(_ tried: Tried) {
    let node = tried.node
    found.edgeStarts[node] = UInt32(truncatingIfNeeded: found.edgeTargets.count)
    if let bound = bound(dialogs: tried.dialogs, at: node) {
      found.bounds.insert(bound)
      found.flags[node].insert(.bounded)
      return
    }
    found.flags[node].insert(.expanded)
    facts?.add(tried.drawn, at: node)
    var merged = 0
    for edgeFacts in tried.facts { facts?.add(edgeFacts) }
    for (place, edge) in tried.edges.enumerated() {
      let move = number(of: edge.move, at: place)
      found.edgeMoves.append(move)
      switch edge.outcome {
      case .merged:
        merged += 1
        found.edgeTargets.append(Exploration.none)
      case .known(let target): found.edgeTargets.append(target)
      case .state(let place):
        found.edgeTargets.append(add(tried.states[place], from: UInt32(node), by: move))
      }
    }
    found.performed += tried.edges.count - merged
    found.merged += merged
    found.edgeCounts[node] = UInt16(clamping: tried.edges.count)
  }

  /// The bound that keeps the moves of a node from being tried.
  func bound(dialogs: Int, at node: Int) -> ExploreBound? {
    if found.count >= options.mostStates { return .states(options.mostStates) }
    if dialogs > options.mostDialogs { return .dialogs(options.mostDialogs) }
    if Int(found.lengths[node]) >= options.mostMoves { return .moves(options.mostMoves) }
    return nil
  }

  /// The number of a move, which is at this place among those of its node.
  private mutating func number(of move: Move, at place: Int) -> UInt32 {
    let isAlike = place < lastMoves.count
    if isAlike, lastMoves[place].move == move { return lastMoves[place].number }
    let number = moveNumbers[move] ?? UInt32(found.moves.count)
    if number == found.moves.count {
      found.moves.append(move)
      moveNumbers[move] = number
    }
    if isAlike { lastMoves[place] = (move, number) } else { lastMoves.append((move, number)) }
    return number
  }

  /// The node of a state, which is added if it is new.
  @discardableResult
  private mutating func add(
    _ reached: Tried.Reached, from parent: UInt32, by move: UInt32
  ) -> UInt32 {
    let node = table.number(of: reached.key, &last, adds: true)
    let length = parent == Exploration.none ? 0 : Int(found.lengths[Int(parent)]) + 1
    let place = Int(node)
    if place < found.count {
      guard found.isShorter(reached.cost, to: place) else { return node }
      found.parents[place] = parent
      found.ways[place] = move
      found.costs[place] = UInt16(clamping: reached.cost)
      found.lengths[place] = UInt16(clamping: length)
    } else {
      found.parents.append(parent)
      found.ways.append(move)
      found.costs.append(UInt16(clamping: reached.cost))
      found.lengths.append(UInt16(clamping: length))
      found.interference.append(UInt8(clamping: reached.left ?? 0))
      found.edgeStarts.append(0)
      found.edgeCounts.append(0)
      var flags: Exploration.Flags = reached.left == nil ? [] : .moving
      if reached.kept.state.hold != nil { flags.insert(.held) }
      if reached.kept.state.stop != nil { flags.insert(.stopped) }
      found.flags.append(flags)
      facts?.add(node: reached.kept.state)
    }
    frontier.add(node, reached.kept, cost: reached.cost)
    return node
  }
}
