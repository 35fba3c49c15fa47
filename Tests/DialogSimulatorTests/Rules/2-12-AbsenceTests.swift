import DialogModel
import Testing

@testable import DialogSimulator

@Suite("2.12 Locked, or under another application's alert")
struct AbsenceTests {
  @Test("L7: the power button, and again", arguments: Prototype.Era.allCases)
  func l7(era: Prototype.Era) {
    var run = Run(confirm("A"), era: era, application: hearing(), showing: "A")
    run.forget()
    run.perform(.power)
    run.home(at: 100)
    run.tap("A", 0, at: 200)
    run.perform(.power, at: 1000)
    switch era {
    case .ios6:
      #expect(
        run.timed == """
          @0 applicationWillResignActive: [L7]
          @0 applicationDidEnterBackground: [L7]
          @1000 applicationWillEnterForeground: [L7]
          @1000 applicationDidBecomeActive: [L7]
          """)
    case .ios3:
      #expect(
        run.timed == """
          @0 applicationWillResignActive: [L7]
          @1000 applicationDidBecomeActive: [L7]
          """)
    }
    #expect(run.simulator.state.application == .active)
    #expect(run.simulator.state.showings.map(\.dialog) == [id("A")])
  }

  @Test("L7: what is asked while the device is locked: a dismissal at once, a show later")
  func l7Requests() {
    var run = Run(confirm("A"), confirm("B"), application: hearing(), showing: "A")
    run.perform(.power)
    run.forget()
    run.dismiss("A", 0, at: 100)
    run.present("B", at: 200)
    run.perform(.power, at: 1000)
    #expect(
      run.calls == """
        willDismiss(A,0) → didDismiss(A,0)
        applicationWillEnterForeground: → applicationDidBecomeActive:
        willPresent(B) → shouldEnable(B)→true → didPresent(B)
        """)
  }

  @Test("L8: another application's alert appears, and goes", arguments: Prototype.Era.allCases)
  func l8(era: Prototype.Era) {
    var run = Run(confirm("A"), era: era, application: hearing(), showing: "A")
    run.forget()
    run.perform(.interrupt(true))
    run.perform(.interrupt(true), at: 50)
    run.tap("A", 0, at: 100)
    run.perform(.interrupt(false), at: 1000)
    run.perform(.interrupt(false), at: 1100)
    #expect(
      run.timed == """
        @0 applicationWillResignActive: [L8]
        @1000 applicationDidBecomeActive: [L8]
        """)
    #expect(run.simulator.state.showings.map(\.dialog) == [id("A")])
  }

  @Test("L8: what moves goes on under it, and what waits has its turn there")
  func l8Moving() {
    var run = Run(confirm("A"), confirm("B"), application: hearing())
    run.forget()
    run.present("A")
    run.present("B")
    run.perform(.interrupt(true), at: 100)
    run.perform(.interrupt(false), at: 1000)
    run.settle()
    #expect(
      run.timed == """
        @0 willPresent(A) [P1]
        @0 shouldEnable(A)→true [P1]
        @100 applicationWillResignActive: [L8]
        @250 didPresent(A) [K8]
        @250 willPresent(B) [K8]
        @250 shouldEnable(B)→true [K8]
        @500 didPresent(B) [K8]
        @1000 applicationDidBecomeActive: [L8]
        """)
  }
}
