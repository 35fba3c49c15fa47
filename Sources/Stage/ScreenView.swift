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
  private let cells: ScreenCells
  private let navigationBar: BarView?
  private let toolbar: BarView?
  private let tabBar: BarView?
  /// The height of all cells, and the height of all bars.
  private var (contentHeight, ends) = (0.0, 0.0)
  /// The top of the lower bars, in points.
  private(set) var viewBottom = 0.0

  init(
    holder: ControlID.Holder, _ screen: Screen, picture: @escaping @MainActor (String) -> Picture?,
    attachments: Attachments? = nil, send: @escaping @MainActor (Input) -> Void
  ) {
    self.holder = holder
    self.screen = screen
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
    cells = ScreenCells(
      controls.filter { BarLayout.Kind($0.control.kind) == nil }, picture: picture,
      attachments: attachments, send: send)
    canvas.addClass("screen")
    if screen.barStyle != .default { canvas.addClass("black") }
    if screen.barStyle == .blackTranslucent { canvas.addClass("translucent") }
    canvas.add(cells.pane)
    for bar in bars { canvas.add(bar.canvas) }
    canvas.accessibleRole = .panel
    canvas.accessibleName = screen.title ?? screen.id
    canvas.showAll()
  }

  private var bars: [BarView] { [navigationBar, toolbar, tabBar].compactMap { $0 } }

  /// The views of the fields that are made.
  var fields: [FieldView] { cells.fields }

  /// Whether a field is on this screen, even if its view is not made.
  func holds(_ field: FieldID) -> Bool { cells.holds(field) }

  /// The widget that gets the taps on a control; `nil` if it is not made.
  func button(of control: ControlID) -> Widget? {
    cells.cell(of: control)?.button?.button
      ?? bars.lazy.compactMap { $0.button(of: control) }.first
  }

  /// The rectangle of a control, in points from the corner of the view.
  func place(of control: ControlID) -> Rectangle? {
    if let place = cells.rectangle(of: control) {
      return place.moved(by: canvas.rectangle(of: cells.pane))
    }
    for bar in bars {
      if let place = bar.place(of: control) {
        return place.moved(by: canvas.rectangle(of: bar.canvas))
      }
    }
    return nil
  }

  /// The rectangle that the arrow of a popover points at: the control, or only its text if the
  /// control is as wide as the screen.
  func anchor(of control: ControlID, zoom: Double) -> Rectangle? {
    guard let place = place(of: control) else { return nil }
    guard let cell = cells.cell(of: control), let button = cell.button else { return place }
    return CellsLayout.anchor(
      in: place, cell.content.control.kind,
      textWidth: Double(button.label.textWidth(scale: 1)) / zoom)
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
    if let bar = bars.last(where: { canvas.rectangle(of: $0.canvas).contains(x, y) }) {
      return bar.controls.first { place(of: $0)?.contains(x, y) == true }
    }
    let pane = canvas.rectangle(of: cells.pane)
    guard pane.contains(x, y), let cell = cells.control(at: y - pane.y), cell.control.kind != .label
    else { return nil }
    return place(of: cell.id)?.contains(x, y) == true ? cell.id : nil
  }

  /// The widgets that can have the keyboard's focus, of those that are made.
  var focusable: [Widget] { cells.focusable + bars.flatMap(\.focusable) }

  /// Shows which controls are disabled.
  func update(_ simulator: Simulator, disabled: Set<Input>) {
    cells.update(simulator, disabled: disabled)
    for bar in bars { bar.update(disabled: disabled) }
  }

  /// Scrolls so that a field is visible, if the field is on this screen.
  func reveal(_ id: FieldID) { cells.reveal(id, room: canvas.rectangle(of: cells.pane).height) }

  /// The controls, from top to bottom.
  var controls: some Sequence<ControlID> {
    screen.controls.indices.lazy.map { [holder] in ControlID(holder, index: $0) }
  }

  /// Shows assistive technology the parts of the screen with live controls, and hides the others.
  ///
  /// - Parameter live: the controls that get taps, disabled ones too; `nil` if nothing covers the
  ///   screen.
  func offer(_ live: Set<ControlID>?) {
    func isLive(_ controls: some Sequence<ControlID>) -> Bool {
      live.map { !$0.isDisjoint(with: controls) } ?? true
    }
    for bar in bars {
      // A bar without buttons still has a title that can be read.
      let isOffered = bar.controls.isEmpty ? isLive(controls) : isLive(bar.controls)
      canvas.setConcealed(!isOffered, bar.canvas)
    }
    canvas.setConcealed(!cells.isEmpty && !isLive(cells.controls), cells.pane)
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
    canvas.zoom = zoom
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
    canvas.setRectangle(layout.content, of: cells.pane)
    contentHeight = cells.layOut(
      width: width, theme.screen(width: width), zoom: zoom, height: layout.content.height)
    (ends, viewBottom) = (layout.ends, layout.viewBottom)
  }
}
