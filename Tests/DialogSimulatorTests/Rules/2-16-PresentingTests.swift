import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.16: who presents, when, and what is refused.
@Suite("2.16 Presenting") struct PresentingTests {
  @Test("W11: a second one while the first comes, is up and goes", arguments: [100, 500, 1100])
  func w11(time: Int) {
    var run = Run.listed([view("A"), view("B")], screens: [[button("Go")]])
    run.present("A", at: 0)
    if time > 1000 { run.dismiss("A", at: 1000) }
    // The screen asks, and no longer the topmost view.
    run.perform(
      steps: [.actOf(ControlID(screen: ScreenID(0), index: 0), present("B"))], at: time)
    #expect(run.up == "A")
    #expect(run.denied.entries.last == "present(B) refused: presenting [W11]")
    #expect(
      run.console == [
        "Warning: Attempt to present <B> on <S> while a presentation is in progress!"
      ])
    run.settle()
    #expect(!run.calls.entries.contains("B.didLoad"))
  }

  @Test("W11: before the sixth version an exception's line, and the run goes on")
  func w11Ios3() {
    var run = Run.listed([view("A"), view("B")], screens: [[button("Go")]], era: .ios3)
    run.present("A", at: 0)
    run.perform(
      steps: [.actOf(ControlID(screen: ScreenID(0), index: 0), present("B"))], at: 100)
    #expect(run.denied == "present(B) refused: presenting [W11]")
    #expect(
      run.console == [
        "Attempting to begin a modal transition from <S> to <B> while a transition is already in "
          + "progress. Wait for viewDidAppear/viewDidDisappear to know the current transition has "
          + "completed"
      ])
  }
}
