import DialogModel
import DialogSimulator
import StageGeometry
import Testing

/// What the system shows in states of a run, and the inputs of what is touched there.
@Suite struct SystemSceneTests {
  private let first = NotificationID(0)

  /// A run with a second after each input; `nil` waits for one more.
  private func run(_ style: NotificationSettings.Style, _ inputs: [Input?] = []) -> Simulator {
    var prototype = Prototype()
    prototype.screens = [Screen(id: "home")]
    prototype.start = .screen(ScreenID(0))
    var notification = LocalNotification(id: "tea")
    (notification.body, notification.action) = ("Tea is ready", "Pour")
    notification.fireDate = .after(milliseconds: 1_900)
    prototype.notifications = [notification]
    prototype.title = "Kettle"
    prototype.notificationSettings.style = style
    var simulator = Simulator(prototype)
    for input in [.launch] + inputs {
      if let input { simulator.perform(input, at: simulator.state.now) }
      simulator.advance(to: simulator.state.now.after(milliseconds: 1_000))
    }
    return simulator
  }

  private func scene(_ simulator: Simulator, after milliseconds: Int = 0) -> SystemScene {
    SystemScene(
      simulator, now: simulator.state.now.milliseconds + milliseconds, slideOpensNewest: true)
  }

  private var schedule: Input { .perform(.schedule(first)) }

  @Test func activeApplicationHasNothingAboveIt() {
    let scene = scene(run(.banner))
    #expect(scene.isEmpty && !scene.isModal && scene.showsApplication && scene.isRunning)
  }

  @Test func bannerShowsMessageAgeAndAction() throws {
    let simulator = run(.banner, [schedule, .home, nil])
    let banner = try #require(scene(simulator).banner)
    #expect(banner.body == "Tea is ready" && banner.action == "Pour")
    let later = try #require(scene(simulator, after: 120_000).banner)
    #expect(later.id == banner.id && later.age != banner.age)
    #expect(!scene(simulator).isModal && !scene(simulator).isEmpty)
  }

  @Test func switcherAndCenterHideBanner() {
    let switching = scene(run(.banner, [schedule, .home, nil, .switcher(true)]))
    #expect(switching.banner == nil && switching.isSwitching && switching.isModal)
    let down = scene(run(.banner, [schedule, .home, nil, .pullDown(true)]))
    #expect(down.banner == nil && down.isCenterDown && down.isModal)
    #expect(down.center.map(\.body) == ["Tea is ready"])
  }

  @Test func alertNamesApplicationAndItsButtons() throws {
    let simulator = run(.alert, [schedule, .home, nil])
    let alert = try #require(scene(simulator).alerts.last)
    #expect(alert.title == "Kettle" && alert.message == "Tea is ready")
    #expect(alert.close == "Close" && alert.action == "Pour")
  }

  @Test func alertWithoutActionHasOneButton() throws {
    var prototype = run(.alert).prototype
    prototype.notifications[0].hasAction = false
    var simulator = Simulator(prototype)
    for input: Input? in [.launch, schedule, .home, nil] {
      if let input { simulator.perform(input, at: simulator.state.now) }
      simulator.advance(to: simulator.state.now.after(milliseconds: 1_000))
    }
    #expect(try #require(scene(simulator).alerts.last).action == nil)
  }

  @Test func alertOfAnotherApplicationIsBelowNotifications() {
    let scene = scene(run(.alert, [.interrupt(true)]))
    #expect(scene.alerts.map(\.title) == ["Battery Low"])
    #expect(scene.alerts.first?.notification == nil && scene.isModal)
  }

  @Test func lockScreenListsNotificationsInPlaceOfAlerts() throws {
    let dark = scene(run(.alert, [.power]))
    #expect(try #require(dark.lock).isDark && dark.alerts.isEmpty)
    let lit = try #require(scene(run(.alert, [schedule, .power, nil])).lock)
    #expect(!lit.isDark && lit.slideOpensNewest)
    #expect(lit.entries.map(\.body) == ["Tea is ready"])
  }

  @Test func endedApplicationIsNotRunning() {
    #expect(!scene(run(.banner, [.home, .switcher(true), .killApp])).isRunning)
  }

  @Test func otherTopmostAlertTakesTheTaps() {
    let (plain, alert) = (scene(run(.alert)), scene(run(.alert, [schedule, .home, nil])))
    #expect(plain.isSamePart(as: plain) && !plain.isSamePart(as: alert))
    var aged = alert
    aged.badge = 4
    #expect(aged.isSamePart(as: alert))
    let (dark, lit) = (scene(run(.alert, [.power])), scene(run(.alert, [schedule, .power, nil])))
    #expect(!dark.isSamePart(as: lit) && !dark.isSamePart(as: plain))
  }

  // MARK: Requests

  @Test func requestForShownNotificationNamesItsDelivery() throws {
    let simulator = run(.alert, [schedule, .home, nil])
    let number = try #require(scene(simulator).alerts.last?.notification)
    let state = simulator.state
    #expect(
      SystemRequest.open(number).input(in: state) == .openNotification(first, delivery: number))
    #expect(
      SystemRequest.close(number).input(in: state) == .closeNotification(first, delivery: number))
  }

  @Test func requestForGoneNotificationHasNoInput() {
    let state = run(.alert).state
    #expect(SystemRequest.open(0).input(in: state) == nil)
    #expect(SystemRequest.close(0).input(in: state) == nil)
  }

  @Test func otherRequestsNeedNoNotification() {
    let state = run(.alert).state
    let requests: [(SystemRequest, Input)] = [
      (.endInterruption, .interrupt(false)), (.slide, .slide), (.pullDown(true), .pullDown(true)),
      (.pullDown(false), .pullDown(false)), (.leaveSwitcher, .switcher(false)),
      (.launch, .launchApp), (.kill, .killApp),
    ]
    for (request, input) in requests { #expect(request.input(in: state) == input) }
  }

  // MARK: Names and clocks

  @Test func applicationWithoutNameIsCalledPrototype() {
    #expect(run(.banner).prototype.iconName == "Kettle" && Prototype().iconName == "Prototype")
  }

  @Test func clockShowsTimeAndDateOfTheMoment() {
    let simulator = run(.banner)
    let start = StageClock(simulator, at: 0)
    let later = StageClock(simulator, at: 61_000)
    #expect(start.time == "09:41" && start.date == "Monday, 7 January")
    #expect(later.time == "09:42" && later.minute == start.minute + 1)
    // The start is at 09:41.
    #expect(start.minute % 60 == 41)
  }

  @Test func nextMinuteIsSlowerInSlowMotion() {
    let clock = StageClock(run(.banner), at: 20_000)
    #expect(clock.untilNextMinute(1) == 40_000)
    #expect(clock.untilNextMinute(10) == 400_000)
  }
}
