import DialogModel
import Testing

@testable import Explorer

/// Which moves are the step of a promise.
@Suite struct PromisedStepTests {
  private static let document = """
    rehearsal: 1
    screens:
      s:
        controls:
          - {button: Go, then: {present: a}}
          - {segmented: S, titles: [One, Two]}
          - {textField: F}
    dialogs:
      a: {alert: {title: A, style: loginAndPassword, cancelButton: No, otherButtons: [Yes]}}
      b: {alert: {title: B, cancelButton: No}}
      p:
        activityPicker:
          from: rootView
          activities: [{type: com.example.one, title: One}, {type: com.example.two, title: Two}]
    """

  private static func isMade(
    _ step: ScenarioStep.Kind, _ move: Move, _ title: String = ""
  ) throws -> Bool {
    let prototype = try Documents.prototype(document)
    return PromisedStep(step, prototype) { $1.contains("Go") == $0.contains("Go") }
      .isMade(by: move, title: title)
  }

  private static let (first, second) = (
    ControlID(screen: ScreenID(0), index: 0), ControlID(screen: ScreenID(0), index: 1)
  )
  private static let (a, b, p) = (DialogID(0), DialogID(1), DialogID(2))
  private static let clicked = Selector.alertViewClickedButtonAtIndex

  private static func tap(
    _ target: ScenarioStep.TapTarget, in dialog: DialogID? = nil
  ) -> ScenarioStep.Kind { .tapOn(target, dialog: dialog) }

  private static func control(_ id: ControlID) -> ControlReference {
    ControlReference(name: "c", candidates: [id])
  }

  private static let rows: [(ScenarioStep.Kind, is: Move, isNot: Move)] = [
    (.inputText("x"), .text(.control(first), "x"), .text(.control(first), "y")),
    (.endActivity(completed: true), .endActivity(completed: true), .endActivity(completed: false)),
    (.rotate(.portrait), .input(.rotate(.portrait)), .input(.rotate(.landscape))),
    (.interrupt(true), .input(.interrupt(true)), .input(.interrupt(false))),
    (.switcher(false), .input(.switcher(false)), .input(.switcher(true))),
    (.pullDown(true), .input(.pullDown(true)), .input(.interrupt(true))),
    (.launchApp, .input(.launchApp), .input(.slide)),
    (
      .openNotification(NotificationID(1)),
      .input(.openNotification(NotificationID(1), delivery: nil)),
      .input(.openNotification(NotificationID(0), delivery: nil))
    ),
    (
      .fireNotification(NotificationID(1)),
      .input(.fireNotification(NotificationID(1), scheduled: nil)),
      .input(.fireNotification(NotificationID(0), scheduled: nil))
    ),
    (
      .endTask(TaskID(1), succeeds: true), .input(.steer(TaskID(1), .succeed)),
      .input(.steer(TaskID(1), .fail))
    ),
    (
      .endTask(TaskID(1), succeeds: true), .input(.steer(TaskID(1), .succeed)),
      .input(.steer(TaskID(0), .succeed))
    ),
    (
      .answer(clicked, true, target: nil), .input(.answer(clicked, true, target: .dialog(a))),
      .input(.answer(clicked, false, target: .dialog(a)))
    ),
    (
      .answer(clicked, true, target: .dialog(a)),
      .input(.answer(clicked, true, target: .dialog(a))),
      .input(.answer(clicked, true, target: .dialog(b)))
    ),
    (
      .answer(clicked, true, target: .dialog(a)),
      .input(.answer(clicked, true, target: .dialog(a))),
      .input(.answer(.actionSheetCancel, true, target: .dialog(a)))
    ),
    (
      tap(.button(1)), .input(.tapButton(a, index: 1)), .input(.tapButton(a, index: 0))
    ),
    (
      tap(.button(1), in: a), .input(.tapButton(a, index: 1)), .input(.tapButton(b, index: 1))
    ),
    (
      tap(.button(1), in: DialogID(0, instance: 2)),
      .input(.tapButton(DialogID(0, instance: 2), index: 1)), .input(.tapButton(a, index: 1))
    ),
    (tap(.control(control(first))), .input(.tapControl(first)), .input(.tapControl(second))),
    (
      tap(.segment(control(second), index: 1)), .input(.tapSegment(second, index: 1)),
      .input(.tapSegment(second, index: 0))
    ),
    (
      tap(.segment(control(second), index: 1)), .input(.tapSegment(second, index: 1)),
      .input(.tapSegment(first, index: 1))
    ),
    (tap(.outside), .input(.tapOutside), .input(.tapBack)),
    (
      tap(.field(1)), .input(.tapField(.alert(a, index: 1))),
      .input(.tapField(.alert(a, index: 0)))
    ),
    (
      tap(.clear(.alert(a, index: 1))), .input(.pressClear(.alert(a, index: 1))),
      .input(.pressClear(.control(second)))
    ),
    (
      tap(.activity("mail")), .input(.chooseActivity(p, .builtIn(.mail))),
      .input(.chooseActivity(p, .builtIn(.print)))
    ),
    (
      tap(.activity("com.example.two")), .input(.chooseActivity(p, .custom(1))),
      .input(.chooseActivity(p, .custom(0)))
    ),
  ]

  @Test("A move is the step, and another one is not", arguments: rows.indices)
  func moves(_ place: Int) throws {
    let row = PromisedStepTests.rows[place]
    #expect(try PromisedStepTests.isMade(row.0, row.is))
    #expect(try !PromisedStepTests.isMade(row.0, row.isNot))
  }

  @Test("A text is that of what is tapped, whole or by its pattern")
  func texts() throws {
    let go = Move.input(.tapControl(PromisedStepTests.first))
    #expect(try PromisedStepTests.isMade(PromisedStepTests.tap(.text(.whole("Go"))), go, "Go"))
    #expect(try !PromisedStepTests.isMade(PromisedStepTests.tap(.text(.whole("Go"))), go, "On"))
    #expect(try PromisedStepTests.isMade(PromisedStepTests.tap(.text(.pattern("Go"))), go, "Go"))
    #expect(try !PromisedStepTests.isMade(PromisedStepTests.tap(.text(.pattern("Go"))), go, "On"))
    #expect(
      try !PromisedStepTests.isMade(
        PromisedStepTests.tap(.text(.whole("Go"))), .input(.pressReturn), "Go"))
  }

  @Test("In another language a text is that of its translation too")
  func translations() throws {
    let text = PromisedStepTests.document + "\nstrings: {de: {Go: Los}}\n"
    var prototype = try Documents.prototype(text)
    prototype.language = "de"
    let step = PromisedStep(PromisedStepTests.tap(.text(.whole("Go"))), prototype) { $0 == $1 }
    let go = Move.input(.tapControl(PromisedStepTests.first))
    #expect(step.isMade(by: go, title: "Los"))
    #expect(step.isMade(by: go, title: "Go"))
    #expect(!step.isMade(by: go, title: "On"))
  }
}
