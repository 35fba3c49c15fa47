import DialogModel
public import Explorer
public import PrototypeFile
import Scenario
import Session
import Texts

/// What exploring a version of a document has found, as the map shows it.
public struct ExploredMap: Sendable {
  /// A finding with its number on the map.
  public struct Numbered: Sendable {
    /// What was found.
    public let explored: ExploredFinding
    /// The same with its place in the text.
    public let finding: Finding
    /// The place of the map at which it happens; `nil` where no way leads to it.
    public let place: Int?
  }

  /// The version of the document.
  public let revision: Revision?
  /// What was explored.
  public let explorer: Explorer
  /// The places and the ways between them.
  public let map: FlowMap
  /// Which ways of the document its scenarios go.
  public let coverage: Coverage
  /// What is wrong, the most severe first; the number on the map is the place in this list, from 1 on.
  public let findings: [Numbered]
  /// How many findings the document says it knows.
  public let known: Int
  /// Which of the maps it is that were found, from 1 on.
  public internal(set) var number = 0
  /// The bounds that were reached, in words.
  public let bounds: [String]

  /// How many findings are numbered; nobody reads more.
  private static let most = 99
  /// How many states are found for a map: of more, nobody could read a map.
  static let mostStates = 50_000
  /// How many seconds it takes at most.
  static let mostSeconds = 10
  /// How many states are tried between two questions whether it is still wanted.
  private static let piece = 256

  /// Explores a document, as long as that is wanted.
  ///
  /// - Parameters:
  ///   - isWanted: asked between pieces of the work.
  ///   - tell: told how many states were found so far, after 100 ms and then four times a second.
  /// - Returns: `nil` where it was not wanted any more.
  init?(
    _ prototype: Prototype, _ revision: Revision?, while isWanted: () -> Bool,
    tell: (Int) -> Void
  ) {
    guard let explorer = ExploredMap.explored(prototype, while: isWanted, tell: tell) else {
      return nil
    }
    let coverage = Coverage(explorer, scenarios: ScenarioWays.of(prototype))
    guard isWanted() else { return nil }
    let map = FlowMap(explorer, coverage: coverage)
    let found = Findings.all(in: explorer).filter { $0.severity != .note }
    guard isWanted() else { return nil }
    let placed = revision?.findings(found.map { ExploredRemark($0) }, isWhole: false).findings ?? []
    self.revision = revision
    self.explorer = explorer
    self.map = map
    self.coverage = coverage
    findings = zip(found, placed).compactMap { explored, finding in
      finding.map {
        Numbered(explored: explored, finding: $0, place: map.place(of: explored.way))
      }
    }.prefix(ExploredMap.most).map { $0 }
    known = placed.count { $0 == nil }
    bounds = explorer.found.boundWords
  }

  /// Explores a document for findings, as far as it comes in some seconds.
  ///
  /// - Returns: `nil` where it was not wanted any more.
  static func explored(
    _ prototype: Prototype, while isWanted: () -> Bool, tell: (Int) -> Void = { _ in }
  ) -> Explorer? {
    var options = ExploreOptions()
    options.mostStates = mostStates
    var explorer = Explorer(
      prototype, options, matches: Pattern.matcher(), zones: TimeZones.offsets, forFindings: true)
    let begin = ContinuousClock.now
    var next = begin + .milliseconds(100)
    let end = begin + .seconds(mostSeconds)
    while !explorer.isDone {
      guard isWanted() else { return nil }
      explorer.run(nodes: piece, both: SeparateThread.both)
      let now = ContinuousClock.now
      if now >= end { break }
      if now >= next {
        tell(explorer.found.count)
        next = now + .milliseconds(250)
      }
    }
    explorer.stop(because: .seconds(mostSeconds))
    return isWanted() ? explorer : nil
  }
}
