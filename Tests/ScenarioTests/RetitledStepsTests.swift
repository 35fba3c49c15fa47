import AddressLiterals
import DialogModel
import PrototypeEditing
import PrototypeFile
import Scenario
import Testing

/// Steps that find something by a text follow the text of what they find.
@MainActor
@Suite struct RetitledStepsTests {
  /// A document in which the texts Delete, Cancel and Done are there more than once.
  private static let twice = """
    screens:
      home:
        title: Home
        controls:
          - {button: Delete, then: [{present: sheet}]}
          - {row: Mail, detail: New, subtitle: Old, then: [{present: share}]}
          - {segmented: Period, titles: [Day, Week]}
          - {textField: Name, placeholder: Your name}
          - section: {header: Head, footer: Foot, controls: [{switch: Wi-Fi}]}
          - {button: More, then: [{goTo: next}]}
          - {button: Ask, then: [{present: ask}]}
          - {button: Remind, then: [{schedule: tea}]}
      next: {title: Next, controls: [{label: Cancel}]}
    dialogs:
      sheet:
        actionSheet:
          from: rootView
          title: Sure?
          destructiveButton: Delete
          cancelButton: Cancel
      ask: {alert: {title: Done, cancelButton: Cancel, otherButtons: ["Tap {numberOfButtons}", Done]}}
      share:
        activityPicker: {items: {text: x}, activities: [{type: a, title: Old, perform: {seconds: 1}}]}
    notifications: {tea: {after: 1, body: Tea is ready, action: Drink}}
    notificationSettings: {style: alert}
    """

  /// Sets a text, and compares the steps; those that could be meant and stay have a question mark.
  ///
  /// Without one, the scenario can still be played to its end.
  private func check(
    _ path: String, _ text: String, _ steps: [String], also: String = "",
    in document: String = RetitledStepsTests.twice, are expected: [String],
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let lines =
      ["rehearsal: 1", "scenarios:", "  x:", "    steps:"] + steps.map { "      - \($0)" }
      + ["    \(also)", document]
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let before = try #require(PrototypeDocument.load(bytes, in: .bare).prototype)
    let plan = try DocumentEditor(bytes, in: .bare).plan(
      .set(path: PartAddress(text: path), .text(text)), playing: { $0.played() })
    let after = try #require(plan.revision?.prototype)
    let left = plan.alsoUses.filter { $0.kind == .step && !$0.isCertain }.map(\.line)
    let isBroken = !ScenarioRunner.broken(from: before, to: after, mostSteps: .max).isEmpty
    #expect(!isBroken || !left.isEmpty, sourceLocation: place)
    let written = String(decoding: plan.after, as: UTF8.self).split(separator: "\n")
    let found = written.dropFirst(4).prefix(steps.count).enumerated().map { number, line in
      (left.contains(number + 5) ? "? " : "") + line.drop { $0 == " " || $0 == "-" }
    }
    #expect(found == expected, sourceLocation: place)
  }

  @Test(arguments: [
    ("/dialogs/sheet/actionSheet/destructiveButton/title", ["tapOn: Delete", "tapOn: Remove"]),
    ("/dialogs/sheet/actionSheet/destructiveButton", ["tapOn: Delete", "tapOn: Remove"]),
    ("/screens/home/controls/0/button", ["tapOn: Remove", "tapOn: Delete"]),
  ])
  func aTitleThatIsThereTwiceIsToldApart(_ path: String, _ expected: [String]) throws {
    try check(path, "Remove", ["tapOn: Delete", "tapOn: Delete"], are: expected)
  }

