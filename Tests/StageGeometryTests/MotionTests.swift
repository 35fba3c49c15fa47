import DialogModel
import DialogSimulator
import StageGeometry
import Testing

/// What is seen of a movement at its beginning, in its middle and at its end.
@Suite struct MotionTests {
  /// A run with two alerts, a sheet, and a screen with a text field.
  private func run() -> Simulator {
    var prototype = Prototype()
    var alert = Alert()
    alert.cancelButton = Button(title: Template("Cancel"))
    var sheet = ActionSheet()
    sheet.cancelButton = Button(title: Template("Cancel"))
    prototype.dialogs = [
      Dialog(id: "A", alert: alert), Dialog(id: "B", alert: alert),
      Dialog(id: "C", kind: .actionSheet(sheet)),
    ]
    let field = Control(id: "name", kind: .textField(TextField()), text: "Name")
    prototype.screens = [Screen(id: "home", controls: [field])]
    prototype.start = .screen(ScreenID(0))
    var simulator = Simulator(prototype)
    simulator.perform(.launch, at: SimulatedTime(milliseconds: 0))
    return simulator
  }

  /// A run in which a dialog has been asked for at 1,000 ms.
  private func presenting(_ dialogs: Int...) -> Simulator {
    var simulator = run()
    for dialog in dialogs {
      simulator.advance(to: simulator.state.now.after(milliseconds: 1_000))
      simulator.perform(.perform(.present(DialogID(dialog))), at: simulator.state.now)
    }
    return simulator
  }

  private func span(_ showing: Showing) -> (from: Double, until: Double)? {
    switch showing.phase {
    case .entering(let from, let until), .leaving(_, let from, let until):
      (Double(from.milliseconds), Double(until.milliseconds))
    case .presented, .parked: nil
    }
  }

  private func motion(_ now: Double, _ theme: Look.Theme = .flat, still: Bool = false) -> Motion {
    Motion(theme: theme, now: now, isAnimated: !still)
  }

  // MARK: Sheets and popovers

  @Test func aSheetSlidesInAndOut() throws {
    var simulator = presenting(2)
    let coming = try #require(simulator.state.showings.first)
    let (from, until) = try #require(span(coming))
    #expect(until > from)
    #expect(motion(from).presence(of: coming) == 0)
    #expect(motion((from + until) / 2).presence(of: coming) == 0.875)
    #expect(motion(until).presence(of: coming) == 1)
    // Before the first and after the last moment nothing goes further.
    #expect(motion(from - 500).presence(of: coming) == 0)
    #expect(motion(until + 500).presence(of: coming) == 1)
    #expect(motion(from, still: true).presence(of: coming) == 1)

    simulator.advance(to: simulator.state.now.after(milliseconds: 2_000))
    let there = try #require(simulator.state.showings.first)
    #expect(span(there) == nil && motion(0).presence(of: there) == 1)
    simulator.perform(.tapButton(DialogID(2), index: 0), at: simulator.state.now)
    let going = try #require(simulator.state.showings.first)
    let (start, end) = try #require(span(going))
    // The way out is the way in, seen in a mirror.
    for step in 0...10 {
      let part = Double(step) / 10
      let out = motion(start + part * (end - start)).presence(of: going)
      let into = motion(from + part * (until - from)).presence(of: coming)
      #expect(abs(out + into - 1) < 0.000_1)
    }
    #expect(motion(start, still: true).presence(of: going) == 0)
  }

  // MARK: Alerts

  @Test(arguments: [(Look.Theme.flat, 1.2), (.classic, 0.6)])
  func anAlertComesInAtAnotherSize(_ theme: Look.Theme, _ size: Double) throws {
    let alert = try #require(presenting(0).state.showings.first)
    let (from, until) = try #require(span(alert))
    let (begin, dim) = motion(from, theme).appearances(of: [alert])
    #expect(begin == [Appearance(scale: size, opacity: 0)] && dim == 0)
    let (end, dark) = motion(until, theme).appearances(of: [alert])
    #expect(end == [Appearance(scale: 1, opacity: 1)] && dark == 1)
    let (still, _) = motion(from, theme, still: true).appearances(of: [alert])
    #expect(still == [Appearance(scale: 1, opacity: 1)])
  }

  /// In Classic it grows over its size, falls below it, and settles.
  @Test func classicPops() throws {
    let alert = try #require(presenting(0).state.showings.first)
    let (from, until) = try #require(span(alert))
    let scales = [0.25, 0.5, 0.8, 0.9].map { part in
      motion(from + part * (until - from), .classic).appearances(of: [alert]).alerts[0].scale
    }
    #expect(scales[0] > 0.6 && scales[0] < 1.05)
    #expect(abs(scales[1] - 1.05) < 0.001 && abs(scales[2] - 0.95) < 0.001)
    #expect(scales[3] > 0.95 && scales[3] < 1)
  }

