import DialogModel
import DialogSimulator

/// What was found, as the findings read it.
final class Graph {
  /// An edge that was performed.
  struct Step {
    let move: Move
    let target: Int
    let facts: EdgeFacts
  }

  /// Where a node comes to rest by itself, and what happens until then.
  struct Rest {
    let node: Int
    let facts: EdgeFacts
  }

  let explorer: Explorer
  let found: Exploration
  let facts: Facts
  let prototype: Prototype
  let words: FindingWords
  private var rests: [Int: Rest] = [:]

  /// `nil` where nothing was noted for findings.
  init?(_ explorer: Explorer) {
    guard let facts = explorer.facts else { return nil }
    self.explorer = explorer
    self.facts = facts
    found = explorer.found
    prototype = explorer.start.prototype
    words = FindingWords(prototype)
  }

  /// Whether all states were found, so that what is in none is impossible.
  var isWhole: Bool { found.bounds.isEmpty && explorer.lister.knowsAllTexts }

  func flags(_ node: Int) -> Exploration.Flags { found.flags[node] }

  /// The nodes in which nothing moves and nothing is asked, in the order in which they were found.
  private(set) lazy var settled: [Int] = (0..<found.count).filter { isSettled($0) }

  /// Whether nothing moves at a node, and its moves were tried.
  func isSettled(_ node: Int) -> Bool {
    flags(node) == .expanded
  }

  func situation(_ node: Int) -> Situation { facts.node(node).situation }

  /// The moves from a node, in order.
  func steps(_ node: Int) -> [Step] {
    guard flags(node).contains(.expanded) else { return [] }
    let start = Int(found.edgeStarts[node])
    return (start..<start + Int(found.edgeCounts[node])).compactMap { place in
      let target = found.edgeTargets[place]
      guard target != Exploration.none else { return nil }
      return Step(
        move: found.moves[Int(found.edgeMoves[place])], target: Int(target),
        facts: facts.edge(at: place))
    }
  }

  /// The edge of a move from a node; `nil` where the move cannot be made.
  func step(_ move: Move, from node: Int) -> Step? { steps(node).first { $0.move == move } }

  /// Lets time pass from a node on, until nothing moves, a question is asked, or the run ends.
  func rest(_ node: Int) -> Rest {
    if let rest = rests[node] { return rest }
    var facts = EdgeFacts()
    var now = node
    var seen: Set<Int> = []
    while flags(now).contains(.moving), !flags(now).contains(.held), seen.insert(now).inserted,
      let step = step(.time, from: now)
    {
      facts = facts + step.facts
      now = step.target
    }
    let rest = Rest(node: now, facts: facts)
    rests[node] = rest
    return rest
  }

  /// What follows a move until all rests.
  func outcome(_ step: Step) -> Rest {
    let rest = rest(step.target)
    return Rest(node: rest.node, facts: step.facts + rest.facts)
  }

  /// What may follow a move until all rests, for all answers to what is asked.
  func outcomes(_ step: Step) -> [Rest] {
    var outcomes: [Rest] = []
    var open = [outcome(step)]
    var asked: Set<Int> = []
    while let end = open.popLast() {
      if !flags(end.node).contains(.held) {
        outcomes.append(end)
      } else if asked.insert(end.node).inserted {
        for answer in steps(end.node) {
          let next = outcome(answer)
          open.append(Rest(node: next.node, facts: end.facts + next.facts))
        }
      }
    }
    return outcomes
  }

  /// The nodes at which a settled node comes to rest by each move, also where questions are asked.
  func nextSettled(_ node: Int) -> [(step: Step, node: Int)] {
    steps(node).flatMap { step in outcomes(step).map { (step, $0.node) } }
  }

  func way(_ node: Int) -> [Move] { found.way(to: node) }
}

extension Move {
  /// A tap, also one that a scenario makes at once.
  var isTap: Bool {
    guard case .input(let input) = self else { return false }
    switch input {
    case .tapButton, .tapControl, .tapSegment, .tapBack, .tapOutside, .chooseActivity,
      .cancelPicker, .cancelLoader:
      return true
    default: return false
    }
  }

  /// What a person does with the application.
  package var isPersonal: Bool {
    switch self {
    case .time, .endActivity: false
    case .text: true
    case .input(let input):
      switch input {
      case .tapField, .pressReturn, .pressClear: true
      default: isTap
      }
    }
  }

  /// What happens without the person: an end, a firing, or what comes later.
  var isOfWorld: Bool {
    switch self {
    case .time, .endActivity: return true
    case .text: return false
    case .input(let input):
      switch input {
      case .steer, .fireNotification: return true
      default: return false
      }
    }
  }

  /// What is done with a notification that the system shows.
  var answersNotification: Bool {
    switch self {
    case .input(.openNotification), .input(.closeNotification): true
    default: false
    }
  }
}
