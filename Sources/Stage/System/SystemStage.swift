import DialogModel
import DialogSimulator
import Gtk
import StageGeometry
import Texts

/// What the system draws over the application: lock screen, Notification Center, switcher, alerts
/// and banners, each made when it is first shown.
///
/// Like ``Stage``, it has no rules: it shows a scene, and says what a person asks for.
@MainActor
final class SystemStage {
  let canvas = Canvas()
  private let face: AppFace
  private let name: String
  private let isAnimated: @MainActor () -> Bool
  private let send: @MainActor (SystemRequest) -> Void
  /// Draws the stage again with the next frame, because a finger moves something.
  var onDragged: (@MainActor () -> Void)?

  private(set) var scene = SystemScene()
  private var lock: LockView?
  private var center: CenterView?
  private var switcher: SwitcherView?
  private var alerts: SystemAlerts?
  private var banner: BannerView?
  /// The view of the topmost alert of the system.
  var alertView: AlertView? { alerts?.topView }
  /// The banner that goes while another one may come.
  private var oldBanner: (view: BannerView, presence: Presence)?
  private var bannerPresence = Presence()
  private var lockPresence = Presence()
  private var lightPresence = Presence()
  private var centerPresence = Presence()
  private var switcherPresence = Presence()
  /// When the lock screen was last lit, and when the switcher came, in simulated milliseconds.
  private var (lit, opened) = (-Double.infinity, -Double.infinity)
  private var room: SystemRoom?
  /// Whether the switcher is to get a picture of what is in front, and whether it has the last one.
  private var (frontIsDue, frontIsFinal) = (false, false)
  /// The time of day and the date.
  private var clock = ("", "")
  /// How far a finger holds Notification Center down, from 0 to 1; `nil` where no finger does.
  private var held: Double?

  /// How many times the sheen passes over the slider after the screen is lit.
  private static let sheens = 3.0
  /// How long the icon that can be ended shakes, in milliseconds.
  private static let jiggles = 2000.0

  init(
    name: String, face: AppFace, isAnimated: @escaping @MainActor () -> Bool,
    send: @escaping @MainActor (SystemRequest) -> Void
  ) {
    (self.name, self.face, self.isAnimated, self.send) = (name, face, isAnimated, send)
    canvas.accessibleRole = .filler
    canvas.addClass("system")
    canvas.show()
  }

  // MARK: The scene

  /// Shows a scene.
  ///
  /// - Parameters:
  ///   - now: when it began, in simulated milliseconds; `nil` if that is long ago.
  ///   - speaks: whether assistive technology is told of what comes.
  func show(_ scene: SystemScene, now: Double?, speaks: Bool) {
    let old = self.scene
    self.scene = scene
    showLock(old, now)
    showCenter(old, now)
    showSwitcher(old, now)
    showBanner(old, now)
    if !scene.alerts.isEmpty || alerts != nil {
      let view = alerts ?? add(SystemAlerts(send: send), \.canvas)
      alerts = view
      view.update(scene.alerts, now: now)
    }
    stack()
    if let room { layOut(room) }
    if speaks { announce(after: old) }
  }

  private func add<View>(_ view: View, _ part: KeyPath<View, Canvas>) -> View {
    canvas.add(view[keyPath: part])
    return view
  }

  private func showLock(_ old: SystemScene, _ now: Double?) {
    if let lock = scene.lock {
      let view = self.lock ?? add(LockView(name: name, face: face, send: send), \.canvas)
      self.lock = view
      view.setTime(clock.0, date: clock.1)
      if old.lock == nil { view.reset() }
      // Under a screen that is off there is nothing to move.
      lockPresence.set(true, at: lock.isDark || old.lock == nil ? nil : now)
      lightPresence.set(!lock.isDark, at: now)
      if !lock.isDark, old.lock?.isDark != false { lit = now ?? -.infinity }
      view.update(lock)
    } else {
      lockPresence.set(false, at: now)
      lightPresence.set(true, at: nil)
    }
  }

  private func showCenter(_ old: SystemScene, _ now: Double?) {
    guard scene.isCenterDown || center != nil else { return }
    let view = centerView
    if scene.isCenterDown { view.update(scene.center) }
    if old.isCenterDown != scene.isCenterDown {
      if let held, let now {
        centerPresence.letGo(at: held, isThere: scene.isCenterDown, now: now)
      } else {
        centerPresence.set(scene.isCenterDown, at: now)
      }
      if scene.isCenterDown { view.reset() }
    }
    held = nil
  }

  /// Notification Center, made when it is first needed.
  private var centerView: CenterView {
    if let center { return center }
    let view = add(CenterView(name: name, send: send), \.canvas)
    view.onDragged = { [weak self] in self?.drag(center: $0, from: 1) }
    view.setTime(clock.0)
    center = view
    return view
  }

