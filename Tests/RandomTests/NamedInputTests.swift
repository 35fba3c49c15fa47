import DialogModel
import DialogSimulator
import DocumentWriter
import PrototypeFile
import RandomPrototypes
import Testing

/// Inputs in words say what the inputs are, with no place in the document in them.
@Suite struct NamedInputTests {
  @Test func inputsByChanceComeBackFromTheirWords() throws {
    var words = 0
    for seed in 0..<60 as Range<UInt64> {
      var chance = Chance(seed: seed, oddTexts: seed % 2 == 0)
      let made = chance.withTasks(chance.prototype(), commands: true)
      let text = try PrototypeDocument.text(of: made)
      let prototype = try #require(PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
      let reader = InputReader(prototype)
      var simulator = Simulator(prototype)
      simulator.perform(.launch, at: .zero)
      for _ in 0..<40 {
        let input = chance.inputWithTasks(simulator)
        guard let named = try? PrototypeDocument.words(of: input, in: prototype) else { continue }
        words += 1
        #expect(!named.words.contains("\n"))
        let read = try reader.input(named)
        // References list the parts with the name in the document that was read.
        #expect(try PrototypeDocument.words(of: read, in: prototype) == named, "\(named.words)")
        simulator.perform(read, at: simulator.state.now.after(milliseconds: chance.gap()))
        _ = simulator.takeRows()
      }
    }
    #expect(words > 2_000)
  }

  @Test(arguments: [
    (Input.tapButton(DialogID(1), index: 1), "{tapOn: {button: 1, dialog: sure}}"),
    (.tapButton(DialogID(0, instance: 2), index: 0), "{tapOn: {button: 0, dialog: layout#2}}"),
    (.tapOutside, "{tapOn: {outside: true}}"),
    (.tapControl(ControlID(screen: ScreenID(0), index: 0)), "{tapOn: {control: go, in: start}}"),
    (
      .tapSegment(ControlID(screen: ScreenID(0), index: 0), index: 2),
      "{tapOn: {control: go, in: start, segment: 2}}"
    ),
    (.edit(.type("a")), "{inputText: a}"),
    (.edit(.paste("two\nlines")), #"{pasteText: "two\nlines"}"#),
    (.edit(.type("b", over: TextRange(1, 2))), "{edit: {typed: b, location: 1, length: 2}}"),
    (.edit(.delete()), "{eraseText: 1}"), (.pressReturn, "{pressKey: return}"),
    (.undo, "{undo: true}"), (.home, "{pressKey: home}"),
    (.perform(.present(DialogID(1))), "{do: {present: sure}}"),
    (.perform(.run(TaskID(0))), "{do: {run: work}}"),
    (
      .answer(.alertViewShouldEnableFirstOtherButton, false, target: .dialog(DialogID(1))),
      #"{answer: {"alertViewShouldEnableFirstOtherButton:": false, target: sure}}"#
    ),
    (.cancelLoader(DialogID(2)), "{tapOn: {loader: true, dialog: task/work}}"),
    (.steer(TaskID(0), .hang), "{task: {work: hangs}}"),
    (
      .report(JobReport(percent: 5, lines: ["a"], end: .failed("no")), job: 2),
      "{report: {job: 2, percent: 5, lines: [a], end: {failed: \"no\"}}}"
    ),
    (.report(JobReport(end: .failed(nil)), job: 2), "{report: {job: 2, end: failed}}"),
    (
      .reload(Reload(document: "it", continuation: .resumes(.init(dialogs: [DialogID(1)])))),
      "{reload: {document: it, dialogs: [sure]}}"
    ),
    (
      .reload(Reload(document: "it", continuation: .resumes(NamedInputTests.flagged))),
      "{reload: {document: it, flags: {busy: true}}}"
    ),
    (.configure(.nothing), "{truncated: {}}"),
    (.openApp, "{openApp: other}"), (.slide, "{slide: true}"),
    (.switcher(true), "{switcher: true}"),
    (.pullDown(false), "{pullDown: false}"),
    (.openNotification(NotificationID(0), delivery: nil), "{openNotification: tea}"),
    (
      .openNotification(NotificationID(0), delivery: 3),
      "{openNotification: {notification: tea, number: 3}}"
    ),
    (.closeNotification(NotificationID(0), delivery: nil), "{closeNotification: tea}"),
    (
      .removeFromCenter(NotificationID(0), delivery: 2),
      "{removeFromCenter: {notification: tea, number: 2}}"
    ),
    (.perform(.setBadge(3)), "{do: {set: {badge: 3}}}"),
    (.perform(.presentNew(DialogID(1))), "{do: {present: {dialog: sure, new: true}}}"),
    (
      .perform(.setDelegate(DialogID(1, instance: 3), .gone)),
      "{do: {set: {dialog: sure#3, delegate: gone}}}"
    ),
    (.systemCancel(DialogID(1, instance: DialogID.first)), "{systemCancel: sure#1}"),
    (
      .fireNotification(NotificationID(0), scheduled: 2),
      "{fireNotification: {notification: tea, number: 2}}"
    ),
    (.removeNotification(NotificationID(0), scheduled: nil), "{removeNotification: tea}"),
    (.setNotificationSettings(.quiet), "{notificationSettings: {style: alert, sounds: false}}"),
    (.setNotificationSettings(NotificationSettings()), "{notificationSettings: {}}"),
    (
      .setClock(.instant(Instant(milliseconds: 1_357_551_660_000))),
      "{setClock: 2013-01-07T09:41:00Z}"
    ),
    (.setTimeZone("Europe/Moscow"), "{setTimeZone: Europe/Moscow}"),
  ])
  func eachHasItsWords(_ input: Input, _ words: String) throws {
    let prototype = try document()
    let named = try PrototypeDocument.words(of: input, in: prototype)
    #expect(named.words == words)
    #expect(try InputReader(prototype).input(named) == input)
  }

  @Test(arguments: [
    "{tapOn: {button: 1, dialog: gone}}", "{tapOn: {control: gone, in: start}}",
    "{do: {present: gone}}", "{do: {run: gone}}", "{task: {gone: done}}", "{clear: gone}",
    "{openNotification: gone}", "{fireNotification: {notification: gone, number: 1}}",
    "{tapOn: {loader: true, dialog: task/gone}}", "{jump: true}", "[", "{tapOn: true, undo: true}",
  ])
  func whatTheDocumentDoesNotHaveIsAProblem(_ words: String) throws {
    let reader = InputReader(try document())
    #expect(throws: Finding.self) { try reader.input(NamedInput(words: words)) }
  }

  /// A place where a flag is set.
  private static var flagged: Reload.Place {
    var place = Reload.Place()
    place.flags = [FlagID(0): true]
    return place
  }

  private func document() throws -> Prototype {
    let text = """
      rehearsal: 1
      screens:
        start: {controls: [{button: Go}]}
      dialogs:
        layout: {actionSheet: {cancelButton: Cancel}}
        sure: {alert: {title: Sure?, cancelButton: "No", otherButtons: ["Yes"]}}
      tasks:
        work: {simulate: {seconds: 1}}
      notifications:
        tea: {body: Tea}
      flags: {busy: false}
      """
    return try #require(PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
  }
}

extension NotificationSettings {
  /// Alerts without a sound.
  fileprivate static let quiet: NotificationSettings = {
    var settings = NotificationSettings()
    settings.style = .alert
    settings.playsSounds = false
    return settings
  }()
}
