import DialogModel
public import PrototypeFile
public import Session

/// Makes a document expect the calls that its scenarios make.
public struct Acceptance {
  /// The change; `nil` where other parts would have to change too.
  public let plan: TriedEdits?

  /// The changed document; `nil` where it can't be changed.
  public var bytes: [UInt8]? { plan?.after }

  /// The document with other calls in the `expect` of the scenarios whose calls differ.
  ///
  /// - Parameters:
  ///   - path: the document's.
  ///   - results: the results of all scenarios of the document.
  public init(_ document: [UInt8], of path: String, _ results: [ScenarioResult]) {
    self.init(document, read: DocumentReader(of: path), results)
  }

  /// The same for a document that a reader reads.
  public init(_ document: [UInt8], read reader: DocumentReader, _ results: [ScenarioResult]) {
    let source = SourceLines(document)
    guard let root = YAMLDocument(document).root,
      let prototype = reader.load(document).prototype
    else {
      plan = nil
      return
    }
    var edits: [SourceEdit] = []
    var calls: [String: [CallLine]] = [:]
    for result in results {
      guard case .differs = result.outcome,
        let old = prototype.scenario(named: result.name)?.expect,
        let place = ExpectPlace(ofScenario: result.name, in: root, source)
      else { continue }
      calls[result.name] = result.calls
      edits += ExpectEdit.edits(
        place, source, old: Expectation(old), calls: result.calls, comments: result.dueComments)
    }
    // Documents have many forms; what does not read back as it should is not written.
    let plan = TriedEdits(edits, of: document) { after in
      let names = Set(calls.keys)
      return Acceptance.shape(root, without: names) == Acceptance.shape(after, without: names)
    }
    guard let plan, Acceptance.expects(calls, plan.after, reader) else {
      self.plan = nil
      return
    }
    self.plan = plan
  }

  /// Whether a document expects these calls.
  private static func expects(
    _ calls: [String: [CallLine]], _ changed: [UInt8], _ reader: DocumentReader
  ) -> Bool {
    guard let prototype = reader.load(changed).prototype else { return false }
    return calls.allSatisfy { name, calls in
      prototype.scenario(named: name)?.expect
        .map { Expectation($0).mismatch(calls) == nil } ?? false
    }
  }

  /// A document without places, and without what some scenarios expect.
  private static func shape(_ root: YAMLNode, without names: Set<String>) -> YAMLNode {
    root.mappingValues(at: "scenarios") { scenarios in
      scenarios.mappingEntries { name, scenario in
        guard names.contains(name) else { return scenario }
        return scenario.mappingValues(at: "expect") {
          YAMLNode(.refused, start: $0.start, end: $0.end)
        }
      }
    }.withoutPlaces
  }
}

extension YAMLNode {
  /// The node with the same content and no place.
  fileprivate var withoutPlaces: YAMLNode {
    let nowhere = Mark(line: 0, column: 0)
    let content: Content =
      switch self.content {
      case .list(let items): .list(items.map(\.withoutPlaces))
      case .map(let entries):
        .map(entries.map { Entry(key: $0.key.withoutPlaces, value: $0.value.withoutPlaces) })
      default: self.content
      }
    return YAMLNode(content, start: nowhere, end: nowhere)
  }

  /// The map with each value changed.
  fileprivate func mappingEntries(_ change: (String, YAMLNode) -> YAMLNode) -> YAMLNode {
    guard let entries else { return self }
    let changed = entries.map {
      Entry(key: $0.key, value: change($0.key.text ?? "", $0.value))
    }
    return YAMLNode(.map(changed), start: start, end: end)
  }

  /// The map with the value at a key changed.
  fileprivate func mappingValues(at key: String, _ change: (YAMLNode) -> YAMLNode) -> YAMLNode {
    mappingEntries { $0 == key ? change($1) : $1 }
  }
}