  @Test func flatOnlyShrinks() throws {
    let alert = try #require(presenting(0).state.showings.first)
    let (from, until) = try #require(span(alert))
    var last = Double.infinity
    for step in 0...20 {
      let now = from + Double(step) / 20 * (until - from)
      let appearance = motion(now).appearances(of: [alert]).alerts[0]
      #expect(appearance.scale <= last && appearance.scale >= 1)
      last = appearance.scale
    }
  }

  /// An alert shows as far as the one above it does not, and the dimming never flickers.
  @Test func theAlertBelowGivesWay() throws {
    let alerts = presenting(0, 1).state.showings
    try #require(alerts.count == 2)
    let (from, until) = try #require(span(alerts[1]))
    for step in 0...10 {
      let now = from + Double(step) / 10 * (until - from)
      let (appearances, dim) = motion(now).appearances(of: alerts)
      #expect(abs(appearances[0].opacity + appearances[1].opacity - 1) < 0.000_1)
      #expect(dim == 1)
    }
    #expect(motion(0).appearances(of: []).dim == 0)
  }

  @Test func anAlertFadesOutAtItsOwnSize() throws {
    var simulator = presenting(0)
    simulator.advance(to: simulator.state.now.after(milliseconds: 2_000))
    simulator.perform(.tapButton(DialogID(0), index: 0), at: simulator.state.now)
    let alert = try #require(simulator.state.showings.first)
    let (from, until) = try #require(span(alert))
    let middle = motion((from + until) / 2).appearances(of: [alert]).alerts[0]
    #expect(middle.scale == 1 && middle.opacity == 0.125)
    #expect(motion(until).appearances(of: [alert]).alerts[0].opacity == 0)
  }

  // MARK: The keyboard

  @Test func theKeyboardComesAndGoes() throws {
    var simulator = run()
    let control = ControlID(screen: ScreenID(0), index: 0)
    simulator.perform(.tapField(.control(control)), at: SimulatedTime(milliseconds: 1_000))
    let up = simulator.state.keyboard
    let (from, until) = (Double(up.from.milliseconds), Double(up.until.milliseconds))
    #expect(up.isUp && until > from)
    #expect(motion(from).way(of: up) == 0)
    #expect(motion((from + until) / 2).way(of: up) == 0.5)
    #expect(motion(until).way(of: up) == 1)
    #expect(motion(from).isMoving(up) && !motion(until).isMoving(up))
    #expect(motion(from, still: true).way(of: up) == 1)
    #expect(!motion(from, still: true).isMoving(up))

    simulator.advance(to: SimulatedTime(milliseconds: 3_000))
    simulator.perform(.perform(.resign(.control(control))), at: simulator.state.now)
    let down = simulator.state.keyboard
    #expect(!down.isUp)
    #expect(motion(Double(down.from.milliseconds)).way(of: down) == 1)
    #expect(motion(Double(down.until.milliseconds)).way(of: down) == 0)
  }

  @Test func aRefusedFieldShakesToBothSidesAndComesToRest() {
    let time = SimulatedTime(milliseconds: 1_000)
    let ways = stride(from: 1_000.0, to: 1_400, by: 5).compactMap { motion($0).shake(since: time) }
    #expect(ways.count == 80)
    #expect(ways.contains { $0 > 3 } && ways.contains { $0 < -3 })
    #expect(ways.allSatisfy { abs($0) <= 6 } && ways.suffix(5).allSatisfy { abs($0) < 1 })
    #expect(motion(999).shake(since: time) == nil && motion(1_400).shake(since: time) == nil)
    #expect(motion(1_100, still: true).shake(since: time) == 0)
    #expect(motion(1_100).shake(since: nil) == nil)
  }

  // MARK: The device

  @Test func aTurnGoesFromItsStartToItsEnd() throws {
    var simulator = run()
    simulator.perform(.rotate(.landscape), at: SimulatedTime(milliseconds: 1_000))
    let rotation = try #require(simulator.state.rotation)
    let from = Double(rotation.from.milliseconds)
    let until = Double(rotation.until.milliseconds)
    #expect(motion(from).rest(of: rotation) == 1)
    #expect(motion((from + until) / 2).rest(of: rotation) == 0.5)
    #expect(motion(until).rest(of: rotation) == 0)
    #expect(motion(from, still: true).rest(of: rotation) == 0)
    #expect(motion(from).rest(of: nil) == 0)
  }
}
