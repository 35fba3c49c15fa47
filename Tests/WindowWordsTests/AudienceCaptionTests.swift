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

  @Test(arguments: [PrototypeTask.Loader.inPlace, .separate])
  func whileATaskShowsItsTitleIsRead(_ loader: PrototypeTask.Loader) {
    var task = PrototypeTask(
      id: "send", work: .simulated(milliseconds: 9_000, showsProgress: true, outcome: .success))
    task.title = Template("Sending…")
    task.loader = loader
    var alert = Alert()
    alert.otherButtons = [Button(title: Template("Send"))]
    alert.otherButtons[0].then = [.run(TaskID(0))]
    var prototype = Prototype()
    prototype.tasks = [task]
    prototype.dialogs = [Dialog(id: "ask", kind: .alert(alert))]
    var simulator = Simulator(prototype)
    simulator.perform(.launch, at: .zero)
    simulator.perform(.perform(.present(DialogID(0))), at: .zero)
    simulator.advance(to: SimulatedTime(milliseconds: 1_000))
    simulator.perform(.tapButton(DialogID(0), index: 0), at: SimulatedTime(milliseconds: 1_000))
    simulator.advance(to: SimulatedTime(milliseconds: 5_000))
    var log = EventLog()
    for row in simulator.takeRows() { log.append(row) }
    let words = AudienceCaption.now(in: log, prototype, simulator.indices)
    #expect(words == "Tap Send · Sending…")
  }
}
