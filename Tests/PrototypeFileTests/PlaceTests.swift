import DialogModel
import Testing

/// Places in texts, which can be filled in only where somebody knows what with.
@Suite struct PlaceTests {
  private static let document = (
    screens: "screens: {s: {controls: [{button: Go, then: {log: T}}]}}",
    fieldOnScreen: "screens: {s: {controls: [{textField: A, on: {editingChanged: {log: T}}}]}}",
    alertText: "dialogs: {d: {alert: {message: T}}}",
    plainAlert: "dialogs: {d: {alert: {cancelButton: {title: A, then: {log: T}}}}}",
    fieldAlert:
      "dialogs: {d: {alert: {style: plainText, cancelButton: {title: A, afterwards: {log: T}}}}}",
    twoFields: "dialogs: {d: {alert: {style: loginAndPassword}, "
      + "delegate: {does: {'didPresentAlertView:': {log: T}}}}}",
    change: "screens: {s: {controls: [{textField: A, delegate: {does: "
      + "{'textField:shouldChangeCharactersInRange:replacementString:': {log: T}}}}]}}",
    taskText: "tasks: {t: {simulate: {}, message: T}}",
    whenDone: "tasks: {t: {simulate: {}, whenDone: {log: T}}}",
    whenFailed: "tasks: {t: {simulate: {}, whenFailed: {log: T}}}",
    scenario: "scenarios: {x: {steps: {do: {log: T}}}}",
    received: "application: {does: {'application:didReceiveLocalNotification:': {log: T}}}",
    launched:
      "application: {does: {'application:didFinishLaunchingWithOptions:': [{wait: 1}, {log: T}]}}",
    active: "application: {does: {'applicationDidBecomeActive:': {log: T}}}"
  )

  private func problems(_ document: String, _ text: String) -> [String] {
    let marked = document.replacing("T}", with: "'\(text)'}")
    return PrototypeFileTests.problems("rehearsal: 1\n" + marked).map {
      String($0.drop { $0 != "e" })
    }
  }

  @Test(arguments: [
    (PlaceTests.document.screens, ["{buttonIndex}", "{buttonTitle}"]),
    (PlaceTests.document.fieldOnScreen, ["{field:0}"]),
    (PlaceTests.document.alertText, ["{field:0}", "{field:1}", "{error}", "{replacement}"]),
    (PlaceTests.document.fieldAlert, ["{field:0}", "{buttonTitle}"]),
    (
      PlaceTests.document.plainAlert,
      [
        "{numberOfButtons}", "{cancelButtonIndex}", "{firstOtherButtonIndex}",
        "{destructiveButtonIndex}", "{title:0}", "{title:-1}", "{title:99}", "{visible}",
      ]
    ),
    (PlaceTests.document.twoFields, ["{field:0}", "{field:1}"]),
    (PlaceTests.document.change, ["{field:0}", "{replacement}"]),
    (PlaceTests.document.taskText, ["{percent}", "{field:0}"]),
    (PlaceTests.document.whenDone, ["{field:0}", "{buttonTitle}"]),
    (PlaceTests.document.whenFailed, ["{error}"]),
    (PlaceTests.document.scenario, ["{buttonIndex}"]),
    (PlaceTests.document.alertText, notificationPlaces),
    (PlaceTests.document.received, notificationPlaces),
    (PlaceTests.document.launched, notificationPlaces),
  ])
  func areKnown(_ document: String, _ places: [String]) {
    for place in places { #expect(problems(document, place) == [], "\(place)") }
  }

  @Test(arguments: [
    (PlaceTests.document.screens, "{field:0}", "there is no text field here"),
    (PlaceTests.document.plainAlert, "{field:0}", "there is no text field here"),
    (PlaceTests.document.fieldOnScreen, "{field:1}", "there is one text field here, and it is 0"),
    (PlaceTests.document.fieldAlert, "{field:1}", "there is one text field here, and it is 0"),
    (PlaceTests.document.twoFields, "{field:2}", "there are two text fields here, 0 and 1"),
    (PlaceTests.document.screens, "{field:x}", "did you mean “field:0”?"),
    (PlaceTests.document.screens, "{field:-1}", "did you mean “field:0”?"),
    (PlaceTests.document.plainAlert, "{title:x}", "did you mean “title:0”?"),
    (PlaceTests.document.plainAlert, "{numberOfButton}", "did you mean “numberOfButtons”?"),
    (
      PlaceTests.document.fieldAlert, "{replacement}",
      "only what happens inside “textField:shouldChangeCharactersInRange:replacementString:” "
        + "knows it"
    ),
    (PlaceTests.document.whenDone, "{error}", "only what a task does in “whenFailed” knows it"),
    (PlaceTests.document.screens, "{error}", "only what a task does in “whenFailed” knows it"),
    (
      PlaceTests.document.alertText, "{percent}",
      "only the title and the message of a task know it"
    ),
    (
      PlaceTests.document.whenFailed, "{percent}",
      "only the title and the message of a task know it"
    ),
    (PlaceTests.document.scenario, "{percant}", "did you mean “percent”?"),
  ])
  func areUnknown(_ document: String, _ place: String, _ hint: String) {
    #expect(
      problems(document, place)
        == ["error: nothing can be filled in for “\(place)”; \(hint)"])
  }

  private static let notificationPlaces = [
    "{body}", "{alertAction}", "{state}", "{userInfo:who}", "{userInfo:}",
  ]

  @Test(arguments: [
    PlaceTests.document.screens, PlaceTests.document.plainAlert, PlaceTests.document.whenDone,
    PlaceTests.document.scenario, PlaceTests.document.active,
  ])
  func ofANotificationAreWarnedOfElsewhere(_ document: String) {
    for place in Self.notificationPlaces {
      let marked = document.replacing("T}", with: "'\(place)'}")
      let found = PrototypeFileTests.problems("rehearsal: 1\n" + marked)
      #expect(found.count == 1)
      #expect(
        found.first?.hasSuffix(
          "warning: “\(place)” is “(null)” here: only "
            + "“application:didReceiveLocalNotification:” and a launch are about a notification")
          == true, "\(found)")
    }
  }

  @Test func translationsHaveThePlacesOfTheirTexts() throws {
    let strings = try prototype(
      """
      strings:
        ru: {"Hello {field:0}": "Привет, {field:0}", Cancel: Отмена, 50 %: 50 %}
        pt_BR: {Cancel: "{{Cancelar}}"}
      """
    ).strings
    #expect(
      strings == [
        "ru": [
          "Hello {field:0}": Template(pieces: [.text("Привет, "), .field(0)]),
          "Cancel": Template("Отмена"), "50 %": Template("50 %"),
        ],
        "pt_BR": ["Cancel": Template("{Cancelar}")],
      ])
    let lost = Marked(
      "strings: {de: {'Hello': ⟨'Hallo {field:0}'}}",
      "the text that this translates does not have “{field:0}”")
    #expect(lost.problems.found == lost.problems.expected)
    let language = Marked(
      "strings: {⟨german: {}}",
      "the name of a language like “ru” or “pt_BR” is expected here, this is “german”; write “de”")
    #expect(language.problems.found == language.problems.expected)
  }
}
