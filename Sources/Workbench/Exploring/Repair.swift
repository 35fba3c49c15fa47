import Corrections
import DialogModel
public import DialogSimulator
import Explorer
import PrototypeEditing
public import PrototypeFile
import Session

/// A correction of a finding of the map, with the run before and after it.
public struct Repair: Sendable {
  /// What is changed, in the person's language.
  public let label: String
  /// The changes, one after the other.
  public let edits: [DocumentEdit]
  /// The run at the end of the finding's way, at rest.
  public let before: Simulator
  /// The same in the corrected document.
  public let after: Simulator

  init(
    _ label: String, _ edits: [DocumentEdit], of way: [Move], in explorer: Explorer,
    to corrected: Explorer
  ) {
    (self.label, self.edits) = (label, edits)
    before = Repair.end(of: way, in: explorer)
    after = Repair.end(
      of: way.map { Repair.move($0, explorer.prototype, corrected.prototype) }, in: corrected)
  }

  /// How many moments at which something is due are waited for at most until all rests.
  private static let moments = 2_000

  private static func end(of way: [Move], in explorer: Explorer) -> Simulator {
    var simulator = explorer.replay(way).simulator
    for _ in 0..<moments {
      guard simulator.state.isMoving, simulator.state.hold == nil, let moment = simulator.wake,
        moment < SimulatedTime.latest
      else { break }
      Move.time.performed(in: &simulator)
    }
    return simulator
  }

  /// A move in a corrected document: the same button is tapped where a dialog has more or fewer, and
  /// in the alert of the same task where there are more dialogs before it.
  static func move(_ move: Move, _ old: Prototype, _ new: Prototype) -> Move {
    let more = new.dialogs.count - old.dialogs.count
    func moved(_ dialog: DialogID) -> DialogID {
      dialog.index < old.dialogs.count - old.tasks.count
        ? dialog : DialogID(dialog.index + more, instance: dialog.instance)
    }
    switch move {
    case .input(.tapButton(let dialog, let index)):
      let (buttons, others) = (old.buttons(of: dialog), new.buttons(of: moved(dialog)))
      var place = index
      if buttons.count != others.count, buttons.indices.contains(index) {
        place = others.firstIndex { $0.title == buttons[index].title } ?? index
      }
      return .input(.tapButton(moved(dialog), index: place))
    case .input(.cancelLoader(let dialog)): return .input(.cancelLoader(moved(dialog)))
    default: return move
    }
  }
}

extension ExploredMap {
  /// For how many findings corrections are looked for; each is tried by exploring.
  private static let mostCorrected = 20
  /// How many seconds all of that takes at most.
  private static let correctingSeconds = 60

  /// Looks for a correction of each finding, as long as that is wanted.
  ///
  /// - Parameters:
  ///   - prepare: makes of a document what the map is of.
  ///   - tell: told the 0-based place of a finding and its correction.
  func correct(
    in environment: DocumentEnvironment, _ prepare: (Prototype) -> Prototype,
    while isWanted: () -> Bool, tell: (Int, Repair) -> Void
  ) {
    guard let revision, !findings.isEmpty, bounds.isEmpty else { return }
    let end = ContinuousClock.now + .seconds(ExploredMap.correctingSeconds)
    func goesOn() -> Bool { isWanted() && ContinuousClock.now < end }
    withoutActuallyEscaping(prepare) { prepare in
      withoutActuallyEscaping(goesOn) { goesOn in
        let corrector = Corrector(revision, in: environment, explorer, Findings.all(in: explorer)) {
          ExploredMap.explored(prepare($0), while: goesOn)
        }
        for (place, finding) in findings.prefix(ExploredMap.mostCorrected).enumerated() {
          guard goesOn() else { return }
          let explored = finding.explored
          guard let correction = corrector.correction(of: explored), goesOn() else { continue }
          tell(
            place,
            Repair(
              correction.label, correction.edits, of: explored.way, in: explorer,
              to: correction.explorer))
        }
      }
    }
  }
}