  private func showSwitcher(_ old: SystemScene, _ now: Double?) {
    guard scene.isSwitching || switcher != nil else { return }
    let view = switcher ?? add(SwitcherView(name: name, face: face, send: send), \.canvas)
    switcher = view
    frontIsDue = true
    if scene.isSwitching, !old.isSwitching {
      view.reset()
      frontIsFinal = false
      opened = now ?? -.infinity
    }
    if scene.isSwitching || old.isSwitching { view.update(isRunning: scene.isRunning) }
    switcherPresence.set(scene.isSwitching, at: now)
  }

  private func showBanner(_ old: SystemScene, _ now: Double?) {
    if let banner = scene.banner, banner.id == old.banner?.id, let view = self.banner {
      return view.update(banner)
    }
    if let view = banner {
      if let oldBanner { canvas.remove(oldBanner.view.canvas) }
      var presence = bannerPresence
      presence.set(false, at: now)
      oldBanner = now == nil ? nil : (view, presence)
      if now == nil { canvas.remove(view.canvas) }
      canvas.setConcealed(true, view.canvas)
      banner = nil
    }
    guard let entry = scene.banner else { return }
    banner = add(BannerView(entry, name: name, face: face, send: send), \.canvas)
    bannerPresence = Presence()
    bannerPresence.set(true, at: now)
  }

  /// Orders the parts, and shows assistive technology only the one that takes the taps.
  private func stack() {
    let parts: [(widget: Canvas?, takes: Bool)] = [
      (switcher?.canvas, scene.isSwitching), (center?.canvas, scene.isCenterDown),
      (lock?.canvas, scene.lock != nil), (alerts?.canvas, !scene.alerts.isEmpty),
    ]
    let top = parts.lastIndex { $0.takes }
    var place = 0
    for (index, part) in parts.enumerated() {
      guard let widget = part.widget else { continue }
      canvas.reorder(widget, to: place)
      canvas.setConcealed(index != top, widget)
      place += 1
    }
    canvas.setKeepsFocus(scene.isModal)
  }

  private func announce(after old: SystemScene) {
    if let lock = scene.lock, old.lock?.isDark != lock.isDark, let view = self.lock {
      view.canvas.announce(view.announcement)
    } else if let newest = scene.lock?.entries.first,
      old.lock?.entries.contains(where: { $0.id == newest.id }) == false
    {
      canvas.announce("\(name), \(newest.body)")
    }
    if scene.isCenterDown, !old.isCenterDown, let center { canvas.announce(center.announcement) }
    if scene.isSwitching, !old.isSwitching, let switcher { canvas.announce(switcher.announcement) }
    if let banner, scene.banner?.id != old.banner?.id { canvas.announce(banner.announcement) }
    if let alert = alerts?.topView, let new = scene.alerts.last, !old.alerts.contains(new) {
      alert.canvas.announce(alert.announcement)
    }
  }

  // MARK: A finger

  /// Moves Notification Center with a finger.
  ///
  /// - Parameters:
  ///   - pixels: how far the finger has moved down.
  ///   - start: where it began, from 0, away, to 1.
  func drag(center pixels: Double, from start: Double) {
    guard let room else { return }
    let view = centerView
    if start == 0, held == nil {
      view.update(scene.center)
      view.layOut(room)
      stack()
    }
    let height = CenterLayout(room.metrics, room.theme).place.height * room.zoom
    held = min(1, max(0, start + pixels / height))
    onDragged?()
  }

  /// Lets Notification Center go where it is, back to where it was.
  func letCenterGo(now: Double) {
    guard let held else { return }
    centerPresence.letGo(at: held, isThere: scene.isCenterDown, now: now)
    self.held = nil
    onDragged?()
  }

  /// Whether a finger holds it far enough down for it to stay.
  var isHeldFar: Bool { (held ?? 0) > 0.35 }

  // MARK: Keys

  /// What Return does, if a part of the system takes the keys.
  var emphasised: SystemRequest? {
    if !scene.alerts.isEmpty { return alerts?.emphasised }
    return scene.lock == nil ? nil : lock?.emphasised
  }

  /// What Escape does.
  var cancel: SystemRequest? {
    if !scene.alerts.isEmpty { return alerts?.cancel }
    if scene.lock != nil { return nil }
    if scene.isCenterDown { return .pullDown(false) }
    if scene.isSwitching { return .leaveSwitcher }
    return scene.banner.map { .close($0.id) }
  }

