import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.17: what view controllers hear of a rotation.
@Suite("2.17 Rotation") struct RotationTests {
  @Test("R1: two questions and three calls")
  func r1() {
    var run = Run.listed()
    run.perform(.rotate(.landscape))
    #expect(
      run.timed == """
        @0 S.shouldAutorotate→true [R1] → @0 S.supported→portrait+landscape [R1]
        @0 S.willRotate(landscape,400) [R1] → @0 S.willAnimate(landscape,400) [R1]
        @400 S.didRotate(portrait) [R1]
        """)
    run.settle()
    #expect(run.simulator.state.orientation == .landscape)
  }

  @Test("R2: one question before the sixth version")
  func r2() {
    var run = Run.listed(era: .ios3)
    run.perform(.rotate(.landscape))
    #expect(
      run.timed == """
        @0 S.shouldAutorotateTo(landscape)→true [R2]
        @0 S.willRotate(landscape,400) [R2] → @0 S.willAnimate(landscape,400) [R2]
        @400 S.didRotate(portrait) [R2]
        """)
  }

  @Test("R3: a no", arguments: [Prototype.Era.ios6, .ios3])
  func r3(era: Prototype.Era) {
    let selector: Selector =
      era == .ios6 ? .shouldAutorotate : .shouldAutorotateToInterfaceOrientation
    var run = Run.listed(era: era) {
      $0.screens[0].controller?.methods.returns = [selector: .always(false)]
    }
    run.perform(.rotate(.landscape))
    #expect(
      run.timed
        == (era == .ios6
          ? "@0 S.shouldAutorotate→false [R3]"
          : "@0 S.shouldAutorotateTo(landscape)→false [R3]"))
    #expect(run.simulator.state.orientation == .portrait)
  }

  @Test("R3: the orientation is not supported", arguments: [Prototype.Era.ios6, .ios3])
  func r3Mask(era: Prototype.Era) {
    var run = Run.listed(era: era) { $0.screens[0].orientations = [.portrait] }
    run.perform(.rotate(.landscape))
    #expect(
      run.timed
        == (era == .ios6
          ? "@0 S.shouldAutorotate→true [R1] → @0 S.supported→portrait [R3]"
          : "@0 S.shouldAutorotateTo(landscape)→false [R3]"))
    #expect(run.simulator.state.orientation == .portrait)
  }

  @Test("R3: what the controller returns counts")
  func r3Returns() {
    var run = Run.listed {
      $0.screens[0].controller?.supportedOrientations = [.portrait]
    }
    run.perform(.rotate(.landscape))
    #expect(run.calls == "S.shouldAutorotate→true → S.supported→portrait")
  }

  @Test("R3: a person answers")
  func r3Ask() {
    var run = Run.listed {
      $0.screens[0].controller?.methods.returns = [.shouldAutorotate: .ask]
    }
    run.perform(.rotate(.landscape))
    run.perform(.answer(.shouldAutorotate, true, target: .screen(ScreenID(0))))
    run.settle()
    #expect(run.simulator.state.orientation == .landscape)
  }

  @Test("R4: a view on the whole screen is asked and told")
  func r4() {
    var run = Run.listed([view("A")])
    run.present("A")
    run.settleAndForget()
    run.perform(.rotate(.landscape))
    #expect(
      run.timed == """
        @0 A.shouldAutorotate→true [R4] → @0 A.supported→portrait+landscape [R4]
        @0 A.willRotate(landscape,400) [R4] → @0 A.willAnimate(landscape,400) [R4]
        @400 A.didRotate(portrait) [R4]
        """)
  }

  @Test("R5: under a sheet on a tablet the screen is asked, and both are told")
  func r5() {
    var run = Run.listed([formSheet("A")], device: .tablet)
    run.present("A")
    run.settleAndForget()
    run.perform(.rotate(.landscape))
    #expect(
      run.timed == """
        @0 S.shouldAutorotate→true [R5] → @0 S.supported→portrait+landscape [R5]
        @0 S.willRotate(landscape,400) [R5] → @0 A.willRotate(landscape,400) [R5]
        @0 S.willAnimate(landscape,400) [R5] → @0 A.willAnimate(landscape,400) [R5]
        @400 S.didRotate(portrait) [R5] → @400 A.didRotate(portrait) [R5]
        """)
  }

  @Test("R6: the screen learns of the turn when it appears")
  func r6() {
    var run = Run.listed([view("A")])
    run.present("A")
    run.settle()
    run.perform(.rotate(.landscape))
    run.settleAndForget()
    run.dismiss("A")
    #expect(
      run.calls == "A.willDisappear(y) → S.willAppear(y) → S.didAppear(y) → A.didDisappear(y)")
    #expect(run.simulator.state.orientation == .landscape)
  }

  @Test("R7: what cannot stand as the device is held turns it", arguments: [false, true])
  func r7(pushed: Bool) {
    var run = Run.listed([view("A", orientations: [.portrait])], screens: [[], []]) {
      $0.screens[1].orientations = [.portrait]
    }
    run.perform(.rotate(.landscape))
    run.settleAndForget()
    run.perform(pushed ? navigate(1, .push) : present("A"))
    run.settle()
    #expect(run.simulator.state.orientation == .portrait)
    #expect(!run.calls.entries.contains { $0.contains("otate") })
    #expect(run.rows.contains { $0.rule == .r7 })
  }

  @Test("R8: an alert, a phone's sheet and a picker turn along")
  func r8() {
    for dialog in [confirm("A"), sheet("A"), picker("A")] {
      var run = Run.listed([dialog])
      run.present("A")
      run.settleAndForget()
      run.perform(.rotate(.landscape))
      #expect(
        run.timed == """
          @0 S.shouldAutorotate→true [R8] → @0 S.supported→portrait+landscape [R8]
          @0 S.willRotate(landscape,400) [R8] → @0 S.willAnimate(landscape,400) [R8]
          @400 S.didRotate(portrait) [R8]
          """)
    }
  }

  @Test("R9: a popover is hidden while it turns")
  func r9() {
    var run = Run.listed([listedPopover("A")], device: .tablet)
    run.present("A")
    run.settleAndForget()
    run.perform(.rotate(.landscape))
    run.settle()
    #expect(
      Order(run.rows.dropFirst().map(\.words)) == """
        S.shouldAutorotate→true → S.supported→portrait+landscape → [A hidden]
        S.willRotate(landscape,400) → S.willAnimate(landscape,400) → [turns to landscape 400]
        S.didRotate(portrait) → [A shown again]
        """)
    #expect(run.rows.last?.rule == .r9)
  }

  @Test("R10: the keyboard goes before and comes after, and the field hears nothing")
  func r10() {
    var run = Run.listed(screens: [[control("name")]])
    run.perform(.tapField(field("F0")))
    run.settleAndForget()
    run.perform(.rotate(.landscape))
    #expect(!run.simulator.state.keyboard.isUp)
    run.settle()
    #expect(run.simulator.state.keyboard.isUp)
    #expect(run.simulator.state.firstResponder == field("F0"))
    #expect(run.calls.entries.allSatisfy { $0.hasPrefix("S.") })
    #expect(run.rows.contains { $0.rule == .r10 })
  }

  @Test("R11: a turn waits for the end of what moves")
  func r11() {
    var run = Run.listed([view("A")])
    run.present("A", at: 0)
    run.perform(.rotate(.landscape), at: 100)
    #expect(
      run.timed == """
        @0 A.didLoad [W1] → @0 S.willDisappear(y) [W1] → @0 A.willAppear(y) [W1]
        @400 A.didAppear(y) [W1] → @400 S.didDisappear(y) [W1]
        @400 A.shouldAutorotate→true [R11] → @400 A.supported→portrait+landscape [R11]
        @400 A.willRotate(landscape,400) [R11] → @400 A.willAnimate(landscape,400) [R11]
        @800 A.didRotate(portrait) [R11]
        """)
  }

  @Test("R12: in the background nothing turns; after the return it does", arguments: [false, true])
  func r12(back: Bool) {
    var run = Run.listed(application: hearing())
    run.home(at: 0)
    run.perform(.rotate(.landscape), at: 1000)
    if back { run.perform(.rotate(.portrait), at: 1500) }
    run.launchApp(at: 2000)
    run.settle()
    let turn = """
       → @2000 S.shouldAutorotate→true [R12] → @2000 S.supported→portrait+landscape [R12]
      @2000 S.willRotate(landscape,400) [R12] → @2000 S.willAnimate(landscape,400) [R12]
      @2400 S.didRotate(portrait) [R12]
      """
    #expect(
      run.timed
        == Order(
          stringLiteral: """
            @0 applicationWillResignActive: [L2] → @0 applicationDidEnterBackground: [L2]
            @2000 applicationWillEnterForeground: [L3] → @2000 applicationDidBecomeActive: [L3]
            """ + (back ? "" : turn)))
  }
}
