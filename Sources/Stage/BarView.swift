import DialogModel
import DialogSimulator
import Gtk

/// A bar of a screen with its buttons.
@MainActor
final class BarView {
  enum Kind {
    case navigation, toolbar, tabs

    /// The bar that a control stands in; `nil` for one that stands between the bars.
    init?(_ control: Control.Kind) {
      switch control {
      case .barButton: self = .navigation
      case .toolbarButton: self = .toolbar
      case .tab: self = .tabs
      case .button, .row, .label, .textField: return nil
      }
    }

    fileprivate var cssClass: String {
      switch self {
      case .navigation: "navigation-bar"
      case .toolbar: "toolbar"
      case .tabs: "tab-bar"
      }
    }
  }

  let canvas = Canvas()

  private let kind: Kind
  private let title: Label?
  private var titleScale = 1.0
  private var buttons: [(id: ControlID, view: ButtonView)] = []

  init(
    _ kind: Kind, title text: String?, _ controls: [(id: ControlID, control: Control)],
    _ send: @escaping @MainActor (Input) -> Void
  ) {
    self.kind = kind
    title = text.map { Label($0) }
    canvas.accessibleRole = .filler
    canvas.addClass("bar")
    canvas.addClass(kind.cssClass)
    if let title {
      title.addClass("title")
      title.setEllipsize(.end)
      canvas.add(title)
    }
    for (id, control) in controls {
      let view = ButtonView(control.text) { send(.tapControl(id)) }
      canvas.add(view.button)
      canvas.add(view.veil)
      canvas.setConcealed(true, view.veil)
      buttons.append((id, view))
    }
  }

  /// The button of a control; `nil` where it is none of this bar's.
  func button(of control: ControlID) -> Widget? {
    buttons.first { $0.id == control }?.view.button
  }

  var controls: [ControlID] { buttons.map(\.id) }

  /// Where a button is, in points from the bar's corner.
  func place(of control: ControlID) -> Rectangle? {
    buttons.first { $0.id == control }.map { canvas.rectangle(of: $0.view.button) }
  }

  /// What can have the keyboard's focus.
  var focusable: [Widget] { buttons.map(\.view.button) }

  func update(disabled: Set<ControlID>) {
    for (id, view) in buttons { view.isEnabled = !disabled.contains(id) }
  }

  func layOut(width: Double, height: Double, zoom: Double) {
    canvas.zoom = zoom
    let room = width / Double(max(1, buttons.count))
    let natural = buttons.map { button in
      // Never narrower than a finger; the theme's own sides are in the natural width.
      min(room, max(44, Double(button.view.button.preferredSize.width) / zoom))
    }
    var places: [Rectangle] = []
    switch kind {
    case .navigation: places = navigationPlaces(natural, width, height)
    case .toolbar: places = spread(natural, width, height)
    case .tabs:
      places = buttons.indices.map {
        Rectangle(x: Double($0) * room, y: 0, width: room, height: height)
      }
    }
    for ((_, view), place) in zip(buttons, places) {
      canvas.setRectangle(place, of: view.button)
      canvas.setRectangle(place, of: view.veil)
    }
    guard let title else { return }
    // In the middle of the bar, as far as the buttons leave room on both sides.
    let left = places.filter { $0.x < width / 2 }.map { $0.x + $0.width }.max() ?? 0
    let right = places.filter { $0.x >= width / 2 }.map(\.x).min() ?? width
    let side = max(8, left + 4, width - right + 4)
    let scale = title.scale(toFit: (width - 2 * side) * zoom, least: 0.8).scale
    if scale != titleScale {
      titleScale = scale
      title.setScale(scale)
    }
    canvas.setRectangle(
      Rectangle(x: side, y: 0, width: max(1, width - 2 * side), height: height), of: title)
  }

  /// One button is at the right; of several the first is at the left.
  private func navigationPlaces(
    _ widths: [Double], _ width: Double, _ height: Double
  ) -> [Rectangle] {
    var right = width
    var places: [Rectangle] = []
    for (index, own) in widths.enumerated() {
      let isLeft = index == 0 && widths.count > 1
      if !isLeft { right -= own }
      places.append(Rectangle(x: isLeft ? 0 : right, y: 0, width: own, height: height))
    }
    return places
  }

  /// Equal gaps between the buttons; one alone is in the middle.
  private func spread(_ widths: [Double], _ width: Double, _ height: Double) -> [Rectangle] {
    let spare = max(0, width - widths.reduce(0, +))
    let isAlone = widths.count == 1
    let gap = isAlone ? spare / 2 : spare / Double(max(1, widths.count - 1))
    var x = isAlone ? gap : 0
    return widths.map { own in
      defer { x += own + gap }
      return Rectangle(x: x, y: 0, width: own, height: height)
    }
  }
}
