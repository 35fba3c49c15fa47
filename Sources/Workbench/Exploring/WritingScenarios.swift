public import PrototypeFile
public import Scenario
import Texts

// What exploring has found as scenarios of the document.

extension ExploredMap {
  /// The document that the map is of, for scenarios that go its ways; `nil` for one with errors.
  @MainActor
  public func scenarios(in environment: DocumentEnvironment) -> WrittenScenarios? {
    guard let revision, let prototype = revision.prototype else { return nil }
    return WrittenScenarios(revision.text, in: environment, explorer, prototype)
  }
}

extension WrittenScenarios {
  /// Writes the new scenarios into the document that they were made for, as one change.
  ///
  /// - Parameter label: what it is called in “Undo”.
  @MainActor public func write(in workbench: Workbench, named label: String) {
    guard let before = workbench.document.bytes, !names.isEmpty else { return }
    workbench.editText(
      LineDifference(from: before, to: bytes).edits, named: label, joins: false,
      from: .stage)
  }
}
