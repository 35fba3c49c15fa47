import DialogModel
public import Explorer
import PrototypeFile
import Texts

/// What can happen in one version of a document, and not, or otherwise, in another.
public struct ExploredDifference: Sendable {
  /// A difference.
  public struct Change: Sendable {
    /// The kinds, in the order in which they are told.
    public enum Kind: String, CaseIterable, Sendable {
      case unreachable, reachable, elsewhere, calls, gone, new, weakened
    }

    /// What kind it is.
    public let kind: Kind
    /// The difference in a sentence, in one line.
    public let text: String
    /// The ways to what it was and to what it is now, in each version; `nil` where there is none.
    public let ways: (was: [Move]?, now: [Move]?)
  }

  /// What differs, in the order in which it is told.
  public private(set) var changes: [Change] = []
  /// The bounds that were reached in one of both, so that not all is known.
  public let bounds: [String]

  /// Compares what was found in two versions.
  init(_ old: ExploredDocument, _ new: ExploredDocument) {
    bounds = Set(old.bounds + new.bounds).sorted()
    let maps = (SituationMap(old.runs[0]), SituationMap(new.runs[0]))
    compareSituations(maps.0, maps.1, old, new)
    compareEdges(Edges(maps.0), Edges(maps.1))
    compareFindings(old, new)
    compareScenarios(old.prototype, new.prototype)
    comparePromises(old, new)
  }

  private mutating func add(
    _ kind: Change.Kind, _ text: String, was: [Move]? = nil, now: [Move]? = nil
  ) {
    changes.append(Change(kind: kind, text: OneLine.text(text), ways: (was, now)))
  }

  private mutating func compareSituations(
    _ before: SituationMap, _ after: SituationMap, _ old: ExploredDocument,
    _ new: ExploredDocument
  ) {
    let names = (Set(before.nodes.map(\.title)), Set(after.nodes.map(\.title)))
    for node in before.nodes where !names.1.contains(node.title) {
      let way = FindingWords(old.prototype).line(node.way) ?? tr("the launch")
      add(
        .unreachable,
        tr("no longer reachable: {situation} (was: {way})", ["situation": node.title, "way": way]),
        was: node.way)
    }
    for node in after.nodes where !names.0.contains(node.title) {
      let way = FindingWords(new.prototype).line(node.way) ?? tr("the launch")
      add(
        .reachable,
        tr("newly reachable: {situation}: {way}", ["situation": node.title, "way": way]),
        now: node.way)
    }
  }

  private mutating func compareEdges(_ before: Edges, _ after: Edges) {
    for key in before.order {
      guard let was = before.ends[key], let now = after.ends[key] else { continue }
      let place = ["situation": key.from, "way": key.label]
      if was.titles != now.titles {
        add(
          .elsewhere,
          tr(
            "ends elsewhere: {situation}, {way}: was: {was}; now: {now}",
            [
              "situation": place["situation"] ?? "", "way": place["way"] ?? "",
              "was": was.titles.sorted().joined(separator: " / "),
              "now": now.titles.sorted().joined(separator: " / "),
            ]), was: was.way, now: now.way)
      } else if was.calls != now.calls {
        add(
          .calls,
          tr(
            "other calls: {situation}, {way}",
            ["situation": key.from, "way": key.label]), was: was.way, now: now.way)
      }
    }
    for key in before.order where after.ends[key] == nil && after.titles.contains(key.from) {
      add(
        .gone, tr("gone: {situation}, {way}", ["situation": key.from, "way": key.label]),
        was: before.ends[key]?.way)
    }
    for key in after.order where before.ends[key] == nil && before.titles.contains(key.from) {
      add(
        .new, tr("new: {situation}, {way}", ["situation": key.from, "way": key.label]),
        now: after.ends[key]?.way)
    }
  }

  private mutating func compareFindings(_ old: ExploredDocument, _ new: ExploredDocument) {
    func said(_ document: ExploredDocument) -> [String] {
      document.entries.map { "\($0.finding.rule.rawValue) \($0.explored.text)" }
    }
    let texts = (said(old), said(new))
    for text in texts.0 where !texts.1.contains(text) {
      add(.gone, tr("finding gone: {finding}", ["finding": text]))
    }
    for text in texts.1 where !texts.0.contains(text) {
      add(.new, tr("new finding: {finding}", ["finding": text]))
    }
  }

  /// Finds what is no longer promised, and what is no longer known to hold; what is broken is a
  /// finding.
  private mutating func comparePromises(_ old: ExploredDocument, _ new: ExploredDocument) {
    let words = FindingWords(old.prototype)
    for (promise, verdict) in zip(old.prototype.promises, old.promises) {
      let text = ["promise": words.text(promise)] as KeyValuePairs
      let now = new.prototype.promises.indices.first {
        FindingWords(new.prototype).text(new.prototype.promises[$0]) == words.text(promise)
      }
      guard let now else {
        add(.weakened, tr("promise gone: {promise}", text))
        continue
      }
      if verdict == .held, case .notDecided = new.promises[now] {
        add(.weakened, tr("promise no longer decided: {promise}", text))
      }
    }
    let before = Set(old.prototype.promises.map { words.text($0) })
    for promise in new.prototype.promises {
      let text = FindingWords(new.prototype).text(promise)
      if !before.contains(text) { add(.new, tr("new promise: {promise}", ["promise": text])) }
    }
  }

  /// Finds scenarios that hold less than they did.
  private mutating func compareScenarios(_ old: Prototype, _ new: Prototype) {
    for script in old.scenarios {
      let name = ["name": script.name] as KeyValuePairs
      guard let now = new.scenario(named: script.name) else {
        add(.weakened, tr("scenario gone: “{name}”", name))
        continue
      }
      let lines = (script.expect?.count ?? 0, now.expect?.count ?? 0)
      let asserts = (script.assertCount, now.assertCount)
      if script.expect != nil, now.expect == nil || lines.1 < lines.0 {
        add(.weakened, tr("scenario weakened: “{name}” expects fewer calls", name))
      }
      if asserts.1 < asserts.0 {
        add(.weakened, tr("scenario weakened: “{name}” asserts less", name))
      }
    }
  }
}

/// The ways of a map by the names of the situations in which they begin.
private struct Edges {
  struct Key: Hashable {
    let from: String
    let label: String
  }

  struct End {
    var titles: Set<String> = []
    var calls: Set<[String]> = []
    /// The shortest way that goes it, from the launch on.
    let way: [Move]
  }

  private(set) var ends: [Key: End] = [:]
  private(set) var order: [Key] = []
  let titles: Set<String>

  init(_ map: SituationMap) {
    titles = Set(map.nodes.map(\.title))
    for edge in map.edges {
      for (place, label) in edge.labels.enumerated() {
        let key = Key(from: map.nodes[edge.from].title, label: label)
        if ends[key] == nil { order.append(key) }
        var end = ends[key] ?? End(way: map.nodes[edge.from].way + [edge.moves[place]])
        end.titles.insert(map.nodes[edge.to].title)
        end.calls.insert(edge.calls[place])
        ends[key] = end
      }
    }
  }
}

extension SituationMap.Node {
  /// Its names in one line.
  fileprivate var title: String { names.joined(separator: " · ") }
}

extension ScenarioScript {
  /// How many of its steps assert something, or are done at once.
  fileprivate var assertCount: Int {
    steps.count { $0.kind.asserts || $0.isNow }
  }
}
