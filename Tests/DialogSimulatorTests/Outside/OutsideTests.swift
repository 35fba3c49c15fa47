import DialogModel
import RandomPrototypes
import Testing

@testable import DialogSimulator

/// What a program can say inside a call, and what becomes of the run.
@Suite("What a program says") struct OutsideTests {
  /// A is performed by a program; B is not.
  private func run(_ others: Dialog..., attached: Bool = true) -> Run {
    var a = confirm("A")
    a.delegate.isOutside = true
    var prototype = Prototype()
    prototype.dialogs = [a, confirm("B")] + others
    var run = Run(prototype)
    if attached { run.perform(.configure(.program(.attached))) }
    run.perform(.launch)
    run.forget()
    return run
  }

  private func say(_ words: ProgramWord..., in run: inout Run) {
    for word in words { run.perform(.outside(word)) }
  }

  @Test("Inside a call no other input is performed, and no time passes")
  func held() {
    var run = run()
    run.present("A")
    #expect(run.simulator.outsideCall?.selector == .willPresentAlertView)
    #expect(run.simulator.wake == nil && run.simulator.choices == [.outside(.returned(nil))])
    run.present("B", at: 1_000)
    run.tap("A", 0)
    #expect(run.simulator.state.now == .zero)
    say(.returned(nil), .returned(nil), in: &run)
    #expect(
      run.denied == """
        > present(B) ignored: held [H1]
        > tap(A,0) ignored: held [H1]
        """)
  }

  @Test("Without a call nothing is heard")
  func unheard() {
    var run = run()
    let before = run.simulator.state
    say(
      .returned(true), .missing, .act(present("B")), .blocked(milliseconds: 5), .ended, in: &run)
    #expect(run.simulator.state == before && run.rows.isEmpty)
  }

  @Test("Calls nest: those of what is done come before the one around them returns")
  func nested() {
    var c = confirm("C")
    c.delegate.isOutside = true
    var run = run(c)
    run.present("A")
    say(.returned(nil), .returned(true), in: &run)
    run.wait(until: 250)
    say(.returned(nil), in: &run)
    run.forget()
    run.tap("A", 1)
    let outer = run.simulator.outsideCall?.number
    say(.act(present("C")), in: &run)
    #expect(run.simulator.outsideCall?.selector == .willPresentAlertView)
    #expect(run.simulator.openCalls == 2)
    say(.returned(nil), .returned(true), in: &run)
    #expect(run.simulator.outsideCall?.number == outer && run.simulator.openCalls == 1)
    while run.simulator.outsideCall != nil { say(.returned(nil), in: &run) }
    #expect(
      run.callsSoFar == """
        clicked(A,1) → willPresent(C) → shouldEnable(C)→true → willDismiss(A,1) → didDismiss(A,1)
        """)
  }

  @Test("A question that acts first has its answer in the row that was made before")
  func lateAnswer() {
    var run = run()
    run.present("A")
    say(.returned(nil), .act(log("asked")), in: &run)
    #expect(run.rows.isEmpty && run.simulator.rows.count > 2)
    say(.returned(false), in: &run)
    #expect(run.storySoFar.entries.contains("shouldEnable(A)→false"))
    #expect(run.console == ["asked"])
    #expect(run.simulator.state.showings[0].firstOtherEnabled == false)
  }

  @Test("A method that is missing makes no row")
  func missing() {
    var run = run()
    run.present("A")
    while run.simulator.outsideCall != nil { say(.missing, in: &run) }
    #expect(run.callsSoFar == "")
    #expect(run.up == "A")
  }

  @Test("The main thread is kept busy: what was due comes late, at the time of the return")
  func blocked() {
    var run = run()
    run.present("A")
    say(.returned(nil), .returned(true), in: &run)
    run.present("B")
    run.wait(until: 250)
    #expect(run.simulator.outsideCall?.selector == .didPresentAlertView)
    say(.blocked(milliseconds: 10_000), in: &run)
    #expect(run.simulator.state.now == SimulatedTime(milliseconds: 10_250))
    say(.returned(nil), in: &run)
    run.settle()
    #expect(
      run.timedSoFar == """
        @0 willPresent(A) [P1] → @0 shouldEnable(A)→true [P1] → @250 didPresent(A) [K8]
        @10250 willPresent(B) [K8] → @10250 shouldEnable(B)→true [K8] → @10500 didPresent(B) [K8]
        """)
  }

  @Test("The program ends inside a call: the run stops there")
  func ended() {
    var run = run()
    run.present("A")
    say(.ended, in: &run)
    #expect(run.simulator.state.stop?.limit == .programEnded)
    #expect(run.simulator.outsideCall == nil)
    #expect(run.callsSoFar == "willPresent(A)")
    run.present("B")
    #expect(run.denied == "> present(B) ignored: stopped [B1]")
  }

  @Test("Where no program takes part any more, open calls return")
  func absent() {
    var run = run()
    run.present("A")
    say(.act(log("x")), in: &run)
    run.perform(.configure(.program(.absent)))
    run.settle()
    #expect(run.callsSoFar == "willPresent(A) → shouldEnable(A)→true → didPresent(A)")
  }

  @Test("Without a program what the document says beside it holds; answers may come before")
  func standIn() {
    var a = confirm("A", returns: [.shouldEnable: .always(false)], does: [.didPresent: [log("up")]])
    a.delegate.isOutside = true
    var run = Run(a)
    run.present("A")
    run.settle()
    #expect(run.console == ["up"])
    #expect(run.callsSoFar == "willPresent(A) → shouldEnable(A)→false → didPresent(A)")
  }

  @Test("Where each question is asked, it waits for its answer")
  func asked() {
    var run = run(attached: false)
    run.perform(.configure(.program(.asked)))
    run.present("A")
    #expect(run.simulator.state.hold?.asks == true)
    #expect(run.simulator.choices.count == 2)
    run.answer(.shouldEnable, false)
    run.settle()
    #expect(run.callsSoFar == "willPresent(A) → shouldEnable(A)→false → didPresent(A)")
  }

  @Test("A tap on a control that is left to a program: its actions have the rows of the control's")
  func control() {
    func screen(_ isOutside: Bool) -> Run {
      var control = button("Go", then: present("A"))
      if isOutside {
        control.then = []
        control.details.isOutside = true
      }
      var prototype = Prototype()
      prototype.screens = [Screen(id: "s", controls: [control])]
      prototype.dialogs = [confirm("A")]
      prototype.start = .screen(ScreenID(0))
      var run = Run(prototype)
      if isOutside { run.perform(.configure(.program(.attached))) }
      run.perform(.launch)
      run.tapControl(0)
      if isOutside {
        #expect(run.simulator.outsideCall?.control == ControlID(screen: ScreenID(0), index: 0))
        say(.act(present("A")), .returned(nil), in: &run)
      }
      run.settle()
      return run
    }
    #expect(screen(true).rowsSoFar == screen(false).rowsSoFar)
  }

  @Test("What a program makes comes after all else, and the document's alerts of tasks stay theirs")
  func defined() {
    var prototype = Prototype()
    prototype.dialogs = [confirm("A")]
    prototype.tasks = [task(loader: .separate)]
    var run = Run(prototype)
    run.perform(.launch)
    run.perform(.define(.dialog(confirm("C"))))
    let made = DialogID(2)
    #expect(run.simulator.prototype.dialogs.map(\.id).last == "C")
    #expect(run.simulator.isLoaderOfItsOwn(DialogID(1)) && !run.simulator.isLoaderOfItsOwn(made))
    run.perform(.perform(.present(made)))
    run.settle()
    #expect(run.up == "C")
    var other = confirm("C")
    other.kind = .alert(Alert())
    #expect(!DefinedPart.dialog(other).mayReplace(2, in: run.simulator))
    run.perform(.redefine(.dialog(other), at: 2))
    #expect(run.simulator.prototype.dialogs[2].alert?.otherButtons.count == 1)
    run.tap("C", 0)
    run.settle()
    run.perform(.redefine(.dialog(other), at: 2))
    #expect(run.simulator.prototype.dialogs[2].alert?.otherButtons.isEmpty == true)
  }

  @Test("By chance: each state of a program's run is found again, also after what it has made")
  func states() {
    var inside = 0
    for seed in 0..<30 as Range<UInt64> {
      var chance = Chance(seed: seed)
      let program = MirrorProgram(chance.prototype())
      var simulator = Simulator(
        program.prototype, limits: Limits(callsWithoutTime: 50, calls: 400, milliseconds: nil))
      var timeline = Timeline(of: simulator, Timeline.Spacing(rows: 1 + Int(seed % 9), inputs: 4))
      func perform(_ input: Input) {
        timeline.perform(input, at: simulator.state.now, by: &simulator)
        _ = simulator.takeRows()
      }
      perform(.configure(.program(.attached)))
      for number in 0..<25 {
        if number == 5 { perform(.define(.dialog(confirm("new")))) }
        perform(number == 0 ? .launch : chance.input(simulator))
        while simulator.outsideCall != nil {
          if chance.random.happens(30) { perform(.outside(.act(log("x")))) }
          if chance.random.happens(10) { perform(.outside(.blocked(milliseconds: 100))) }
          perform(
            .outside(chance.random.happens(20) ? .missing : .returned(chance.random.happens(50))))
        }
        let later = simulator.state.now.after(milliseconds: chance.gap())
        timeline.advance(&simulator, to: later)
      }
      let count = timeline.rowCount
      for place in stride(from: 0, to: count, by: 3) {
        guard let state = timeline.state(at: place) else {
          Issue.record("seed \(seed): no state at row \(place)")
          return
        }
        if state.kernel.hasOpenCalls { inside += 1 }
        #expect(state == timeline.stateFromStart(at: place), "seed \(seed), row \(place)")
        #expect(state.canonical == timeline.stateFromStart(at: place).canonical)
      }
      #expect(timeline.rows().count == count)
    }
    #expect(inside > 20)
  }
}
