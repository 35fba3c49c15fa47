public import DialogModel
public import DialogSimulator
public import Gtk
import Texts

/// Draws the state of a run as widgets and turns what a person does there into inputs.
///
/// The stage knows no order: it shows what the simulator says, and asks nothing of it.
@MainActor
public final class Stage {
  /// The ground with the device on it; everything else is inside.
  public let canvas = Canvas()

  private let zoom = Zoom()
  private let device = Canvas()
  private let speaker = Canvas()
  private let homeKey = Button()
  private let edge = Canvas()
  private let screen = Canvas()
  private let statusBar = StatusBar()
  private let dim = Canvas()
  private var springboard: Springboard?
  private var screenView: ScreenView?
  private var alertViews: [AlertView] = []
  private var metrics = Metrics(.phone)
  private var size = Size(width: 0, height: 0)
  private var simulator: Simulator?
  private var tick: TickCallback?

  /// What a person did on the stage.
  public var onInput: (@MainActor (Input) -> Void)?
  /// The simulated time that is drawn, in milliseconds.
  public var clock: @MainActor () -> Double = { 0 }
  /// Whether things move; else each is at its end at once.
  public var isAnimated: @MainActor () -> Bool = { true }

  /// An empty device.
  public init() {
    canvas.addClass("stage")
    canvas.addClass("stage-ground")
    canvas.accessibleRole = .panel
    canvas.accessibleName = tr("Prototype")
    canvas.setAccessibleID("prototype")
    device.addClass("device")
    speaker.addClass("speaker")
    homeKey.addClass("home-key")
    homeKey.accessibleName = tr("Home key")
    homeKey.tooltip = tr("Press the device’s Home button")
    homeKey.setFocusOnClick(false)
    homeKey.onClicked { [weak self] in self?.onInput?(.home) }
    edge.addClass("screen-edge")
    screen.setClips(true)
    dim.addClass("dim")
    dim.setTakesInput(true)
    dim.onButtonPress { [weak self] press in
      if press.button == 1 { self?.onInput?(.tapOutside) }
      return true
    }
    screen.add(statusBar.canvas)
    screen.add(dim)
    screen.setConcealed(true, dim)
    for part in [speaker, homeKey, edge, screen] as [Widget] { device.add(part) }
    for part in [speaker, edge] as [Widget] { device.setConcealed(true, part) }
    canvas.add(device)
    canvas.setLayout { [weak self] size in
      self?.size = size
      self?.layOut()
    }
    canvas.showAll()
    dim.hide()
  }

  /// Shows a run of another prototype from its beginning.
  public func begin(_ prototype: Prototype) {
    metrics = Metrics(prototype.device)
    device.setClass("tablet", prototype.device == .tablet)
    speaker.isVisible = prototype.device == .phone
    for view in alertViews { screen.remove(view.canvas) }
    alertViews = []
    if let old = screenView { screen.remove(old.canvas) }
    if let old = springboard { screen.remove(old.canvas) }
    screenView = nil
    springboard = nil
    simulator = nil
  }

  /// Shows a run as it is.
  public func show(_ simulator: Simulator) {
    self.simulator = simulator
    showGround(simulator)
    showAlerts(simulator)
    layOut()
    draw()
    if simulator.state.isMoving && tick == nil {
      tick = canvas.addTickCallback { [weak self] _ in self?.drawFrame() ?? false }
    }
  }

  private func showGround(_ simulator: Simulator) {
    let state = simulator.state
    let inFront = state.showsApplication
    if inFront, let id = state.screen, screenView?.id != id {
      if let old = screenView { screen.remove(old.canvas) }
      let described = simulator.prototype.screens[id.index]
      let view = ScreenView(id, described) { [weak self] in self?.onInput?($0) }
      screen.add(view.canvas)
      screen.reorder(view.canvas, to: 0)
      screenView = view
    }
    if !inFront && springboard == nil {
      let prototype = simulator.prototype
      let name = prototype.application?.name ?? prototype.title ?? tr("Prototype")
      let view = Springboard(name: name) { [weak self] in self?.onInput?($0) }
      screen.add(view.canvas)
      screen.reorder(view.canvas, to: 0)
      springboard = view
    }
    springboard?.canvas.isVisible = !inFront
    screenView?.canvas.isVisible = inFront && state.screen != nil
    screenView?.update(disabled: state.disabledControls)
    statusBar.canvas.setClass("away", !inFront)
    statusBar.setTime(milliseconds: state.now.milliseconds)
  }

