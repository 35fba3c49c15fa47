import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

// What the system shows around the application.

extension Stage {
  /// Shows the state of the device around the application.
  func showSystem(_ simulator: Simulator) {
    let state = simulator.state
    let isFirst = !around.hasShown
    around.hasShown = true
    around.noteLock(state, isFirst: isFirst)
    let scene = scene(of: simulator)
    defer {
      stackSystem()
      offerTopmost(simulator)
    }
    showPullZone(simulator.ignored(.pullDown(true)) == nil)
    springboard?.setBadge(scene.badge)
    if !isFirst { showLaunch(simulator) }
    guard system != nil || !scene.isEmpty else { return }
    let view = system ?? makeSystem(simulator)
    // What was there before is drawn at rest.
    view.show(scene, now: isFirst ? nil : Double(state.now.milliseconds), speaks: speaks)
  }

  private func scene(of simulator: Simulator) -> SystemScene {
    SystemScene(
      simulator, now: max(simulator.state.now.milliseconds, Int(clock())),
      slideOpensNewest: around.slideOpensNewest)
  }

  /// Shows how old notifications are, with each minute.
  func showAges(_ now: StageClock) {
    system?.setTime(now.time, date: now.date)
    guard around.minute != now.minute else { return }
    around.minute = now.minute
    guard let simulator, let system, !system.scene.isEmpty, around.hasShown else { return }
    system.show(scene(of: simulator), now: Double(simulator.state.now.milliseconds), speaks: false)
  }

  /// Covers the application for a moment if a notification has just opened it: with the
  /// notification's launch image, or with what the application showed last.
  private func showLaunch(_ simulator: Simulator) {
    guard let opened = simulator.state.notifications.opened, opened.time != around.openedAt else {
      return
    }
    around.openedAt = opened.time
    guard simulator.state.showsApplication, opened.time == simulator.state.now, isAnimated() else {
      return
    }
    let image = simulator.prototype[opened.notification]?.launchImage
    let launchImage = image.flatMap { picture($0) }
    guard let shown = launchImage ?? (opened.launches ? nil : around.lastScreen) else { return }
    let cover = around.cover ?? LaunchCover()
    if around.cover == nil {
      screen.add(cover.widget)
      screen.setConcealed(true, cover.widget)
      around.cover = cover
    }
    cover.show(
      shown, fills: launchImage != nil, at: Double(simulator.state.now.milliseconds))
  }

  private func makeSystem(_ simulator: Simulator) -> SystemStage {
    LookSheets.loadSystem(variant, scale: canvas.scaleFactor)
    let view = SystemStage(
      name: Stage.applicationName(simulator.prototype), face: face(of: simulator.prototype),
      isAnimated: isAnimated
    ) { [weak self] in self?.ask($0) }
    view.onDragged = { [weak self] in
      self?.layOut()
      self?.draw()
      self?.followFrames()
    }
    screen.add(view.canvas)
    around.system = view
    return view
  }

  private func showPullZone(_ shown: Bool) {
    guard shown || around.pullZone != nil else { return }
    let zone = around.pullZone ?? makePullZone()
    zone.widget.isVisible = shown
  }

  private func makePullZone() -> PullZone {
    let zone = PullZone(
      drag: { [weak self] way in
        guard let self, let simulator else { return }
        (system ?? makeSystem(simulator)).drag(center: way, from: 0)
        stackSystem()
      },
      end: { [weak self] velocity in self?.endPull(velocity) },
      tap: { [weak self] x, y in self?.tapUnderZone(x: x, y: y) })
    screen.add(zone.widget)
    screen.setConcealed(true, zone.widget)
    around.pullZone = zone
    return zone
  }

  private func endPull(_ velocity: Double) {
    guard let system else { return }
    if system.isHeldFar || velocity > 500 { return ask(.pullDown(true)) }
    system.letCenterGo(now: clock())
  }

  /// Presses what is under the zone, for a tap that pulls nothing.
  private func tapUnderZone(x: Double, y: Double) {
    guard let zone = around.pullZone?.widget,
      let place = zone.translate(x: Int(x), y: Int(y), to: screen)
    else { return }
    zone.hide()
    screen.press(x: Double(place.x), y: Double(place.y))
    zone.show()
  }

