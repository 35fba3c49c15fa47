import DialogModel
import DialogSimulator
import EventLog
import Testing
import WindowWords

/// The list of what is heard.
@Suite struct SpeechOutlineTests {
  /// What is heard while an alert comes, and a button of it is tapped.
  private static func outline() -> SpeechOutline {
    var alert = Alert()
    alert.title = Template("Erase?")
    alert.message = Template("All of it.")
    alert.cancelButton = Button(title: Template("Keep"))
    alert.otherButtons = [Button(title: Template("Erase"))]
    var prototype = Prototype()
    prototype.dialogs = [Dialog(id: "erase", alert: alert)]
    prototype.start = .dialog(DialogID(0))
    var simulator = Simulator(prototype)
    var listener = Listener(language: nil)
    var outline = SpeechOutline()
    func advance(to milliseconds: Int) {
      while let due = simulator.wake, due.milliseconds <= milliseconds {
        simulator.advance(to: due)
        outline.append(listener.hear(simulator.takeRows(), simulator))
      }
    }
    for (time, input) in [(0, Input.launch), (1_000, .tapButton(DialogID(0), index: 0))] {
      advance(to: time)
      simulator.perform(input, at: SimulatedTime(milliseconds: time))
      outline.append(listener.hear(simulator.takeRows(), simulator))
    }
    advance(to: 2_000)
    return outline
  }

  @Test func aMomentOfThePast() {
    let outline = SpeechOutlineTests.outline()
    let coming = outline.said[0].time.milliseconds
    #expect(outline.until(milliseconds: coming - 1, input: 1).items.isEmpty)
    #expect(
      outline.until(milliseconds: coming, input: 1).items == [
        .heading(input: 1), .line(0), .line(1), .line(2),
      ])
    // The second input comes at this time, after the moment and with it.
    #expect(outline.until(milliseconds: 1_000, input: 1).said.count == 3)
    #expect(outline.until(milliseconds: 1_000, input: 2).said == outline.said)
    #expect(outline.until(milliseconds: 1_000, input: 2).inputCount == 2)
  }

  @Test func eachInputHasAHeading() {
    let outline = SpeechOutlineTests.outline()
    #expect(
      outline.items == [
        .heading(input: 1), .line(0), .line(1), .line(2), .heading(input: 2), .line(3),
      ])
    #expect(
      outline.said.map(\.text) == [
        "alert · Erase? · All of it.", "Keep, button", "Erase, button", "Keep, button",
      ])
    #expect(outline.count(ofInput: 1) == 3)
    #expect(outline.count(ofInput: 2) == 1)
    #expect(outline.count(ofInput: 3) == 0)
    #expect(outline.inputCount == 2)
  }

  /// Title and message are the first two; what only happens has no place.
  @Test func thePlaceInReadingOrderCountsTheTexts() {
    let outline = SpeechOutlineTests.outline()
    let places = outline.items.indices.map { outline.readingPlace(at: $0) }
    #expect(places.map { $0?.number } == [nil, nil, 3, 4, nil, nil])
    #expect(places.map { $0?.count } == [nil, nil, 4, 4, nil, nil])
    #expect(outline.readingPlace(at: 99)?.number == nil)
  }

  @Test func aVoiceSaysALineOrAllAfterAnInput() {
    let outline = SpeechOutlineTests.outline()
    #expect(outline.words(at: 1) == "alert, Erase?, All of it.")
    #expect(outline.words(at: 0) == "alert, Erase?, All of it. Keep, button. Erase, button.")
    #expect(outline.lastWords == "Keep, button.")
    #expect(outline.words(at: 99) == nil)
    #expect(SpeechOutline().lastWords == nil)
  }

  @Test func chipsAndAFilterHideLinesAndNotTheirOrder() {
    var outline = SpeechOutlineTests.outline()
    outline.filter.hiddenKinds = [.focus]
    #expect(outline.items == [.heading(input: 1), .line(0), .heading(input: 2), .line(3)])
    #expect(outline.count(ofInput: 1) == 1)
    #expect(outline.count(of: .focus) == 2)
    #expect(outline.hiddenCount == 2)
    outline.filter.hiddenKinds = []
    outline.filter.filter = Filter("erase") { _ in nil }
    #expect(outline.items == [.heading(input: 1), .line(0), .line(2)])
    // What is hidden is still before it in the order of reading.
    #expect(outline.readingPlace(at: 2)?.number == 4)
    #expect(outline.until(milliseconds: 2_000, input: 2).items == outline.items)
    #expect(outline.transcript().hasSuffix("       Erase, button\n"))
    outline.filter.filter = Filter("time:0.9s..1.1s") { _ in nil }
    #expect(outline.transcript() == "1.000  Keep, button\n")
  }

  @Test func wordsAreCountedUpToTheFirstButton() {
    let outline = SpeechOutlineTests.outline()
    let words = outline.items.indices.map { outline.wordsBeforeButton(at: $0) }
    #expect(words == [nil, 4, 4, 4, nil, nil])
    #expect(outline.reachedBefore(3)?.text == "Keep, button")
    #expect(outline.reachedBefore(2) == nil)
  }

  @Test func aHeadingIsCopiedWithItsLines() {
    let outline = SpeechOutlineTests.outline()
    #expect(outline.rows(of: 0) == [1, 2, 3])
    #expect(outline.rows(of: 2) == [2])
    #expect(outline.transcript(of: outline.rows(of: 4)) == "1.000  Keep, button\n")
  }

  @Test func theDetailsOfALine() throws {
    let outline = SpeechOutlineTests.outline()
    let detail = try #require(HeardText(outline, 3))
    #expect(detail.title == "Erase, button")
    #expect(detail.note == "4 of 4 in reading order")
    #expect(
      detail.lines.map(\.text) == [
        "The focus comes here after “Keep, button”; a double tap anywhere presses it.",
        "4 words before the first button; more than 30 are a finding",
      ])
    #expect(HeardText(outline, 5)?.lines.map(\.text) == ["It was touched."])
    #expect(HeardText(outline, 0) == nil)
  }
}
