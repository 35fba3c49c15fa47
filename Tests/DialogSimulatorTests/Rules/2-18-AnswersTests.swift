import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.18: what an answer leads to, and what fires while the application is in front.
@Suite("2.18 Answers to notifications") struct NotificationAnswerTests {
  /// A screen S, whose calls are listed.
  private func listed(_ prototype: inout Prototype) {
    prototype.screens = [Screen(id: "screen-0", controls: [])]
    prototype.screens[0].controller = controller()
    prototype.start = .screen(ScreenID(0))
  }

  @Test("U1: no view appears when the application comes back")
  func u1() {
    var run = Run.notified(by: [notification("n", after: 5)], style: .alert) { listed(&$0) }
    run.schedule("n")
    run.home()
    run.wait(until: 5000)
    run.forget()
    run.open("n")
    #expect(
      run.timedSoFar == """
        @0 applicationWillEnterForeground: [U1]
        @0 application:didReceiveLocalNotification:(n,inactive) [U1]
        @0 applicationDidBecomeActive: [U1]
        """)
  }

  @Test("U2: at a launch the first screen's view comes as at any launch", arguments: [false, true])
  func u2(receives: Bool) {
    var run = Run.notified(by: [notification("n", after: 5)], style: .alert) {
      listed(&$0)
      if receives { $0.choices.launchDelivery = .optionsThenReceive }
    }
    run.schedule("n")
    run.home()
    run.killApp()
    run.wait(until: 5000)
    run.forget()
    run.open("n")
    let received = receives ? "application:didReceiveLocalNotification:(n,inactive) → " : ""
    #expect(
      run.callsSoFar
        == Order(
          stringLiteral: """
            application:didFinishLaunchingWithOptions:(n)→true → S.didLoad → S.willAppear(n)
            \(received)applicationDidBecomeActive: → S.didAppear(n)
            """))
    #expect(run.timedSoFar.entries.last == "@0 S.didAppear(n) [U2]")
  }

  @Test("U3: an alert hears nothing of it, also while it moves")
  func u3() {
    var run = Run.notified(confirm("A"), by: [notification("n")])
    run.present("A")
    run.presentNow("n", at: 100)
    #expect(
      run.timed == """
        @0 willPresent(A) [P1] → @0 shouldEnable(A)→true [P1]
        @100 application:didReceiveLocalNotification:(n,active) [U6]
        @250 didPresent(A) [P1]
        """)
    #expect(run.simulator.state.showings.map(\.dialog) == [id("A")])
  }

  @Test("U3: the row is that of the dialog where nothing else explains the delivery")
  func u3Row() {
    var run = Run.notified(confirm("A"), by: [notification("n", after: 5)])
    run.schedule("n")
    run.present("A")
    run.wait(until: 6000)
    #expect(
      run.timedSoFar.entries.last
        == "@5000 application:didReceiveLocalNotification:(n,active) [U3]")
  }

  @Test("U4: a view that is presented inside the call begins before the application is active")
  func u4() {
    var run = Run.notified(
      view("A"), by: [notification("n", after: 5)], style: .alert,
      does: [.applicationDidReceiveLocalNotification: [present("A")]]
    ) { listed(&$0) }
    run.perform(.launchApp)
    run.schedule("n")
    run.home()
    run.wait(until: 5000)
    run.forget()
    run.open("n")
    #expect(
      run.calls == """
        applicationWillEnterForeground: → application:didReceiveLocalNotification:(n,inactive)
        A.didLoad → S.willDisappear(y) → A.willAppear(y) → applicationDidBecomeActive:
        A.didAppear(y) → S.didDisappear(y)
        """)
  }

  @Test("U4: so does an alert, and its last call comes last")
  func u4Alert() {
    var run = Run.notified(
      confirm("A"), by: [notification("n", after: 5)], style: .alert,
      does: [.applicationDidReceiveLocalNotification: [present("A")]])
    run.schedule("n")
    run.home()
    run.wait(until: 5000)
    run.forget()
    run.open("n")
    #expect(
      run.calls == """
        applicationWillEnterForeground: → application:didReceiveLocalNotification:(n,inactive)
        willPresent(A) → shouldEnable(A)→true → applicationDidBecomeActive: → didPresent(A)
        """)
  }

  @Test("U5: two of one instant in the order of their dates, then of scheduling")
  func u5() {
    var run = Run.notified(by: [notification("n", after: 5), notification("o", after: 5)])
    run.schedule("o", "n")
    run.wait(until: 6000)
    #expect(
      run.timedSoFar == """
        @5000 application:didReceiveLocalNotification:(o,active) [U5]
        @5000 application:didReceiveLocalNotification:(n,active) [U5]
        """)
  }

  @Test("U6: what is presented now comes when the actions have ended")
  func u6() {
    var run = Run.notified(
      confirm("A"), by: [notification("n")],
      does: [.applicationDidReceiveLocalNotification: [log("received")]]
    ) { prototype in
      prototype.screens = [
        Screen(
          id: "screen-0",
          controls: [
            button(
              "Go", then: .presentNow(note("n")), DialogSimulatorTests.present("A"), log("after"))
          ])
      ]
      prototype.start = .screen(ScreenID(0))
    }
    run.tapControl(0)
    run.wait(until: 1)
    #expect(
      run.timedSoFar == """
        @0 willPresent(A) [P1] → @0 shouldEnable(A)→true [P1]
        @0 application:didReceiveLocalNotification:(n,active) [U6]
        """)
    #expect(run.console == ["after", "received"])
  }

  @Test("U16, U17: Notification Center over the application, and a tap there")
  func u17() {
    var run = Run.notified(by: [notification("n", after: 5), notification("o", after: 5)])
    run.schedule("n", "o")
    run.home()
    run.wait(until: 30_000)
    run.launchApp()
    run.forget()
    run.perform(.pullDown(true))
    run.perform(.pullDown(false), at: 100)
    run.perform(.pullDown(true), at: 200)
    run.open("n", at: 300)
    #expect(
      run.timedSoFar == """
        @0 applicationWillResignActive: [U16]
        @100 applicationDidBecomeActive: [U16]
        @200 applicationWillResignActive: [U16]
        @300 application:didReceiveLocalNotification:(n,inactive) [U17]
        @300 applicationDidBecomeActive: [U17]
        """)
    #expect(run.letters(\.center) == "o")
    run.forget()
    // Who names it pulls Notification Center down before.
    run.open("o", at: 400)
    #expect(
      run.callsSoFar == """
        applicationWillResignActive: → application:didReceiveLocalNotification:(o,inactive)
        applicationDidBecomeActive:
        """)
    #expect(run.simulator.state.centerIsDown == false)
  }

  @Test("U16: the switcher takes the events, too")
  func u16Switcher() {
    var run = Run.notified()
    run.perform(.switcher(true))
    #expect(run.simulator.state.switcherIsOpen)
    run.perform(.switcher(true), at: 50)
    run.home(at: 100)
    #expect(
      run.timedSoFar == """
        @0 applicationWillResignActive: [U16] → @100 applicationDidBecomeActive: [U16]
        """)
    #expect(run.denied == "> switcher(true) ignored: upAlready [U16]")
    #expect(run.simulator.state.application == .active)
  }

  @Test("U18: an older one, and the others are never delivered")
  func u18() {
    var run = Run.notified(by: [notification("n", after: 5), notification("o", after: 6)])
    run.schedule("n", "o")
    run.home()
    run.wait(until: 60_000)
    run.forget()
    run.perform(.pullDown(true))
    run.open("n", at: 100)
    run.wait(until: 1_000_000)
    #expect(
      run.timedSoFar == """
        @100 applicationWillEnterForeground: [U18]
        @100 application:didReceiveLocalNotification:(n,inactive) [U18]
        @100 applicationDidBecomeActive: [U18]
        """)
    #expect(run.letters(\.center) == "o")
  }

  @Test("U19: what fired while the application was dead is not told at a launch by the icon")
  func u19() {
    var run = Run.notified(by: [
      notification("n", after: 5), notification("o", after: 5, repeats: .hour),
    ])
    run.schedule("n", "o")
    run.home()
    run.killApp()
    run.wait(until: 60_000)
    run.forget()
    run.launchApp()
    #expect(
      run.callsSoFar
        == "application:didFinishLaunchingWithOptions:→true → applicationDidBecomeActive:")
    #expect(run.simulator.state.notifications.scheduled.map(\.notification) == [note("o")])
  }
}
