import DialogModel
import PrototypeEditing
import PrototypeFile
import Scenario
import Session
import Texts

/// What the scenarios of a document expect, after it has been changed.
struct ExpectedCalls {
  private let path: String

  /// - Parameter path: the document's.
  init(of path: String) { self.path = path }

  /// A changed document in which each scenario that held before expects the calls that it makes now,
  /// and the names of those that cannot be played to their end any more.
  ///
  /// It is the changed document itself where nothing differs, or where that cannot be written.
  @MainActor
  func updated(_ after: [UInt8], from before: [UInt8]) -> (bytes: [UInt8], broken: [String]) {
    // A change that leaves all calls as they are is the usual one.
    let bad = results(after).filter { !$0.isGood }
    guard !bad.isEmpty else { return (after, []) }
    let held = Set(self.results(before).filter(\.isGood).map(\.name))
    let changed = bad.filter { held.contains($0.name) }
    let broken = changed.filter { !isDifferent($0) }.map(\.name)
    return (Acceptance(after, of: path, changed).bytes ?? after, broken)
  }

  /// A document in which each scenario without `expect` that can be played to its end expects the
  /// calls that it makes; a document with errors as it is.
  @MainActor
  func added(to bytes: [UInt8]) -> [UInt8] {
    let results = results(bytes) { $0.expect == nil }
    let entries = results.filter { $0.isGood && !$0.calls.isEmpty }.map { result in
      let lines = ScenarioRunner.expectation(of: result).map { $0 + "\n" }.joined()
      return (
        path: PartAddress.entry(result.name, of: .scenarios) / ScenarioKey.expect,
        value: YAMLNode.text(lines)
      )
    }
    return entries.isEmpty ? bytes : adding(entries[...], to: bytes)
  }

  /// A document with new entries; where they can't all be added at once, with those that can.
  private func adding(
    _ entries: ArraySlice<(path: PartAddress, value: YAMLNode)>, to bytes: [UInt8]
  ) -> [UInt8] {
    let editor = try? DocumentEditor(bytes, in: DocumentReader(of: path).environment)
    if let plan = try? editor?.plan(adding: entries) { return plan.after }
    guard entries.count > 1 else { return bytes }
    let middle = (entries.startIndex + entries.endIndex) / 2
    return adding(entries[middle...], to: adding(entries[..<middle], to: bytes))
  }

  private func isDifferent(_ result: ScenarioResult) -> Bool {
    if case .differs = result.outcome { true } else { false }
  }

  /// The results of some scenarios, in general of those that expect something.
  @MainActor
  private func results(
    _ bytes: [UInt8], of isWanted: (ScenarioScript) -> Bool = { $0.expect != nil }
  ) -> [ScenarioResult] {
    guard let prototype = DocumentReader(of: path).load(bytes).prototype else { return [] }
    let commands = Overrides.none.commands(of: prototype, at: path)
    return prototype.scenarios.filter(isWanted).map { script in
      ScenarioRunner.run(
        script, in: prototype.applying(script, language: nil), commands: commands)
    }
  }
}