  private func showAlerts(_ simulator: Simulator) {
    let alerts = simulator.state.showsApplication ? simulator.state.alerts : []
    for view in alertViews where !alerts.contains(where: { $0.dialog == view.dialog }) {
      screen.remove(view.canvas)
    }
    let before = alertViews
    alertViews = alerts.map { alert in
      if let view = alertViews.first(where: { $0.dialog == alert.dialog }) {
        view.update(alert)
        return view
      }
      let indices = simulator.indices[alert.dialog.index]
      let view = AlertView(alert, indices) { [weak self] in self?.onInput?($0) }
      screen.add(view.canvas)
      view.canvas.announce(view.announcement)
      return view
    }
    // A new view is on top already. To assistive technology each move is a removal and an addition.
    let inOrder = alertViews.filter { view in before.contains { $0 === view } }
    let wanted = before.filter { view in alertViews.contains { $0 === view } }
    if !inOrder.elementsEqual(wanted, by: ===) {
      for view in alertViews { screen.reorder(view.canvas) }
    }
    // To assistive technology only the topmost layer is there.
    let top = alerts.last { !$0.isLeaving }?.dialog ?? alerts.last?.dialog
    for view in alertViews { screen.setConcealed(view.dialog != top, view.canvas) }
    for ground in [screenView?.canvas, springboard?.canvas] {
      if let ground { screen.setConcealed(top != nil, ground) }
    }
  }

  var topView: AlertView? {
    let top = simulator?.state.alerts.last { !$0.isLeaving }?.dialog
    return alertViews.last { $0.dialog == top }
  }

  // MARK: Layout

  private func layOut() {
    guard size.width > 0 else { return }
    zoom.set(metrics.zoom(toFit: size))
    let zoom = zoom.value
    for part in [canvas, device, speaker, edge, screen, dim] { part.zoom = zoom }
    let x = (Double(size.width) / zoom - metrics.width) / 2
    let y = (Double(size.height) / zoom - metrics.height) / 2
    canvas.setRectangle(
      Rectangle(
        x: (x * zoom).rounded() / zoom, y: (y * zoom).rounded() / zoom, width: metrics.width,
        height: metrics.height), of: device)
    let middle = metrics.width / 2
    device.setRectangle(Rectangle(x: middle - 28, y: 19, width: 56, height: 6), of: speaker)
    device.setRectangle(
      Rectangle(x: middle - 32, y: metrics.height - 37, width: 64, height: 22), of: homeKey)
    let place = metrics.screen
    device.setRectangle(place, of: screen)
    let pixel = 1 / zoom
    device.setRectangle(
      Rectangle(
        x: place.x - pixel, y: place.y - pixel, width: place.width + 2 * pixel,
        height: place.height + 2 * pixel), of: edge)
    layOutScreen(zoom)
  }

  private func layOutScreen(_ zoom: Double) {
    let (width, height) = (metrics.screenWidth, metrics.screenHeight)
    let whole = Rectangle(x: 0, y: 0, width: width, height: height)
    screen.setRectangle(
      Rectangle(x: 0, y: 0, width: width, height: Metrics.statusBar), of: statusBar.canvas)
    statusBar.layOut(width: width, zoom: zoom)
    screen.setRectangle(whole, of: dim)
    if let view = screenView {
      screen.setRectangle(whole, of: view.canvas)
      view.layOut(width: width, zoom: zoom)
    }
    if let view = springboard {
      screen.setRectangle(whole, of: view.canvas)
      view.layOut(width: width, height: height, zoom: zoom)
    }
    let hairline = 1 / zoom / Double(canvas.scaleFactor)
    for view in alertViews {
      let tall = view.layOut(zoom: zoom, hairline: hairline)
      let top = max(Metrics.statusBar, (height - tall) / 2)
      screen.setRectangle(
        Rectangle(
          x: (width - AlertLayout.width) / 2, y: (top * zoom).rounded() / zoom,
          width: AlertLayout.width, height: tall), of: view.canvas)
    }
  }

  // MARK: Drawing

  private func drawFrame() -> Bool {
    draw()
    guard simulator?.state.isMoving == true else {
      tick = nil
      return false
    }
    return true
  }

  /// Draws what moves where it is now.
  private func draw() {
    guard let simulator else { return }
    let alerts = simulator.state.showsApplication ? simulator.state.alerts : []
    let (appearances, dimming) = Motion.appearances(
      of: alerts, now: clock(), animated: isAnimated())
    dim.isVisible = !alerts.isEmpty
    screen.setAppearance(opacity: dimming, of: dim)
    for (view, appearance) in zip(alertViews, appearances) {
      view.canvas.isVisible = appearance.opacity > 0
      screen.setAppearance(scale: appearance.scale, opacity: appearance.opacity, of: view.canvas)
    }
  }
}

extension Stage {
  /// The tap on the button drawn emphasised in the topmost alert, if there is one.
  public var emphasisedButton: Input? { topView?.emphasisedButton }

  /// What lies under the topmost alert, which alone can be used.
  public var covered: [Widget] {
    guard let top = topView else { return [] }
    let below = alertViews.filter { $0 !== top }.map(\.canvas)
    return below + [screenView?.canvas, springboard?.canvas].compactMap { $0 }
  }

  /// The tap on the cancel button of the topmost alert, if it has one.
  public var cancelButton: Input? { topView?.cancelButton }
}
