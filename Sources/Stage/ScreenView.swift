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
  /// The text of its back button; `nil` for none.
  let back: String?
  private let cells: ScreenCells
  private let navigationBar: BarView?
  private let toolbar: BarView?
  private let attachments: Attachments?
  private let tabBar: BarView?
  /// The height of all cells, and the height of all bars.
  private var (contentHeight, ends) = (0.0, 0.0)
  /// The place of the navigation bar on the screen at rest.
  private var barPlace: Rectangle?
  /// The top of the lower bars, in points.
  private(set) var viewBottom = 0.0

  init(
    holder: ControlID.Holder, _ screen: Screen, back: String? = nil,
    picture: PictureSource, attachments: Attachments? = nil,
    send: @escaping @MainActor (Input) -> Void
  ) {
    self.holder = holder
    self.attachments = attachments
    self.screen = screen
    self.back = back
    let controls = screen.controls.enumerated().map {
      (id: ControlID(holder, index: $0.offset), control: $0.element)
    }
    let bars = screen.controls.bars.map { $0.map { BarLayout.Kind($0) } }
    func bar(_ kind: BarLayout.Kind, title: String? = nil) -> BarView? {
      let own = controls.filter { bars[$0.id.index] == kind }
      let back = kind == .navigation ? back : nil
      return title == nil && own.isEmpty && back == nil
        ? nil
        : BarView(
          kind, title: title, back: back, isBlack: screen.barStyle != .default, own,
          picture: picture, send)
    }
    navigationBar = bar(.navigation, title: screen.title)
    toolbar = bar(.toolbar)
    tabBar = bar(.tabs)
    cells = ScreenCells(
      controls.filter { bars[$0.id.index] == nil && $0.control.kind != .space }, picture: picture,
      attachments: attachments, send: send)
    canvas.addClass("screen")
    if screen.barStyle != .default { canvas.addClass("black") }
    if screen.barStyle == .blackTranslucent { canvas.addClass("translucent") }
    // They are read in the order in which they are added, and seen from top to bottom.
    if let navigationBar { canvas.add(navigationBar.canvas) }
    canvas.add(cells.pane)
    for bar in [toolbar, tabBar].compactMap({ $0 }) { canvas.add(bar.canvas) }
    canvas.accessibleRole = .panel
    canvas.accessibleName = screen.title ?? screen.id
    canvas.showAll()
  }

  /// The navigation bar, if there is one.
  var bar: Canvas? { navigationBar?.canvas }

  /// Draws the navigation bar, and the title in it, away from their places, by distances in points
  /// to the right.
  func moveBar(by distance: Double, title: Double) {
    guard let navigationBar, var place = barPlace else { return }
    place.x += distance
    canvas.setRectangle(place, of: navigationBar.canvas)
    navigationBar.moveTitle(by: title)
  }

  /// The back button, if there is one.
  var backButton: Widget? { navigationBar?.backButton }

  /// The bars, from top to bottom.
  var shownBars: [BarView] { bars }
  /// The pane with the cells, which scrolls.
  var cellPane: Canvas { cells.pane }
  /// Whether a part is the screen or the view that this draws.
  func owns(_ part: StagePart) -> Bool {
    switch (part.subject, holder) {
    case (.screen(let one), .screen(let other)): one == other
    case (.dialog(let one), .dialog(let other)): one == other
    default: false
    }
  }
  /// The parts of the cells that are made.
  var cellParts: [DrawnStagePart] { cells.drawnParts }

  private var bars: [BarView] { [navigationBar, toolbar, tabBar].compactMap { $0 } }

  /// The views of the fields that are made.
  var fields: [FieldView] { cells.fields }

  /// Whether a field is on this screen, even if its view is not made.
  func holds(_ field: FieldID) -> Bool { cells.holds(field) }

  /// The widget that gets the taps on a control; `nil` if it is not made.
  ///
  /// - Parameter segment: the 0-based index of the segment of a segmented control.
  func button(of control: ControlID, segment: Int? = nil) -> Widget? {
    if let segments = cells.cell(of: control)?.segments {
      return segment.flatMap { segments.buttons.dropFirst($0).first } ?? segments.canvas
    }
    return cells.cell(of: control)?.button?.button
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
    guard pane.contains(x, y), let cell = cells.control(at: y - pane.y), cell.control.takesTaps
    else { return nil }
    return place(of: cell.id)?.contains(x, y) == true ? cell.id : nil
  }

  /// The 0-based index of the segment at a place, in points from the corner of the view; `nil` for a
  /// control without segments.
  func segment(of control: ControlID, atX x: Double) -> Int? {
    let count = screen.controls[control.index].segments.count
    guard count > 0, control.holder == holder, let place = place(of: control) else { return nil }
    return min(count - 1, max(0, Int((x - place.x) / place.width * Double(count))))
  }

  /// The widgets that can have the keyboard's focus, of those that are made.
  var focusable: [Widget] {
    (attachments?.focusable ?? []) + cells.focusable + bars.flatMap(\.focusable)
  }

  /// The first part of a composer that takes typing.
  var typing: Widget? { attachments?.focusable.first }

  /// Shows which controls are disabled.
  func update(_ simulator: Simulator, disabled: Set<Input>) {
    let known = isOfPrototype ? simulator : nil
    cells.update(known, disabled: disabled)
    for bar in bars { bar.update(known, disabled: disabled) }
  }

  /// Whether the run knows the controls; those of a composer are the stage's own.
  private var isOfPrototype: Bool {
    if case .activity(let activity) = holder { activity.index >= 0 } else { true }
  }

  /// Scrolls so that a field is visible, if the field is on this screen.
  func reveal(_ id: FieldID) { cells.reveal(id, room: canvas.rectangle(of: cells.pane).height) }

  /// Scrolls so that a control is visible; false where it is, or is not between the bars.
  func reveal(control: ControlID) -> Bool {
    cells.reveal(control: control, room: canvas.rectangle(of: cells.pane).height)
  }

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
  func layOut(_ metrics: DeviceMetrics, _ variant: LookVariant, zoom: Double, keyboard: Double) {
    layOut(
      metrics, variant, zoom: zoom, width: metrics.screenWidth, top: DeviceMetrics.statusBar,
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
      room.metrics, room.variant, zoom: room.zoom, width: width, top: 0, bottom: maximumHeight,
      clear: maximumHeight - keyboard)
    return min(maximumHeight, ends + contentHeight)
  }

  private func layOut(
    _ metrics: DeviceMetrics, _ variant: LookVariant, zoom: Double, width: Double, top: Double,
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
      bar.layOut(variant, width: place.width, height: place.height, zoom: zoom)
    }
    barPlace = layout.bars[.navigation]
    canvas.setRectangle(layout.content, of: cells.pane)
    contentHeight = cells.layOut(
      width: width, variant.screen(width: width), zoom: zoom, height: layout.content.height)
    (ends, viewBottom) = (layout.ends, layout.viewBottom)
  }
}
