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
  private var frontier = Frontier()
  private var states: KeptStates
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
      prototype, options, matches: matches, zones: zones, keeping: KeptStates.most,
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
    states = KeptStates(start, most: most)
    if texts.isCut { found.bounds.insert(.texts(TextClasses.most)) }
    var writer = writer
    add(start.state, from: Exploration.none, by: 0, cost: 0, left: options.interference, &writer)
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
  public mutating func run(nodes: Int = .max) {
    var simulator = start
    var writer = writer
    var moves: [Move] = []
    var left = nodes
    while left > 0, let node = frontier.next(costs: found.costs, flags: found.flags) {
      left -= 1
      expand(Int(node), &simulator, &writer, &moves)
    }
    if isDone { states.removeAll() }
  }

  private mutating func expand(
    _ node: Int, _ simulator: inout Simulator, _ writer: inout StateWriter, _ moves: inout [Move]
  ) {
    let state = states.take(node, in: found, &simulator)
    found.edgeStarts[node] = UInt32(truncatingIfNeeded: found.edgeTargets.count)
    if let bound = bound(of: state, at: node) {
      found.bounds.insert(bound)
      found.flags[node].insert(.bounded)
      return
    }
    found.flags[node].insert(.expanded)
    if found.flags[node].contains(.stopped) { return }
    simulator.state = state
    let isMoving = found.flags[node].contains(.moving)
    let isHeld = found.flags[node].contains(.held)
    if !isMoving, facts != nil { facts?.add(drawn: simulator, at: node) }
    moves.removeAll(keepingCapacity: true)
    if simulator.nextDue != nil { moves.append(.time) }
    let left = Int(found.interference[node])
    if isHeld || !isMoving || left > 0 { lister.inputs(simulator, into: &moves) }
    var merged = 0
    for (place, move) in moves.enumerated() {
      if place > 0 { simulator.state = state }
      if isMerged(move, at: node) {
        merged += 1
        _ = number(of: move)
        found.edgeTargets.append(Exploration.none)
        facts?.addMerged()
        continue
      }
      move.perform(in: &simulator)
      if facts == nil {
        simulator.drainRows { _ in }
      } else {
        facts?.add(edge: simulator.rows, from: state, to: simulator.state)
        simulator.drainRows { _ in }
      }
      let interferes = isMoving && !isHeld && move != .time
      let cost = Int(found.costs[node]) + move.cost(interferes: interferes)
      let budget = isMoving ? (interferes ? left - 1 : left) : options.interference
      let target = add(
        simulator.state, from: UInt32(node), by: number(of: move), cost: cost, left: budget,
        &writer)
      found.edgeTargets.append(target)
    }
    found.performed += moves.count - merged
    found.merged += merged
    found.edgeCounts[node] = UInt16(clamping: moves.count)
    simulator.secretAnswers.removeAll()
  }

  /// The bound that keeps the moves of a node from being tried.
  private func bound(of state: State, at node: Int) -> ExploreBound? {
    if found.count >= options.mostStates { return .states(options.mostStates) }
    if state.showings.count > options.mostDialogs { return .dialogs(options.mostDialogs) }
    if Int(found.lengths[node]) >= options.mostMoves { return .moves(options.mostMoves) }
    return nil
  }

  /// The number of a move, noted for the edge.
  private mutating func number(of move: Move) -> UInt32 {
    let number: UInt32
    if let known = moveNumbers[move] {
      number = known
    } else {
      number = UInt32(found.moves.count)
      found.moves.append(move)
      moveNumbers[move] = number
    }
    found.edgeMoves.append(number)
    return number
  }

  /// The node of a state, which is added if it is new.
  @discardableResult
  private mutating func add(
    _ state: State, from parent: UInt32, by move: UInt32, cost: Int, left: Int,
    _ writer: inout StateWriter
  ) -> UInt32 {
    let isMoving = state.isInMovement
    writer.write(state, interference: isMoving ? left : -1)
    let node = table.number(of: writer.words)
    let length = parent == Exploration.none ? 0 : Int(found.lengths[Int(parent)]) + 1
    let place = Int(node)
    if place < found.count {
      guard !found.flags[place].contains(.expanded), !found.flags[place].contains(.bounded),
        cost < Int(found.costs[place])
      else { return node }
      found.parents[place] = parent
      found.ways[place] = move
      found.costs[place] = UInt16(clamping: cost)
      found.lengths[place] = UInt16(clamping: length)
    } else {
      found.parents.append(parent)
      found.ways.append(move)
      found.costs.append(UInt16(clamping: cost))
      found.lengths.append(UInt16(clamping: length))
      found.interference.append(UInt8(clamping: isMoving ? left : 0))
      found.edgeStarts.append(0)
      found.edgeCounts.append(0)
      var flags: Exploration.Flags = isMoving ? .moving : []
      if state.hold != nil { flags.insert(.held) }
      if state.stop != nil { flags.insert(.stopped) }
      found.flags.append(flags)
      facts?.add(node: state)
    }
    frontier.add(node, cost: cost)
    states.keep(state, of: place)
    return node
  }
}
