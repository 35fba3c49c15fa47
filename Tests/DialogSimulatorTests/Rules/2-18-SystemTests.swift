import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.18: what the system shows while the application is not in front.
@Suite("2.18 What the system shows") struct SystemNotificationTests {
  /// The application is in the background when n, and after it o, fires.
  private func away(
    _ style: NotificationSettings.Style = .banner, count: Int = 2, killed: Bool = false,
    prepare: (inout Prototype) -> Void = { _ in }
  ) -> Run {
    let notifications = [notification("n", after: 5), notification("o", after: 6)]
    var run = Run.notified(by: notifications, style: style, prepare: prepare)
    run.schedule("n")
    if count > 1 { run.schedule("o") }
    run.home()
    if killed { run.killApp() }
    run.forget()
    return run
  }

  @Test("U7: badge, sound, then alert or banner")
  func u7() {
    let expected: [(NotificationSettings.Style, Order)] = [
      (.alert, "[n fires] → [badge 3] → [sound] → [alert n]"),
      (.banner, "[n fires] → [badge 3] → [sound] → [banner n] → [center n]"),
      (.none, "[n fires] → [badge 3] → [sound] → [center n]"),
    ]
    for (style, rows) in expected {
      var run = Run.notified(
        by: [notification("n", badge: 3, sound: .default)], style: style)
      run.home()
      run.forget()
      run.presentNow("n")
      run.wait(until: 0)
      #expect(run.shown == rows)
      #expect(run.simulator.state.notifications.badge == 3)
      #expect(run.simulator.state.notifications.sound?.sound == .default)
    }
  }

  @Test("U7: settings, and a notification without a message")
  func u7Settings() {
    var run = Run.notified(by: [notification("n", badge: 1, sound: .default, body: nil)])
    run.home()
    run.forget()
    run.presentNow("n")
    run.wait(until: 0)
    #expect(run.shown == "[n fires] → [badge 1] → [sound]")
    var settings = NotificationSettings()
    settings.playsSounds = false
    settings.isInCenter = false
    settings.style = .none
    run = Run.notified(by: [notification("n", sound: .default)]) {
      $0.notificationSettings = settings
    }
    run.home()
    run.forget()
    run.presentNow("n")
    run.wait(until: 0)
    #expect(run.shown == "[n fires]")
  }

  @Test("U8: 0 leaves the badge, and nothing clears it")
  func u8() {
    var run = Run.notified(by: [notification("n", badge: 3), notification("o")])
    run.home()
    run.presentNow("n")
    run.presentNow("o", at: 10)
    run.wait(until: 6000)
    run.open("o", at: 7000)
    run.home(at: 8000)
    run.killApp(at: 8000)
    run.launchApp(at: 9000)
    #expect(run.simulator.state.notifications.badge == 3)
  }

  @Test("U9: the newest alert on top; its answer sends the others to Notification Center")
  func u9() {
    var run = away(.alert)
    run.wait(until: 6000)
    #expect(run.letters(\.alerts) == "no")
    run.open("n")
    #expect(run.denied == "> open(n) ignored: alertIsUp [N2]")
    var closing = run
    closing.close("o")
    #expect(closing.letters(\.alerts) == "n")
    #expect(closing.letters(\.center) == "")
    run.open("o")
    #expect(run.letters(\.alerts) == "")
    #expect(run.letters(\.center) == "n")
    #expect(run.callsSoFar.entries.contains("application:didReceiveLocalNotification:(o,inactive)"))
    #expect(run.timedSoFar.entries.allSatisfy { $0.hasSuffix("[U9]") })
  }

  @Test("an entry that is closed in Notification Center takes its banner along")
  func closedUnderTheCenter() throws {
    var run = away(.banner)
    run.wait(until: 6000)
    let banner = try #require(run.simulator.state.notifications.banner)
    func isListed(_ run: Run) -> Bool {
      run.simulator.state.notifications.center.contains { $0.number == banner.number }
    }
    #expect(isListed(run))
    // Beside Notification Center it is the banner that is pushed up; the entry stays.
    var pushed = run
    pushed.perform(.closeNotification(banner.notification, delivery: banner.number))
    #expect(isListed(pushed))
    run.perform(.pullDown(true))
    run.perform(.closeNotification(banner.notification, delivery: banner.number))
    #expect(!isListed(run))
    // The next one takes its place.
    #expect(run.simulator.state.notifications.banner?.number != banner.number)
  }

  @Test("U10: banners one after the other, five seconds each")
  func u10() {
    var run = away()
    run.wait(until: 9999)
    #expect(run.letters(\.waitingBanners) == "o")
    #expect(run.simulator.state.notifications.banner?.notification == note("n"))
    var answering = run
    answering.open("n")
    #expect(answering.timedSoFar.entries.allSatisfy { $0.hasSuffix("[U10]") })
    #expect(answering.simulator.state.notifications.banner == nil)
    run.wait(until: 10_000)
    #expect(run.simulator.state.notifications.banner?.notification == note("o"))
    #expect(run.simulator.state.notifications.banner?.since.milliseconds == 10_000)
    run.wait(until: 15_000)
    #expect(run.simulator.state.notifications.banner == nil)
    #expect(run.callsSoFar == "")
  }

  @Test("U11: over another application")
  func u11() {
    var run = Run.notified(by: [notification("n", after: 5)], style: .alert)
    run.schedule("n")
    run.perform(.openApp)
    #expect(run.simulator.state.front == .otherApplication)
    run.forget()
    run.wait(until: 5000)
    #expect(run.callsSoFar == "")
    #expect(run.letters(\.alerts) == "n")
    run.open("n")
    #expect(run.simulator.state.front == .application)
    #expect(run.simulator.state.application == .active)
  }

