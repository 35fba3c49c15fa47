import DialogModel
import DialogSimulator
import Gtk
import StageGeometry

/// A bar of a screen with its buttons.
@MainActor
final class BarView {
  let canvas = Canvas()

  private let kind: BarLayout.Kind
  private let title: Label?
  private var titleScale = 1.0
  private var buttons: [(id: ControlID, view: ButtonView)] = []

  init(
    _ kind: BarLayout.Kind, title text: String?, _ controls: [(id: ControlID, control: Control)],
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

  /// The button of a control; `nil` if the control is not in this bar.
  func button(of control: ControlID) -> Widget? {
    buttons.first { $0.id == control }?.view.button
  }

  var controls: [ControlID] { buttons.map(\.id) }

  /// The rectangle of a button, in points from the corner of the bar.
  func place(of control: ControlID) -> Rectangle? {
    buttons.first { $0.id == control }.map { canvas.rectangle(of: $0.view.button) }
  }

  /// The widgets that can have the keyboard's focus.
  var focusable: [Widget] { buttons.map(\.view.button) }

  func update(disabled: Set<Input>) {
    for (id, view) in buttons { view.isEnabled = !disabled.contains(.tapControl(id)) }
  }

  func layOut(width: Double, height: Double, zoom: Double) {
    canvas.zoom = zoom
    // The natural width includes the padding of the theme.
    let natural = buttons.map { Double($0.view.button.preferredSize.width) / zoom }
    let layout = BarLayout(kind, natural, width: width, height: height)
    for ((_, view), place) in zip(buttons, layout.buttons) {
      canvas.setRectangle(place, of: view.button)
      canvas.setRectangle(place, of: view.veil)
    }
    guard let title else { return }
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
