import DialogModel
import Testing

@testable import DialogSimulator

/// Behaviour table 2.18: what the system shows while the application is not in front.
@Suite("2.18 What the system shows") struct SystemNotificationTests {
  @Test("an entry that is closed in Notification Center takes its banner along")
  func closedUnderTheCenter() throws {
    var run = Run.notified(by: [notification("n", after: 5), notification("o", after: 6)])
    run.schedule("n", "o")
    run.home()
    run.forget()
    run.wait(until: 6000)
    let banner = try #require(run.simulator.state.notifications.banner)
    func isListed(_ run: Run) -> Bool {
      run.simulator.state.notifications.center.contains { $0.number == banner.number }
    }
    #expect(isListed(run))
    // Next to Notification Center it is the banner that is pushed up; the entry stays.
    var pushed = run
    pushed.perform(.closeNotification(banner.notification, delivery: banner.number))
    #expect(isListed(pushed))
    run.perform(.pullDown(true))
    run.perform(.closeNotification(banner.notification, delivery: banner.number))
    #expect(!isListed(run))
    // The next one takes its place.
    #expect(run.simulator.state.notifications.banner?.number != banner.number)
  }
}
