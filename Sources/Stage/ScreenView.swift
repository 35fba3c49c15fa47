import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// A screen of the prototype: its bars, and between them the other controls, which scroll.
@MainActor
final class ScreenView {
  let canvas = Canvas()
  /// The screen or view that contains the controls.
  let holder: ControlID.Holder

  private let screen: Screen
  private let content = Canvas()
  private let navigationBar: BarView?
  private let toolbar: BarView?
  private let tabBar: BarView?
  private var cells: [Cell] = []
  private let attachments: Attachments?
  private(set) var fields: [FieldView] = []
  /// The height of all cells, and the height of all bars.
  private var (contentHeight, ends) = (0.0, 0.0)
  /// The top of the lower bars, in points.
  private(set) var viewBottom = 0.0

  private struct Cell {
    let id: ControlID
    let control: Control
    let widget: Widget
    var button: ButtonView?
    var field: FieldView?
    var chevron: Label?
  }

  init(
    holder: ControlID.Holder, _ screen: Screen, picture: @escaping @MainActor (String) -> Picture?,
    attachments: Attachments? = nil, send: @escaping @MainActor (Input) -> Void
  ) {
    self.holder = holder
    self.screen = screen
    self.attachments = attachments
    let controls = screen.controls.enumerated().map {
      (id: ControlID(holder, index: $0.offset), control: $0.element)
    }
    func bar(_ kind: BarLayout.Kind, title: String? = nil) -> BarView? {
      let own = controls.filter { BarLayout.Kind($0.control.kind) == kind }
      return title == nil && own.isEmpty ? nil : BarView(kind, title: title, own, send)
    }
    navigationBar = bar(.navigation, title: screen.title)
    toolbar = bar(.toolbar)
    tabBar = bar(.tabs)
    canvas.addClass("screen")
    if screen.barStyle != .default { canvas.addClass("black") }
    if screen.barStyle == .blackTranslucent { canvas.addClass("translucent") }
    content.accessibleRole = .filler
    content.setClips(true)
    content.setTakesInput(true)
    canvas.add(content)
    for (id, control) in controls where BarLayout.Kind(control.kind) == nil {
      cells.append(makeCell(control, id, picture, send))
    }
    for (index, field) in fields.enumerated() { field.leadsOn = index + 1 < fields.count }
    attachments?.put(on: content)
    for bar in [navigationBar, toolbar, tabBar] {
      if let bar { canvas.add(bar.canvas) }
    }
    canvas.accessibleRole = .panel
    canvas.accessibleName = screen.title ?? screen.id
    canvas.showAll()
  }

  /// The widget that gets the taps on a control.
  func button(of control: ControlID) -> Widget? {
    cells.first { $0.id == control }?.button?.button
      ?? [navigationBar, toolbar, tabBar].lazy.compactMap { $0?.button(of: control) }.first
  }

  /// The rectangle of a control, in points from the corner of the view.
  func place(of control: ControlID) -> Rectangle? {
    for bar in [navigationBar, toolbar, tabBar].compactMap({ $0 }) {
      if let place = bar.place(of: control) {
        return place.moved(by: canvas.rectangle(of: bar.canvas))
      }
    }
    guard let cell = cells.first(where: { $0.id == control }) else { return nil }
    var place = content.rectangle(of: cell.widget)
    place.y -= content.offset
    return place.moved(by: canvas.rectangle(of: content))
  }

  /// The rectangle that the arrow of a popover points at: the control, or only its text if the
  /// control is as wide as the screen.
  func anchor(of control: ControlID, zoom: Double) -> Rectangle? {
    guard let place = place(of: control) else { return nil }
    guard let cell = cells.first(where: { $0.id == control }), let button = cell.button else {
      return place
    }
    return CellsLayout.anchor(
      in: place, cell.control.kind, textWidth: Double(button.label.textWidth(scale: 1)) / zoom)
  }

  /// The rectangle of a bar, if the screen has this bar.
  func place(of bar: Bar) -> Rectangle? {
    let view =
      switch bar {
      case .navigationBar: navigationBar
      case .toolbar: toolbar
      case .tabBar: tabBar
      }
    return view.map { canvas.rectangle(of: $0.canvas) }
  }

  /// The control at a point, in points from the corner of the view.
  func control(atX x: Double, y: Double) -> ControlID? {
    controls.first { id in
      screen.controls[id.index].kind != .label && place(of: id)?.contains(x, y) == true
    }
  }

  /// The widgets that can have the keyboard's focus.
  var focusable: [Widget] {
    cells.compactMap { $0.field?.entry ?? $0.button?.button }
      + [navigationBar, toolbar, tabBar].flatMap { $0?.focusable ?? [] }
  }

  /// Shows which controls are disabled; fields are updated with the others of the stage.
  func update(disabled: Set<Input>) {
    for cell in cells { cell.button?.isEnabled = !disabled.contains(.tapControl(cell.id)) }
    for bar in [navigationBar, toolbar, tabBar] { bar?.update(disabled: disabled) }
  }

  /// Scrolls so that a field is visible, if the field is on this screen.
  func reveal(_ id: FieldID) {
    guard let field = fields.first(where: { $0.id == id }) else { return }
    let place = content.rectangle(of: field.canvas)
    let room = canvas.rectangle(of: content).height
    content.offset = CellsLayout.offset(showing: place, from: content.offset, room: room)
  }

  /// The controls, from top to bottom.
  var controls: [ControlID] { screen.controls.indices.map { ControlID(holder, index: $0) } }

