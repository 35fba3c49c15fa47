import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// A bar of a screen with its buttons.
///
/// A bar with more buttons than fit scrolls, and its title is hidden.
@MainActor
final class BarView {
  let canvas = Canvas()
  /// The buttons of the bar.
  let controls: [ControlID]

  private let kind: BarLayout.Kind
  private let title: Label?
  private var titleScale = 1.0
  private var titlePlace = Rectangle(x: 0, y: 0, width: 1, height: 1)
  private let items: [Control]
  /// The flexible spaces, each by the 0-based index of the item after it.
  private let spaces: [Int]
  private let places: [ControlID: Int]
  /// What is disabled, for buttons that are made later.
  private var disabled: Set<Input> = []
  private var simulator: Simulator?
  private let picture: PictureSource
  private let send: @MainActor (Input) -> Void
  /// The button that goes back to the screen before.
  private let back: BackButton?
  private var layout: BarLayout?
  private var metrics: BarItemMetrics?
  private lazy var buttons = Rows<BarItem>(in: canvas, above: title, across: true) {
    [unowned self] in makeButton($0)
  }

  init(
    _ kind: BarLayout.Kind, title text: String?, back backText: String? = nil, isBlack: Bool,
    _ all: [(id: ControlID, control: Control)],
    picture: PictureSource, _ send: @escaping @MainActor (Input) -> Void
  ) {
    self.kind = kind
    self.picture = picture
    self.send = send
    let controls = all.filter { $0.control.kind != .space }
    self.controls = controls.map(\.id)
    items = controls.map(\.control)
    spaces = all.indices.filter { all[$0].control.kind == .space }.map { place in
      all[..<place].count { $0.control.kind != .space }
    }
    places = Dictionary(
      controls.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { one, _ in one })
    title = text.map { Label(onStage: LongText.shortened($0)) }
    back = backText.map { text in BackButton(text, isBlack: isBlack) { send(.tapBack) } }
    canvas.accessibleRole = .filler
    canvas.addClass("bar")
    canvas.setFadesAtEdges(true)
    canvas.addClass(kind.cssClass)
    if let title {
      title.addClass("title")
      title.setEllipsize(.end)
      canvas.add(title)
    }
    back?.put(on: canvas)
    buttons.place = { [weak self] item, _, place in self?.layOut(item, place) }
    buttons.prepare(Array(items.indices))
  }

  /// The label of its title, if it has one.
  var titleLabel: Label? { title }
  /// The items that are made.
  var madeItems: [(id: ControlID, item: BarItem)] {
    buttons.made.sorted { $0.key < $1.key }.map { (controls[$0.key], $0.value) }
  }

  private func makeButton(_ place: Int) -> BarItem {
    let id = controls[place]
    let icon = items[place].details.icon
    let item = BarItem(items[place], icon.flatMap { [picture] in picture.icon($0) }) { [send] in
      send(.tapControl(id))
    }
    item.view.button.showAll()
    enable(item, place)
    return item
  }

  private func enable(_ item: BarItem, _ place: Int) {
    item.view.isEnabled = !disabled.contains(.tapControl(controls[place]))
    let isSelected = simulator?.isSelected(tab: controls[place]) ?? false
    item.view.isOn = isSelected
    item.view.button.setClass("selected", isSelected)
  }

  private func layOut(_ item: BarItem, _ place: Rectangle) {
    guard let metrics else { return }
    item.layOut(width: place.width, height: place.height, metrics, zoom: canvas.zoom)
  }

  /// The button of a control; `nil` if the control is not in this bar, or its button is not made.
  func button(of control: ControlID) -> Widget? {
    places[control].flatMap { buttons.made[$0]?.view.button }
  }

  /// The rectangle of a button, in points from the corner of the bar.
  func place(of control: ControlID) -> Rectangle? {
    guard let place = places[control], var rectangle = layout?.buttons[place] else { return nil }
    rectangle.x -= canvas.offset
    return rectangle
  }

  /// The widgets that can have the keyboard's focus, of those that are made.
  var focusable: [Widget] {
    [backButton].compactMap { $0 } + buttons.inOrder.map(\.view.button)
  }

  /// The back button, if the bar has one.
  var backButton: Widget? { back?.view.button }

  func update(_ simulator: Simulator?, disabled: Set<Input>) {
    (self.simulator, self.disabled) = (simulator, disabled)
    for (place, item) in buttons.made { enable(item, place) }
    back?.view.isEnabled = !disabled.contains(.tapBack)
  }

  func layOut(_ variant: LookVariant, width: Double, height: Double, zoom: Double) {
    canvas.zoom = zoom
    let metrics = BarItemMetrics(variant.theme, kind, isLow: height < 44)
    self.metrics = metrics
    // The natural width includes the padding of the theme.
    let isMeasured = items.count <= RowsInSight.few
    let natural = items.indices.map { place in
      isMeasured ? Double(buttons.made[place]?.width(metrics, zoom: zoom) ?? 0) / zoom : 0
    }
    let backWidth = back?.width(in: width, zoom: zoom)
    let layout = BarLayout(
      kind, natural, spaces: spaces, back: backWidth ?? 0, width: width, height: height)
    if let back, let backWidth {
      back.layOut(
        variant, metrics, width: backWidth, height: height, zoom: zoom, on: canvas)
    }
    self.layout = layout
    canvas.setContentWidth(layout.content)
    canvas.setClips(layout.content > 0)
    buttons.layOut(Array(items.indices), layout.buttons, extent: width)
    guard let title else { return }
    title.isVisible = layout.content == 0
    let scale = title.scale(toFit: layout.titleRoom * zoom, least: 0.8).scale
    if scale != titleScale {
      titleScale = scale
      title.setScale(scale)
    }
    // A pixel more, because both ends are rounded to whole pixels.
    let wide = Double(title.textWidth(scale: scale) + 1) / zoom
    titlePlace = layout.title(wide)
    canvas.setRectangle(titlePlace, of: title)
  }

  /// Draws the title away from its place, by a distance in points to the right.
  func moveTitle(by distance: Double) {
    guard let title else { return }
    var place = titlePlace
    place.x += distance
    canvas.setRectangle(place, of: title)
  }
}

extension BarLayout.Kind {
  fileprivate var cssClass: String {
    switch self {
    case .navigation: "navigation-bar"
    case .toolbar: "toolbar"
    case .tabs: "tab-bar"
    }
  }
}
