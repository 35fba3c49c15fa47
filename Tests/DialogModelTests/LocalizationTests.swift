import DialogModel
import Testing

@Suite("Texts in another language")
struct LocalizationTests {
  private var prototype: Prototype {
    var alert = Alert()
    alert.title = Template("Sign Out")
    alert.message = Template(pieces: [.text("You tapped "), .buttonTitle])
    alert.cancelButton = Button(title: Template("Cancel"))
    alert.otherButtons = [
      Button(
        title: Template("Sign Out"),
        then: [.setTexts(DialogID(0), title: Template("Wait"), message: nil)])
    ]
    var delegate = Delegate()
    delegate.does[.didPresentAlertView] = [
      .setTexts(DialogID(0), title: nil, message: Template("Hello")), .log(Template("Cancel")),
    ]
    var prototype = Prototype()
    prototype.screens = [
      Screen(
        id: "s", title: "Account",
        controls: [Control(id: "sign-out", kind: .button, text: "Sign Out")])
    ]
    prototype.dialogs = [Dialog(id: "a", alert: alert, delegate: delegate)]
    prototype.strings = [
      "ru": [
        "Sign Out": Template("Выйти"), "Cancel": Template("Отмена"),
        "You tapped {buttonTitle}": Template(pieces: [.text("Нажато: "), .buttonTitle]),
      ]
    ]
    return prototype
  }

  @Test func everyTextThatIsTranslatedChangesEverywhere() {
    let russian = prototype.localized("ru")
    let alert = russian.dialogs[0].alert
    #expect(alert?.title == Template("Выйти"))
    #expect(alert?.message == Template(pieces: [.text("Нажато: "), .buttonTitle]))
    #expect(alert?.cancelButton?.title == Template("Отмена"))
    #expect(alert?.otherButtons.first?.title == Template("Выйти"))
    #expect(russian.screens[0].controls[0].text == "Выйти")
  }

  @Test func untranslatedTextsStay() {
    let russian = prototype.localized("ru")
    #expect(russian.screens[0].title == "Account")
    #expect(
      russian.dialogs[0].alert?.otherButtons[0].then
        == [.setTexts(DialogID(0), title: Template("Wait"), message: nil)])
  }

  @Test func idsAndTheConsoleStay() {
    let russian = prototype.localized("ru")
    #expect(russian.screens[0].controls[0].id == "sign-out")
    #expect(
      russian.dialogs[0].delegate.does[.didPresentAlertView]?.last == .log(Template("Cancel")))
  }

  @Test(
    arguments: [
      ("ru", true), ("ru-RU", true), ("ru_RU.UTF-8", true), ("r", false), ("de", false),
      ("", false),
    ])
  func languages(_ language: String, _ translated: Bool) {
    #expect(prototype.isTranslated(language) == translated)
    #expect((prototype.localized(language) != prototype) == translated)
  }

  @Test func withoutALanguageNothingChanges() {
    #expect(prototype.localized(nil) == prototype)
  }

  /// A caption is translated, but nothing on the device shows it.
  @Test func captionsAreTranslated() {
    var prototype = prototype
    var step = ScenarioStep(.launchApp, line: 1)
    step.say = "Sign Out"
    prototype.scenarios = [ScenarioScript(name: "x", line: 1, steps: [step])]
    #expect(prototype.localized("ru").scenarios[0].steps[0].say == "Выйти")
    prototype.scenarios[0].steps[0].say = "Now look"
    #expect(prototype.translatableTexts.map(\.sourceText).last == "Now look")
    #expect(!prototype.visibleTexts.map(\.sourceText).contains("Now look"))
  }

  /// The Cancel of a task that has none is nowhere to be seen.
  @Test(arguments: [false, true]) func theCancelOfATaskIsATextWhereItHasOne(isCancellable: Bool) {
    var prototype = Prototype()
    var task = PrototypeTask(
      id: "t", work: .simulated(milliseconds: 1, showsProgress: false, outcome: .success))
    task.isCancellable = isCancellable
    prototype.tasks = [task]
    #expect(prototype.translatableTexts.isEmpty == !isCancellable)
  }

  @Test func visibleTextsAreMetOnceInOrder() {
    #expect(
      prototype.visibleTexts.map(\.sourceText) == [
        "Account", "Sign Out", "You tapped {buttonTitle}", "Cancel", "Wait", "Hello",
      ])
  }
}
