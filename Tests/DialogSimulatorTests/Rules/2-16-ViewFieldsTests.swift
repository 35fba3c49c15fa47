import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.16: text fields, memory and the application's life.
@Suite("2.16 Views, fields and memory") struct ViewFieldsTests {
  @Test("W23: a field of the screen stops under a view, and edits again", arguments: [false, true])
  func w23(sheet: Bool) {
    var run = Run.listed(
      [sheet ? formSheet("A") : view("A")], screens: [[control("name")]], device: .tablet)
    run.perform(.tapField(field("F0")))
    run.settleAndForget()
    run.present("A")
    let (will, did) = sheet ? ("", "") : ("S.willDisappear(y) → ", " → S.didDisappear(y)")
    #expect(
      run.calls
        == Order(
          stringLiteral: "A.didLoad → \(will)A.willAppear(y) → F0.shouldEnd→true → F0.didEnd"
            + " → A.didAppear(y)\(did)"))
    #expect(run.rows.contains { $0.rule == .w23 })
    run.settleAndForget()
    #expect(run.simulator.state.firstResponder == nil)
    run.dismiss("A")
    let (again, up) = sheet ? ("", "") : (" → S.willAppear(y)", "S.didAppear(y) → ")
    #expect(
      run.calls
        == Order(
          stringLiteral: "A.willDisappear(y)\(again) → \(up)A.didDisappear(y)"
            + " → F0.shouldBegin→true → F0.didBegin"))
    run.settle()
    #expect(run.simulator.state.firstResponder == field("F0"))
  }

  @Test("W24: a field of the view stops after the will calls")
  func w24() {
    var run = Run.listed([view("A", controls: [control("name")])])
    run.present("A")
    run.settle()
    run.perform(.tapField(field("A:0")))
    run.settleAndForget()
    run.dismiss("A")
    #expect(
      run.timed == """
        @0 A.willDisappear(y) [W2] → @0 S.willAppear(y) [W2]
        @0 A:0.shouldEnd→true [W24] → @0 A:0.didEnd [W24]
        @400 S.didAppear(y) [W24] → @400 A.didDisappear(y) [W24]
        """)
  }

  @Test("W24: over a form sheet on a tablet the keyboard stays until the sheet goes")
  func w24Keyboard() {
    var run = Run.listed([formSheet("A", controls: [control("name")])], device: .tablet)
    run.present("A")
    run.settle()
    run.perform(.tapField(field("A:0")))
    run.perform(.resign(field("A:0")))
    run.settle()
    #expect(run.simulator.state.firstResponder == nil)
    #expect(run.simulator.state.keyboard.isUp)
    run.dismiss("A")
    #expect(!run.simulator.state.keyboard.isUp)
  }

  @Test("W24: over a page sheet the keyboard goes with the field")
  func w24PageSheet() {
    var run = Run.listed(
      [view("A", style: .pageSheet, controls: [control("name")])], device: .tablet)
    run.present("A")
    run.settle()
    run.perform(.tapField(field("A:0")))
    run.perform(.resign(field("A:0")))
    #expect(!run.simulator.state.keyboard.isUp)
  }

  @Test("An alert over a view's field stops it, and it goes on later (K9)")
  func k9() {
    var run = Run.listed([formSheet("A", controls: [control("name")]), confirm("B")])
    run.present("A")
    run.settle()
    run.perform(.tapField(field("A:0")))
    run.settleAndForget()
    run.present("B")
    run.settle()
    run.tap("B", 0)
    #expect(
      run.calls == """
        willPresent(B) → shouldEnable(B)→true → A:0.shouldEnd→true → A:0.didEnd → didPresent(B)
        clicked(B,0) → willDismiss(B,0) → didDismiss(B,0) → A:0.shouldBegin→true → A:0.didBegin
        """)
  }

  @Test("W26: a memory warning, topmost first")
  func w26() {
    var run = Run.listed([view("A")], application: hearing())
    run.present("A")
    run.settleAndForget()
    run.perform(.memoryWarning)
    #expect(
      run.timed == """
        @0 applicationDidReceiveMemoryWarning: [W26] → @0 A.didReceiveMemoryWarning [W26]
        @0 S.didReceiveMemoryWarning [W26]
        """)
    run.forget()
    run.dismiss("A")
    #expect(
      run.calls == """
        A.willDisappear(y) → S.willAppear(y) → S.didAppear(y) → A.didDisappear(y)
        """)
  }

  @Test("W26: before the sixth version what is outside the window is unloaded, and loads again")
  func w26Ios3() {
    var run = Run.listed([view("A")], era: .ios3)
    run.present("A")
    run.settleAndForget()
    run.perform(.memoryWarning)
    #expect(
      run.calls == "A.didReceiveMemoryWarning → S.didReceiveMemoryWarning → S.didUnload")
    run.forget()
    run.dismiss("A")
    #expect(
      run.calls == """
        A.willDisappear(y) → S.didLoad → S.willAppear(y) → S.didAppear(y) → A.didDisappear(y)
        """)
  }

  // MARK: - The application's life

  @Test("Y1: a launch")
  func y1() {
    var run = Run.listed(
      [confirm("A")], application: hearing(), launched: false
    ) { $0.start = .dialog(id("A")) }
    run.perform(.launch)
    #expect(
      run.timedSoFar == """
        @0 application:didFinishLaunchingWithOptions:→true [L1]
        @0 S.didLoad [Y1] → @0 S.willAppear(n) [Y1] → @0 applicationDidBecomeActive: [L1]
        @0 S.didAppear(n) [Y1] → @0 willPresent(A) [P1] → @0 shouldEnable(A)→true [P1]
        """)
  }

  @Test("Y2: Home and back with multitasking: no view hears of it")
  func y2() {
    var run = Run.listed([view("A")])
    run.present("A")
    run.settleAndForget()
    run.home()
    run.launchApp(at: 1000)
    #expect(run.calls == "")
    #expect(run.up == "A")
  }

  @Test("Y2: a movement ends first")
  func y2Moving() {
    var run = Run.listed([view("A")], application: hearing())
    run.present("A", at: 0)
    run.home(at: 100)
    #expect(
      run.timed == """
        @0 A.didLoad [W1] → @0 S.willDisappear(y) [W1] → @0 A.willAppear(y) [W1]
        @100 A.didAppear(y) [W1] → @100 S.didDisappear(y) [W1]
        @100 applicationWillResignActive: [L2] → @100 applicationDidEnterBackground: [L2]
        """)
  }

  @Test("Y3: Home before multitasking: the frontmost view alone disappears")
  func y3() {
    var run = Run.listed([view("A")], era: .ios3, application: hearing())
    run.present("A")
    run.settleAndForget()
    run.home()
    #expect(
      run.timed == """
        @0 A.willDisappear(n) [Y3] → @0 A.didDisappear(n) [Y3] → @0 applicationWillTerminate: [L2]
        """)
  }

  @Test("Y3: after the alerts")
  func y3Alerts() {
    var run = Run.listed([confirm("A", without: [.cancel])], era: .ios3)
    run.present("A")
    run.settleAndForget()
    run.home()
    #expect(
      run.calls == """
        clicked(A,0) → willDismiss(A,0) → didDismiss(A,0) → S.willDisappear(n) → S.didDisappear(n)
        """)
  }

  @Test("Y4: the lock and another application's alert: no view hears of them")
  func y4() {
    var run = Run.listed([view("A")])
    run.present("A")
    run.settleAndForget()
    for input in [Input.power, .power, .interrupt(true), .interrupt(false)] { run.perform(input) }
    #expect(run.calls == "")
  }

  @Test("What a view shows is presented again when the document has changed")
  func reloaded() {
    let run = Run.listed([view("A"), view("B")], launched: false)
    var again = run
    again.perform(
      .reload(
        Reload(
          document: "x",
          continuation: .resumes(
            Reload.Place(screen: ScreenID(0), dialogs: [id("A"), id("B")])))))
    #expect(again.up == "AB")
  }
}
