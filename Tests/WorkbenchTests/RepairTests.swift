import Corrections
import DialogModel
import Explorer
import PrototypeFile
import Testing

@testable import Workbench

/// The moves of a way in a corrected document, whose buttons and dialogs may have other numbers.
@Suite struct RepairTests {
  private static let task = "tasks: {t: {title: Wait, simulate: {seconds: 9}}}\n"
  private static let other = "b: {alert: {title: B, cancelButton: No}}"

  /// A document as it is explored, with the alerts of its tasks.
  private func explored(_ alert: String, _ more: String = "") throws -> Prototype {
    let text = """
      rehearsal: 1
      screens: {s: {controls: [{button: Go, then: {present: a}}]}}
      dialogs: {a: {alert: {title: A, \(alert)}}\(more)}

      """
    let document = Array((text + Self.task).utf8)
    let read = try #require(PrototypeDocument.load(document, in: .bare).prototype)
    return Explorer(read).prototype
  }

  private func tap(_ dialog: Int, _ index: Int) -> Move {
    .input(.tapButton(DialogID(dialog), index: index))
  }

  /// The cancel button of an alert is the first one: the others move by one.
  @Test func theSameButtonIsTappedWhereThereIsOneMore() throws {
    let old = try explored("otherButtons: [Stay, Go]")
    let new = try explored("cancelButton: Cancel, otherButtons: [Stay, Go]")
    for (index, title) in ["Stay", "Go"].enumerated() {
      let moved = Repair.move(tap(0, index), old, new)
      guard case .input(.tapButton(let dialog, let place)) = moved else {
        Issue.record("\(moved)")
        continue
      }
      #expect(new.buttons(of: dialog)[place].title.sourceText == title)
    }
    #expect(Repair.move(tap(0, 0), old, new) != tap(0, 0))
  }

  @Test func theSameButtonIsTappedWhereThereIsOneLess() throws {
    let old = try explored("otherButtons: [Stay, Go]")
    let new = try explored("otherButtons: [Go]")
    #expect(Repair.move(tap(0, 1), old, new) == tap(0, 0))
    // One that has gone, or was none, is tapped where it was.
    #expect(Repair.move(tap(0, 0), old, new) == tap(0, 0))
    #expect(Repair.move(tap(0, -1), old, new) == tap(0, -1))
  }

  /// A title that is another one is no other button.
  @Test func whereThereAreAsManyTheSameIndexIsTapped() throws {
    let old = try explored("otherButtons: [Stay, Go]")
    let new = try explored("otherButtons: [Go, Stay]")
    #expect(Repair.move(tap(0, 1), old, new) == tap(0, 1))
  }

  /// The alerts of tasks come after all dialogs.
  @Test func theAlertOfATaskIsTheSameWhereThereIsOneDialogMore() throws {
    let old = try explored("cancelButton: No")
    let new = try explored("cancelButton: No", ", \(Self.other)")
    #expect(old.dialogs.count == 2 && new.dialogs.count == 3)
    let cancel = Move.input(.cancelLoader(DialogID(1, instance: 2)))
    #expect(
      Repair.move(cancel, old, new) == .input(.cancelLoader(DialogID(2, instance: 2))))
    #expect(Repair.move(tap(1, 0), old, new) == tap(2, 0))
    #expect(Repair.move(tap(0, 0), old, new) == tap(0, 0))
  }

  @Test func otherMovesStay() throws {
    let old = try explored("otherButtons: [Stay, Go]")
    let new = try explored("cancelButton: Cancel, otherButtons: [Stay, Go]", ", \(Self.other)")
    for move in [Move.time, .input(.home), .endActivity(completed: true)] {
      #expect(Repair.move(move, old, new) == move)
    }
  }
}
