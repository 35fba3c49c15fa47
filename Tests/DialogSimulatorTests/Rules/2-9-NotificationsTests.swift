import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.9: who is told of a notification, and when it fires.
@Suite("2.9 Local notifications") struct NotificationTests {
  @Test("N1: in front, the application is told and nothing shows")
  func n1() {
    var run = Run.notified(
      by: [notification("n", after: 15, badge: 3, sound: .default)], style: .alert)
    run.schedule("n")
    run.wait(until: 20_000)
    #expect(run.timedSoFar == "@15000 application:didReceiveLocalNotification:(n,active) [N9]")
    #expect(run.shown == "[n for 2013-01-07T09:41:15] → [n fires]")
    let shown = run.simulator.state.notifications
    #expect(shown.badge == 0 && shown.alerts == [] && shown.center == [] && shown.sound == nil)
  }

  @Test("N1: under another application's alert the application is told, and is not active")
  func n1Inactive() {
    var run = Run.notified()
    run.perform(.interrupt(true))
    run.forget()
    run.presentNow("n")
    run.wait(until: 100)
    #expect(run.callsSoFar == "application:didReceiveLocalNotification:(n,inactive)")
  }

  @Test("N2, N4: a person answers, and the application comes back", arguments: ["N2", "N4"])
  func n2(row: String) {
    var run = Run.notified(
      by: [notification("n", after: 5)], style: .alert,
      inBackground: row == "N2" ? .suspended : .running)
    run.schedule("n")
    run.home(at: 1000)
    run.wait(until: 6000)
    run.forget()
    run.open("n", at: 100)
    #expect(
      run.timedSoFar.entries == [
        "@100 applicationWillEnterForeground: [\(row)]",
        "@100 application:didReceiveLocalNotification:(n,inactive) [\(row)]",
        "@100 applicationDidBecomeActive: [\(row)]",
      ])
    #expect(run.simulator.state.application == .active)
    #expect(run.letters(\.alerts) == "")
  }

  @Test("N3: a person answers, and the application is launched", arguments: [false, true])
  func n3(receives: Bool) {
    var run = Run.notified(by: [notification("n", after: 5)], style: .alert) {
      if receives { $0.choices.launchDelivery = .optionsThenReceive }
    }
    run.schedule("n")
    run.home()
    run.killApp()
    run.wait(until: 6000)
    run.forget()
    run.open("n")
    let received =
      receives ? "@0 application:didReceiveLocalNotification:(n,inactive) [N3]\n" : ""
    #expect(
      run.timedSoFar
        == Order(
          stringLiteral: """
            @0 application:didFinishLaunchingWithOptions:(n)→true [N3]
            \(received)@0 applicationDidBecomeActive: [N3]
            """))
  }

  @Test("N5: a closed alert is gone, and a banner goes by itself")
  func n5() {
    for style in [NotificationSettings.Style.alert, .banner] {
      var run = Run.notified(by: [notification("n", after: 5)], style: style)
      run.schedule("n")
      run.home()
      run.wait(until: 5000)
      run.forget()
      if style == .alert { run.close("n") }
      run.wait(until: 5000)
      #expect(run.callsSoFar == "")
      #expect(run.shown == "[n gone]")
      #expect(run.letters(\.center) == (style == .alert ? "" : "n"))
    }
  }

  @Test("N6: the icon opens the application without the notification")
  func n6() {
    var run = Run.notified(by: [notification("n", after: 5)])
    run.schedule("n")
    run.home()
    run.wait(until: 30_000)
    run.forget()
    run.launchApp()
    #expect(run.callsSoFar == "applicationWillEnterForeground: → applicationDidBecomeActive:")
    #expect(run.letters(\.center) == "n")
  }

  @Test("N7: another application's alert over this one")
  func n7() {
    var run = Run.notified()
    run.perform(.interrupt(true))
    run.perform(.interrupt(false), at: 100)
    #expect(
      run.timedSoFar == """
        @0 applicationWillResignActive: [L8] → @100 applicationDidBecomeActive: [L8]
        """)
    #expect(run.rows.filter(\.isCall).allSatisfy { $0.rules.contains(.n7) })
  }

  @Test("N8: one that repeats is told each time, and stays on the list")
  func n8() {
    var run = Run.notified(by: [notification("n", after: 30, repeats: .minute)])
    run.schedule("n")
    run.wait(until: 100_000)
    #expect(
      run.timedSoFar == """
        @30000 application:didReceiveLocalNotification:(n,active) [N8]
        @90000 application:didReceiveLocalNotification:(n,active) [N8]
        """)
    let state = run.simulator.state.notifications
    #expect(state.scheduled.map { state.time(of: $0.next).milliseconds } == [150_000])
  }

  @Test("N9: one that does not repeat leaves the list")
  func n9() {
    var run = Run.notified(by: [notification("n", after: 30)])
    run.schedule("n")
    #expect(run.simulator.state.notifications.scheduled.count == 1)
    run.wait(until: 30_000)
    #expect(run.simulator.state.notifications.scheduled == [])
  }

  @Test("N10: without a date or with a past one it is delivered at once")
  func n10() {
    let past = LocalNotification.FireDate.at(Instant(milliseconds: 0))
    var run = Run.notified(by: [
      notification("n"), notification("o", at: past), notification("p", at: past, repeats: .day),
    ])
    run.schedule("n", "o", "p")
    run.wait(until: 1)
    #expect(
      run.timedSoFar == """
        @0 application:didReceiveLocalNotification:(n,active) [N10]
        @0 application:didReceiveLocalNotification:(o,active) [N10]
        @0 application:didReceiveLocalNotification:(p,active) [N10]
        """)
    #expect(run.simulator.state.notifications.scheduled.map(\.notification) == [note("p")])
    run.home()
    run.presentNow("n", at: 10)
    run.wait(until: 10)
    #expect(run.letters(\.center) == "n")
  }

  @Test("N11: each copy on the list has the time of its own scheduling")
  func n11() {
    var run = Run.notified(by: [notification("n", after: 15)])
    run.schedule("n")
    run.perform(.schedule(note("n")), at: 5000)
    run.wait(until: 30_000)
    #expect(
      run.timedSoFar == """
        @15000 application:didReceiveLocalNotification:(n,active) [N9]
        @20000 application:didReceiveLocalNotification:(n,active) [N9]
        """)
  }

  @Test("N12: of 65 the one that fires last is dropped, and one that repeats counts once")
  func n12() {
    var run = Run.notified(by: [
      notification("n", after: 1000), notification("o", after: 10, repeats: .minute),
      notification("p", after: 20),
    ])
    run.schedule("n", "o")
    for _ in 0..<62 { run.schedule("p") }
    #expect(run.simulator.state.notifications.scheduled.count == 64)
    run.forget()
    run.schedule("p")
    #expect(run.shown == "[n dropped] → [p for 2013-01-07T09:41:20]")
    #expect(run.simulator.state.notifications.scheduled.count == 64)
    run.forget()
    run.perform(.schedule(note("n")))
    #expect(run.shown == "[n dropped]")
  }

  @Test("setNotifications replaces the list")
  func setNotifications() {
    var run = Run.notified(by: [notification("n", after: 15), notification("o", after: 5)])
    run.schedule("n", "n")
    run.perform(.setNotifications([note("n"), note("o")]))
    let scheduled = run.simulator.state.notifications.scheduled
    #expect(scheduled.map(\.notification) == [note("o"), note("n")])
    run.perform(.setNotifications([]))
    #expect(run.simulator.state.notifications.scheduled == [])
    run.wait(until: 20_000)
    #expect(run.callsSoFar == "")
  }

  @Test("Before multitasking there are no notifications")
  func ios3() {
    var run = Run.notified(era: .ios3)
    run.schedule("n")
    run.presentNow("n")
    run.perform(.cancelAllNotifications)
    #expect(
      run.denied == """
        schedule refused: notInEra [N11]
        presentNow refused: notInEra [N10]
        cancelAllNotifications refused: notInEra [U23]
        """)
    run.wait(until: 1000)
    #expect(run.callsSoFar == "")
  }

  @Test("A zone that is not known refuses the action")
  func unknownZone() {
    let date = LocalNotification.FireDate.atWallClock(clock(2013, 2, 1), timeZone: "Nowhere")
    var run = Run.notified(by: [notification("n", at: date)])
    run.schedule("n")
    #expect(run.denied == "schedule refused: unknownZone [N11]")
    run.forget()
    run.perform(.setTimeZone("Nowhere"))
    #expect(run.denied == "> setTimeZone(Nowhere) ignored: unknownZone [S11]")
  }
}
