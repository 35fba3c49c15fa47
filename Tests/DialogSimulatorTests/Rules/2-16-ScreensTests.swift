import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.16 The back button") struct ScreenWaysTests {
  @Test("The back button is covered like any control of its bar")
  func backButton() {
    var run = Run.listed(screens: [[], []]) { $0.navigationController = Delegate() }
    run.perform(navigate(1, .push))
    run.settleAndForget()
    #expect(run.simulator.choices.contains(.tapBack))
    run = Run.listed([confirm("A"), view("B")], screens: [[], []])
    run.perform(navigate(1, .push), at: 0)
    run.perform(.tapBack, at: 100)
    run.settle()
    run.present("A")
    run.settle()
    run.perform(.tapBack)
    run.tap("A", 0)
    run.settle()
    run.perform(.setBarEnabled(.navigationBar, false))
    run.perform(.tapBack)
    run.present("B")
    run.settle()
    run.perform(.tapBack)
    #expect(
      run.denied == """
        > tapBack ignored: entering [S3] → > tapBack ignored: covered [S3]
        > tapBack ignored: disabled [S2] → > tapBack ignored: notShowing [S1]
        """)
  }
}