  @Test("U12, U13: a locked device lists it, and its screen wakes", arguments: [true, false])
  func u12(isInFront: Bool) {
    var run = Run.notified(by: [
      notification("n", after: 5, sound: .default), notification("o", after: 6),
    ])
    run.schedule("n", "o")
    if !isInFront { run.home() }
    run.perform(.power)
    run.forget()
    run.wait(until: 4999)
    #expect(!run.simulator.state.screenIsOn)
    run.wait(until: 6000)
    #expect(run.simulator.state.screenIsOn)
    #expect(run.callsSoFar == "")
    #expect(
      run.shown == """
        [n fires] → [sound] → [lock screen n] → [center n]
        [o fires] → [lock screen o] → [center o]
        """)
    let row = run.rows.last {
      if case .notification(.lockScreen) = $0.content { true } else { false }
    }
    #expect(row?.rule == (isInFront ? .u13 : .u12))
    #expect(run.letters(\.lockScreen) == "on")
    run.wait(until: 16_000)
    #expect(!run.simulator.state.screenIsOn)
  }

  @Test("U12: with lockScreen: false it is not listed, and the screen stays dark")
  func u12Off() {
    var run = Run.notified(by: [notification("n", badge: 2, sound: .default)]) {
      $0.notificationSettings.showsOnLockScreen = false
    }
    run.home()
    run.perform(.power)
    run.perform(.fireNotification(note("n"), scheduled: nil))
    #expect(run.denied == "> fire(n) ignored: notScheduled [N9]")
    run.forget()
    run.presentNow("n")
    run.wait(until: 0)
    #expect(run.shown == "[n fires] → [badge 2] → [sound] → [center n]")
    #expect(!run.simulator.state.screenIsOn)
  }

  @Test("U14: across a notification on the lock screen", arguments: [true, false])
  func u14(isRunning: Bool) {
    var run = away(killed: !isRunning)
    run.perform(.power)
    run.wait(until: 6000)
    run.forget()
    run.open("n")
    let expected: Order =
      isRunning
      ? """
      applicationWillEnterForeground: → application:didReceiveLocalNotification:(n,inactive)
      applicationDidBecomeActive:
      """
      : "application:didFinishLaunchingWithOptions:(n)→true → applicationDidBecomeActive:"
    #expect(run.callsSoFar == expected)
    #expect(run.timedSoFar.entries.allSatisfy { $0.hasSuffix("[U14]") })
    #expect(!run.simulator.state.isLocked)
    #expect(run.letters(\.lockScreen) == "")
    #expect(run.letters(\.center) == "o")
  }

  @Test("U15: a plain unlock empties the list")
  func u15() {
    var run = Run.notified(by: [notification("n", after: 5)])
    run.schedule("n")
    run.perform(.power)
    run.wait(until: 6000)
    run.forget()
    run.perform(.slide)
    #expect(
      run.timedSoFar == """
        @0 applicationWillEnterForeground: [U15] → @0 applicationDidBecomeActive: [U15]
        """)
    #expect(run.letters(\.lockScreen) == "")
    #expect(run.letters(\.center) == "n")
    run.forget()
    run.perform(.slide)
    #expect(run.denied == "> slide ignored: notLocked [L7]")
  }

  @Test("U20: what shows outlives the application, and launches it")
  func u20() {
    var run = away(.alert, count: 1)
    run.wait(until: 5000)
    run.killApp()
    #expect(run.letters(\.alerts) == "n")
    #expect(run.rows.last?.rule == .u20)
    run.forget()
    run.open("n")
    #expect(run.callsSoFar.entries.first == "application:didFinishLaunchingWithOptions:(n)→true")
  }

  @Test("U21: the icon takes a banner away; an alert must be answered before")
  func u21() {
    var run = away(count: 1)
    run.wait(until: 5000)
    run.forget()
    run.launchApp()
    #expect(
      run.timedSoFar == """
        @0 applicationWillEnterForeground: [U21] → @0 applicationDidBecomeActive: [U21]
        """)
    #expect(run.simulator.state.notifications.banner == nil)
    #expect(run.letters(\.center) == "n")
    run = away(.alert, count: 1)
    run.wait(until: 5000)
    run.launchApp()
    #expect(run.denied == "> launchApp ignored: alertIsUp [U21]")
    #expect(run.simulator.state.application == .background)
  }

  @Test("U22: the power button moves an alert to the lock screen")
  func u22() {
    var run = away(.alert, count: 1)
    run.wait(until: 5000)
    run.forget()
    run.perform(.power)
    #expect(run.callsSoFar == "")
    #expect(run.shown == "[n gone] → [lock screen n] → [center n]")
    #expect(run.rows.last?.rule == .u22)
    #expect(run.letters(\.alerts) == "")
    #expect(run.letters(\.lockScreen) == "n")
  }

  @Test("U23: what is cancelled leaves all lists, and an alert that is up stays")
  func u23() {
    var run = away(.alert)
    run.wait(until: 6000)
    run.open("o")
    #expect(run.letters(\.center) == "n")
    run.perform(.schedule(note("n")))
    run.forget()
    run.perform(.cancelNotification(note("n")))
    #expect(run.shown == "[n removed]")
    #expect(run.letters(\.center) == "")
    #expect(run.simulator.state.notifications.scheduled == [])
    run = away(.alert)
    run.wait(until: 6000)
    run.perform(.cancelAllNotifications)
    #expect(run.callsSoFar == "")
    #expect(run.letters(\.alerts) == "no")
  }
}
