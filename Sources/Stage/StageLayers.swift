import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

// The dialogs on the stage, from the lowest to the topmost.

extension Stage {
  func showLayers(_ simulator: Simulator, disabled: Set<Input>) {
    let showing = simulator.state.showsApplication ? simulator.state.showings : []
    for view in layers where !showing.contains(where: { $0.dialog == view.dialog }) {
      for part in [view.canvas, view.shade?.canvas].compactMap({ $0 }) { screen.remove(part) }
      stacked.removeAll { $0 === view.canvas || $0 === view.shade?.canvas }
    }
    layers = showing.map { dialog in
      if let view = layers.first(where: { $0.dialog == dialog.dialog }) {
        view.update(dialog, in: simulator, disabled: disabled)
        return view
      }
      let view = makeLayer(dialog, simulator)
      view.update(dialog, in: simulator, disabled: disabled)
      if let shade = view.shade {
        screen.add(shade.canvas)
        screen.setConcealed(true, shade.canvas)
      }
      screen.add(view.canvas)
      if speaks { view.canvas.announce(view.announcement) }
      return view
    }
    stack()
  }

  private func makeLayer(_ showing: Showing, _ simulator: Simulator) -> any LayerView {
    let indices = simulator.indices[showing.dialog.index]
    let send: @MainActor (Input) -> Void = { [weak self] in self?.onInput?($0) }
    let beside: @MainActor (Double, Double) -> Void = { [weak self] in
      self?.tapOutside(x: $0, y: $1)
    }
    switch simulator.prototype[showing.dialog]?.kind {
    case .actionSheet(let sheet):
      let bars = simulator.state.screen.flatMap { simulator.prototype[$0]?.barStyle }
      let style = sheet.shownStyle(
        barStyle: bars, inPopover: !showing.placement.showsCancel, on: simulator.prototype.device)
      return SheetView(showing, indices, style: style, tapOutside: beside, send: send)
    case .popover(let popover):
      return PopoverView(showing, popover, picture: picture, tapOutside: beside, send: send)
    case .activityPicker(let picker):
      return PickerView(
        showing, picker, device: simulator.prototype.device, picture: picture, tapOutside: beside,
        send: send)
    case .presentedView(let view), .formSheet(let view):
      return PresentedLayer(showing, view, picture: picture, tapOutside: beside, send: send)
    case .alert(let alert):
      return AlertView(showing, indices, alert.shownFields, picture: picture, send: send)
    case nil:
      return AlertView(showing, indices, [], picture: picture, send: send)
    }
  }

  /// Orders the layers, each directly above the shade that covers the layers below it.
  ///
  /// The keyboard is above all but what takes its keys away, which dims it too. Alerts in a row share
  /// one dimming. For assistive technology each move is a removal and an addition, so only a layer
  /// that is not at its place is moved; a new layer is already on top.
  private func stack() {
    var wanted: [Widget] = []
    let top = layers.last { $0 is AlertView }
    var first = layers.lastIndex { $0 === top } ?? 0
    while first > 0, layers[first - 1] is AlertView { first -= 1 }
    let aboveKeyboard = layerAboveKeyboard
    let hasKeyboard = simulator?.state.keyboard.isUp == true || keyboard.host.isVisible
    for (place, view) in layers.enumerated() {
      if hasKeyboard, view === aboveKeyboard { wanted.append(keyboard.host) }
      if top != nil, place == first { wanted.append(dim) }
      if let shade = view.shade { wanted.append(shade.canvas) }
      wanted.append(view.canvas)
    }
    if hasKeyboard, aboveKeyboard == nil { wanted.append(keyboard.host) }
    let inPlace = zip(stacked, wanted).prefix { $0 === $1 }.count
    var onTop = inPlace == stacked.count
    for widget in wanted.dropFirst(inPlace) {
      let isNew = !stacked.contains { $0 === widget } && widget !== dim && widget !== keyboard.host
      if onTop, isNew { continue }
      onTop = false
      screen.reorder(widget)
    }
    stacked = wanted
  }

  /// Shows assistive technology only the topmost layer, and the parts below that are live.
  func offerTopmost(_ simulator: Simulator) {
    let top =
      layers.last { view in
        simulator.state.showings.contains {
          $0.dialog == view.dialog && !$0.isLeaving
        }
      } ?? layers.last
    // Over everything there may be a part of the system.
    let isInterrupted = around.takesTaps
    for view in layers { screen.setConcealed(view !== top || isInterrupted, view.canvas) }
    screen.setConcealed(layerAboveKeyboard != nil || isInterrupted, keyboard.host)
    if let springboard { screen.setConcealed(top != nil || isInterrupted, springboard.canvas) }
    guard let screenView else { return }
    guard top != nil || isInterrupted else {
      screen.setConcealed(false, screenView.canvas)
      return screenView.offer(nil)
    }
    let live = Set(
      screenView.controls.filter { !isInterrupted && simulator.tap(at: $0) != .tapOutside })
    screen.setConcealed(live.isEmpty, screenView.canvas)
    screenView.offer(live)
  }

  /// Handles a tap outside a sheet or a popover: on a part that is live, or on nothing.
  private func tapOutside(x: Double, y: Double) {
    guard let simulator else { return }
    let zoom = zoom.value
    // The places of controls count from the side where the screen begins.
    let across = screen.isMirrored ? metrics.screenWidth - x / zoom : x / zoom
    var input = simulator.tap(at: screenView?.control(atX: across, y: y / zoom))
    if case .tapControl(let control) = input,
      let segment = screenView?.segment(of: control, atX: across)
    {
      input = .tapSegment(control, index: segment)
    }
    onInput?(input)
  }

  /// Places all dialogs but alerts, the lowest first, because a sheet may be in a popover.
  func layOutPlaced(_ ruler: any TextRuler, hairline: Double) {
    let whole = Rectangle(
      x: 0, y: 0, width: metrics.screenWidth, height: metrics.screenHeight)
    let room = LayerRoom(
      screen: screen, metrics: metrics, variant: variant, ruler: ruler,
      hairline: hairline, keyboard: keyboardWay * metrics.keyboard,
      viewBottom: screenView?.viewBottom ?? metrics.screenHeight,
      place: { [unowned self] in anchor(of: $0) },
      bar: { [unowned self] in screenView?.place(of: $0) },
      host: { [unowned self] host in placed(host)?.content })
    for case let view as any PlacedView in layers {
      if let shade = view.shade {
        shade.canvas.zoom = ruler.zoom
        screen.setRectangle(whole, of: shade.canvas)
      }
      view.layOut(in: room)
    }
  }

  private func anchor(of control: ControlID) -> Rectangle? {
    if case .dialog(let dialog) = control.holder {
      let layer = placed(dialog)
      return (layer as? PopoverView)?.place(of: control)
        ?? (layer as? PresentedLayer)?.anchor(of: control, zoom: zoom.value)
    }
    guard let view = screenView, view.holder == control.holder else { return nil }
    return view.anchor(of: control, zoom: zoom.value)
  }

  private func placed(_ dialog: DialogID) -> (any PlacedView)? {
    layers.first { $0.dialog == dialog } as? any PlacedView
  }
}
