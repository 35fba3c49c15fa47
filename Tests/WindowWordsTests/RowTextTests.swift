import DialogModel
import EventLog
import PrototypeFile
import SampleRows
import Testing
import WindowWords

@testable import DialogSimulator

/// What each sort of row says to a person.
@Suite struct RowTextTests {
  // MARK: Inputs

  static let headings: [(Input, String, String)] = [
    (.launch, "", "launched"),
    (.tapButton(confirm, index: 0), "OK", "tapped OK"),
    (.tapOutside, "", "tapped beside the dialog"),
    (.undo, "", "undid the last change"),
    (.redo, "", "redid the change"),
    (.pressReturn, "", "pressed Return"),
    (.pressTab, "", "pressed Tab"),
    (.perform(.goTo(home)), "", "go to home"),
    (.systemCancel(confirm), "", "the system cancelled confirm"),
    (.home, "", "pressed Home"),
    (.power, "", "pressed the power button"),
    (.interrupt(true), "", "another app’s alert appeared"),
    (.interrupt(false), "", "another app’s alert went"),
    (.launchApp, "", "opened the app"),
    (.killApp, "", "ended the app"),
    (.rotate(.portrait), "", "turned the device upright"),
    (.rotate(.landscape), "", "turned the device on its side"),
    (.answer(.alertViewShouldEnableFirstOtherButton, true, target: nil), "", "answered YES"),
    (.answer(.alertViewShouldEnableFirstOtherButton, false, target: nil), "", "answered NO"),
    (.cancelPicker(share), "Cancel", "tapped Cancel"),
    (.endActivity(1, completed: true), "Mail", "Mail was done"),
    (.endActivity(1, completed: false), "Mail", "Mail was given up"),
    (.cancelLoader(confirm), "Stop", "tapped Stop"),
  ]

  @Test func aTitleIsShownWithNothingInItUnseen() {
    let words = RowText(prototype)
    #expect(
      words.heading(.tapButton(confirm, index: 0), "O\u{202E}K\u{2800}")
        == #"tapped O\u202eK\u2800"#)
    let line = row(.console(.text("a\u{2066}b")), at: 0, rule: .p1)
    #expect(words.sentence(line) == #"console: a\u2066b"#)
  }

  @Test(arguments: headings)
  func anInputIsAHeading(_ input: Input, _ title: String, _ text: String) {
    #expect(words.heading(input, title) == text)
  }

  @Test func anInputSaysHowManyCallsItHad() {
    let row = input(.tapButton(confirm, index: 0), "OK")
    #expect(words.note(row, calls: 3) == "3 calls")
    #expect(words.note(row, calls: 1) == "one call")
    #expect(words.note(row, calls: 0) == "no calls")
    #expect(words.note(clicked(), calls: 3) == "")
  }

  @Test func anInputSaysWhyItHadNone() {
    let ignored = input(.tapButton(confirm, index: 0), "OK", ignored: .entering)
    #expect(words.note(ignored, calls: 0) == "no calls: the entry of confirm has not ended")
    #expect(words.note(ignored, .leaving) == "the exit of a dialog has not ended")
    let silent = input(.tapButton(share, index: 0), "OK", target: .dialog(share))
    #expect(words.note(silent, calls: 0) == "no calls: share has no delegate")
  }

  static let reasons: [Ignored] = [
    .entering, .leaving, .parked, .disabled, .covered, .modal, .clipped, .notShowing, .notInFront,
    .inFrontAlready, .notRunning, .taskNotRunning, .locked, .notLocked, .atHome,
    .alertIsUp, .notUp, .upAlready, .notScheduled, .notInEra, .unknownZone, .heldSoAlready,
    .cannotBeHeldSo, .notEditing, .nothingToChange, .severalLines, .noOtherField, .held,
    .nothingWaits, .notInDocument, .stopped,
  ]

  @Test func everyReasonHasWordsOfItsOwn() {
    let texts = RowTextTests.reasons.map { words.note(input(.home), $0) }
    #expect(!texts.contains("") && Set(texts).count == texts.count)
  }

  // MARK: What the document does

  static let actions: [(Action, String)] = [
    (.present(confirm), "present confirm"),
    (.dismiss(share, buttonIndex: nil, animated: true), "dismiss share"),
    (.goTo(home), "go to home"),
    (.setTexts(confirm, title: nil, message: nil), "set the texts of confirm"),
    (.setOverlay(.alert(confirm, index: 0), nil), "set the overlay of confirm/field-0"),
    (.setEnabled(ControlReference(name: "save", candidates: []), true), "enable save"),
    (.setEnabled(ControlReference(name: "save", candidates: []), false), "disable save"),
    (.setBarEnabled(.toolbar, false), "disable toolbar"),
    (.setPassthrough(share, []), "set what stays live under share"),
    (.cancelAllNotifications, "cancel all notifications"),
    (.setBadge(3), "set the badge to 3"),
    (.presentNew(DialogID(confirm.index, instance: 2)), "present confirm#2"),
    (.setDelegate(confirm, .none), "set the delegate of confirm to nil"),
    (.setDelegate(confirm, .gone), "let the delegate of confirm go"),
    (.setFlag(FlagID(0), .becomes(true)), "set the flag busy"),
    (.setFlag(FlagID(0), .becomes(false)), "unset the flag busy"),
    (.wait(milliseconds: 1_500), "wait 1.500 s"),
    (.finish(true), "finish the activity"),
    (.finish(false), "give up the activity"),
    (.log(Template("hello")), "log"),
  ]

