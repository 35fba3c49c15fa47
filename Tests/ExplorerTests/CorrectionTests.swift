import Corrections
import DialogModel
import DialogSimulator
import PrototypeFile
import Testing

@testable import Explorer

/// Corrections of findings, each tried by exploring again.
@Suite struct CorrectionTests {
  private static func explored(_ prototype: Prototype) -> Explorer? {
    var options = ExploreOptions()
    options.mostStates = 3_000
    var explorer = Explorer(prototype, options, forFindings: true)
    explorer.run()
    return explorer
  }

  /// The correction of the first finding of a kind.
  private static func correction(_ text: String, _ kind: FindingKind) throws -> Correction? {
    let revision = Revision(Array(text.utf8), in: .bare)
    let prototype = try #require(revision.prototype)
    let explorer = try #require(explored(prototype))
    let found = Findings.all(in: explorer)
    let corrector = Corrector(revision, in: .bare, explorer, found) { explored($0) }
    let finding = try #require(found.first { $0.kind == kind })
    return corrector.correction(of: finding)
  }

  /// What has a correction removes the finding and adds none.
  @Test(
    "A correction removes its finding, and adds none",
    arguments: Seed.all.filter { $0.kind != .uncovered })
  func seeds(_ seed: Seed) throws {
    let correction = try CorrectionTests.correction(seed.fault, seed.kind)
    guard let correction else {
      #expect(
        !CorrectionTests.corrected.contains(seed.kind) || seed.needsPerson || seed.isAtAnEdge,
        "\(seed)")
      return
    }
    #expect(!seed.needsPerson, "\(correction.label)")
    #expect(!correction.label.isEmpty)
    func found(_ text: String) throws -> [ExploredFinding] {
      let all = Findings.all(
        in: try #require(CorrectionTests.explored(try Documents.prototype(text))))
      return seed.kind.severity == .note ? all : all.filter { $0.severity > .note }
    }
    let before = try found(seed.fault)
    let after = try found(String(decoding: correction.revision.text, as: UTF8.self))
    #expect(after.count < before.count || before.isEmpty, "\(correction.label)")
    #expect(Set(after.map(\.kind)).isSubset(of: before.map(\.kind)))
  }

