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
}
