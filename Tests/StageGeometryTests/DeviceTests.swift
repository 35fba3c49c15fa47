import DialogModel
import Geometry
import StageGeometry
import Testing

/// The devices, how large they are drawn, and where.
@Suite struct DeviceTests {
  static let held = DeviceModel.allCases.flatMap { model in
    [Orientation.portrait, .landscape].map { (model, $0) }
  }

  @Test(arguments: held)
  func everyPartIsOnTheBody(_ model: DeviceModel, _ orientation: Orientation) {
    let metrics = DeviceMetrics(model, orientation)
    let body = Rectangle(x: 0, y: 0, width: metrics.width, height: metrics.height)
    #expect([metrics.screen, metrics.speaker, metrics.homeKey].allSatisfy { body.covers($0) })
    #expect(areApart([metrics.screen, metrics.speaker, metrics.homeKey]))
    #expect(metrics.isLandscape == (metrics.screenWidth > metrics.screenHeight))
  }

  @Test(arguments: DeviceModel.allCases)
  func turningSwapsWidthAndHeight(_ model: DeviceModel) {
    let (up, across) = (DeviceMetrics(model, .portrait), DeviceMetrics(model, .landscape))
    #expect(up.width == across.height && up.height == across.width)
    #expect(up.screenWidth == across.screenHeight)
  }

  @Test func barsAreLowerOnlyOnAPhoneOnItsSide() {
    #expect(DeviceMetrics(.phone, .landscape).navigationBar == 32)
    #expect(DeviceMetrics(.tablet, .landscape).navigationBar == 44)
    #expect(DeviceMetrics(.phone, .landscape).tabBar == 49)
  }

  @Test func theKeyboardDependsOnTheDevice() {
    #expect(DeviceMetrics(.phone, .portrait).keyboard == 216)
    #expect(DeviceMetrics(.shortPhone, .landscape).keyboard == 162)
    #expect(DeviceMetrics(.tablet, .portrait).keyboard == 264)
    #expect(DeviceMetrics(.tablet, .landscape).keyboard == 352)
  }

  // MARK: Zoom

  @Test func zoomHasLimits() {
    let metrics = DeviceMetrics(.phone, .portrait)
    #expect(metrics.zoom(toFit: Size(width: 10, height: 10)) == 0.25)
    #expect(metrics.zoom(toFit: Size(width: 9_000, height: 9_000)) == 2)
  }

  @Test(arguments: held)
  func theDeviceFitsWithGroundAround(_ model: DeviceModel, _ orientation: Orientation) {
    let metrics = DeviceMetrics(model, orientation)
    for room in [Size(width: 500, height: 700), Size(width: 900, height: 420)] {
      let zoom = metrics.zoom(toFit: room)
      #expect(metrics.width * zoom + 16 <= Double(room.width))
      #expect(metrics.height * zoom + 16 <= Double(room.height))
    }
    // The size that a zoom asks for is enough for it, with all of the ground.
    for zoom in [0.5, 1, 1.5] {
      #expect(metrics.zoom(toFit: metrics.size(at: zoom)) >= zoom)
    }
  }

  @Test func aDeviceThatNearlyFitsSharplyIsSharp() {
    let metrics = DeviceMetrics(.phone, .portrait)
    for sharp in [0.5, 0.75, 1, 1.25, 1.5, 2] {
      #expect(metrics.zoom(toFit: metrics.size(at: sharp)) == sharp)
      #expect(metrics.zoom(toFit: metrics.size(at: sharp * 1.05)) == sharp)
    }
    for height in stride(from: 250, to: 1_600, by: 7) {
      let zoom = metrics.zoom(toFit: Size(width: 1_200, height: height))
      #expect(metrics.height * zoom + 2 * DeviceMetrics.leastMargin <= Double(height))
      let whole = (Double(height) - 2 * DeviceMetrics.margin) / metrics.height
      #expect(zoom >= min(2, whole * 0.85))
    }
  }

  /// A projector of four to three shows the screen without its device, or a dialog, as large as it can.
  @Test func aPartFillsTheRoom() {
    let metrics = DeviceMetrics(.phone, .portrait)
    let room = Size(width: 1_024, height: 768)
    let alert = Rectangle(x: 18, y: 200, width: 284, height: 140)
    for (part, zoom) in [(metrics.wholeScreen, 768 / 568.0), (alert, 1_024 / 308.0)] {
      #expect(metrics.zoom(toFill: room, with: part) == zoom)
      let placement = DevicePlacement(metrics, in: room, zoom: zoom, around: part)
      let place = part.moved(by: placement.screen).moved(by: placement.device)
      #expect(abs(place.x + place.width / 2 - 512 / zoom) < 1)
      #expect(abs(place.y + place.height / 2 - 384 / zoom) < 1)
    }
    let small = Rectangle(x: 0, y: 0, width: 20, height: 20)
    #expect(metrics.zoom(toFill: room, with: small) == 4)
  }

