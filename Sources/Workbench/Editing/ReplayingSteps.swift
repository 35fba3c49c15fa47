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
  /// Steps with a name are played in the first scenario that performs them.
  ///
  /// - Parameters:
  ///   - path: the scenario, or the steps with a name, in the document.
  ///   - index: the 0-based place of the step among their items; all that one performs are played.
  /// - Throws: why the run does not get so far.
  public func replay(_ path: PartAddress, through index: Int) throws(EditRefusal) {
    guard isEditing, isCurrent, let prototype else {
      throw EditRefusal(tr("The document has errors."))
    }
    let part = try editor().part(at: path)
    guard let (whole, count) = prototype.steps(of: part, through: index) else {
      throw EditRefusal(tr("No scenario performs these steps."))
    }
    var script = whole
    guard !prototype.tasks.contains(where: { $0.command != nil }) else {
      throw EditRefusal(
        tr("A scenario of a document with commands is not run while it is edited."))
    }
    script.steps = Array(script.steps.prefix(count))
    script.expect = nil
    let run = HeadlessRun(prototype.applying(script, language: request.language))
    switch run.play(script) {
    case .finished: break
    case .crashed: throw EditRefusal(tr("The app would crash before this step."))
    case .stopped: throw EditRefusal(tr("The run reaches a limit before this step."))
    case .failed(let failure):
      throw EditRefusal(
        tr("Step {number} can’t be performed.", ["number": String(run.nextStep)]),
        hint: failure.message)
    }
    edited?.shown = run.session.simulator
    tell(.edited(nil))
  }
}

extension Prototype {
  /// A scenario, and how many of its steps there are up to an item of it, or of steps that it performs;
  /// `nil` for other parts, and where no scenario performs it.
  fileprivate func steps(of part: ModelPart?, through item: Int) -> (ScenarioScript, Int)? {
    switch part {
    case .scenario(let index) where scenarios.indices.contains(index):
      return (scenarios[index], scenarios[index].steps(ofEntry: item).upperBound)
    case .sharedSteps(let list):
      for script in scenarios {
        guard let own = script.steps.firstIndex(where: { $0.shared?.list == list }),
          let shared = script.steps[own].shared
        else { continue }
        let first = own - shared.number + 1
        let places = (first..<first + shared.count).filter {
          script.steps[$0].shared?.list == list && script.steps[$0].sharedEntry >= item
        }
        // Of an item that performs others, all steps before the next item.
        guard let place = places.first else { return (script, first + shared.count) }
        return (script, script.steps[place].sharedEntry == item ? place + 1 : place)
      }
      return nil
    default: return nil
    }
  }
}
