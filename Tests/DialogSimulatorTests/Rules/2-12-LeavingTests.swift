import DialogModel
import DialogSimulator
import Testing

/// What the application's own code asks for while the application goes from the front, and while
/// it comes back.
@Suite("2.12 On the way to the background, and back")
struct LeavingTests {
  @Test("L2: Home ends what moves; a dismissal asked in those calls waits for the return")
  func endingTheEntry() {
    for (action, end) in [(dismiss("A", 5), 1200), (dismissNow("A", 5), 1000)] {
      var run = Run(confirm("A", does: [.didPresent: [action]]), application: hearing())
      run.forget()
      run.present("A")
      run.home(at: 100)
      run.wait(until: 900)
      #expect(run.up == "A")
      run.launchApp(at: 1000)
      #expect(
        run.timed
          == Order(
            stringLiteral: """
              @0 willPresent(A) [P1] → @0 shouldEnable(A)→true [P1] → @100 didPresent(A) [P1]
              @100 applicationWillResignActive: [L2] → @100 applicationDidEnterBackground: [L2]
              @1000 applicationWillEnterForeground: [L3] → @1000 applicationDidBecomeActive: [L3]
              @1000 willDismiss(A,5) [L2] → @\(end) didDismiss(A,5) [L2]
              """))
    }
  }

  @Test("L2: so it is where Home ends another alert's exit")
  func endingAnExit() {
    var run = Run(
      confirm("A"), confirm("B", does: [.didDismiss: [dismiss("A", 5)]]), application: hearing(),
      showing: "AB")
    run.tap("B", 1)
    run.home(at: 100)
    #expect(run.up == "A")
    run.launchApp(at: 1000)
    #expect(
      run.timed.entries.suffix(2) == ["@1000 willDismiss(A,5) [L2]", "@1200 didDismiss(A,5) [L2]"])
  }

  @Test("L2: an alert that is shown and dismissed in those calls comes after the return, and goes")
  func shownAndDismissed() {
    var run = Run(
      confirm("A", does: [.didPresent: [present("B"), dismiss("B", 5)]]), confirm("B"),
      application: hearing(only: []))
    run.present("A")
    run.home(at: 100)
    #expect(run.up == "A")
    run.launchApp(at: 1000)
    #expect(
      run.timed.entries.suffix(5) == [
        "@1000 willPresent(B) [L2]", "@1000 shouldEnable(B)→true [L2]",
        "@1250 didPresent(B) [L2]", "@1250 willDismiss(B,5) [L2]", "@1450 didDismiss(B,5) [L2]",
      ])
  }

  @Test("G8: what is covered needs no turn, and goes at once in those calls too")
  func covered() {
    var run = Run(
      confirm("A"), confirm("B", does: [.didPresent: [dismiss("A", 5)]]), application: hearing(),
      showing: "A")
    run.present("B")
    run.home(at: 100)
    #expect(
      run.timed.entries.suffix(5) == [
        "@100 didPresent(B) [K1]", "@100 willDismiss(A,5) [G8]", "@100 didDismiss(A,5) [G8]",
        "@100 applicationWillResignActive: [L2]", "@100 applicationDidEnterBackground: [L2]",
      ])
    #expect(run.up == "B")
  }

  @Test("L6: what waits for a return that never comes is forgotten")
  func killed() {
    var run = Run(confirm("A", does: [.didPresent: [dismiss("A", 5)]]), application: hearing())
    run.present("A")
    run.killApp(at: 100)
    run.forget()
    run.launchApp(at: 1000)
    #expect(
      run.calls == "application:didFinishLaunchingWithOptions:→true → applicationDidBecomeActive:")
  }

  @Test("C6: a dismissal inside applicationWillResignActive: is done before the next call")
  func resigning() {
    for action in [dismiss("A", 3), dismissNow("A", 3)] {
      var run = Run(
        confirm("A"), application: hearing(does: [.applicationWillResignActive: [action]]),
        showing: "A")
      run.home()
      #expect(
        run.timed == """
          @0 applicationWillResignActive: [L2] → @0 willDismiss(A,3) [C6] → @0 didDismiss(A,3) [C6]
          @0 applicationDidEnterBackground: [L2]
          """)
    }
  }

  @Test("G1: not so inside applicationWillEnterForeground:, when it is in front again")
  func returning() {
    var run = Run(
      confirm("A"),
      application: hearing(does: [.applicationWillEnterForeground: [dismiss("A", 3)]]),
      showing: "A")
    run.home()
    run.forget()
    run.launchApp()
    #expect(
      run.timed == """
        @0 applicationWillEnterForeground: [L3] → @0 willDismiss(A,3) [G1]
        @0 applicationDidBecomeActive: [L3] → @200 didDismiss(A,3) [G1]
        """)
  }

  @Test("G1: inside applicationDidBecomeActive: the application is in front, and all is animated")
  func back() {
    var run = Run(
      confirm("A"), application: hearing(does: [.applicationDidBecomeActive: [dismiss("A", 3)]]),
      showing: "A")
    run.home()
    run.forget()
    run.launchApp()
    #expect(
      run.timed == """
        @0 applicationWillEnterForeground: [L3] → @0 applicationDidBecomeActive: [L3]
        @0 willDismiss(A,3) [G1] → @200 didDismiss(A,3) [G1]
        """)
  }

  /// What covers the application without sending it to the background, and goes again.
  enum Cover: CaseIterable, Sendable {
    case power, alert

    func begin(_ run: inout Run) { run.perform(self == .power ? .power : .interrupt(true)) }

    func end(_ run: inout Run, at time: Int) {
      run.perform(self == .power ? .power : .interrupt(false), at: time)
    }

    var row: String { self == .power ? "L7" : "L8" }
  }

  @Test(
    "L7, L8: in era ios3 the application is covered by the time that it is told",
    arguments: Cover.allCases)
  func told(cover: Cover) {
    var run = Run(
      confirm("A"), confirm("B"), era: .ios3,
      application: hearing(does: [
        .applicationWillResignActive: [dismiss("A", 3), present("B")]
      ]), showing: "A")
    cover.begin(&run)
    run.wait(until: 900)
    #expect(run.up == (cover == .power ? "" : "B"))
    cover.end(&run, at: 1000)
    switch cover {
    case .power:
      #expect(
        run.timed == """
          @0 applicationWillResignActive: [L7] → @0 willDismiss(A,3) [C6] → @0 didDismiss(A,3) [C6]
          @1000 applicationDidBecomeActive: [L7]
          @1000 willPresent(B) [L7] → @1000 shouldEnable(B)→true [L7] → @1250 didPresent(B) [L7]
          """)
    case .alert:
      // It is seen under the other's alert, and moves.
      #expect(
        run.timed == """
          @0 applicationWillResignActive: [L8] → @0 willDismiss(A,3) [G1] → @200 didDismiss(A,3) [K5]
          @200 willPresent(B) [K5] → @200 shouldEnable(B)→true [K5] → @450 didPresent(B) [K5]
          @1000 applicationDidBecomeActive: [L8]
          """)
    }
  }

  @Test("L7, L8: and in front again by the time that it is told so", arguments: Cover.allCases)
  func toldBack(cover: Cover) {
    var run = Run(
      confirm("A"), era: .ios3,
      application: hearing(does: [.applicationDidBecomeActive: [dismiss("A", 3)]]), showing: "A")
    cover.begin(&run)
    cover.end(&run, at: 1000)
    #expect(
      run.timed
        == Order(
          stringLiteral: """
            @0 applicationWillResignActive: [\(cover.row)]
            @1000 applicationDidBecomeActive: [\(cover.row)]
            @1000 willDismiss(A,3) [G1] → @1200 didDismiss(A,3) [G1]
            """))
  }
}
