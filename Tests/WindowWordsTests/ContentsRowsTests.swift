import DialogModel
import PrototypeFile
import Testing
import WindowWords

@testable import DialogSimulator

/// The rows of the list at the left: what they show, and what is said of them.
@Suite struct ContentsRowsTests {
  private static let prototype: Prototype = {
    let text = """
      rehearsal: 1
      screens:
        home: {title: Welcome, controls: []}
        plain: {controls: []}
      dialogs:
        ask: {alert: {title: Really?, cancelButton: No}}
        name: {alert: {title: Your Name, style: plainText, cancelButton: OK}}
        secret: {alert: {title: PIN, style: secureText, cancelButton: OK}}
        login: {alert: {title: login, style: loginAndPassword, cancelButton: OK}}
        choose: {actionSheet: {title: Layout, cancelButton: Cancel}}
        share: {activityPicker: {items: [{text: hello}]}}
        tools: {popover: {title: "Tools\\n2", controls: []}}
        help: {presentedView: {title: Help, controls: []}}
      tasks:
        sync: {title: Sending…, simulate: {seconds: 2}}
        quiet: {simulate: {seconds: 2}}
      scenarios: {tour: {steps: [{wait: 1}]}}
      """
    return PrototypeDocument.load(Array(text.utf8), in: .bare).prototype ?? Prototype()
  }()

  private func face(_ item: ContentsRows.Item) -> ContentsRows.Face? {
    for case .item(item, let face) in ContentsRows(Self.prototype).rows { return face }
    return nil
  }

  @Test func theGroupsAreInOrder() {
    let headings = ContentsRows(Self.prototype).rows.compactMap { row in
      if case .heading(let title) = row { title } else { nil }
    }
    #expect(headings == ["Screens", "Dialogs", "Tasks", "Scenarios"])
  }

  @Test func editedEachGroupHasAHeading() {
    let headings = ContentsRows(Prototype(), isEdited: true).rows.compactMap { row in
      if case .heading(let title) = row { title } else { nil }
    }
    #expect(headings == ContentsRows.Group.allCases.map(\.title))
  }

  @Test(
    arguments: [
      (nil, nil), (.offered, "Record…"), (.going, "Stop Recording"),
    ] as [(ContentsRows.Recording?, String?)])
  func recordingIsBesideTheScenarios(_ recording: ContentsRows.Recording?, _ title: String?) {
    let rows = ContentsRows(Prototype(), recording: recording).rows
    guard let title else { return #expect(rows.isEmpty) }
    #expect(rows.first == .heading("Scenarios"))
    guard case .item(.record, let face) = rows.last else { return #expect(Bool(false)) }
    #expect(face.title == title)
  }

  @Test func stepsWithANameAreListedWhereTheyCanBeChanged() {
    var prototype = Prototype()
    prototype.scenarios = [ScenarioScript(name: "x", line: 1)]
    prototype.sharedSteps = [SharedSteps(name: "sign in")]
    func items(isEdited: Bool) -> [ContentsRows.Item] {
      ContentsRows(prototype, isEdited: isEdited).rows.compactMap { row in
        if case .item(let item, _) = row { item } else { nil }
      }
    }
    #expect(items(isEdited: false) == [.scenario("x")])
    #expect(items(isEdited: true) == [.scenario("x"), .sharedSteps(0)])
    #expect(
      ContentsRows.tooltip(of: .sharedSteps(0), in: prototype, isEdited: true)
        == "Steps used again sign in\nClick to edit it")
  }

  @Test(
    arguments: [
      (0, "alert"), (1, "field"), (2, "field"), (3, "login"), (4, "sheet"), (5, "share"),
      (6, "popover"), (7, "view"),
    ])
  func aPictogramShowsTheThing(_ index: Int, _ name: String) {
    #expect(face(.dialog(DialogID(index)))?.icon == "rehearsal-\(name)-symbolic")
  }

  @Test func whatIsNoDialogHasOneToo() {
    #expect(face(.screen(ScreenID(0)))?.icon == "rehearsal-screen-symbolic")
    #expect(face(.task(TaskID(0)))?.icon == "rehearsal-loader-symbolic")
    #expect(face(.scenario("tour"))?.icon == "media-playback-start-symbolic")
  }

  @Test func titleIsFirstAndIdNextToIt() {
    let home = face(.screen(ScreenID(0)))
    #expect(home?.title == "Welcome" && home?.id == "home")
    let task = face(.task(TaskID(0)))
    #expect(task?.title == "Sending…" && task?.id == "sync")
    // In one line, whatever it is.
    #expect(face(.dialog(DialogID(6)))?.title == "Tools\\n2")
  }

  @Test func untitledDialogShowsItsId() {
    for (item, id) in [
      (ContentsRows.Item.screen(ScreenID(1)), "plain"), (.dialog(DialogID(5)), "share"),
      (.dialog(DialogID(3)), "login"), (.task(TaskID(1)), "quiet"), (.scenario("tour"), "tour"),
    ] {
      #expect(face(item)?.title == id && face(item)?.id == nil)
    }
  }

  @Test(
    arguments: [
      (ContentsRows.Item.screen(ScreenID(0)), "Screen home: “Welcome”\nClick to go there"),
      (.dialog(DialogID(0)), "Alert ask: “Really?”\nClick to present it"),
      (.dialog(DialogID(1)), "Alert with a field name: “Your Name”\nClick to present it"),
      (.dialog(DialogID(5)), "Share sheet share\nClick to present it"),
      (.task(TaskID(0)), "Task sync: “Sending…”\nClick to run it"),
      (.scenario("tour"), "Scenario tour\nClick to start again and play it"),
    ])
  func aTooltipSaysWhatItIsAndDoes(_ item: ContentsRows.Item, _ text: String) {
    #expect(ContentsRows.tooltip(of: item, in: Self.prototype) == text)
  }

  @Test func aScenarioShowsWhatThePresenterWrote() {
    var prototype = Self.prototype
    var script = ScenarioScript(name: "talk", line: 1)
    script.notes = "Breathe.\nBegin.\n"
    prototype.scenarios = [script]
    #expect(
      ContentsRows.tooltip(of: .scenario("talk"), in: prototype).hasSuffix(
        "play it\nBreathe.\nBegin."))
  }

  @Test func aScreenIsMarkedWhileItShows() {
    var simulator = Simulator(Self.prototype)
    #expect(ContentsRows.mark(.screen(ScreenID(0)), in: simulator.state) == nil)
    simulator.perform(.launch, at: SimulatedTime(milliseconds: 0))
    #expect(ContentsRows.mark(.screen(ScreenID(0)), in: simulator.state) == "shown")
    #expect(ContentsRows.mark(.screen(ScreenID(1)), in: simulator.state) == nil)
    // In the background the application has it still.
    simulator.perform(.home, at: simulator.state.now)
    #expect(simulator.state.screen == ScreenID(0))
    #expect(ContentsRows.mark(.screen(ScreenID(0)), in: simulator.state) == nil)
  }

  @Test func aTaskThatRunsIsMarked() {
    var simulator = Simulator(Self.prototype)
    simulator.perform(.launch, at: SimulatedTime(milliseconds: 0))
    #expect(ContentsRows.mark(.task(TaskID(0)), in: simulator.state) == nil)
    simulator.perform(.perform(.run(TaskID(0))), at: simulator.state.now)
    #expect(ContentsRows.mark(.task(TaskID(0)), in: simulator.state) == "runs")
    #expect(ContentsRows.mark(.task(TaskID(1)), in: simulator.state) == nil)
  }
}
