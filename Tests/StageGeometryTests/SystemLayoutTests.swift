import DialogModel
import Geometry
import Testing

@testable import StageGeometry

/// Where the system draws what is around the application.
@Suite struct SystemLayoutTests {
  static let held = DeviceModel.allCases.flatMap { model in
    [Orientation.portrait, .landscape].map { (model, $0) }
  }

  @Test(arguments: held)
  func iconsAreOnThePageAndApart(_ model: DeviceModel, _ held: Orientation) throws {
    let metrics = DeviceMetrics(model, held)
    let layout = SpringboardLayout(metrics, count: 12, docked: 4)
    let names = layout.icons.map { layout.name(below: $0) }
    #expect(layout.icons.count == 12 && layout.docked.count == 4)
    let page = Rectangle(
      x: 0, y: DeviceMetrics.statusBar, width: metrics.screenWidth,
      height: layout.dock.y - DeviceMetrics.statusBar)
    for place in layout.icons + names { #expect(page.covers(place), "\(place) on \(page)") }
    for (index, icon) in layout.icons.enumerated() {
      for other in layout.icons[..<index] { #expect(!icon.overlaps(other)) }
      for other in names where other.y != names[index].y { #expect(!icon.overlaps(other)) }
    }
    let low = try #require(names.map(\.bottom).max())
    for dot in layout.dots { #expect(page.covers(dot) && dot.y >= low - 4) }
    for icon in layout.docked {
      #expect(layout.dock.covers(icon) && layout.dock.covers(layout.name(below: icon)))
    }
  }

  @Test func aPhoneHasTheEraColumnsAndRows() {
    let layout = SpringboardLayout(DeviceMetrics(.phone, .portrait), count: 12, docked: 4)
    #expect(layout.icons[0] == Rectangle(x: 16, y: 32, width: 60, height: 60))
    #expect(layout.icons[1].x - layout.icons[0].x == 76)
    #expect(layout.icons[4].y - layout.icons[0].y == 92)
    #expect(layout.dock.height == 96)
  }

  @Test func whatDoesNotFitHasNoPlace() {
    let layout = SpringboardLayout(DeviceMetrics(.phone, .landscape), count: 40, docked: 4)
    #expect(layout.icons.count == 12)
  }

  @Test func aBadgeIsRoundUntilItsNumberIsLong() {
    let icon = Rectangle(x: 100, y: 50, width: 60, height: 60)
    let short = BadgePlacement.place(on: icon, text: 8)
    let long = BadgePlacement.place(on: icon, text: 40)
    #expect(short == Rectangle(x: 144, y: 42, width: 24, height: 24))
    #expect(long.width == 54 && long.right == short.right && long.height == 24)
  }

  @Test(arguments: held, Look.Theme.allCases)
  func theLockScreenHasRoomForItsList(
    _ device: (model: DeviceModel, held: Orientation), _ theme: Look.Theme
  ) {
    let metrics = DeviceMetrics(device.model, device.held)
    for count in [0, 1, 2, 9] {
      let layout = LockLayout(metrics, theme, count: count)
      let screen = Rectangle(
        x: 0, y: 0, width: metrics.screenWidth, height: metrics.screenHeight)
      for place in [layout.time, layout.date, layout.slider, layout.list] {
        #expect(screen.covers(place), "\(place)")
      }
      #expect(layout.list.y >= layout.date.bottom - 1)
      #expect(layout.list.bottom <= layout.slider.y + 0.5 || count == 1)
      #expect(layout.list.height >= layout.row)
      #expect(layout.boxes == (theme == .classic && count == 1))
    }
  }

  @Test func theKnobReachesTheEndOfItsTrack() {
    let layout = LockLayout(DeviceMetrics(.phone, .portrait), .classic, count: 0)
    #expect(layout.knob.right + layout.way == layout.slider.width - 3)
    #expect(layout.slider.height == 52 && layout.knob.height == 46)
  }

  @Test(arguments: held, Look.Theme.allCases)
  func theCenterAndTheBannerAreOnTheScreen(
    _ device: (model: DeviceModel, held: Orientation), _ theme: Look.Theme
  ) {
    let metrics = DeviceMetrics(device.model, device.held)
    let screen = Rectangle(
      x: 0, y: 0, width: metrics.screenWidth, height: metrics.screenHeight)
    let center = CenterLayout(metrics, theme)
    #expect(screen.covers(center.place))
    #expect(center.grip.y >= center.list.bottom && center.list.y == DeviceMetrics.statusBar)
    let rows = center.rows([34, 50, 34])
    #expect(rows.map(\.y) == [0, 34, 84].map { $0 + center.heading.height })
    let banner = BannerLayout(metrics, theme)
    #expect(screen.covers(banner.place) && banner.place.height == (theme == .classic ? 40 : 68))
    for part in [banner.icon, banner.title, banner.body, banner.grip] {
      #expect(part.bottom <= banner.place.height && part.right <= banner.place.width)
    }
  }

  @Test(arguments: held, Look.Theme.allCases)
  func theSwitcherIsOnTheScreen(
    _ device: (model: DeviceModel, held: Orientation), _ theme: Look.Theme
  ) {
    let metrics = DeviceMetrics(device.model, device.held)
    let screen = Rectangle(
      x: 0, y: 0, width: metrics.screenWidth, height: metrics.screenHeight)
    let layout = SwitcherLayout(metrics, theme)
    #expect(screen.covers(layout.icon) && screen.covers(layout.tray))
    #expect(theme == .classic ? screen.covers(layout.mark) : screen.covers(layout.card))
    if theme == .flat { #expect(!layout.card.overlaps(layout.icon)) }
  }
}

/// How the parts of the system come and go.
@Suite struct PresenceTests {
  @Test func itComesAndGoesInItsTime() {
    var presence = Presence()
    #expect(presence.value(at: 0) == 0 && !presence.isMoving(at: 0))
    presence.set(true, at: 1000)
    #expect(presence.value(at: 1000) == 0 && presence.isMoving(at: 1000))
    #expect((0.5..<1).contains(presence.value(at: 1150)))
    #expect(presence.value(at: 1300) == 1 && !presence.isMoving(at: 1300))
    presence.set(false, at: 2000)
    #expect(presence.value(at: 2300) == 0)
  }

  @Test func itTurnsBackFromWhereItIs() {
    var presence = Presence()
    presence.set(true, at: 0)
    let half = presence.value(at: 100)
    presence.set(false, at: 100)
    #expect(presence.value(at: 100) == half)
    #expect(presence.value(at: 150) < half)
  }

  @Test func withoutATimeItIsThereAtOnce() {
    var presence = Presence()
    presence.set(true, at: nil)
    #expect(presence.value(at: 0) == 1 && !presence.isMoving(at: 0))
  }

  @Test func withoutAnimationsItIsAtItsEnd() {
    var presence = Presence()
    presence.set(true, at: 0)
    #expect(presence.value(at: 1, isAnimated: false) == 1)
  }

  @Test func aFingerLeavesItWhereItIs() {
    var presence = Presence()
    presence.letGo(at: 0.7, isThere: true, now: 50)
    #expect(presence.value(at: 50) == 0.7 && presence.value(at: 400) == 1)
  }

  @Test func aNeighbourComesToRest() {
    #expect(NeighbourWobble.angle(after: 0) == 0)
    #expect(abs(NeighbourWobble.angle(after: 60) ?? 0) > 0.01)
    #expect(NeighbourWobble.angle(after: 400) == nil)
  }

  @Test func aSystemAlertMovesAsOthersDo() {
    let motion = Motion(theme: .flat, now: 1000, isAnimated: true)
    #expect(motion.systemAlert(since: nil, isLeaving: false) == Appearance())
    #expect(motion.systemAlert(since: 1000, isLeaving: false).opacity == 0)
    #expect(motion.systemAlert(since: 700, isLeaving: false) == Appearance())
    #expect(motion.systemAlert(since: 700, isLeaving: true).opacity == 0)
  }
}
