public import DialogModel
public import DialogSimulator
import EventLog
public import Session
import Texts

/// Which moment of a prototype a picture shows.
public struct PictureMoment: Hashable, Sendable {
  /// What is performed before the picture.
  public enum Subject: Hashable, Sendable {
    /// The start, until nothing moves.
    case start
    /// A dialog by its id, presented at the start, until nothing moves.
    case dialog(String)
    /// A scenario by its name, with what is still moving after its last step.
    case scenario(String)
  }

  /// What is performed before the picture.
  public var subject: Subject
  /// The simulated moment; `nil` for the end.
  public var moment: SimulatedTime?

  /// Why there is no such moment.
  public enum Failure: Error, Hashable, Sendable {
    /// The document has no dialog of this id.
    case noDialog(String)
    /// The document has no scenario of this name.
    case noScenario(String)
    /// The dialog does not show where it is presented; with the reason in the user's language.
    case notShown(String, reason: String?)
    /// The scenario is over before the moment, at this one.
    case over(SimulatedTime)
    /// The run did not get so far; with its scenario, if it plays one.
    case ended(Player.End, ScenarioScript?)
  }

  /// A moment of what is performed.
  public init(_ subject: Subject, at moment: SimulatedTime? = nil) {
    self.subject = subject
    self.moment = moment
  }

  /// The scenario that is played.
  ///
  /// - Throws: ``Failure/noScenario(_:)``.
  public func script(in prototype: Prototype) throws(Failure) -> ScenarioScript? {
    guard case .scenario(let name) = subject else { return nil }
    guard let script = prototype.scenario(named: name) else { throw .noScenario(name) }
    return script
  }

  /// Performs a prototype until the moment.
  ///
  /// Where a dialog is presented, questions for a person are answered with YES, and places in its
  /// texts have the value that they have where a button presents it.
  ///
  /// - Parameters:
  ///   - prototype: the document as the scenario and the person set it.
  ///   - commands: what happens to the commands of its tasks; without it they are simulated.
  public func run(
    in prototype: Prototype, commands: CommandSetting? = nil
  ) throws(Failure) -> Simulator {
    var (prototype, script) = (prototype, try script(in: prototype))
    var wanted: DialogID?
    if case .dialog(let id) = subject {
      guard let dialog = prototype.dialog(named: id) else { throw .noDialog(id) }
      wanted = dialog
      // It is presented by itself.
      prototype = prototype.answeringItself.fillingPlaces
      if case .dialog = prototype.start {
        // Without a screen it would stand over the dialog that the document starts with.
        prototype.start = .dialog(dialog)
      } else {
        script = ScenarioScript(
          name: id, line: 1, steps: [ScenarioStep(.perform(.present(dialog)), line: 1)])
      }
    }
    let run = HeadlessRun(prototype, commands: commands)
    let end = run.play(script, until: moment)
    if let end {
      guard end.isMeant(by: script) else { throw .ended(end, wanted == nil ? script : nil) }
      if let moment, moment > run.session.state.now { throw .over(run.session.state.now) }
    }
    if let wanted, case .dialog(let id) = subject,
      !run.session.state.showings.contains(where: { $0.dialog == wanted && !$0.isLeaving })
    {
      throw .notShown(id, reason: PictureMoment.reason(in: run.session.log))
    }
    return run.session.simulator
  }

  /// Why the last action was refused, if one was.
  private static func reason(in log: EventLog) -> String? {
    for entry in log.entries.reversed() {
      if case .refused(_, let refusal) = entry.row.content { return AdviceText.text(refusal) }
    }
    return nil
  }
}

extension PictureMoment.Failure {
  /// What is wrong, in the user's language, without the names that there are instead.
  public func message(in prototype: Prototype) -> String {
    switch self {
    case .noDialog(let id): return tr("There is no dialog “{name}”.", ["name": id])
    case .noScenario(let name): return tr("There is no scenario “{name}”.", ["name": name])
    case .notShown(let id, let reason):
      let sentence = tr("“{name}” does not show where it is presented.", ["name": id])
      return reason.map { "\(sentence) \($0)" } ?? sentence
    case .over(let end):
      return tr("The scenario is over at {seconds} s.", ["seconds": end.seconds])
    case .ended(.failed(let failure), _): return failure.message
    case .ended(.stopped(let stop), _), .ended(.crashed(let stop), _):
      return StopText.text(stop, Names(prototype))
    case .ended(.finished, _): return ""
    }
  }
}
