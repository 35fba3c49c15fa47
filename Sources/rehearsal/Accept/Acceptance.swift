import DialogModel
import PrototypeFile
import Scenario
import Session

/// Makes a document expect the calls that its scenarios make.
struct Acceptance {
  /// The changed document; `nil` where other parts would have to change too.
  let bytes: [UInt8]?

  /// The document with other calls in the `expect` of the scenarios whose calls differ.
  ///
  /// - Parameters:
  ///   - path: the document's.
  ///   - results: the results of all scenarios of the document.
  init(_ document: [UInt8], of path: String, _ results: [ScenarioResult]) {
    let reader = DocumentReader(of: path)
    let source = SourceLines(document)
    guard let root = YAMLDocument(document).root,
      let prototype = reader.load(document).prototype
    else {
      bytes = nil
      return
    }
    var edits: [ExpectEdit] = []
    var calls: [String: [CallLine]] = [:]
    for result in results {
      guard case .differs = result.outcome,
        let old = prototype.scenario(named: result.name)?.expect,
        let place = ExpectPlace(ofScenario: result.name, in: root, source)
      else { continue }
      calls[result.name] = result.calls
      edits += ExpectEdit.edits(place, source, old: Expectation(old), calls: result.calls)
    }
    let changed = Acceptance.applying(edits, to: document)
    bytes = Acceptance.isFaithful(changed, root, calls, reader) ? changed : nil
  }

  private static func applying(_ edits: [ExpectEdit], to document: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= place else { continue }
      result += document[place..<edit.range.lowerBound] + edit.bytes
      place = edit.range.upperBound
    }
    return result + document[place...]
  }

  /// Whether a changed document expects these calls and is otherwise the same.
  ///
  /// Documents have many forms; if the check fails, the document is not written.
  private static func isFaithful(
    _ changed: [UInt8], _ before: YAMLNode, _ calls: [String: [CallLine]],
    _ reader: DocumentReader
  ) -> Bool {
    guard let after = YAMLDocument(changed).root,
      let prototype = reader.load(changed).prototype
    else { return false }
    let names = Set(calls.keys)
    return shape(before, without: names) == shape(after, without: names)
      && calls.allSatisfy { name, calls in
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
