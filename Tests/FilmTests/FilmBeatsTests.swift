import DialogModel
import DialogSimulator
import Film
import Testing

/// The moments of a film that are worth a picture.
@Suite struct FilmBeatsTests {
  private func script(
    _ inputs: [Input], every milliseconds: Int = 1_000, pace: ScenarioPace = .human
  ) -> FilmScript {
    let timeline = run(inputs, every: milliseconds)
    return FilmScript(
      of: timeline, timeline.rows(), until: SimulatedTime(milliseconds: 5_000), pace: pace,
      longestWait: 5_000)
  }

  private func beats(_ script: FilmScript, calls: [Int] = []) -> FilmBeats {
    FilmBeats(script, calls: calls, Storyboard(of: script, run([.launch]).rows()).scenes)
  }

  @Test func theTimeAfterTheLastRowOfAPartIsShown() {
    let timeline = run([.launch, .home, .home])
    let rows = timeline.rows()
    let launch = rows.indices.count { rows.time(at: $0) == .zero }
    let script = FilmScript(
      of: timeline, rows, showing: 0...(launch - 1), until: SimulatedTime(milliseconds: 5_000),
      longestWait: 5_000)
    // Until the next row, and the rest at the end.
    #expect(script.spans.map(\.length) == [1_000, 1_500])
  }

  @Test func aTapIsShownAsItIsJustBeforeFromItsMarkOn() {
    let script = script([.launch, .home, .home])
    let beats = self.beats(script).main
    #expect(beats.map(\.act) == [0, 1, nil])
    #expect(
      beats.map(\.time)
        == script.acts.map { $0.start - FilmScript.leadOfMark } + [script.length])
    #expect(beats.map(\.shown) == script.acts.map { $0.start - 1 } + [script.length])
  }

  /// Without a pause, a tap at the beginning has no time for its mark.
  @Test(arguments: [0, 100]) func aTapAtTheBeginningIsNotBeforeTheFilm(pause: Int) {
    let script = script([.launch, .home], every: 0, pace: .steady(milliseconds: pause))
    #expect(script.acts.map(\.start) == [pause])
    let beats = self.beats(script).main
    // The start and the tap are of one time.
    #expect(beats.map(\.time) == [0, script.length])
    #expect(beats.map(\.shown) == [max(0, pause - 1), script.length])
    #expect(beats.map(\.act) == [0, nil])
  }

  @Test func aCallAtATakenTimeHasNoPictureOfItsOwn() {
    let script = script([.launch, .home])
    let times = beats(script).all.map(\.time)
    #expect(beats(script, calls: [0, 0]).all.map(\.time) == times)
  }

  /// A call that the film does not show is at its end.
  @Test func theEndSumsUpTheRunAlsoWhereACallIsAtIt() {
    let script = script([.launch, .home])
    let beats = self.beats(script, calls: [script.rows.upperBound])
    #expect(beats.all.last?.isMain == true)
    #expect(beats.main.map(\.act) == [0, nil])
  }

  @Test func theLastCharacterSumsUpWhatIsTyped() throws {
    let script = script([.launch, .edit(.type("a")), .edit(.type("b")), .home])
    let beats = self.beats(script)
    let typed = try #require(beats.all.first { $0.act == 0 })
    #expect(typed.time == script.acts[0].start && typed.shown == typed.time && !typed.isMain)
    #expect(beats.main.map(\.act) == [1, 2, nil])
  }
}
