import DialogModel
import Gtk
import StageGeometry

/// An item of a bar: a title, an icon, or in the tab bar an icon above a title.
@MainActor
final class BarItem {
  let view: ButtonView
  private let icon: BarIcon?
  private let face: Canvas?
  private let isTab: Bool

  init(_ control: Control, _ picture: Picture?, tap: @escaping @MainActor () -> Void) {
    isTab = control.kind == .tab
    // A tab with a screen says whether it is selected.
    let button = isTab && control.details.screen != nil ? ToggleButton() : Button()
    icon = control.details.icon.flatMap { BarIcon($0, picture) }
    let face = icon == nil ? nil : Canvas()
    self.face = face
    view = ButtonView(control.text, button: button, face: face, tap: tap)
    if button is ToggleButton { button.accessibleRole = .pageTab }
    guard let icon, let face else { return }
    button.addClass("with-icon")
    face.add(icon.widget)
    if isTab { face.add(view.label) }
    face.show()
  }

  /// The natural width in pixels, with the padding of the theme.
  func width(_ metrics: BarItemMetrics, zoom: Double) -> Int {
    icon == nil
      ? view.button.preferredSize.width : Int((metrics.width(isTab: isTab) * zoom).rounded())
  }

  /// Places the parts in a button of a size in points.
  func layOut(width: Double, height: Double, _ metrics: BarItemMetrics, zoom: Double) {
    guard let icon, let face else { return }
    face.zoom = zoom
    let size = metrics.iconSize(isTab: isTab)
    icon.layOut(size: size, zoom: zoom)
    // The margins of a theme are around the face.
    let (width, height) = (width - 2 * metrics.margin.x, height - 2 * metrics.margin.y)
    let x = (width - size) / 2
    if isTab {
      face.setRectangle(
        Rectangle(x: x, y: 5, width: size, height: size).onPixels(zoom), of: icon.widget)
      face.setRectangle(
        Rectangle(x: 0, y: size + 5, width: width, height: max(1, height - size - 6)),
        of: view.label)
      view.fitTitle((width - 4) * zoom)
    } else {
      face.setRectangle(
        Rectangle(x: x, y: (height - size) / 2, width: size, height: size).onPixels(zoom),
        of: icon.widget)
    }
  }
}

extension BarItem: PaneRow {
  var parts: [Widget] { view.parts }
  var concealed: [Widget] { view.concealed }
  var counted: Widget { view.counted }
}
