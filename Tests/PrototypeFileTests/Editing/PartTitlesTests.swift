import PrototypeEditing
import PrototypeFile
import Testing

/// What people see of the parts that have ids.
@Suite struct PartTitlesTests {
  private static let text = """
    rehearsal: 1
    screens:
      home: {title: Welcome}
      plain: {controls: []}
    dialogs:
      ask: {alert: {title: Really?, cancelButton: No}}
      again: {actionSheet: {title: Really?, cancelButton: No}}
      login: {alert: {title: login, cancelButton: No}}
      blank: {alert: {title: " ", cancelButton: No}}
    tasks:
      load: {title: Loading, simulate: {seconds: 1}}
    notifications:
      soon: {body: Time for a break., after: 10}
    """

  @Test(arguments: [
    ("/screens/home", "Welcome"), ("/screens/plain", "plain"),
    // Where two have the same title, the ids tell them apart.
    ("/dialogs/ask", "Really? (ask)"), ("/dialogs/again", "Really? (again)"),
    ("/dialogs/login", "login"), ("/dialogs/blank", "blank"), ("/tasks/load", "Loading"),
    ("/notifications/soon", "Time for a break."), ("/dialogs/none", "none"),
  ])
  func partsAreCalledByTheirTitles(_ path: String, _ name: String) throws {
    let editor = try DocumentEditor(Array(Self.text.utf8), in: .bare)
    #expect(try editor.called(PartAddress(text: path)) == name)
  }
}
