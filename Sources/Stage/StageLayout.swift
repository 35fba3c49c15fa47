import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

// The layout of the stage, and how it is drawn at a moment.

extension Stage {
  /// The zoom for the chosen zoom level, in pixels per point.
  var wantedZoom: Double {
    if let filling { return metrics.zoom(toFill: size, with: filling) }
    return switch zoomLevel {
    case .fit: min(mostZoom ?? .infinity, metrics.zoom(toFit: size))
    case .percent(let percent): Double(percent) / 100
    }
  }

  func layOut() {
    guard size.width > 0 else { return }
    filling = wantedFilling
    let before = zoom.value
    zoom.set(wantedZoom)
    let zoom = zoom.value
    for part in [canvas, device, speaker, edge, screen, dim] { part.zoom = zoom }
    let placement = DevicePlacement(metrics, in: size, zoom: zoom, around: filling)
    canvas.setRectangle(placement.device, of: device)
    canvas.setRectangle(placement.ground, of: glass)
    device.setRectangle(metrics.speaker, of: speaker)
    device.setRectangle(metrics.homeKey, of: homeKey)
    device.setRectangle(placement.screen, of: screen)
    device.setRectangle(placement.edge, of: edge)
    device.setRectangle(placement.ghost, of: ghost.widget)
    if let referenceView { device.setRectangle(placement.screen, of: referenceView.widget) }
    placeEditor()
    readingMarks?.placeSoon()
    drawRefusal()
    layOutScreen(zoom)
    layOutKeyboard(zoom)
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
      Rectangle(x: 0, y: 0, width: width, height: DeviceMetrics.statusBar), of: statusBar.canvas)
    statusBar.layOut(width: width, zoom: zoom)
    screen.setRectangle(whole, of: dim)
    if let view = screenView {
      screen.setRectangle(whole, of: view.canvas)
      view.layOut(metrics, variant, zoom: zoom, keyboard: keyboardWay * metrics.keyboard)
      oldScreenView?.layOut(metrics, variant, zoom: zoom, keyboard: 0)
      backdrop?.layOut(whole)
    }
    drawPassage()
    let hairline = Double(variant.ruleWidth) / zoom / Double(canvas.scaleFactor)
    around.layOut(hairline: hairline)
    let (alert, ruler) = (variant.alert, StageRulers.ruler(of: canvas, zoom: zoom))
    let placement = AlertPlacement(metrics, keyboard: keyboardRoom, way: keyboardWay)
    for view in alertViews {
      let tall = view.layOut(
        alert, ruler, hairline: hairline, maximumHeight: placement.maximumHeight)
      screen.setRectangle(
        placement.place(width: alert.width, height: tall, zoom: zoom), of: view.canvas)
    }
    layOutPlaced(ruler, hairline: hairline)
    revealField()
  }

  /// Draws everything that moves at its current place.
  func draw() {
    guard let simulator else { return }
    let state = simulator.state
    let showings = state.showsApplication ? state.showings : []
    let motion = Motion(theme: look.theme, now: clock(), isAnimated: isAnimated())
    drawPassage()
    for (view, showing) in zip(layers, showings) {
      // What has an arrow is hidden while everything turns.
      var isHidden = state.rotation != nil
      if case .popover = showing.placement {} else { isHidden = false }
      (view as? any PlacedView)?.draw(
        presence: isHidden ? 0 : motion.presence(of: showing), on: screen)
    }
    turnCards()
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
    around.draw(motion)
    glass.isVisible =
      turning != 0 || appearances.contains { $0.scale != 1 } || system?.isScaled(motion) == true
    // Another dialog is on top, or it has another size.
    if filling != wantedFilling { layOut() }
  }

  /// What is to fill the room, in points on the screen; `nil` for the device.
  private var wantedFilling: Rectangle? {
    switch fills {
    case .device: nil
    case .screen: metrics.wholeScreen
    case .dialog: placeOfDialog ?? metrics.wholeScreen
    }
  }

  /// Turns what a presented view covers together with that view, as the front of one card.
  private func turnCards() {
    let views = layers.compactMap { $0 as? PresentedLayer }
    let covers = views.map(\.squeezeBelow)
    guard turnsCards || covers.contains(where: { $0 < 1 }) else { return }
    turnsCards = covers.contains { $0 < 1 }
    let backs = [screenView?.canvas] + views.map(\.canvas)
    for (back, squeeze) in zip(backs, covers + [1]) {
      if let back { screen.setSqueeze(squeeze, of: back) }
    }
  }

  /// Places the two screens of a passage.
  func drawPassage() {
    guard let old = oldScreenView, let view = screenView, let passage = simulator?.state.passage
    else { return }
    let motion = Motion(theme: look.theme, now: clock(), isAnimated: isAnimated())
    let (width, height) = (metrics.screenWidth, metrics.screenHeight)
    let way = passageStart + (1 - passageStart) * motion.way(of: passage)
    let movement = PassageMovement(
      passage.kind, theme: look.theme, width: width, height: height, way: way)
    for (part, offset) in [(old, movement.going), (view, movement.coming)] {
      screen.setRectangle(
        Rectangle(x: offset.x, y: offset.y, width: width, height: height), of: part.canvas)
    }
    let isAbove = passage.kind.comesAbove
    barPassage?.draw(
      offset: isAbove ? movement.coming.x : movement.going.x, presence: isAbove ? way : 1 - way,
      on: screen)
  }

  /// Draws the device while it turns from its previous orientation.
  private func drawTurn(_ rest: Double) {
    device.setClass("turning", rest > 0)
    guard rest > 0 else {
      ghost.drop()
      return canvas.setAppearance(of: device)
    }
    let turn = Turn(model, metrics, rest: rest, fittedTo: zoomLevel == .fit ? size : nil)
    canvas.setAppearance(scale: turn.scale, angle: turn.angle, of: device)
    device.setAppearance(angle: turn.ghostAngle, opacity: turn.ghostOpacity, of: ghost.widget)
  }

  /// Handles a press while something moves: it presses the widget that is drawn there.
  func pressThroughGlass(_ press: ButtonPress) {
    glass.hide()
    canvas.press(x: press.x, y: press.y)
    draw()
  }
}
