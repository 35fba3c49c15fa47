import DialogModel
import DialogSimulator
import PrototypeEditing
import PrototypeFile
public import Serving
import Session
import Texts

extension ProgramRun {
  /// The document that the program has shown, with what the person did as a scenario.
  ///
  /// - Throws: why there is no such document.
  public func shownDocument() throws(ShownDocument.Refusal) -> [UInt8] {
    guard let session = workbench.session, let timeline = session.timelines.last else {
      throw ShownDocument.Refusal(text: tr("There is no run."))
    }
    let shown = try ShownDocument(of: timeline, until: session.state.now)
    let bytes = Array(shown.text.utf8)
    // Where the steps cannot be written, the document has what matters all the same.
    return withScenario(bytes, KeptSteps(shown.timeline, .timed).lines) ?? bytes
  }

  private func withScenario(_ bytes: [UInt8], _ lines: [String]) -> [UInt8]? {
    let revision = workbench.document.makeRevision(bytes)
    let names = Set(revision.prototype?.scenarios.map(\.name) ?? [])
    let number = (1...).first { !names.contains("recorded-\($0)") } ?? 1
    let steps = "steps:\n" + lines.map { "  - \($0)\n" }.joined()
    guard !lines.isEmpty, let value = YAMLDocument(Array(steps.utf8)).root,
      let editor = try? revision.editor(),
      let plan = try? editor.plan(
        .insert(path: .entry("recorded-\(number)", of: .scenarios), value))
    else { return nil }
    return plan.revision?.prototype == nil ? nil : plan.after
  }
}
