import DialogModel
import DialogSimulator
import PrototypeEditing
public import PrototypeFile
import Scenario
import Session
import Texts

// A scenario up to one of its steps, on the edited stage.

extension Workbench {
  /// Shows the state after a step of a scenario on the edited stage; nothing is written or listed.
  ///
  /// - Parameters:
  ///   - index: the 0-based number of the step.
  /// - Throws: why the run does not get so far.
  public func replay(_ name: String, through index: Int) throws(EditRefusal) {
    guard isEditing, isCurrent, let prototype, var script = prototype.scenario(named: name)
    else { throw EditRefusal(tr("The document has errors.")) }
    guard !prototype.tasks.contains(where: { $0.command != nil }) else {
      throw EditRefusal(
        tr("A scenario of a document with commands is not run while it is edited."))
    }
    let whole = script.steps
    script.steps = Array(whole.prefix(index + 1))
    script.expect = nil
    let run = HeadlessRun(prototype.applying(script, language: request.language))
    switch run.play(script) {
    case .finished: break
    case .crashed: throw EditRefusal(tr("The app would crash before this step."))
    case .stopped: throw EditRefusal(tr("The run reaches a limit before this step."))
    case .failed(let failure):
      let number = whole.firstIndex { $0.line == failure.line }.map { $0 + 1 } ?? 0
      throw EditRefusal(
        tr("Step {number} can’t be performed.", ["number": String(number)]),
        hint: failure.message)
    }
    edited?.shown = run.session.simulator
    tell(.edited(nil))
  }
}
