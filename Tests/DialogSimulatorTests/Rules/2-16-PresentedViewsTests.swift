import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.16: presented views that come and go.
@Suite("2.16 Presented views") struct PresentedViewsTests {
  @Test("Taps reach the view, and nothing below a view on the whole screen")
  func taps() {
    var run = Run.listed(
      [view("A", controls: [button("In", then: log("in"))])],
      screens: [[button("Go", then: log("never"))]])
    run.present("A")
    run.tapControl(0, in: "A", at: 100)
    run.settle()
    run.tapControl(0, in: "A")
    run.tapControl(0)
    #expect(run.console == ["in"])
    #expect(
      run.denied == "> tap(0) ignored: entering [S3] → > tap(0) ignored: notShowing [S1]")
    #expect(!run.simulator.choices.contains(.tapControl(ControlID(screen: ScreenID(0), index: 0))))
  }
}
