import DialogModel
import Testing

@testable import DialogSimulator
@testable import PrototypeFile

/// A case of a rule file: a document, what happens while it runs, and what is expected then.
struct RuleCase: CustomTestStringConvertible, Sendable {
  /// Whether the launch is among the rows.
  enum Launch: String {
    case told, untold
    /// There is none before the steps.
    case none
  }

  struct CaseStep: Sendable {
    enum Kind: Sendable {
      case input(NamedInput)
      case at(Int)
      case type(String)
      case tapField(String)
      case settle, forget
      case expect([Check])
    }

    let line: Int
    let kind: Kind

    var isCheck: Bool { if case .expect = kind { true } else { false } }
  }

  struct Check: Sendable {
    enum Expected: Sendable {
      case rows(@Sendable (Run) -> Order, Order)
      case fact(String)
    }

    let line: Int
    let name: String
    let expected: Expected
  }

  /// What a run tells, by name.
  static let told: [String: @Sendable (Run) -> Order] = [
    "calls": { $0.calls }, "callsSoFar": { $0.callsSoFar },
    "timed": { $0.timed }, "timedSoFar": { $0.timedSoFar },
    "story": { $0.story }, "storySoFar": { $0.storySoFar },
    "rows": { $0.rowsSoFar }, "denied": { $0.denied }, "console": { Order($0.console) },
    "tasks": { Order($0.tasksSoFar) }, "notifications": { $0.shown },
  ]

  let path: String
  let line: Int
  let name: String
  let document: YAMLNode
  let eras: [Prototype.Era]
  let launch: Launch
  /// The letters of the dialogs that are already up.
  let showing: String
  let steps: [CaseStep]

  var testDescription: String { "\(path):\(line): \(name)" }

  private func fault(_ line: Int, _ message: String) -> RuleFile.Fault {
    RuleFile.Fault(path: path, line: line, message: "“\(name)”: \(message)")
  }

  /// The prototype; it begins with a dialog only if it says so.
  func prototype(_ era: Prototype.Era) throws(RuleFile.Fault) -> Prototype {
    let version = YAMLNode.Entry(
      key: YAMLNode(.scalar("rehearsal", .plain), start: document.start, end: document.start),
      value: YAMLNode(.scalar("1", .plain), start: document.start, end: document.start))
    let whole = YAMLNode(
      .map([version] + (document.entries ?? [])), start: document.start, end: document.end)
    let result = PrototypeDocument.load(whole, in: .bare)
    guard var prototype = result.prototype else {
      let problem = result.problems.first { $0.severity == .error }
      throw fault(problem?.line ?? line, problem?.message ?? "the document cannot be read")
    }
    if case .dialog = prototype.start, document["start"] == nil { prototype.start = nil }
    prototype.era = era
    return prototype
  }

  /// Performs the steps, and tells what is not as it is expected.
  func faults(in era: Prototype.Era) throws(RuleFile.Fault) -> [RuleFile.Fault] {
    let prototype = try prototype(era)
    return try faults(in: Run(prototype), InputReader(prototype), era).faults
  }

  /// The same in a run that has not begun, and that run.
  func faults(
    in unbegun: Run, _ reader: InputReader, _ era: Prototype.Era
  ) throws(RuleFile.Fault) -> (faults: [RuleFile.Fault], run: Run) {
    var run = unbegun
    if launch != .none { run.perform(.launch) }
    if launch == .untold { run.settleAndForget() }
    for letter in showing {
      run.present(String(letter))
      run.settle()
    }
    if !showing.isEmpty { run.forget() }
    var faults: [RuleFile.Fault] = []
    for step in steps {
      switch step.kind {
      case .input(let named):
        do throws(Finding) {
          run.perform(try reader.input(named))
        } catch {
          throw fault(step.line, error.message)
        }
      case .at(let time): run.wait(until: time)
      case .type(let text): run.type(text)
      case .tapField(let name): run.tap(field: name)
      case .settle: run.settle()
      case .forget: run.forget()
      case .expect(let checks):
        for check in checks {
          if let wrong = try wrong(check, run) {
            faults.append(fault(check.line, "in \(era), \(check.name) \(wrong)"))
          }
        }
      }
    }
    return (faults, run)
  }

  /// What is not as it is expected; `nil` if it is.
  private func wrong(_ check: Check, _ run: Run) throws(RuleFile.Fault) -> String? {
    switch check.expected {
    case .rows(let told, let expected):
      let actual = told(run)
      return actual == expected
        ? nil : "expects\(expected.testDescription)\nand not\(actual.testDescription)"
    case .fact(let expected):
      guard let actual = run.fact(check.name) else {
        throw fault(check.line, "there is no fact “\(check.name)”")
      }
      return actual == expected ? nil : "expects “\(expected)” and not “\(actual)”"
    }
  }
}
