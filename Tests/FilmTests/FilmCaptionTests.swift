import DialogModel
import DialogSimulator
import Film
import Testing

/// What the audience of a film reads, and for how long.
@Suite struct FilmCaptionTests {
  private let timeline: Timeline
  private let rows: RowBuffer

  init() {
    let timeline = run([.launch, .home, .power, .power])
    (self.timeline, rows) = (timeline, timeline.rows())
  }

  /// The rows of what a person does.
  private var acts: [Int] {
    rows.indices.filter { if case .input = rows[$0].content { $0 > 0 } else { false } }
  }

  private func captions(said: [(row: Int, text: String?)]) -> FilmCaptions {
    FilmCaptions(
      rows, timeline.prototype, buttons: Simulator(timeline.prototype).indices, said: said)
  }

  @Test func aStepThatSaysNothingHasTheWordsOfTheLog() {
    let acts = acts
    let usual = captions(said: [])
    let said = captions(said: [(acts[0], "Now we go home."), (acts[1], nil)])
    #expect(said.caption(after: acts[0] - 1, during: acts[0]) == "Now we go home.")
    #expect(!usual.caption(after: acts[1] - 1, during: acts[1]).isEmpty)
    #expect(
      said.caption(after: acts[1] - 1, during: acts[1])
        == usual.caption(after: acts[1] - 1, during: acts[1]))
  }

  @Test func whatIsSaidCanBeRead() {
    let long = String(repeating: "word ", count: 20)
    let captions = captions(said: [(acts[0], long)])
    #expect(captions.timeToRead(ofAct: acts[0]) == 6_000)
    // It is there already.
    #expect(captions.timeToRead(ofAct: acts[1]) == 0)
    let quick = FilmScript(
      of: timeline, rows, until: SimulatedTime(milliseconds: 4000), longestWait: 5_000)
    let slow = FilmScript(
      of: timeline, rows, until: SimulatedTime(milliseconds: 4000),
      reading: captions.timeToRead(ofAct:), longestWait: 5_000)
    #expect(slow.acts.map(\.row) == quick.acts.map(\.row))
    #expect(slow.length > quick.length + 5_000)
    #expect(slow.length < quick.length + 6_000)
  }
}