  @Test(arguments: [
    // The topmost one is meant while both show.
    ("/dialogs/sheet/actionSheet/destructiveButton", "assertEnabled: Delete", "assertEnabled: New"),
    ("/screens/home/controls/0/button", "assertEnabled: Delete", "assertEnabled: Delete"),
    ("/dialogs/sheet/actionSheet/destructiveButton", "waitFor: Delete", "waitFor: Delete"),
    ("/dialogs/sheet/actionSheet/cancelButton", "waitFor: Cancel", "waitFor: New"),
    ("/dialogs/sheet/actionSheet/cancelButton", "assertVisible: Cancel", "assertVisible: New"),
    ("/dialogs/sheet/actionSheet/title", "assertVisible: Sure?", "assertVisible: New"),
    ("/dialogs/ask/alert/cancelButton", "assertVisible: Cancel", "assertVisible: Cancel"),
    (
      "/dialogs/sheet/actionSheet/cancelButton", "{tapOn: Cancel, dialog: sheet}",
      "{tapOn: New, dialog: sheet}"
    ),
    (
      "/dialogs/sheet/actionSheet/cancelButton", "{tapOn: Cancel, now: true}",
      "{tapOn: New, now: true}"
    ),
    ("/dialogs/sheet/actionSheet/cancelButton", "tapOn: /Canc.*/", "? tapOn: /Canc.*/"),
    ("/dialogs/sheet/actionSheet/cancelButton", "tapOn: {button: 1}", "tapOn: {button: 1}"),
  ])
  func eachKindOfStepFollows(_ path: String, _ step: String, _ expected: String) throws {
    // The first step taps the button of the screen.
    let first = path.hasPrefix("/screens") ? "tapOn: New" : "tapOn: Delete"
    try check(path, "New", ["tapOn: Delete", step], are: [first, expected])
  }

  @Test(arguments: [
    ("/screens/home/controls/1/row", "tapOn: Mail"),
    ("/screens/home/controls/1/detail", "tapOn: New"),
    ("/screens/home/controls/1/subtitle", "tapOn: Old"),
    ("/screens/home/controls/2/titles/1", "tapOn: Week"),
    ("/screens/home/controls/3/placeholder", "tapOn: Your name"),
    ("/screens/home/controls/4/section/header", "waitFor: Head"),
    ("/screens/home/controls/4/section/footer", "waitFor: Foot"),
    ("/screens/home/controls/4/section/controls/0/switch", "tapOn: Wi-Fi"),
    ("/screens/home/title", "assertVisible: Home"),
  ])
  func eachKindOfPartIsFollowed(_ path: String, _ step: String) throws {
    let name = try #require(step.split(separator: ":").first)
    try check(path, "Changed", [step], are: ["\(name): Changed"])
  }

  @Test func activitiesNotificationsAndTheWayBackAreFollowed() throws {
    try check(
      "/dialogs/share/activityPicker/activities/0/title", "Post",
      ["tapOn: Mail", "tapOn: Old"], are: ["tapOn: Mail", "tapOn: Post"])
    try check(
      "/notifications/tea/body", "Coffee", ["tapOn: Remind", "waitFor: Tea is ready"],
      are: ["tapOn: Remind", "waitFor: Coffee"])
    try check(
      "/notifications/tea/action", "Sip", ["tapOn: Remind", "tapOn: Drink"],
      are: ["tapOn: Remind", "tapOn: Sip"])
    try check(
      "/screens/home/title", "Start", ["tapOn: More", "tapOn: Home"],
      are: ["tapOn: More", "tapOn: Start"])
  }

  @Test func aTextWithAPlaceholderIsFollowedAsItShows() throws {
    try check(
      "/dialogs/ask/alert/otherButtons/0/title", "Press {numberOfButtons}",
      ["tapOn: Ask", "tapOn: Tap (null)"], are: ["tapOn: Ask", "tapOn: Press (null)"])
  }

  @Test func whatShallNotBeSeenIsWhatWasSeen() throws {
    let path = "/dialogs/sheet/actionSheet/cancelButton"
    try check(
      path, "Keep",
      [
        "assertNotVisible: Cancel", "tapOn: Delete", "tapOn: Cancel", "waitForAnimationToEnd: true",
        "assertNotVisible: Cancel",
      ],
      are: [
        "assertNotVisible: Keep", "tapOn: Delete", "tapOn: Keep", "waitForAnimationToEnd: true",
        "assertNotVisible: Keep",
      ])
    try check(
      path, "Keep",
      ["tapOn: Ask", "tapOn: Cancel", "waitForAnimationToEnd: true", "assertNotVisible: Cancel"],
      are: [
        "tapOn: Ask", "tapOn: Cancel", "waitForAnimationToEnd: true", "assertNotVisible: Cancel",
      ])
  }

