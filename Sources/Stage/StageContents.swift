import DialogModel
import DialogSimulator
import Gtk
import Texts

// Which views there are, and in which order they lie.

extension Stage {
  func showGround(_ simulator: Simulator) {
    let state = simulator.state
    let inFront = state.showsApplication
    if inFront, let id = state.screen, screenView?.id != id {
      if let old = screenView { screen.remove(old.canvas) }
      let described = simulator.prototype.screens[id.index]
      let view = ScreenView(id, described, picture: picture) { [weak self] in self?.onInput?($0) }
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
    screenView?.canvas.isVisible = inFront && state.screen != nil
    screenView?.update(disabled: state.disabledControls)
    statusBar.canvas.setClass("away", !inFront)
    let style = state.screen.map { simulator.prototype.screens[$0.index].barStyle }
    statusBar.canvas.setClass("black", inFront && style.map { $0 != .default } ?? false)
    statusBar.setTime(milliseconds: state.now.milliseconds)
  }

  func showAlerts(_ simulator: Simulator) {
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
      let described = simulator.prototype.dialogs[alert.dialog.index].alert?.shownFields ?? []
      let view = AlertView(alert, indices, described, picture: picture) { [weak self] in
        self?.onInput?($0)
      }
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
}
