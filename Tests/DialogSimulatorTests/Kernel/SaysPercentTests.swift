import DialogModel
import DialogSimulator
import Testing

/// A loader knows whether its alert says the progress in its own words.
@Suite struct SaysPercentTests {
  private func loader(title: Template?, message: Template?) -> ShownLoader? {
    var prototype = Prototype()
    prototype.screens = [Screen(id: "s")]
    prototype.start = .screen(ScreenID(0))
    var task = PrototypeTask(
      id: "t", work: .simulated(milliseconds: 1_000, showsProgress: true, outcome: .success))
    (task.title, task.message) = (title, message)
    prototype.tasks = [task]
    var simulator = Simulator(prototype)
    simulator.perform(.launch, at: .zero)
    simulator.perform(.perform(.run(TaskID(0))), at: .zero)
    simulator.advance(to: SimulatedTime(milliseconds: 500))
    return simulator.state.showings.last?.loader
  }

  @Test func aTextWithThePlaceSaysIt() throws {
    let percent = Template(pieces: [.percent, .text(" %")])
    let plain = Template("Working")
    #expect(try #require(loader(title: plain, message: percent)).saysPercent)
    #expect(try #require(loader(title: percent, message: nil)).saysPercent)
    #expect(try !#require(loader(title: plain, message: nil)).saysPercent)
  }
}
