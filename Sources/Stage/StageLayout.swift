import DialogModel
import DialogSimulator
import Gtk

// Where everything lies, and how it is drawn at a moment.

extension Stage {
  /// The zoom that is asked for, in pixels per point.
  var wantedZoom: Double {
    switch zoomLevel {
    case .fit: metrics.zoom(toFit: size)
    case .percent(let percent): Double(percent) / 100
    }
  }

  func layOut() {
    guard size.width > 0 else { return }
    let before = zoom.value
    zoom.set(wantedZoom)
    let zoom = zoom.value
    for part in [canvas, device, speaker, edge, screen, dim] { part.zoom = zoom }
    let x = (Double(size.width) / zoom - metrics.width) / 2
    let y = (Double(size.height) / zoom - metrics.height) / 2
    canvas.setRectangle(
      Rectangle(
        x: (x * zoom).rounded() / zoom, y: (y * zoom).rounded() / zoom, width: metrics.width,
        height: metrics.height), of: device)
    canvas.setRectangle(
      Rectangle(
        x: 0, y: 0, width: Double(size.width) / zoom, height: Double(size.height) / zoom),
      of: glass)
    device.setRectangle(metrics.speaker, of: speaker)
    device.setRectangle(metrics.homeKey, of: homeKey)
    let place = metrics.screen.onPixels(zoom)
    device.setRectangle(place, of: screen)
    let pixel = 1 / zoom
    device.setRectangle(
      Rectangle(
        x: place.x - pixel, y: place.y - pixel, width: place.width + 2 * pixel,
        height: place.height + 2 * pixel), of: edge)
    // As large as the screen was before, in the middle of what it is now.
    device.setRectangle(
      Rectangle(
        x: place.x + (place.width - place.height) / 2,
        y: place.y + (place.height - place.width) / 2,
        width: place.height, height: place.width), of: ghost.widget)
    drawRefusal()
    layOutScreen(zoom)
    layOutKeyboard(zoom)
    if layers.contains(where: { !$0.truncated.isEmpty }) { reportTruncationsSoon() }
    if zoom != before {
      MainLoop.idle { [weak self] in
        guard let self else { return false }
        onZoomChanged?()
        if let kept { widget.center = kept }
        kept = nil
        return false
      }
    }
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
      view.layOut(metrics, look.theme, zoom: zoom, keyboard: keyboardWay * metrics.keyboard)
      backdrop?.layOut(whole)
    }
    if let view = springboard {
      screen.setRectangle(whole, of: view.canvas)
      view.layOut(width: width, height: height, zoom: zoom)
    }
    let hairline = 1 / zoom / Double(canvas.scaleFactor)
    let alert = look.theme.alert
    let margin = keyboardRoom > 0 ? 4.0 : 8.0
    // On its side the little that a keyboard leaves goes up to the edge.
    let above = keyboardRoom > 0 && width > height ? 0 : Metrics.statusBar
    let room = height - above - 2 * margin - keyboardRoom
    // An alert stands in the middle of what the keyboard leaves.
    let free = height - keyboardWay * metrics.keyboard
    for view in alertViews {
      let tall = view.layOut(alert, zoom: zoom, hairline: hairline, maximumHeight: room)
      let top = max(above + margin, (free - tall) / 2)
      screen.setRectangle(
        Rectangle(
          x: (width - alert.width) / 2, y: (top * zoom).rounded() / zoom, width: alert.width,
          height: tall), of: view.canvas)
    }
    layOutPlaced(zoom, hairline: hairline)
    revealField()
  }

  /// Draws what moves where it is now.
  func draw() {
    guard let simulator else { return }
    let state = simulator.state
    let showings = state.showsApplication ? state.showings : []
    let motion = Motion(theme: look.theme, now: clock(), isAnimated: isAnimated())
    for (view, showing) in zip(layers, showings) {
      (view as? any PlacedView)?.draw(presence: motion.presence(of: showing), on: screen)
    }
    let (appearances, dimming) = motion.appearances(of: showings.filter { $0.kind == .alert })
    dim.isVisible = !appearances.isEmpty
    screen.setAppearance(opacity: dimming, of: dim)
    for (view, appearance) in zip(alertViews, appearances) {
      view.turn(to: motion.now, isAnimated: motion.isAnimated, look)
      view.canvas.isVisible = appearance.opacity > 0
      screen.setAppearance(scale: appearance.scale, opacity: appearance.opacity, of: view.canvas)
    }
    let turning = motion.rest(of: state.rotation)
    drawTurn(turning)
    glass.isVisible = turning != 0 || appearances.contains { $0.scale != 1 }
  }

  /// Draws the device on its way from how it was held before.
  private func drawTurn(_ rest: Double) {
    device.setClass("turning", rest > 0)
    guard rest > 0 else {
      ghost.drop()
      return canvas.setAppearance(of: device)
    }
    let before = Metrics(model, metrics.isLandscape ? .portrait : .landscape)
    // Where the zoom fits the device to the room, it was another before.
    let growth =
      zoomLevel == .fit ? before.zoom(toFit: size) / metrics.zoom(toFit: size) - 1 : 0
    let quarter = (metrics.isLandscape ? 1 : -1) * Double.pi / 2
    canvas.setAppearance(scale: 1 + growth * rest, angle: quarter * rest, of: device)
    // What it showed turns with it, and gives way to what it shows.
    device.setAppearance(angle: -quarter, opacity: rest, of: ghost.widget)
  }

  /// A finger where something moves: it meets what the eye sees there.
  func pressThroughGlass(_ press: ButtonPress) {
    glass.hide()
    canvas.press(x: press.x, y: press.y)
    draw()
  }
}

extension Rectangle {
  /// The same with its corner on a pixel, and whole pixels wide and high: whoever divides it then
  /// rounds as it does itself.
  fileprivate func onPixels(_ zoom: Double) -> Rectangle {
    func snapped(_ length: Double) -> Double { (length * zoom).rounded() / zoom }
    return Rectangle(
      x: snapped(x), y: snapped(y), width: snapped(width), height: snapped(height))
  }
}
