import DialogModel
import DialogSimulator
import Film
import Testing

/// The scenes of a run on paper.
@Suite struct StoryboardTests {
  /// A board with a screen that has a text field and a button.
  private func board(_ inputs: [Input]) -> (scenes: [Storyboard.Scene], script: FilmScript) {
    let timeline = run(inputs)
    let rows = timeline.rows()
    let script = FilmScript(
      of: timeline, rows, until: SimulatedTime(milliseconds: inputs.count * 1000),
      longestWait: 5_000)
    return (Storyboard(of: script, rows).scenes, script)
  }

  @Test func aRunWithoutInputsHasOneScene() {
    let (scenes, script) = board([.launch])
    #expect(scenes.map(\.shown) == [script.length])
    #expect(scenes[0].acts.isEmpty)
  }

  @Test func eachActIsASceneBeforeItHappensAndTheEndIsOne() {
    let (scenes, script) = board([.launch, .home, .home])
    #expect(scenes.map(\.acts) == [0..<1, 1..<2, 0..<0])
    #expect(scenes[0].shown == script.acts[0].start - 1)
    #expect(scenes[2].shown == script.length)
  }

  @Test func everyRowFromTheFirstActOnBelongsToOneScene() {
    let (scenes, script) = board([.launch, .home, .power, .power, .home])
    var next = script.acts[0].row
    for scene in scenes {
      #expect(scene.rows.lowerBound == next)
      next = scene.rows.upperBound
    }
    #expect(next == script.rows.upperBound)
  }

  /// What is tapped is seen in the beat of its tap already.
  @Test func eachDialogLoaderAndScreenThatNothingElseShowsIsABeat() throws {
    var document = Prototype()
    var board = Screen(id: "board", title: "Board")
    let button = Control(id: "go", kind: .button, text: "Go", then: [.run(TaskID(0))])
    board.controls = [button]
    document.screens = [board, Screen(id: "end", title: "The End")]
    document.start = .screen(ScreenID(0))
    var task = PrototypeTask(
      id: "saving", work: .simulated(milliseconds: 3_000, showsProgress: false, outcome: .success))
    (task.title, task.loader) = (Template("Saving…"), .separate)
    task.whenDone = [
      .present(DialogID(0)), .wait(milliseconds: 1_000), dismissal, .goTo(ScreenID(1)),
    ]
    document.tasks = [task]
    var alert = Alert()
    alert.title = Template("Saved")
    document.dialogs = [Dialog(id: "saved", alert: alert)]
    let go = ControlID(screen: ScreenID(0), index: 0)
    let timeline = run([.launch, .tapControl(go)], of: document, until: 8_000)
    let rows = timeline.rows()
    let script = FilmScript(
      of: timeline, rows, until: SimulatedTime(milliseconds: 8_000), longestWait: 5_000)
    let sights = FilmSight.all(in: timeline, script)
    #expect(sights.map(\.title) == ["Board", "Saving…", "Saved", "The End"])
    let scenes = Storyboard(of: script, rows, sights).scenes
    #expect(scenes.map { $0.sight?.title } == [nil, "Saving…", "Saved", nil])
    #expect(scenes.map(\.shown) == scenes.map(\.shown).sorted())
    // A beat has one time, wherever it is written.
    #expect(scenes[0].time == script.acts[0].start && scenes[1].time == scenes[1].shown)
    let beats = FilmBeats(script, calls: [], scenes).main
    #expect(beats.map(\.scene) == [0, 1, 2, 3])
    #expect(beats.map(\.shown) == scenes.map(\.shown))
    // Each row is in one beat.
    for (scene, next) in zip(scenes, scenes.dropFirst()) {
      #expect(scene.rows.upperBound == next.rows.lowerBound)
    }
    #expect(scenes.dropLast().allSatisfy { !$0.rows.isEmpty })
  }

  private var dismissal: Action { .dismiss(DialogID(0), buttonIndex: nil, animated: true) }
}