  /// The name of the application on its icon.
  static func applicationName(_ prototype: Prototype) -> String {
    prototype.applicationName ?? tr("Prototype")
  }

  /// The face of the application's icon.
  func face(of prototype: Prototype) -> AppFace {
    let icon = prototype.application?.icon
    return AppFace(
      name: Stage.applicationName(prototype), icon: icon, picture: icon.flatMap { picture($0) })
  }

  /// What lies over a system part, from the lowest; the zone that Notification Center is pulled out
  /// of is above all dialogs, and the system above that.
  func stackSystem() {
    let top = [around.pullZone?.widget, system?.canvas, around.cover?.widget].compactMap {
      $0 as Widget?
    }
    let below = stacked.map { ObjectIdentifier($0) }
    guard below != around.stackedBelow || top.count != around.stackedParts else { return }
    (around.stackedBelow, around.stackedParts) = (below, top.count)
    for part in top { screen.reorder(part) }
  }

  /// Whether a part of the system takes all taps.
  var isUnderSystem: Bool { system?.scene.isModal ?? false }

  // MARK: Drawing

  /// The room of the system's parts.
  func systemRoom(hairline: Double) -> SystemRoom {
    SystemRoom(
      metrics: metrics, variant: variant, ruler: StageRulers.ruler(of: canvas, zoom: zoom.value),
      hairline: hairline,
      isMirrored: screen.isMirrored)
  }

  func layOutSystem(hairline: Double) {
    let room = systemRoom(hairline: hairline)
    if let springboard {
      screen.setRectangle(room.whole, of: springboard.canvas)
      springboard.layOut(room)
    }
    if let other = around.otherScreen {
      screen.setRectangle(room.whole, of: other.canvas)
      other.layOut(room)
    }
    if let zone = around.pullZone {
      var bar = room.whole
      bar.height = DeviceMetrics.statusBar
      screen.setRectangle(bar, of: zone.widget)
    }
    if let cover = around.cover { screen.setRectangle(room.whole, of: cover.widget) }
    guard let system else { return }
    screen.setRectangle(room.whole, of: system.canvas)
    system.layOut(room)
  }

  func drawSystem(_ motion: Motion) {
    if let cover = around.cover, cover.hasPicture {
      let opacity = cover.opacity(at: motion.now, isAnimated: motion.isAnimated)
      cover.widget.isVisible = opacity > 0
      screen.setAppearance(opacity: opacity, of: cover.widget)
      if opacity == 0 { cover.drop() }
    }
    guard let system else { return }
    if system.wantsFront {
      let isLive = around.frontPicture != nil
      system.offer(
        front: { around.frontPicture ?? screenPicture() }, card: around.lastScreen, isFinal: isLive)
      around.frontPicture = nil
    }
    system.draw(motion)
  }

  /// Whether a part of the system looks different a moment later.
  func systemMoves(_ motion: Motion) -> Bool {
    (system?.moves(motion) ?? false) || (around.cover?.hasPicture ?? false)
  }

  /// A picture of the screen without what the system shows over it; `nil` before it is on screen.
  func screenPicture() -> Picture? {
    guard screen.isMapped else { return nil }
    let over = [system?.canvas, around.cover?.widget].compactMap { $0 as Widget? }
    for part in over { screen.setAppearance(opacity: 0, of: part) }
    defer { for part in over { screen.setAppearance(opacity: 1, of: part) } }
    return Picture(of: screen, scale: Double(screen.scaleFactor))
  }

  /// Keeps pictures of what is on the screen before another state is shown: of the application
  /// when it goes to the background, and of what is in front when the switcher comes.
  func keepScreen(before simulator: Simulator) {
    guard let old = self.simulator, screen.isMapped else { return }
    let leaves = old.state.showsApplication && !simulator.state.showsApplication
    let switches = simulator.state.switcherIsOpen && !old.state.switcherIsOpen
    guard leaves || switches, let picture = screenPicture() else { return }
    if leaves { around.lastScreen = picture }
    if switches { around.frontPicture = picture }
  }
}
