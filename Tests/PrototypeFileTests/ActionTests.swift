import DialogModel
import Testing

/// Actions, each with its one key.
@Suite struct ActionTests {
  private func document(_ action: String) -> String {
    """
    dialogs: {a: {alert: {}}, b: {alert: {}}}
    screens: {s: {controls: [{button: Go}]}, t: {controls: [{row: X, then: \(action)}]}}
    """
  }

  @Test(
    arguments: [
      ("{present: b}", .present(DialogID(1))),
      ("[present: b]", .present(DialogID(1))),
      ("{dismiss: a}", .dismiss(DialogID(0), buttonIndex: nil, animated: true)),
      (
        "{dismiss: {dialog: a, buttonIndex: -7, animated: false}}",
        .dismiss(DialogID(0), buttonIndex: -7, animated: false)
      ),
      (
        "{dismiss: {dialog: b, buttonIndex: 1}}",
        .dismiss(DialogID(1), buttonIndex: 1, animated: true)
      ),
      ("{goTo: t}", .goTo(ScreenID(1))),
      (
        "{set: {dialog: a, message: 1.10}}",
        .setTexts(DialogID(0), title: nil, message: Template("1.10"))
      ),
      (
        "{set: {dialog: a, title: ''}}",
        .setTexts(DialogID(0), title: Template(""), message: nil)
      ),
      (
        "{enable: go}",
        .setEnabled(
          ControlReference(name: "go", candidates: [ControlID(screen: ScreenID(0), index: 0)]), true
        )
      ),
      ("{log: '{buttonIndex}'}", .log(Template(pieces: [.buttonIndex]))),
    ] as [(String, Action)])
  func areRead(_ source: String, _ action: Action) throws {
    #expect(try prototype(document(source)).screens[1].controls[0].then == [action])
  }

  @Test(arguments: [
    ("log", "a list is expected here, this is a text"),
    ("[log]", "a map is expected here, this is a text"),
    ("[{}]", "it is not said what this is; an action has one key"),
    ("{log: a, goTo: s}", "“goTo” cannot stand beside “log”; an action has one key"),
    ("{lgo: a}", "unknown key “lgo”; did you mean “log”?"),
    ("{dismiss: }", "“dialog” is missing here"),
    ("{dismiss: {buttonIndex: 1}}", "“dialog” is missing here"),
    ("{dismiss: {dialog: a, buttonIndex: one}}", "a whole number is expected here, this is “one”"),
    ("{dismiss: {dialog: a, animated: no}}", "“true” or “false” is expected here, this is “no”"),
    ("{set: {title: x}}", "it is not said what this is; a change is of one thing"),
    ("{present: bb}", "there is no dialog “bb”"),
    ("{schedule: x}", "there is no notification “x”"),
    ("{finish: true}", "“finish” ends an activity, and can only stand in its “view”"),
  ])
  func haveRules(_ action: String, _ message: String) {
    let found = problems("rehearsal: 1\n" + document(action))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("3:") == true)
    #expect(found.first?.hasSuffix(" error: " + message) == true)
  }
}
