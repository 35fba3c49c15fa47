import DialogModel
import Testing

@testable import DialogSimulator

/// How many lists of actions can wait.
@Suite struct WaitsTests {
  @Test func moreThanAThousandListsAreRefused() {
    var document = Prototype()
    let list = Action.when(
      .device(.phone), [.wait(milliseconds: 1), .log(Template("x"))], otherwise: [])
    let button = Control(
      id: "go", kind: .button, text: "Go",
      then: Array(repeating: list, count: SizeLimit.waits + 2))
    document.screens = [Screen(id: "s", controls: [button])]
    document.start = .screen(ScreenID(0))
    var simulator = Simulator(document)
    simulator.perform(.launch, at: .zero)
    _ = simulator.takeRows()
    simulator.perform(.tapControl(ControlID(screen: ScreenID(0), index: 0)), at: .zero)
    let refused = simulator.takeRows().filter { row in
      if case .refused(.wait, .tooMany) = row.content { row.rules.contains(.s12) } else { false }
    }
    #expect(refused.count == 2)
    simulator.advance(to: SimulatedTime(milliseconds: 1))
    #expect(simulator.takeRows().count == SizeLimit.waits)
    #expect(simulator.wake == nil)
  }
}
