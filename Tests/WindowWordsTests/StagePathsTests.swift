import DialogModel
import PrototypeEditing
import PrototypeFile
import StageGeometry
import Testing
import WindowWords

/// Where what is drawn is in the document, and what it is called.
@Suite struct StagePathsTests {
  private static let text = """
    rehearsal: 1
    screens:
      home:
        title: Welcome
        controls:
        - {row: Wi-Fi, subtitle: Connected, detail: Home}
        - {section: {header: More, footer: Below, controls: [{button: Go}]}}
        - {segmented: Sort, titles: [Name, Date]}
    dialogs:
      ask: {alert: {title: Really?, message: For good, cancelButton: No, otherButtons: [Yes]}}
      login: {alert: {style: loginAndPassword, cancelButton: Cancel}}
      share: {activityPicker: {items: [{text: x}], activities: [{type: a.b, title: Print}]}}
    """

  private let paths: StagePaths
  private let home = ScreenID(0)
  private let ask = DialogID(0)
  private let login = DialogID(1)
  private let share = DialogID(2)

  init() throws { paths = try StagePathsTests.paths(StagePathsTests.text) }

  private static func paths(_ text: String) throws -> StagePaths {
    let bytes = Array(text.utf8)
    let reading = PrototypeDocument.load(bytes, in: .bare)
    try #require(reading.problems.map(\.message) == [])
    return StagePaths(
      editor: try DocumentEditor(bytes, in: .bare), prototype: try #require(reading.prototype))
  }

  private func path(_ subject: StagePart.Subject, _ text: StagePart.Text? = nil) -> String? {
    paths.path(of: StagePart(subject, text))?.text
  }

  private func control(_ index: Int) -> ControlID { ControlID(screen: home, index: index) }

  @Test func partsHaveTheirAddresses() {
    #expect(path(.screen(home)) == "/screens/home")
    #expect(path(.screen(home), .title) == "/screens/home/title")
    #expect(path(.dialog(ask)) == "/dialogs/ask")
    #expect(path(.dialog(ask), .message) == "/dialogs/ask/alert/message")
    #expect(path(.control(control(0)), .subtitle) == "/screens/home/controls/0/subtitle")
    #expect(path(.control(control(0)), .detail) == "/screens/home/controls/0/detail")
    #expect(path(.segment(control(3), index: 1)) == "/screens/home/controls/2/titles/1")
  }

  @Test func sectionsHaveHeaderAndFooter() {
    #expect(path(.control(control(1))) == "/screens/home/controls/1/section/header")
    #expect(path(.control(control(2)), .footer) == "/screens/home/controls/1/section/footer")
  }

  /// What is drawn can be of the document before its last change.
  @Test func partsThatAreGoneHaveNoAddress() {
    #expect(path(.screen(ScreenID(7))) == nil && path(.dialog(DialogID(7))) == nil)
    #expect(path(.control(control(70))) == nil)
    #expect(path(.button(DialogID(7), index: 0)) == nil)
    #expect(paths.words(of: StagePart(.dialog(DialogID(7)))) == nil)
  }

  @Test func textsAreEditedAtTheirKeys() {
    let text = { (subject: StagePart.Subject) in paths.textPath(of: StagePart(subject))?.text }
    #expect(text(.button(ask, index: 1))?.hasSuffix("/title") == true)
    #expect(text(.control(control(0))) == "/screens/home/controls/0/row")
    #expect(text(.control(control(1))) == "/screens/home/controls/1/section/header")
    #expect(text(.field(.alert(login, index: 0)))?.hasSuffix("/placeholder") == true)
    #expect(text(.screen(home)) == nil && text(.dialog(ask)) == nil)
  }

  @Test func buttonsAreCounted() {
    #expect(paths.buttonCount(ask) == 2 && paths.buttonCount(login) == 1)
  }

  @Test func ofTwoWithTheSameTitleTheIDIsSaidToo() throws {
    let other = "  again: {alert: {title: Really?, cancelButton: No}}\n"
    let paths = try StagePathsTests.paths(StagePathsTests.text + "\n" + other)
    let spoken = { (subject: StagePart.Subject) in paths.words(of: StagePart(subject))?.spoken }
    #expect(spoken(.dialog(ask)) == "dialog Really? (ask)")
    #expect(spoken(.button(DialogID(3), index: 0)) == "No, button 1 of 1 in Really? (again)")
    #expect(spoken(.screen(home)) == "screen Welcome")
  }

  @Test func wordsNameThePartAndItsPlace() {
    let words = { (subject: StagePart.Subject, text: StagePart.Text?) in
      paths.words(of: StagePart(subject, text))
    }
    #expect(words(.screen(home), nil)?.spoken == "screen Welcome")
    #expect(words(.dialog(ask), nil)?.tag == "Really?" && words(.dialog(ask), nil)?.id == "ask")
    #expect(words(.dialog(ask), .message)?.spoken == "Message of Really?")
    #expect(words(.button(ask, index: 1), nil)?.spoken == "Yes, button 2 of 2 in Really?")
    #expect(words(.field(.alert(login, index: 1)), nil)?.spoken == "text field 2 in login")
    #expect(words(.control(control(0)), nil)?.spoken == "Wi-Fi, row in Welcome")
    #expect(words(.control(control(0)), .detail)?.spoken == "Detail of Wi-Fi")
    #expect(words(.control(control(2)), .footer)?.spoken == "Footer of Welcome")
    #expect(words(.segment(control(3), index: 1), nil)?.spoken == "Date, segment")
    let activity = ActivityID(share, index: 0)
    #expect(words(.activity(activity), nil)?.spoken == "Print, activity in share")
  }
}
