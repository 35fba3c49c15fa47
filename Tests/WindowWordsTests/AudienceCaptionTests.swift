import DialogModel
import DialogSimulator
import EventLog
import Testing
import WindowWords

/// What an audience reads of a run that says nothing by itself.
@Suite struct AudienceCaptionTests {
  /// The words after some inputs, each with its time to end.
  private func words(after inputs: [Input]) -> String? {
    var simulator = Simulator(prototype)
    for (place, input) in inputs.enumerated() {
      simulator.perform(input, at: SimulatedTime(milliseconds: place * 2000))
      simulator.advance(to: SimulatedTime(milliseconds: place * 2000 + 1000))
    }
    var log = EventLog()
    for row in simulator.takeRows() { log.append(row) }
    return AudienceCaption.now(in: log, prototype, simulator.indices)
  }

  @Test func whatWasDoneAndWhatCameOfIt() {
    let confirm = DialogID(0)
    #expect(words(after: []) == nil)
    #expect(words(after: [.launch]) == nil)
    let shown: [Input] = [.launch, .perform(.present(confirm))]
    #expect(words(after: shown) == "By hand · The alert asks")
    let tapped = shown + [.tapButton(confirm, index: 1)]
    #expect(words(after: tapped)?.hasPrefix("Tap ") == true)
    #expect(words(after: tapped)?.hasSuffix(" · The alert is gone") == true)
  }
}
