import DialogModel
import DialogSimulator
import Gtk
import Texts

// The views on the stage, and their order.

extension Stage {
  func showGround(_ simulator: Simulator, disabled: Set<Input>) {
    let state = simulator.state
    let inFront = state.showsApplication
    let wasAway = springboard?.canvas.isVisible == true
    let isHome = !inFront && state.front == .springboard
    let back = state.backScreen.map { simulator.prototype.backTitle(of: $0) }
    if !inFront || state.passage == nil { dropOldScreen() }
    if inFront, let id = state.screen, let described = simulator.prototype[id],
      screenView?.holder != .screen(id) || screenView?.back != back
    {
      let isChange = screenView != nil
      dropOldScreen()
      if let old = screenView {
        if let passage = state.passage, old.holder == .screen(passage.from) {
          oldScreenView = old
          screen.setConcealed(true, old.canvas)
        } else {
          screen.remove(old.canvas)
        }
      }
      let view = ScreenView(holder: .screen(id), described, back: back, picture: picture) {
        [weak self] in self?.onInput?($0)
      }
      screen.add(view.canvas)
      screen.reorder(view.canvas, to: 0)
      screenView = view
      if isChange, speaks {
        screen.announce(tr("screen, {name}", ["name": view.canvas.accessibleName]))
      }
      backdrop = described.image.flatMap {
        Backdrop($0, picture, described.imageFit, under: view.canvas)
      }
    }
    if back != nil, edgeSwipe == nil { edgeSwipe = EdgeSwipe(self) }
    if inFront, let passage = state.passage { showOldScreen(passage, simulator) }
    if isHome, springboard == nil {
      LookSheets.loadSystem(variant, scale: canvas.scaleFactor)
      let prototype = simulator.prototype
      let view = Springboard(
        name: prototype.iconName, face: face(of: prototype), isAnimated: isAnimated
      ) { [weak self] in self?.onInput?($0) }
      screen.add(view.canvas)
      screen.reorder(view.canvas, to: 0)
      around.springboard = view
    }
    showOther(!inFront && state.front == .otherApplication)
    if speaks, let view = springboard?.canvas, wasAway != isHome, isHome || inFront {
      screen.announce(isHome ? view.accessibleName : screenView?.canvas.accessibleName ?? "")
    }
    springboard?.canvas.isVisible = isHome
    springboard?.isEnabled = !disabled.contains(.launchApp)
    screenView?.canvas.isVisible = inFront && state.screen != nil
    screenView?.update(simulator, disabled: disabled)
    statusBar.canvas.setClass("away", !inFront)
    let style = state.screen.flatMap { simulator.prototype[$0]?.barStyle }
    statusBar.canvas.setClass("black", inFront && style.map { $0 != .default } ?? false)
    showTime()
  }

  /// Shows the screen of another application, or hides it.
  private func showOther(_ shown: Bool) {
    guard shown || around.otherScreen != nil else { return }
    if around.otherScreen == nil {
      LookSheets.loadSystem(variant, scale: canvas.scaleFactor)
      let view = OtherScreen()
      screen.add(view.canvas)
      screen.reorder(view.canvas, to: 0)
      around.otherScreen = view
    }
    guard let view = around.otherScreen?.canvas, view.isVisible != shown || shown else { return }
    if shown, !view.isVisible, speaks { screen.announce(view.accessibleName) }
    view.isVisible = shown
  }

  /// Shows the screen that goes next to the one that comes, above it or below it.
  private func showOldScreen(_ passage: Passage, _ simulator: Simulator) {
    guard let view = screenView, let from = simulator.prototype[passage.from] else { return }
    if oldScreenView == nil {
      let stack = simulator.state.screens.map(\.screen)
      let below = stack.firstIndex(of: passage.from).map { stack[..<$0].last } ?? passage.to
      let back = below.map { simulator.prototype.backTitle(of: $0) }
      let old = ScreenView(
        holder: .screen(passage.from), from, back: back, picture: picture, send: { _ in })
      screen.add(old.canvas)
      screen.setConcealed(true, old.canvas)
      oldScreenView = old
      let whole = Rectangle(
        x: 0, y: 0, width: metrics.screenWidth, height: metrics.screenHeight)
      old.layOut(metrics, variant, zoom: zoom.value, keyboard: 0)
      screen.setRectangle(whole, of: old.canvas)
    }
    guard let old = oldScreenView else { return }
    let parts = passage.kind.comesAbove ? [view, old] : [old, view]
    for part in parts { screen.reorder(part.canvas, to: 0) }
    if let way = edgeSwipe?.takeReleased() { passageStart = way }
    if passage.kind.isSideways, barPassage == nil {
      barPassage = BarPassage(lower: parts[1], upper: parts[0], on: screen)
    }
  }

  /// Removes the screen that has gone.
  func dropOldScreen() {
    barPassage?.end(on: screen)
    barPassage = nil
    if let old = oldScreenView { screen.remove(old.canvas) }
    oldScreenView = nil
    passageStart = 0
  }

  /// Shows the time of day; called at each change of the state, and of the speed.
  public func showTime() {
    guard let simulator else { return }
    let now = max(simulator.state.now.milliseconds, Int(clock()))
    statusBar.setTime(
      milliseconds: now, slowness: slowness(), clock: clock, face: { StageClock(simulator, at: $0) }
    ) { [weak self] in self?.around.showAges($0) }
  }
}
