import DialogModel
import DialogSimulator
import Gtk
import Texts

// The views on the stage, and their order.

extension Stage {
  func showGround(_ simulator: Simulator, disabled: Set<Input>) {
    let state = simulator.state
    let inFront = state.showsApplication
    if inFront, let id = state.screen, screenView?.holder != .screen(id) {
      if let old = screenView { screen.remove(old.canvas) }
      let described = simulator.prototype.screens[id.index]
      let view = ScreenView(holder: .screen(id), described, picture: picture) { [weak self] in
        self?.onInput?($0)
      }
      screen.add(view.canvas)
      screen.reorder(view.canvas, to: 0)
      screenView = view
      backdrop = described.image.flatMap(picture).map { Backdrop($0, under: view.canvas) }
    }
    if !inFront && springboard == nil {
      let prototype = simulator.prototype
      let name = prototype.application?.name ?? prototype.title ?? tr("Prototype")
      let icon = prototype.application?.icon
      let face = AppIcon(name: name, icon: icon, picture: icon.flatMap(picture))
      let view = Springboard(name: name, icon: face) { [weak self] in self?.onInput?($0) }
      screen.add(view.canvas)
      screen.reorder(view.canvas, to: 0)
      springboard = view
    }
    springboard?.canvas.isVisible = !inFront
    springboard?.isEnabled = !disabled.contains(.launchApp)
    screenView?.canvas.isVisible = inFront && state.screen != nil
    screenView?.update(simulator, disabled: disabled)
    statusBar.canvas.setClass("away", !inFront)
    let style = state.screen.map { simulator.prototype.screens[$0.index].barStyle }
    statusBar.canvas.setClass("black", inFront && style.map { $0 != .default } ?? false)
    statusBar.setTime(milliseconds: state.now.milliseconds, clock)
  }
}