  @Test(arguments: actions)
  func anActionIsAFewWords(_ action: Action, _ text: String) {
    #expect(words.action(action) == text)
    #expect(words.sentence(row(.action(action, waits: false))) == text)
    #expect(
      words.sentence(row(.action(action, waits: true)))
        == "\(text); it waits for the dialog before it")
  }

  @Test func otherRowsAreSentences() {
    #expect(words.sentence(row(.console("hello"))) == "console: hello")
    #expect(
      words.sentence(row(.console(.crash))) == "console: would crash here: EXC_BAD_ACCESS")
    #expect(
      words.sentence(row(.console(.patternTooSlow("a+"))))
        == "console: the pattern /a+/ takes too long to match; it counts as not matching")
    #expect(
      words.sentence(row(.console(.textIsCut(dialog: "confirm", text: "x"))))
        == "console: confirm: “x” is cut, it does not fit")
    #expect(
      words.sentence(row(.refused(.present(confirm), .alreadyShowing)))
        == "present confirm: refused, it is showing or waits to")
    #expect(words.sentence(row(.animation(.hidden))) == "confirm is hidden by the one above")
    #expect(words.sentence(row(.animation(.shownAgain))) == "confirm shows again")
    #expect(words.sentence(row(.animation(.covered))) == "confirm is under the one above")
    #expect(words.sentence(row(.animation(.uncovered))) == "confirm is on top again")
    #expect(words.sentence(row(.animation(.entry(milliseconds: 300)))) == "")
    #expect(words.sentence(clicked()) == "")
  }

  // MARK: The filter

  @Test func theFilterFindsAnswersAsFilesAndListWriteThem() {
    let asked = row(
      .call(.alertViewShouldEnableFirstOtherButton, .none, returned: true))
    let text = words.searched(asked)
    #expect(text.contains("alertViewShouldEnableFirstOtherButton:") && text.hasSuffix(" YES"))
    #expect(words.searched(input(.home)) == "pressed Home")
    #expect(words.searched(row(.console("hello"))) == "console: hello")
  }

  @Test func anAnswerIsReadOnceAndInWords() {
    let selector = DialogModel.Selector.alertViewShouldEnableFirstOtherButton
    #expect(
      words.spoken(row(.call(selector, .none, returned: true)))
        == "alertViewShouldEnableFirstOtherButton:, answer YES")
    #expect(words.spoken(row(.call(selector, .none, returned: false))).hasSuffix(", answer NO"))
    #expect(words.spoken(clicked()) == "alertView:clickedButtonAtIndex: 0")
    #expect(words.spoken(input(.home)) == "pressed Home")
  }

  @Test func theLongestNameIsTheWidestTarget() {
    #expect(words.longestName == "confirm".count)
    var other = prototype
    other.application = Prototype.Application()
    #expect(RowText(other).longestName == "application".count)
    #expect(RowText(Prototype()).longestName == 0)
  }

  // MARK: Reloading

  @Test func aReloadSaysWhatItKept() {
    func heading(_ dialogs: [DialogID], _ lost: [String]) -> String {
      let place = Reload.Place(screen: nil, dialogs: dialogs, lost: lost, texts: [:])
      return ReloadText.heading(
        Reload(document: "a.yaml", continuation: .resumes(place)), Names(prototype))
    }
    #expect(heading([], []) == "reloaded a.yaml")
    #expect(heading([confirm, share], []) == "reloaded a.yaml, kept confirm, share")
    #expect(heading([], ["old"]) == "reloaded a.yaml: it has no old any more")
    #expect(heading([share], ["old"]) == "reloaded a.yaml, kept share: it has no old any more")
    let played = Reload(document: "a.yaml", continuation: .plays("tour"))
    #expect(
      words.heading(.reload(played), "")
        == "reloaded a.yaml; “tour” plays again from its beginning")
  }

  @Test func targetsAreCalledByTheirTitles() throws {
    let text = """
      rehearsal: 1
      screens: {home: {title: Welcome}, plain: {}}
      dialogs:
        ask: {alert: {title: "Sure\\n?", cancelButton: No}}
        same: {alert: {title: same, cancelButton: No}}
        share: {activityPicker: {items: [{text: hello}]}}
      tasks: {load: {title: Loading…, simulate: {seconds: 1}}}
      """
    let prototype = try #require(
      PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
    let words = RowText(prototype)
    let targets: [Target] =
      [.screen(ScreenID(0)), .screen(ScreenID(1)), .task(TaskID(0)), .application]
      + (0..<3).map { .dialog(DialogID($0)) }
    #expect(
      targets.map { words.names.title(of: $0) }
        == ["Welcome", nil, "Loading…", nil, "Sure\\n?", nil, nil])
  }
}
