import DialogModel
import EventLog
import PrototypeFile
import Testing
import WindowWords

/// What things are called for people who see what a prototype shows.
@Suite struct ClientNameTests {
  @Test func titlesStandForIDs() throws {
    let text = """
      rehearsal: 1
      screens: {sign-up: {controls: [{textField: Street}]}, home: {title: Welcome}}
      dialogs:
        sign-out: {alert: {title: "Bye, {field:0}", style: plainText, cancelButton: OK}}
        share-photo: {activityPicker: {items: [{text: A}]}}
      tasks: {saving-it: {simulate: {seconds: 1}}}
      """
    let prototype = try #require(
      PrototypeDocument.load(Array(text.utf8), in: .bare).prototype)
    let names = ClientName(prototype)
    let targets: [(Target, String)] = [
      (.screen(ScreenID(0)), "Sign up"), (.screen(ScreenID(1)), "Welcome"),
      (.dialog(DialogID(0)), "Bye, …"), (.dialog(DialogID(1)), "Share photo"),
      (.task(TaskID(0)), "Saving it"),
      (.field(.alert(DialogID(0), index: 0)), "Bye, …, field 1"),
      (.field(.control(ControlID(screen: ScreenID(0), index: 0))), "Street"),
    ]
    for (target, name) in targets { #expect(names.name(of: target) == name) }
  }
}
