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
  private let titles: [String]
  private let places: [ControlID: Int]
  /// What is disabled, for buttons that are made later.
  private var disabled: Set<Input> = []
  private let send: @MainActor (Input) -> Void
  private var layout: BarLayout?
  private lazy var buttons = Rows<ButtonView>(in: canvas, above: title, across: true) {
    [unowned self] in makeButton($0)
  }

  init(
    _ kind: BarLayout.Kind, title text: String?, _ controls: [(id: ControlID, control: Control)],
    _ send: @escaping @MainActor (Input) -> Void
  ) {
    self.kind = kind
    self.send = send
    self.controls = controls.map(\.id)
    titles = controls.map(\.control.text)
    places = Dictionary(
      controls.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { one, _ in one })
    title = text.map { Label(LongText.shortened($0)) }
    canvas.accessibleRole = .filler
    canvas.addClass("bar")
    canvas.addClass(kind.cssClass)
    if let title {
      title.addClass("title")
      title.setEllipsize(.end)
      canvas.add(title)
    }
    buttons.prepare(Array(titles.indices))
  }

  private func makeButton(_ place: Int) -> ButtonView {
    let id = controls[place]
    let view = ButtonView(titles[place]) { [send] in send(.tapControl(id)) }
    view.button.showAll()
    enable(view, place)
    return view
  }

  private func enable(_ view: ButtonView, _ place: Int) {
    view.isEnabled = !disabled.contains(.tapControl(controls[place]))
  }

  /// The button of a control; `nil` if the control is not in this bar, or its button is not made.
  func button(of control: ControlID) -> Widget? {
    places[control].flatMap { buttons.made[$0]?.button }
  }

  /// The rectangle of a button, in points from the corner of the bar.
  func place(of control: ControlID) -> Rectangle? {
    guard let place = places[control], var rectangle = layout?.buttons[place] else { return nil }
    rectangle.x -= canvas.offset
    return rectangle
  }

  /// The widgets that can have the keyboard's focus, of those that are made.
  var focusable: [Widget] { buttons.inOrder.map(\.button) }

  func update(disabled: Set<Input>) {
    self.disabled = disabled
    for (place, view) in buttons.made { enable(view, place) }
  }

  func layOut(width: Double, height: Double, zoom: Double) {
    canvas.zoom = zoom
    // The natural width includes the padding of the theme.
    let isMeasured = titles.count <= RowsInSight.few
    let natural = titles.indices.map { place in
      isMeasured ? Double(buttons.made[place]?.button.preferredSize.width ?? 0) / zoom : 0
    }
    let layout = BarLayout(kind, natural, width: width, height: height)
    self.layout = layout
    canvas.setContentWidth(layout.content)
    canvas.setClips(layout.content > 0)
    buttons.layOut(Array(titles.indices), layout.buttons, extent: width)
    guard let title else { return }
    title.isVisible = layout.content == 0
    let scale = title.scale(toFit: layout.titleRoom * zoom, least: 0.8).scale
    if scale != titleScale {
      titleScale = scale
      title.setScale(scale)
    }
    canvas.setRectangle(layout.title, of: title)
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
