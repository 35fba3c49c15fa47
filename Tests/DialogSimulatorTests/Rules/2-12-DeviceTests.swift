import DialogModel
import Testing

@testable import DialogSimulator

/// Home, power and swipes in every state of the device.
@Suite("2.12 The device around the application") struct DeviceStateTests {
  @Test("C4, C5: Home under another application's alert closes that first")
  func homeClosesAlert() {
    var run = Run.notified(confirm("A"))
    run.perform(.interrupt(true))
    run.forget()
    run.home()
    #expect(
      run.timedSoFar == """
        @0 applicationDidBecomeActive: [L8]
        @0 applicationWillResignActive: [L2] → @0 applicationDidEnterBackground: [L2]
        """)
    #expect(!run.simulator.state.hasSystemAlert)
    #expect(run.simulator.state.front == .springboard)
  }

  @Test("C6: what is dismissed in the background goes at once")
  func c6() {
    var run = Run.notified(
      confirm("A"), does: [.applicationDidEnterBackground: [dismiss("A", 0)]])
    run.present("A")
    run.settle()
    run.forget()
    run.home()
    #expect(
      run.callsSoFar == """
        applicationWillResignActive: → applicationDidEnterBackground:
        willDismiss(A,0) → didDismiss(A,0)
        """)
  }

  @Test("Home at the home screen closes alerts, and says when there is nothing to do")
  func homeAtHome() {
    var run = Run.notified(by: [notification("n")], style: .alert)
    run.home()
    run.presentNow("n")
    run.wait(until: 0)
    run.forget()
    run.home()
    #expect(run.shown == "[n gone]")
    #expect(run.denied == "")
    run.home()
    #expect(run.denied == "> home ignored: atHome [L2]")
  }

  @Test("Home on a locked device turns the screen on, for ten seconds")
  func homeLocked() {
    var run = Run.notified()
    run.perform(.power)
    run.forget()
    run.home()
    #expect(run.simulator.state.screenIsOn)
    run.home(at: 100)
    #expect(run.denied == "> home ignored: locked [L2]")
    run.wait(until: 10_000)
    #expect(!run.simulator.state.screenIsOn)
    #expect(run.callsSoFar == "")
  }

  @Test("L7: power locks at the home screen and over another application, without a call")
  func powerEverywhere() {
    var run = Run.notified()
    run.home()
    run.forget()
    run.perform(.power)
    #expect(run.simulator.state.isLocked)
    run.perform(.power)
    #expect(!run.simulator.state.isLocked)
    run.perform(.openApp)
    run.perform(.power)
    run.perform(.power)
    #expect(run.simulator.state.front == .otherApplication)
    #expect(run.callsSoFar == "")
    #expect(run.denied == "")
  }

  @Test("L7: locked under another application's alert, it is active only when that has gone")
  func powerInterrupted() {
    var run = Run.notified()
    run.perform(.interrupt(true))
    run.forget()
    run.perform(.power)
    run.perform(.power, at: 100)
    run.perform(.interrupt(false), at: 200)
    #expect(
      run.timedSoFar == """
        @0 applicationDidEnterBackground: [L7]
        @100 applicationWillEnterForeground: [L7]
        @200 applicationDidBecomeActive: [L8]
        """)
  }

  @Test("Notification Center and the switcher are closed by the power button")
  func powerCloses() {
    for input in [Input.pullDown(true), .switcher(true)] {
      var run = Run.notified()
      run.perform(input)
      run.forget()
      run.perform(.power)
      run.perform(.slide)
      #expect(
        run.callsSoFar == """
          applicationDidEnterBackground:
          applicationWillEnterForeground: → applicationDidBecomeActive:
          """)
      #expect(!run.simulator.state.centerIsDown && !run.simulator.state.switcherIsOpen)
    }
  }

  @Test("L6: ended in the switcher over itself")
  func killInSwitcher() {
    var run = Run.notified()
    run.perform(.switcher(true))
    run.forget()
    run.killApp()
    #expect(run.callsSoFar == "applicationDidEnterBackground:")
    #expect(run.simulator.state.application == .notRunning)
    #expect(run.simulator.state.switcherIsOpen)
  }

  @Test("Another application, from this one and from the home screen")
  func openApp() {
    var run = Run.notified()
    run.perform(.openApp)
    #expect(
      run.callsSoFar == "applicationWillResignActive: → applicationDidEnterBackground:")
    run.forget()
    run.perform(.openApp)
    #expect(run.denied == "> openApp ignored: inFrontAlready [L2]")
    run.launchApp()
    #expect(run.callsSoFar == "applicationWillEnterForeground: → applicationDidBecomeActive:")
  }

  @Test("What can't be done says why")
  func reasons() {
    var run = Run.notified()
    run.perform(.slide)
    run.perform(.pullDown(false))
    run.close("n")
    run.perform(.interrupt(false))
    run.perform(.interrupt(true))
    run.perform(.pullDown(true))
    run.perform(.switcher(true))
    run.perform(.openApp)
    run.perform(.interrupt(true))
    run.perform(.power)
    run.launchApp()
    run.perform(.pullDown(true))
    run.perform(.openApp)
    run.open("n")
    #expect(
      run.denied == """
        > slide ignored: notLocked [L7]
        > pullDown(false) ignored: notUp [U16]
        > close(n) ignored: notUp [N5]
        > interrupt(false) ignored: notUp [L8]
        > pullDown(true) ignored: alertIsUp [U16]
        > switcher(true) ignored: alertIsUp [U16]
        > openApp ignored: alertIsUp [L2]
        > interrupt(true) ignored: alertIsUp [L8]
        > launchApp ignored: locked [L4]
        > pullDown(true) ignored: locked [U16]
        > openApp ignored: locked [L2]
        > open(n) ignored: notUp [N2]
        """)
  }

  @Test("Before multitasking there is neither Notification Center nor a switcher")
  func ios3() {
    var run = Run.notified(era: .ios3)
    run.perform(.pullDown(true))
    run.perform(.switcher(true))
    #expect(
      run.denied == """
        > pullDown(true) ignored: notInEra [U16]
        > switcher(true) ignored: notInEra [U16]
        """)
    run.perform(.openApp)
    #expect(run.callsSoFar == "applicationWillTerminate:")
    #expect(run.simulator.state.front == .otherApplication)
  }
}