  @Test func aStepThatIsNotReachedIsLeftAndTold() throws {
    let steps = ["tapOn: Delete", "{tapOn: Nowhere, timeout: 1}", "tapOn: Cancel", "tapOn: Sure?"]
    try check(
      "/dialogs/sheet/actionSheet/cancelButton", "Keep", steps,
      are: [steps[0], steps[1], "? tapOn: Cancel", steps[3]])
    // Nothing else shows this one.
    try check(
      "/dialogs/sheet/actionSheet/title", "Really?", steps,
      are: [steps[0], steps[1], steps[2], "tapOn: Really?"])
  }

  @Test func aStepIsLeftWhereTheNewTextFindsSomethingElse() throws {
    // The first button with the title is tapped.
    try check(
      "/dialogs/ask/alert/otherButtons/1/title", "Cancel",
      ["tapOn: Ask", "{tapOn: Done, dialog: ask}"],
      are: ["tapOn: Ask", "? {tapOn: Done, dialog: ask}"])
    // A step for something else would tap the control that has its text now.
    try check(
      "/dialogs/sheet/actionSheet/destructiveButton", "Cancel",
      ["tapOn: Delete", "tapOn: Cancel"], are: ["tapOn: Delete", "? tapOn: Cancel"])
    try check(
      "/dialogs/sheet/actionSheet/cancelButton", "/x/", ["tapOn: Delete", "tapOn: Cancel"],
      are: ["tapOn: Delete", "? tapOn: Cancel"])
  }

  @Test func aStepThatWouldNotWaitIsLeft() throws {
    let document = """
      screens: {home: {controls: [{button: Send, then: [{run: send}]}]}}
      tasks: {send: {simulate: {seconds: 5}, whenDone: [{present: sent}]}}
      dialogs: {sent: {alert: {title: Sent, cancelButton: OK}}}
      """
    try check(
      "/screens/home/controls/0/button", "Sent", ["tapOn: Send", "waitFor: Sent", "tapOn: OK"],
      in: document, are: ["tapOn: Sent", "? waitFor: Sent", "tapOn: OK"])
  }

  @Test func aTranslatedScenarioFollowsTheTranslation() throws {
    let document =
      RetitledStepsTests.twice + "\nstrings: {de: {Delete: Löschen, Cancel: Abbrechen}}"
    let steps = ["tapOn: Löschen", "tapOn: Abbrechen"]
    try check(
      "/dialogs/sheet/actionSheet/cancelButton", "Keep", steps, also: "language: de", in: document,
      are: steps)
    try check(
      "/strings/de/Cancel", "Behalten", steps, also: "language: de", in: document,
      are: ["tapOn: Löschen", "tapOn: Behalten"])
  }

  @Test func aRemovedPartTakesItsOwnStepsAlong() throws {
    let bytes = Array(
      """
      rehearsal: 1
      scenarios:
        s: {steps: [{tapOn: Delete}, {tapOn: Delete}]}
        fails: {steps: [{tapOn: Nowhere, timeout: 1}, {tapOn: Delete}]}
      \(RetitledStepsTests.twice)
      """.utf8)
    let plan = try DocumentEditor(bytes, in: .bare).plan(
      .remove(path: "/dialogs/sheet/actionSheet/destructiveButton"), playing: { $0.played() })
    let uses = plan.alsoUses.filter { $0.kind == .step }
    #expect(
      uses.map { "\($0.note) \($0.isCertain)" } == [
        "step 2 of “s” true", "step 2 of “fails” false",
      ])
    #expect(String(decoding: plan.after, as: UTF8.self).contains("s: {steps: [{tapOn: Delete}]}"))
  }
}