  /// The smallest: a cancel button needs fewer changes than anything else.
  @Test func theSmallestOneIsOffered() throws {
    let seed = try #require(Seed.all.first { $0.kind == .noWayOut })
    let correction = try #require(try CorrectionTests.correction(seed.fault, .noWayOut))
    #expect(correction.edits.count == 1)
    #expect(
      String(decoding: correction.revision.text, as: UTF8.self).contains("cancelButton: Cancel"))
  }

  /// With the button the promise would be broken, which is another finding.
  @Test func oneThatAddsAFindingIsNotOffered() throws {
    let seed = try #require(Seed.all.first { $0.kind == .noWayOut })
    let promise = "\npromises: [{while: {shown: [a]}, not: {tapOn: Cancel}}]"
    let other = "\npromises: [{while: {shown: [a]}, not: {tapOn: On}}]"
    #expect(try CorrectionTests.correction(seed.fault + promise, .noWayOut) == nil)
    #expect(try CorrectionTests.correction(seed.fault + other, .noWayOut) != nil)
  }

  private static let corrected: Set<FindingKind> = [
    .deadEnd, .noWayOut, .trap, .neverEnabled, .refused, .race, .outlives, .uninvited, .pilesUp,
    .limit, .decidingLack, .neverReturns, .twice, .destroysWithoutAsking, .cancelActs,
  ]

  private static let deleting = """
    rehearsal: 1
    screens: {s: {controls: [{button: Delete, then: {run: t}}]}}
    tasks: {t: {loader: none, simulate: {seconds: 9}}}

    """

  private static func corrected(
    _ text: String, _ kind: FindingKind
  ) throws -> (label: String, prototype: Prototype) {
    let correction = try #require(try correction(text, kind))
    return (correction.label, try #require(correction.revision.prototype))
  }

  /// A sheet asks, with the title of the button in red; what the button did is done then.
  @Test func aNewSheetAsksBeforeSomethingIsDestroyed() throws {
    let (label, prototype) = try Self.corrected(Self.deleting, .destroysWithoutAsking)
    #expect(label == "Ask with a sheet first")
    #expect(prototype.dialogs.map(\.id) == ["really"])
    let sheet = try #require(prototype.dialogs.first?.actionSheet)
    #expect(sheet.destructiveButton?.title.sourceText == "Delete")
    #expect(sheet.destructiveButton?.then == [.run(TaskID(0))])
    #expect(sheet.cancelButton?.title.sourceText == "Cancel")
    #expect(prototype.screens[0].controls[0].then == [.present(DialogID(0))])
  }

  /// In a popover there is no cancel button: a tap beside it cancels.
  @Test func onATabletTheSheetComesFromTheButton() throws {
    let text = Self.deleting.replacing("screens", with: "device: tablet\nscreens")
    let (_, prototype) = try Self.corrected(text, .destroysWithoutAsking)
    let sheet = try #require(prototype.dialogs.first?.actionSheet)
    #expect(sheet.cancelButton == nil && sheet.destructiveButton != nil)
  }

  /// A new sheet would need two changes.
  @Test func aDialogThatAsksTheSameIsPresented() throws {
    let text =
      Self.deleting
      + "dialogs: {a: {alert: {title: A, cancelButton: No, otherButtons: [{title: Yes, "
      + "then: {run: t}}]}}}"
    let (label, prototype) = try Self.corrected(text, .destroysWithoutAsking)
    #expect(label == "Ask with “a” first")
    #expect(prototype.dialogs.count == 1)
  }

  private static func canceling(_ other: String, _ more: String = "") -> String {
    """
    rehearsal: 1
    screens: {s: {controls: [{button: Go, then: {present: a}}\(more)]}}
    dialogs:
      a: {alert: {title: A, cancelButton: {title: No, then: {run: t}}, otherButtons: [\(other)]}}
    tasks: {t: {loader: none, simulate: {seconds: 9}}}
    """
  }

  /// Without the action the task would run on no way any more.
  @Test(arguments: ["Yes", "{title: Yes}"])
  func theOnlyOtherButtonDoesWhatCancelDid(_ other: String) throws {
    let (label, prototype) = try Self.corrected(Self.canceling(other), .cancelActs)
    #expect(label == "Let “Yes” do it")
    let alert = try #require(prototype.dialogs.first?.alert)
    #expect(alert.cancelButton?.then == [])
    #expect(alert.otherButtons.first?.then == [.run(TaskID(0))])
  }

  @Test func whatIsDoneElsewhereIsLeftOut() throws {
    let text = Self.canceling("Yes", ", {button: Run, then: {run: t}}")
    let (label, prototype) = try Self.corrected(text, .cancelActs)
    #expect(label == "Let it only cancel")
    #expect(prototype.dialogs.first?.alert?.otherButtons.first?.then == [])
  }

  /// Which of several buttons is meant only a person can tell.
  @Test func ofSeveralOtherButtonsNoneIsChosen() throws {
    #expect(try Self.correction(Self.canceling("Yes, Maybe"), .cancelActs) == nil)
  }

  /// One test of a condition contradicts the place that asks; a flag that nothing sets does not.
  @Test func aTestThatIsNeverTrueIsLeftOut() throws {
    func document(_ test: String) -> String {
      """
      rehearsal: 1
      flags: {f: false}
      screens:
        s:
          controls:
            - {button: Go, then: {present: a}}
            - {button: B, then: {when: {all: [\(test), {not: {visible: a}}]}, do: {present: b}}}
      dialogs: {a: {alert: {title: A, cancelButton: No}}, b: {alert: {title: B, cancelButton: No}}}
      """
    }
    let correction = try #require(try Self.correction(document("{visible: a}"), .neverShown))
    #expect(correction.label == "Leave out a test that is never true")
    let text = String(decoding: correction.revision.text, as: UTF8.self)
    #expect(text.contains("{not: {visible: a}}") && !text.contains("[{visible: a}"))
    #expect(try Self.correction(document("{flag: f}"), .neverShown) == nil)
  }

  /// The dialog is shown by a button that is always disabled.
  @Test func whatADisabledButtonShowsIsShownAfterItsCorrection() throws {
    let text = """
      rehearsal: 1
      screens: {s: {controls: [{button: Go, then: {present: a}}]}}
      dialogs:
        a:
          alert: {title: A, cancelButton: No, otherButtons: [{title: OK, afterwards: {present: b}}]}
          delegate: {returns: {"alertViewShouldEnableFirstOtherButton:": false}}
        b: {alert: {title: B, cancelButton: No}}
      """
    let correction = try #require(try Self.correction(text, .neverShown))
    #expect(correction.label == "Answer true")
  }
}

extension Seed {
  /// Whether only a person can tell what is meant.
  fileprivate var needsPerson: Bool {
    (kind != .cancelActs && fault.contains("didFinishLaunchingWithOptions"))
      || (kind == .uninvited && fault.contains("textField"))
  }

  /// Whether it is near the edge of a finding, where a correction may be offered, and need not be.
  fileprivate var isAtAnEdge: Bool { Seed.edges.contains { $0.fault == fault } }
}
