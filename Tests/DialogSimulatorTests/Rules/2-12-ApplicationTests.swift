import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.12 The application's own calls")
struct ApplicationTests {
  @Test("L1: first launch, then the start dialog's calls", arguments: Prototype.Era.allCases)
  func l1(era: Prototype.Era) {
    let run = Run(confirm("A"), start: .dialog(id("A")), era: era, application: hearing())
    #expect(
      run.timed == """
        @0 application:didFinishLaunchingWithOptions:→true [L1]
        @0 applicationDidBecomeActive: [L1]
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @250 didPresent(A) [P1]
        """)
    #expect(run.simulator.state.application == .active)
  }

  @Test("L1: the start screen shows by then; behind a start dialog the first one")
  func l1Screen() {
    let screen = Run(screens: [[], []], start: .screen(ScreenID(1)), application: hearing())
    #expect(screen.simulator.state.screen == ScreenID(1))
    let dialog = Run(confirm("A"), screens: [[], []], start: .dialog(id("A")))
    #expect(dialog.simulator.state.screen == ScreenID(0))
    let none = Run(confirm("A"), start: .dialog(id("A")))
    #expect(none.simulator.state.screen == nil)
  }

  @Test("L1: what the application's callbacks show comes first; the start dialog waits")
  func l1Presents() {
    let run = Run(
      confirm("A"), confirm("B"), start: .dialog(id("A")),
      application: hearing(does: [.applicationDidFinishLaunchingWithOptions: [present("B")]]))
    #expect(
      run.timed == """
        @0 application:didFinishLaunchingWithOptions:→true [L1]
        @0 willPresent(B) [P1]
        @0 shouldEnable(B)→true [P1]
        @0 applicationDidBecomeActive: [L1]
        @250 didPresent(B) [K8]
        @250 willPresent(A) [K8]
        @250 shouldEnable(A)→true [K8]
        @500 didPresent(A) [K8]
        """)
  }

  @Test("L1: nothing happens before the launch, and a second one changes nothing")
  func l1Order() {
    var run = Run(
      confirm("A"), screens: [[button("Go", then: present("A"))]], application: hearing(),
      launched: false)
    run.present("A")
    run.tapControl(0)
    run.home()
    run.killApp()
    run.tap("A", 0)
    #expect(run.calls == "")
    #expect(
      run.denied == """
        present(A) refused: notRunning [S7]
        > tap(0) ignored: notInFront [S1]
        > home ignored: atHome [L2]
        > killApp ignored: notRunning [L5]
        > tap(A,0) ignored: notInFront [D1]
        """)
    run.forget()
    run.perform(.launch)
    run.perform(.launch)
    #expect(
      run.calls == "application:didFinishLaunchingWithOptions:→true → applicationDidBecomeActive:")
    #expect(run.denied == "> launch ignored: inFrontAlready [L4]")
  }

  @Test("L2: Home", arguments: Prototype.Era.allCases)
  func l2(era: Prototype.Era) {
    var run = Run(era: era, application: hearing())
    run.forget()
    run.home()
    run.home(at: 10)
    switch era {
    case .ios6:
      #expect(
        run.timed == """
          @0 applicationWillResignActive: [L2]
          @0 applicationDidEnterBackground: [L2]
          """)
      #expect(run.simulator.state.application == .background)
    case .ios3:
      #expect(run.timed == "@0 applicationWillTerminate: [L2]")
      #expect(run.simulator.state.application == .notRunning)
    }
    #expect(run.denied == "> home ignored: atHome [L2]")
  }

  @Test("L2: a show asked on the way to the background, or there, waits for the return")
  func l2Shows() {
    for selector in [Selector.applicationWillResignActive, .applicationDidEnterBackground] {
      var run = Run(confirm("A"), application: hearing(does: [selector: [present("A")]]))
      run.forget()
      run.home()
      run.launchApp(at: 1000)
      #expect(
        run.timed == """
          @0 applicationWillResignActive: [L2]
          @0 applicationDidEnterBackground: [L2]
          @1000 applicationWillEnterForeground: [L3]
          @1000 applicationDidBecomeActive: [L3]
          @1000 willPresent(A) [L2]
          @1000 shouldEnable(A)→true [L2]
          @1250 didPresent(A) [L2]
          """)
    }
  }

  @Test("P1: in front again, and not active yet, a show starts at once")
  func showsOnTheWayBack() {
    var run = Run(
      confirm("A"),
      application: hearing(does: [.applicationWillEnterForeground: [present("A")]]))
    run.home()
    run.forget()
    run.launchApp()
    #expect(
      run.timed == """
        @0 applicationWillEnterForeground: [L3] → @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1] → @0 applicationDidBecomeActive: [L3] → @250 didPresent(A) [P1]
        """)
  }

  @Test("L7: a show asked while the device locks, or is locked, waits for the return")
  func showsUnderTheLock() {
    for selector in [Selector.applicationWillResignActive, .applicationDidEnterBackground] {
      var run = Run(confirm("A"), application: hearing(does: [selector: [present("A")]]))
      run.forget()
      run.perform(.power)
      run.perform(.power, at: 1000)
      #expect(run.timed.entries.suffix(3).allSatisfy { $0.hasSuffix("[L7]") }, "\(run.timed)")
      #expect(run.timed.entries.last == "@1250 didPresent(A) [L7]")
    }
  }

  @Test("L3: launchApp from the background", arguments: Prototype.Era.allCases)
  func l3(era: Prototype.Era) {
    var run = Run(screens: [[], []], era: era, application: hearing())
    run.perform(goTo(1))
    run.home(at: 10)
    run.forget()
    run.launchApp()
    switch era {
    case .ios6:
      #expect(
        run.timed == """
          @0 applicationWillEnterForeground: [L3]
          @0 applicationDidBecomeActive: [L3]
          """)
      #expect(run.simulator.state.screen == ScreenID(1))
    case .ios3:
      #expect(
        run.timed == """
          @0 application:didFinishLaunchingWithOptions:→true [L1]
          @0 applicationDidBecomeActive: [L1]
          """)
      #expect(run.simulator.state.screen == ScreenID(0))
    }
  }

  @Test("L3: a show inside applicationDidBecomeActive: starts at once, but behind what waits")
  func l3Shows() {
    let application = hearing(does: [.applicationDidBecomeActive: [present("A")]])
    var run = Run(confirm("A"), confirm("B"), application: application)
    run.settle()
    run.dismiss("A", 0, animated: false)
    run.home()
    run.forget()
    run.present("B", at: 500)
    run.launchApp(at: 1000)
    #expect(
      run.calls == """
        applicationWillEnterForeground: → applicationDidBecomeActive:
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        willPresent(A) → shouldEnable(A)→true → didPresent(A)
        """)
  }

  @Test("L4: launchApp while in front", arguments: Prototype.Era.allCases)
  func l4(era: Prototype.Era) {
    var run = Run(era: era, application: hearing())
    run.forget()
    run.launchApp()
    #expect(run.calls == "")
    #expect(run.denied == "> launchApp ignored: inFrontAlready [L4]")
  }

  @Test("L5: killApp in the background: nothing; the next launch is a first one")
  func l5() {
    var run = Run(confirm("A"), confirm("B"), application: hearing(), showing: "A")
    run.home()
    run.present("B")
    run.forget()
    run.killApp()
    #expect(run.calls == "")
    #expect(run.up == "")
    run.launchApp(at: 1000)
    #expect(
      run.timed == """
        @1000 application:didFinishLaunchingWithOptions:→true [L1]
        @1000 applicationDidBecomeActive: [L1]
        """)
    #expect(run.up == "")
  }

  @Test("L6: killApp in front", arguments: Prototype.Era.allCases)
  func l6(era: Prototype.Era) {
    var run = Run(confirm("A"), era: era, application: hearing(), showing: "A")
    run.killApp()
    switch era {
    case .ios6:
      #expect(
        run.timed == """
          @0 applicationWillResignActive: [L6]
          @0 applicationDidEnterBackground: [L6]
          """)
    case .ios3: #expect(run.timed == "@0 applicationWillTerminate: [L6]")
    }
    #expect(run.up == "")
    #expect(run.simulator.state.application == .notRunning)
    run.killApp()
    #expect(run.denied == "> killApp ignored: notRunning [L5]")
  }

  @Test("L6: while something moves and waits: nothing of it is left", arguments: [false, true])
  func l6Moving(leaving: Bool) {
    for era in Prototype.Era.allCases {
      var run = Run(confirm("A"), confirm("B"), era: era)
      run.present("A")
      if leaving { run.tap("A", 1, at: 1000) }
      run.present("B", at: 1100)
      run.killApp(at: 1150)
      run.forget()
      run.wait(until: 10_000)
      #expect(run.calls == "")
      #expect(run.up == "")
      #expect(run.simulator.wake == nil)
      #expect(!run.simulator.state.isMoving)
    }
  }

  @Test("2.12: the application's calls are made only where the document has one")
  func silent() {
    var run = Run(confirm("A"))
    run.home(at: 10)
    run.launchApp(at: 20)
    run.killApp(at: 30)
    run.launchApp(at: 40)
    #expect(run.calls == "")
    #expect(run.denied == "")
    #expect(run.simulator.state.application == .active)
  }

  @Test("2.12: its delegate may lack methods, or be nil")
  func without() {
    var run = Run(
      application: hearing(without: [.applicationDidBecomeActive, .applicationDidEnterBackground]))
    run.home(at: 10)
    run.launchApp(at: 20)
    #expect(
      run.calls == """
        application:didFinishLaunchingWithOptions:→true → applicationWillResignActive:
        applicationWillEnterForeground:
        """)
    let none = Run(
      application: hearing(.none, does: [.applicationDidBecomeActive: [log("never")]]))
    #expect(none.story == "> launch")
  }
}