  @Test func zoomStepsGoUpAndDown() {
    for level in [ZoomLevel.fit] + ZoomLevel.steps.map({ .percent($0) }) {
      #expect(ZoomLevel(level.name) == level)
    }
    #expect(ZoomLevel("wide") == nil && ZoomLevel("-5") == nil)
    #expect(ZoomLevel.larger(than: 0.25) == .percent(50))
    #expect(ZoomLevel.larger(than: 0.6) == .percent(75))
    #expect(ZoomLevel.larger(than: 2) == .percent(200))
    #expect(ZoomLevel.smaller(than: 2) == .percent(150))
    #expect(ZoomLevel.smaller(than: 0.6) == .percent(50))
    #expect(ZoomLevel.smaller(than: 0.25) == .percent(25))
    // A fitted zoom that is a step but for rounding is that step.
    #expect(ZoomLevel.larger(than: 0.998) == .percent(125))
    #expect(ZoomLevel.smaller(than: 1.002) == .percent(75))
  }

  // MARK: Places

  @Test(arguments: [0.25, 0.41, 1, 1.37, 2])
  func theDeviceIsInTheMiddleAndTheScreenOnPixels(_ zoom: Double) {
    let metrics = DeviceMetrics(.phone, .portrait)
    let room = Size(width: 801, height: 1_403)
    let placement = DevicePlacement(metrics, in: room, zoom: zoom)
    let middle = placement.device.x + placement.device.width / 2
    #expect(abs(middle * zoom - 400.5) <= 0.5)
    for length in [placement.screen.x, placement.screen.y, placement.screen.width] {
      #expect(near(length * zoom, (length * zoom).rounded()))
    }
    #expect(near((placement.screen.x - placement.edge.x) * zoom, 1))
    #expect(near(placement.ground.width * zoom, 801))
    #expect(near(placement.ghost.width, placement.screen.height))
    #expect(
      near(
        placement.ghost.x + placement.ghost.width / 2,
        placement.screen.x + placement.screen.width / 2))
  }

  @Test(arguments: [0.25, 0.5, 1, 1.5, 2])
  func theStatusBarIsDrawnInWholePixels(_ zoom: Double) {
    let bar = StatusBarLayout(width: 320, zoom: zoom)
    #expect(bar.signal.count == 4 && areApart(bar.signal))
    for stroke in bar.signal + [bar.battery, bar.charge] {
      #expect(near(stroke.width * zoom, (stroke.width * zoom).rounded()))
      #expect(stroke.width * zoom >= 1 && stroke.height * zoom >= 1)
    }
    #expect(bar.battery.covers(bar.charge) && near(bar.pole.x, bar.battery.right))
    #expect(Set(bar.signal.map { ($0.bottom * zoom).rounded() }).count == 1)
  }

  static let clocks = [
    (WallClock(year: 2013, month: 1, day: 7, hour: 9, minute: 41), "09:41"),
    (WallClock(year: 2013, month: 1, day: 7, hour: 9, minute: 41, second: 59), "09:41"),
    (WallClock(year: 2012, month: 2, day: 29), "00:00"),
  ]

  @Test(arguments: clocks)
  func timeOfDayAdvances(_ clock: WallClock?, _ text: String) throws {
    let clock = try #require(clock)
    #expect(DateText.time(clock) == text)
    let left = DateText.untilNextMinute(clock)
    #expect(left >= 1_000)
    let instant = clock.instant(minutesAheadOfUTC: 0)
    let later = WallClock(inUTC: Instant(milliseconds: instant.milliseconds + left))
    #expect(DateText.time(try #require(later)) != text)
  }

  /// A window at rest is not woken up more often where time is slow.
  @Test func aSlowMinuteIsLong() throws {
    let clock = WallClock(year: 2013, month: 1, day: 7, second: 15)
    #expect(DateText.untilNextMinute(try #require(clock), slowness: 4) == 180_000)
  }

  @Test(arguments: [
    (2013, 1, 7, "Monday, 7 January"), (1970, 1, 1, "Thursday, 1 January"),
    (1969, 12, 31, "Wednesday, 31 December"), (2000, 2, 29, "Tuesday, 29 February"),
    (2100, 3, 1, "Monday, 1 March"),
  ])
  func aDateHasItsWeekday(_ year: Int, _ month: Int, _ day: Int, _ text: String) throws {
    let clock = try #require(WallClock(year: year, month: month, day: day))
    #expect(DateText.day(clock) == text)
  }

  @Test(arguments: [
    (0, "now"), (59_999, "now"), (60_000, "1 min ago"), (3_599_999, "59 min ago"),
    (3_600_000, "1 h ago"), (86_400_000, "yesterday"), (3 * 86_400_000, "3 days ago"),
  ])
  func anAgeIsSaidInItsLargestUnit(_ milliseconds: Int, _ text: String) {
    #expect(DateText.age(milliseconds: milliseconds) == text)
  }

  // MARK: Rectangles

  @Test func aRectangleOwnsItsLeftAndTopEdge() {
    let place = Rectangle(x: 10, y: 20, width: 30, height: 40)
    #expect(place.contains(10, 20) && place.contains(39.9, 59.9))
    #expect(!place.contains(40, 30) && !place.contains(20, 60) && !place.contains(9, 30))
    #expect(place.moved(by: place).x == 20 && place.moved(by: place).width == 30)
  }
}
