import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// What the system shows around the application; each part is made when it is first shown.
@MainActor
final class SystemScreens {
  /// The home screen.
  var springboard: Springboard?
  /// The screen of another application.
  var otherScreen: OtherScreen?
  /// What lies over what is in front.
  var system: SystemStage?
  /// Where Notification Center can be pulled down.
  private var pullZone: PullZone?
  /// What is shown for a moment when a notification opens the application.
  private var cover: LaunchCover?
  /// What the application showed when it last left the front.
  private var lastScreen: Picture?
  /// What was in front when the switcher came, until the switcher has it.
  private var frontPicture: Picture?
  /// Whether a state of this run has been shown.
  private var hasShown = false
  /// The layers below the system's parts, and the number of these, when they were last ordered.
  private var stackedBelow: [ObjectIdentifier] = []
  private var stackedParts = 0

  /// Whether Classic's slider opens the newest notification: from when one has lit the screen until
  /// the screen is dark again.
  private var slideOpensNewest = false
  /// The number of the newest notification on the lock screen when it was last looked at.
  private var newest: Int?
  /// The minute for which ages are shown.
  private var minute: Int?
  /// When a notification last opened the application.
  private var openedAt: SimulatedTime?
  private unowned let stage: Stage

  init(of stage: Stage) { self.stage = stage }

  /// Notes whether the lock screen was lit by a notification.
  ///
  /// - Parameter isFirst: whether no state before this one was looked at.
  private func noteLock(_ state: State, isFirst: Bool) {
    if isFirst { openedAt = state.notifications.opened?.time }
    guard state.isLocked, state.screenIsOn else {
      slideOpensNewest = false
      newest = state.notifications.lockScreen.first?.number
      return
    }
    let first = state.notifications.lockScreen.first
    if let first, first.number != newest {
      let age = state.now.milliseconds - first.since.milliseconds
      slideOpensNewest = !isFirst || age <= Notifications.lightDuration
    }
    newest = first?.number
  }

  /// The parts on the screen.
  var parts: [Widget] {
    [
      springboard?.canvas, otherScreen?.canvas, system?.canvas, pullZone?.widget, cover?.widget,
    ].compactMap { $0 as Widget? }
  }

  /// Shows the state of the device around the application.
  func show(_ simulator: Simulator) {
    let state = simulator.state
    let isFirst = !hasShown
    hasShown = true
    noteLock(state, isFirst: isFirst)
    let scene = scene(of: simulator)
    defer {
      stack()
      stage.offerTopmost(simulator)
    }
    showPullZone(simulator.ignored(.pullDown(true)) == nil)
    springboard?.setBadge(scene.badge)
    if !isFirst { showLaunch(simulator) }
    guard system != nil || !scene.isEmpty else { return }
    let view = system ?? makeSystem(simulator)
    // What was there before is drawn at rest.
    view.show(scene, now: isFirst ? nil : Double(state.now.milliseconds), speaks: stage.speaks)
  }

  private func scene(of simulator: Simulator) -> SystemScene {
    SystemScene(
      simulator, now: max(simulator.state.now.milliseconds, Int(stage.clock())),
      slideOpensNewest: slideOpensNewest)
  }

  /// Shows how old notifications are, with each minute.
  func showAges(_ now: StageClock) {
    system?.setTime(now.time, date: now.date)
    guard minute != now.minute else { return }
    minute = now.minute
    guard let simulator = stage.simulator, let system, !system.scene.isEmpty, hasShown else {
      return
    }
    system.show(scene(of: simulator), now: Double(simulator.state.now.milliseconds), speaks: false)
  }

  /// Covers the application for a moment if a notification has just opened it: with the
  /// notification's launch image, or with what the application showed last.
  private func showLaunch(_ simulator: Simulator) {
    guard let opened = simulator.state.notifications.opened, opened.time != openedAt else {
      return
    }
    openedAt = opened.time
    guard simulator.state.showsApplication, opened.time == simulator.state.now, stage.isAnimated()
    else {
      return
    }
    let image = simulator.prototype[opened.notification]?.launchImage
    let launchImage = image.flatMap { stage.picture($0) }
    guard let shown = launchImage ?? (opened.launches ? nil : lastScreen) else { return }
    let view = cover ?? LaunchCover()
    if cover == nil {
      stage.screen.add(view.widget)
      stage.screen.setConcealed(true, view.widget)
      cover = view
    }
    view.show(
      shown, fills: launchImage != nil, at: Double(simulator.state.now.milliseconds))
  }

  private func makeSystem(_ simulator: Simulator) -> SystemStage {
    LookSheets.loadSystem(stage.variant, scale: stage.canvas.scaleFactor)
    let view = SystemStage(
      name: simulator.prototype.iconName, face: stage.face(of: simulator.prototype),
      isAnimated: stage.isAnimated
    ) { [weak self] in self?.ask($0) }
    view.onDragged = { [weak self] in
      guard let stage = self?.stage else { return }
      stage.layOut()
      stage.draw()
      stage.followFrames()
    }
    stage.screen.add(view.canvas)
    system = view
    return view
  }

  private func showPullZone(_ shown: Bool) {
    guard shown || pullZone != nil else { return }
    let zone = pullZone ?? makePullZone()
    zone.widget.isVisible = shown
  }

