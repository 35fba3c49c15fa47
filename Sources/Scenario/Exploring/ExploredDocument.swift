public import DialogModel
public import Explorer
public import PrototypeFile
import Session
import Texts

/// What exploring has found in a document.
public struct ExploredDocument: Sendable {
  /// A finding with its place in the text.
  public struct Entry: Sendable {
    /// What was found.
    public let explored: ExploredFinding
    /// The same with its place in the text.
    public let finding: Finding
    /// The device on which alone it is found, where both were explored.
    public let device: Prototype.Device?
    /// The exploration in which it was found.
    public let run: Int
  }

  /// How many findings of a document are listed; nobody reads more.
  private static let mostListed = 1_000

  /// How many seconds it takes at most, where nothing else is said.
  public static let usualSeconds = 10

  /// The document as diagnostics call it.
  public let name: String
  /// The prototype as it was explored.
  public let prototype: Prototype
  /// An exploration for each device.
  public let runs: [Explorer]
  /// What was found, the most severe first.
  public let entries: [Entry]
  /// How many findings there are beyond those that are listed.
  public let unlisted: Int
  /// How many findings the document says it knows.
  public let knownCount: Int
  /// Which ways its scenarios go, where that was asked.
  public let coverage: Coverage?
  /// Whether each of its promises holds.
  public let promises: [PromiseVerdict]
  /// Warnings of what the document knows and nothing finds.
  public let unused: [Finding]

  /// Explores a document.
  ///
  /// - Parameters:
  ///   - prototypes: the document as the options set it, for each device that is explored.
  ///   - scenarios: the ways that its scenarios go, where coverage is asked.
  ///   - seconds: how long each exploration takes at most.
  ///   - isWanted: asked between pieces of the work; where it is not, little more is found.
  public init(
    _ revision: Revision, name: String, _ prototypes: [Prototype], _ options: ExploreOptions,
    notes: Bool, scenarios: [(name: String, ways: Set<DocumentWay>)]? = nil, seconds: Int,
    while isWanted: () -> Bool = { true }
  ) {
    self.name = name
    prototype = prototypes[0]
    let runs = prototypes.map {
      ExploredDocument.explored($0, options, seconds: seconds, while: isWanted)
    }
    self.runs = runs
    let coverage = scenarios.map { Coverage(runs[0], scenarios: $0) }
    self.coverage = coverage
    let verdicts = runs.map { PromiseVerdict.all(in: $0) }
    promises = verdicts.dropFirst().reduce(verdicts[0]) { zip($0, $1).map { $0.with($1) } }
    var found = runs.map { run in
      Findings.all(in: run, notes: notes).filter { notes || $0.severity != .note }
    }
    if notes, let coverage { found[0] += coverage.findings(FindingWords(prototypes[0])) }
    var merged: [(ExploredFinding, Prototype.Device?, Int)] = []
    for (run, findings) in found.enumerated() {
      for finding in findings {
        let others = finding.kind == .uncovered ? [] : found.indices.filter { $0 != run }
        let isEverywhere = others.allSatisfy { found[$0].contains { $0.isSame(as: finding) } }
        if isEverywhere, run > 0 { continue }
        merged.append((finding, isEverywhere ? nil : prototypes[run].device, run))
      }
    }
    let isWhole = notes && runs.allSatisfy { $0.found.bounds.isEmpty }
    let placed = revision.findings(
      merged.map { finding, device, _ in ExploredDocument.remark(finding, device) },
      isWhole: isWhole)
    unused = placed.unused
    knownCount = placed.findings.count { $0 == nil }
    let all = zip(merged, placed.findings).compactMap { merged, finding in
      finding.map {
        Entry(explored: merged.0, finding: $0, device: merged.1, run: merged.2)
      }
    }.enumerated().sorted { first, second in
      let ranks = (first.element.finding.severity.rank, second.element.finding.severity.rank)
      return ranks.0 != ranks.1 ? ranks.0 > ranks.1 : first.offset < second.offset
    }.map(\.element)
    entries = Array(all.prefix(ExploredDocument.mostListed))
    unlisted = all.count - entries.count
  }

  /// How many states were found, in all explorations.
  public var states: Int { runs.reduce(0) { $0 + $1.found.count } }

  /// How many edges were made.
  public var edges: Int { runs.reduce(0) { $0 + $1.found.performed } }

  /// The bounds that were reached, in words, each once.
  public var bounds: [String] {
    Set(runs.flatMap(\.found.boundWords)).sorted()
  }

  /// An exploration for findings, as far as it comes in some seconds.
  public static func explored(
    _ prototype: Prototype, _ options: ExploreOptions, seconds: Int,
    while isWanted: () -> Bool = { true }
  ) -> Explorer {
    var explorer = explorer(prototype, options)
    let end = ContinuousClock.now + .seconds(seconds)
    while !explorer.isDone, ContinuousClock.now < end, isWanted() {
      explorer.run(nodes: 512, both: SeparateThread.both)
    }
    explorer.stop(because: .seconds(seconds))
    return explorer
  }

  /// An exploration for findings that has found the launch.
  public static func explorer(_ prototype: Prototype, _ options: ExploreOptions) -> Explorer {
    Explorer(
      prototype, options, matches: Pattern.matcher(), zones: TimeZones.offsets, forFindings: true)
  }

  private static func remark(
    _ finding: ExploredFinding, _ device: Prototype.Device?
  ) -> ExploredRemark {
    var text = finding.text
    switch device {
    case .phone?: text += " " + tr("(Only on the phone.)")
    case .tablet?: text += " " + tr("(Only on the tablet.)")
    case nil: break
    }
    if finding.more > 0 {
      text += " " + ntr("({n} more like it.)", "({n} more like it.)", finding.more)
    }
    return ExploredRemark(finding, text)
  }
}

extension ExploredFinding {
  /// Whether another device has the same finding.
  public func isSame(as other: ExploredFinding) -> Bool {
    kind == other.kind && places == other.places
  }
}

extension FindingWords {
  /// A way in one line; `nil` for one that has no inputs.
  public func line(_ way: [Move]) -> String? {
    let words = words(way)
    return words.isEmpty ? nil : words.map { OneLine.text($0) }.joined(separator: " › ")
  }
}

extension Finding.Severity {
  /// Its place, the least severe first.
  public var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
