import DialogModel
import DialogSimulator
import Testing

@Suite("2.7: the control event of Return")
struct ReturnEventTests {
  @Test("F23: Return that is allowed is a control event, before what Return does")
  func f23Return() {
    let field = textField(on: [.editingDidEndOnExit: [log("exit")], .editingDidEnd: [log("ended")]])
    var run = Run(
      screens: [[control("name", field)]], choices: { $0.returnResigns = true })
    run.tap(field: "F0")
    run.forget()
    run.perform(.pressReturn)
    #expect(
      run.story == """
        > return → F0.shouldReturn→true → console: exit → F0.shouldEnd→true → F0.didEnd
        console: ended
        """)
    #expect(run.editing == nil)
  }

  @Test("F23: one that is refused is none, and the event alone ends no editing")
  func f23ReturnRefused() {
    for answer in [true, false] {
      var run = edited(
        textField(
          on: [.editingDidEndOnExit: [log("exit")]], returns: [.shouldReturn: .always(answer)]))
      run.perform(.pressReturn)
      #expect(run.console == (answer ? ["exit"] : []))
      #expect(run.editing == "F0")
    }
  }

  @Test("F23: what resigns there is asked to stop once")
  func f23Resigns() {
    let field = textField(on: [.editingDidEndOnExit: [resign("F0")]])
    var run = Run(
      screens: [[control("name", field)]], choices: { $0.returnResigns = true })
    run.tap(field: "F0")
    run.forget()
    run.perform(.pressReturn)
    #expect(run.calls == "F0.shouldReturn→true → F0.shouldEnd→true → F0.didEnd")
  }

  /// A screen whose only field, of this sort, is being edited.
  private func edited(_ described: TextField) -> Run {
    var run = Run(screens: [[control("name", described)]])
    run.tap(field: "F0")
    run.forget()
    return run
  }
}