  private func makePullZone() -> PullZone {
    let zone = PullZone(
      drag: { [weak self] way in
        guard let self, let simulator = stage.simulator else { return }
        (system ?? makeSystem(simulator)).drag(center: way, from: 0)
        stack()
      },
      end: { [weak self] velocity in self?.endPull(velocity) },
      tap: { [weak self] x, y in self?.tapUnderZone(x: x, y: y) })
    stage.screen.add(zone.widget)
    stage.screen.setConcealed(true, zone.widget)
    pullZone = zone
    return zone
  }

  private func endPull(_ velocity: Double) {
    guard let system else { return }
    if system.isHeldFar || velocity > 500 { return ask(.pullDown(true)) }
    system.letCenterGo(now: stage.clock())
  }

  /// Presses what is under the zone, for a tap that pulls nothing.
  private func tapUnderZone(x: Double, y: Double) {
    guard let zone = pullZone?.widget,
      let place = zone.translate(x: Int(x), y: Int(y), to: stage.screen)
    else { return }
    zone.hide()
    stage.screen.press(x: Double(place.x), y: Double(place.y))
    zone.show()
  }

  /// What lies over a system part, from the lowest; the zone that Notification Center is pulled out
  /// of is above all dialogs, and the system above that.
  func stack() {
    let top = [pullZone?.widget, system?.canvas, cover?.widget].compactMap {
      $0 as Widget?
    }
    let below = stage.stacked.map { ObjectIdentifier($0) }
    guard below != stackedBelow || top.count != stackedParts else { return }
    (stackedBelow, stackedParts) = (below, top.count)
    for part in top { stage.screen.reorder(part) }
  }

  /// Whether a part of the system takes all taps.
  var takesTaps: Bool { system?.scene.isModal ?? false }

  // MARK: Drawing

  /// The room of the system's parts.
  private func room(hairline: Double) -> SystemRoom {
    SystemRoom(
      metrics: stage.metrics, variant: stage.variant,
      ruler: StageRulers.ruler(of: stage.canvas, zoom: stage.zoom.value), hairline: hairline,
      isMirrored: stage.screen.isMirrored)
  }

  func layOut(hairline: Double) {
    let room = room(hairline: hairline)
    if let springboard {
      stage.screen.setRectangle(room.whole, of: springboard.canvas)
      springboard.layOut(room)
    }
    if let other = otherScreen {
      stage.screen.setRectangle(room.whole, of: other.canvas)
      other.layOut(room)
    }
    if let zone = pullZone {
      var bar = room.whole
      bar.height = DeviceMetrics.statusBar
      stage.screen.setRectangle(bar, of: zone.widget)
    }
    if let cover { stage.screen.setRectangle(room.whole, of: cover.widget) }
    guard let system else { return }
    stage.screen.setRectangle(room.whole, of: system.canvas)
    system.layOut(room)
  }

  func draw(_ motion: Motion) {
    if let cover, cover.hasPicture {
      let opacity = cover.opacity(at: motion.now, isAnimated: motion.isAnimated)
      cover.widget.isVisible = opacity > 0
      stage.screen.setAppearance(opacity: opacity, of: cover.widget)
      if opacity == 0 { cover.drop() }
    }
    guard let system else { return }
    if system.wantsFront {
      let isLive = frontPicture != nil
      system.offer(
        front: { frontPicture ?? screenPicture() }, card: lastScreen, isFinal: isLive)
      frontPicture = nil
    }
    system.draw(motion)
  }

  /// Whether a part of the system looks different a moment later.
  func moves(_ motion: Motion) -> Bool {
    (system?.moves(motion) ?? false) || (cover?.hasPicture ?? false)
  }

  /// A picture of the screen without what the system shows over it; `nil` before it is on screen.
  func screenPicture() -> Picture? {
    guard stage.screen.isMapped else { return nil }
    let over = [system?.canvas, cover?.widget].compactMap { $0 as Widget? }
    for part in over { stage.screen.setAppearance(opacity: 0, of: part) }
    defer { for part in over { stage.screen.setAppearance(opacity: 1, of: part) } }
    return Picture(of: stage.screen, scale: Double(stage.screen.scaleFactor))
  }

  /// Keeps pictures of what is on the screen before another state is shown: of the application
  /// when it goes to the background, and of what is in front when the switcher comes.
  func keep(before simulator: Simulator) {
    guard let old = stage.simulator, stage.screen.isMapped else { return }
    let leaves = old.state.showsApplication && !simulator.state.showsApplication
    let switches = simulator.state.switcherIsOpen && !old.state.switcherIsOpen
    guard leaves || switches, let picture = screenPicture() else { return }
    if leaves { lastScreen = picture }
    if switches { frontPicture = picture }
  }

  // MARK: Requests

  /// Sends what a person asks of the system.
  func ask(_ request: SystemRequest) {
    if let input = input(request) { stage.onInput?(input) }
  }

  /// The input of a request; `nil` for a notification that is nowhere any more.
  func input(_ request: SystemRequest) -> Input? {
    stage.simulator.flatMap { request.input(in: $0.state) }
  }
}

extension Stage {
  var springboard: Springboard? { around.springboard }
  var system: SystemStage? { around.system }
}
