import DialogModel
import DialogSimulator
import Testing

@Suite("2.6 and 2.10: bars under sheets and popovers")
struct BarsTests {
  @Test("S5: set means the newest of two instances")
  func setTwice() {
    var run = Run(
      sheet("A"), screens: [[item("Layout", then: present("A"))]], device: .tablet)
    for _ in 0..<2 {
      run.tapControl(0)
      run.settle()
    }
    run.forget()
    run.perform(set("A", title: "New"))
    #expect(run.simulator.state.showings.map(\.texts.title) == [nil, "New"])
  }
}