  /// Shows assistive technology the parts of the screen with live controls, and hides the others.
  ///
  /// - Parameter live: the controls that get taps, disabled ones too; `nil` if nothing covers the
  ///   screen.
  func offer(_ live: Set<ControlID>?) {
    func isLive(_ controls: [ControlID]) -> Bool {
      live.map { !$0.isDisjoint(with: controls) } ?? true
    }
    for bar in [navigationBar, toolbar, tabBar].compactMap({ $0 }) {
      // A bar without buttons still has a title that can be read.
      let controls = bar.controls.isEmpty ? self.controls : bar.controls
      canvas.setConcealed(!isLive(controls), bar.canvas)
    }
    canvas.setConcealed(!cells.isEmpty && !isLive(cells.map(\.id)), content)
  }

  /// Places the parts on a screen below the status bar.
  ///
  /// - Parameter keyboard: the height that the keyboard takes at the foot of the screen, in points.
  func layOut(_ metrics: DeviceMetrics, _ theme: Look.Theme, zoom: Double, keyboard: Double) {
    layOut(
      metrics, theme, zoom: zoom, width: metrics.screenWidth, top: DeviceMetrics.statusBar,
      bottom: metrics.screenHeight, clear: metrics.screenHeight - keyboard)
  }

  /// Places the parts in a popover, or in a view that fills the screen.
  ///
  /// - Parameter keyboard: the height that the keyboard takes at its foot, in points.
  /// - Returns: the height of all parts, in points.
  func layOut(
    width: Double, maximumHeight: Double, _ room: LayerRoom, keyboard: Double = 0
  ) -> Double {
    layOut(
      room.metrics, room.theme, zoom: room.zoom, width: width, top: 0, bottom: maximumHeight,
      clear: maximumHeight - keyboard)
    return min(maximumHeight, ends + contentHeight)
  }

  private func layOut(
    _ metrics: DeviceMetrics, _ theme: Look.Theme, zoom: Double, width: Double, top: Double,
    bottom: Double, clear: Double
  ) {
    for part in [canvas, content] { part.zoom = zoom }
    let bars: [BarLayout.Kind: BarView] = [
      .navigation: navigationBar, .toolbar: toolbar, .tabs: tabBar,
    ].compactMapValues { $0 }
    let layout = ScreenLayout(
      Set(bars.keys), metrics, width: width, top: top, bottom: bottom, clear: clear)
    for kind in BarLayout.Kind.allCases {
      guard let bar = bars[kind], let place = layout.bars[kind] else { continue }
      canvas.setRectangle(place, of: bar.canvas)
      bar.layOut(width: place.width, height: place.height, zoom: zoom)
    }
    canvas.setRectangle(layout.content, of: content)
    contentHeight = layOutCells(width, theme.screen(width: width), zoom)
    (ends, viewBottom) = (layout.ends, layout.viewBottom)
    content.setContentHeight(contentHeight)
  }

  /// - Returns: the height of all cells.
  private func layOutCells(_ width: Double, _ metrics: ScreenMetrics, _ zoom: Double) -> Double {
    let layout = CellsLayout(cells.map(\.control.kind), metrics, width: width) { index, width in
      guard let label = cells[index].widget as? Label else { return 0 }
      return Double(label.textHeight(forWidth: Int(width * zoom))) / zoom
    }
    for (cell, placed) in zip(cells, layout.cells) {
      content.setRectangle(placed.place, of: cell.widget)
      guard cell.control.kind != .label else { continue }
      place(cell, placed.place, metrics)
      cell.widget.setClass("first", placed.isFirst)
      cell.widget.setClass("last", placed.isLast)
    }
    var end = layout.end
    if let attachments {
      end = attachments.layOut(on: content, y: end, width: width, inset: metrics.captionInset)
    }
    return layout.height(endingAt: end)
  }

  private func place(_ cell: Cell, _ place: Rectangle, _ metrics: ScreenMetrics) {
    cell.field?.layOut(
      width: place.width, height: place.height, zoom: content.zoom,
      inset: metrics.captionInset == 16 ? 16 : 12)
    if let veil = cell.button?.veil { content.setRectangle(place, of: veil) }
    if let chevron = cell.chevron {
      content.setRectangle(CellsLayout.chevron(in: place), of: chevron)
    }
  }

  private func makeCell(
    _ control: Control, _ id: ControlID, _ picture: @escaping @MainActor (String) -> Picture?,
    _ send: @escaping @MainActor (Input) -> Void
  ) -> Cell {
    if let described = control.textField {
      let field = FieldView(
        .control(id), described, name: control.text, picture: picture, send)
      field.canvas.addClass("cell")
      fields.append(field)
      content.add(field.canvas)
      return Cell(id: id, control: control, widget: field.canvas, field: field)
    }
    if control.kind == .label {
      let label = Label(control.text)
      label.addClass("caption")
      label.setWraps(true)
      label.xalign = 0
      content.add(label)
      return Cell(id: id, control: control, widget: label)
    }
    let button = ButtonView(control.text) { send(.tapControl(id)) }
    button.button.addClass("cell")
    button.label.setEllipsize(.end)
    content.add(button.button)
    var cell = Cell(id: id, control: control, widget: button.button, button: button)
    if control.kind == .row {
      button.button.addClass("row")
      button.label.xalign = 0
      if !control.then.isEmpty {
        let mark = Label("›")
        mark.addClass("chevron")
        button.button.addClass("leads-on")
        content.add(mark)
        content.setConcealed(true, mark)
        cell.chevron = mark
      }
    }
    content.add(button.veil)
    content.setConcealed(true, button.veil)
    return cell
  }
}