  /// The parts that can have the keyboard's focus, from the one that gets it first.
  var focusable: [Widget] {
    if !scene.alerts.isEmpty { return alerts?.topView.map(\.focusable)?.reversed() ?? [] }
    if scene.lock != nil { return lock?.focusable ?? [] }
    if scene.isCenterDown { return center?.focusable ?? [] }
    if scene.isSwitching { return switcher?.focusable ?? [] }
    return banner?.focusable ?? []
  }

  /// The button of the topmost alert that Return taps.
  var emphasisedButton: Widget? { scene.alerts.isEmpty ? nil : alerts?.topView?.emphasised }

  // MARK: Drawing

  func layOut(_ room: SystemRoom) {
    self.room = room
    canvas.zoom = room.zoom
    for part in [lock?.canvas, center?.canvas, switcher?.canvas, alerts?.canvas] {
      if let part { canvas.setRectangle(room.whole, of: part) }
    }
    lock?.layOut(room)
    center?.layOut(room)
    switcher?.layOut(room)
    alerts?.layOut(room)
    banner?.layOut(room)
    oldBanner?.view.layOut(room)
  }

  /// Shows the time of day and the date.
  func setTime(_ time: String, date: String) {
    guard clock != (time, date) else { return }
    clock = (time, date)
    lock?.setTime(time, date: date)
    center?.setTime(time)
  }

  /// Gives the switcher the pictures of what was in front and of the application, unless it has
  /// them.
  ///
  /// - Parameter isFinal: whether the picture was taken before the switcher came; another one is
  ///   taken anew with the next state, because the first frame is not laid out yet.
  func offer(front: () -> Picture?, card: Picture?, isFinal: Bool) {
    guard scene.isSwitching, let switcher else { return }
    let picture = front()
    switcher.front = picture
    switcher.card = card ?? (scene.showsApplication ? picture : nil)
    frontIsFinal = isFinal && picture != nil
    frontIsDue = false
  }

  /// Whether the switcher still needs a picture of what was in front.
  var wantsFront: Bool { scene.isSwitching && frontIsDue && !frontIsFinal }

  /// Draws everything at a time.
  func draw(_ motion: Motion) {
    let (now, moves) = (motion.now, motion.isAnimated)
    if let lock {
      let presence = lockPresence.value(at: now, isAnimated: moves)
      lock.canvas.isVisible = presence > 0
      canvas.setAppearance(opacity: min(1, presence * 1.4), of: lock.canvas)
      lock.draw(
        presence: presence, light: lightPresence.value(at: now, isAnimated: moves),
        sheen: sheen(motion))
    }
    if let center {
      let presence = held ?? centerPresence.value(at: now, isAnimated: moves)
      center.canvas.isVisible = presence > 0
      center.draw(presence: presence)
    }
    if let switcher {
      let presence = switcherPresence.value(at: now, isAnimated: moves)
      switcher.canvas.isVisible = presence > 0
      switcher.draw(presence: presence, angle: jiggle(motion))
    }
    alerts?.draw(motion)
    banner?.draw(presence: bannerPresence.value(at: now, isAnimated: moves), on: canvas)
    if let old = oldBanner {
      let presence = old.presence.value(at: now, isAnimated: moves)
      old.view.draw(presence: presence, on: canvas)
      if presence <= 0 {
        canvas.remove(old.view.canvas)
        oldBanner = nil
      }
    }
    let leaves = [lock?.canvas, center?.canvas, switcher?.canvas].contains { $0?.isVisible == true }
    canvas.isVisible =
      !scene.isEmpty || leaves || oldBanner != nil || alerts?.isEmpty == false
  }

  private func sheen(_ motion: Motion) -> Double? {
    let passes = (motion.now - lit) / LockView.sheen
    guard motion.isAnimated, passes >= 0, passes < SystemStage.sheens else { return nil }
    return passes.truncatingRemainder(dividingBy: 1)
  }

  private func jiggle(_ motion: Motion) -> Double {
    let age = motion.now - opened
    guard motion.isAnimated, age < SystemStage.jiggles, motion.theme == .classic else { return 0 }
    return 0.035 * SwitcherJiggle.turn(after: age)
  }

  /// Whether it looks different a moment later although nothing happens.
  func moves(_ motion: Motion) -> Bool {
    guard motion.isAnimated else { return false }
    let now = motion.now
    let presences = [
      lockPresence, lightPresence, centerPresence, switcherPresence, bannerPresence,
    ]
    return presences.contains { $0.isMoving(at: now) } || oldBanner != nil
      || alerts?.isMoving(at: now) == true
      || scene.lock?.isDark == false && sheen(motion) != nil
      || scene.isSwitching && motion.theme == .classic && now - opened < SystemStage.jiggles
  }

  /// Whether something is drawn at another place or size than GTK has for it.
  func isScaled(_ motion: Motion) -> Bool { alerts?.isScaled(motion) ?? false }
}
