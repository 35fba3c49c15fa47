import DialogModel
import TestTools
import Testing

@testable import PrototypeFile

/// A file of cases in `Tests/Corpus/rules`, whose README says how one is written.
struct RuleFile: Sendable {
  /// The path from the project's folder.
  let path: String
  /// What cannot be read, with its line.
  private(set) var problems: [Fault] = []
  private(set) var cases: [RuleCase] = []
  /// The documents that several cases share.
  private var documents: [String: YAMLNode] = [:]

  /// What is wrong in a file, at a line of it.
  struct Fault: Error, CustomStringConvertible, Sendable {
    let path: String
    let line: Int
    let message: String

    var description: String { "\(path):\(line): \(message)" }

    /// Where a person looks.
    var location: SourceLocation {
      SourceLocation(
        fileID: "DialogSimulatorTests/" + (path.split(separator: "/").last ?? ""),
        filePath: Files.folder + "/" + path, line: line, column: 1)
    }
  }

  static let all = ((try? Files.names(in: "Tests/Corpus/rules")) ?? [])
    .filter { $0.hasSuffix(".yaml") }.map { "Tests/Corpus/rules/\($0)" }
    .map { RuleFile($0, (try? Files.bytes($0)) ?? []) }

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    let document = YAMLDocument(bytes)
    problems = document.problems.map {
      Fault(path: path, line: $0.line, message: $0.message)
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for entry in document.root?.entries ?? [] {
      switch entry.name {
      case "documents":
        for shared in entry.value.entries ?? [] { documents[shared.name] = shared.value }
      case "cases":
        for one in entry.value.entries ?? [] {
          do throws(Fault) {
            cases.append(try self.case(one, lines))
          } catch {
            problems.append(error)
          }
        }
      default: problems.append(fault(entry.key, "there is no key “\(entry.name)”"))
      }
    }
    if cases.isEmpty && problems.isEmpty {
      problems = [Fault(path: path, line: 1, message: "there is no case")]
    }
  }

  private func fault(_ node: YAMLNode, _ message: String) -> Fault {
    Fault(path: path, line: node.start.line, message: message)
  }

  private func `case`(_ entry: YAMLNode.Entry, _ lines: [String]) throws(Fault) -> RuleCase {
    var eras = [Prototype.Era.ios6]
    var (launch, showing) = (RuleCase.Launch.untold, "")
    var document: YAMLNode?
    var steps: [RuleCase.CaseStep] = []
    for part in entry.value.entries ?? [] {
      let value = part.value
      switch part.name {
      case "document":
        guard let found = value.entries == nil ? documents[value.text ?? ""] : value else {
          throw fault(value, "there is no document of this name")
        }
        document = found
      case "era":
        eras = (value.list ?? [value]).compactMap { $0.text.flatMap(Prototype.Era.init(rawValue:)) }
        guard eras.count == value.list?.count ?? 1 else {
          throw fault(value, "an era is ios3 or ios6")
        }
      case "launch":
        guard let found = value.text.flatMap(RuleCase.Launch.init(rawValue:)) else {
          throw fault(value, "a launch is told, untold or none")
        }
        launch = found
      case "showing": showing = value.text ?? ""
      case "steps":
        for step in value.list ?? [] { steps.append(try self.step(step, lines)) }
      default: throw fault(part.key, "there is no key “\(part.name)”")
      }
    }
    guard let document else { throw fault(entry.key, "there is no document") }
    guard steps.contains(where: \.isCheck) else { throw fault(entry.key, "nothing is expected") }
    return RuleCase(
      path: path, line: entry.key.start.line, name: entry.name, document: document, eras: eras,
      launch: launch, showing: showing, steps: steps)
  }

  private func step(_ node: YAMLNode, _ lines: [String]) throws(Fault) -> RuleCase.CaseStep {
    func step(_ kind: RuleCase.CaseStep.Kind) -> RuleCase.CaseStep {
      RuleCase.CaseStep(line: node.start.line, kind: kind)
    }
    switch node.text {
    case "settle": return step(.settle)
    case "forget": return step(.forget)
    case nil: break
    default: throw fault(node, "there is no such step")
    }
    guard let entry = node.entries?.first, node.entries?.count == 1 else {
      throw fault(node, "a step has one key")
    }
    switch entry.name {
    case "at":
      guard let time = entry.value.integer else { throw fault(node, "“at” has milliseconds") }
      return step(.at(time))
    case "type": return step(.type(entry.value.text ?? ""))
    case "tapField": return step(.tapField(entry.value.text ?? ""))
    case "expect":
      var checks: [RuleCase.Check] = []
      for check in entry.value.entries ?? [] { checks.append(try self.check(check)) }
      guard !checks.isEmpty else { throw fault(node, "nothing is expected") }
      return step(.expect(checks))
    default:
      // The words of an input are its line, as a record of a run has them.
      let (start, end) = (entry.key.start, entry.value.end)
      guard start.line == end.line else { throw fault(node, "an input is one line") }
      let line = lines[start.line - 1].unicodeScalars
      let words = line.dropFirst(start.column - 1).prefix(end.column - start.column)
      return step(.input(NamedInput(words: String(words))))
    }
  }

  private func check(_ entry: YAMLNode.Entry) throws(Fault) -> RuleCase.Check {
    let (line, name) = (entry.key.start.line, entry.name)
    if let told = RuleCase.told[name] {
      if let rows = entry.value.list {
        return RuleCase.Check(
          line: line, name: name, expected: .rows(told, Order(rows.map { $0.text ?? "" })))
      }
      guard let text = entry.value.text else { throw fault(entry.value, "these are no rows") }
      return RuleCase.Check(
        line: line, name: name, expected: .rows(told, Order(stringLiteral: text)))
    }
    guard let text = entry.value.text else { throw fault(entry.value, "a fact is a text") }
    return RuleCase.Check(line: line, name: name, expected: .fact(text))
  }
}
