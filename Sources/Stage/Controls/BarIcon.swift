import DialogModel
import Gtk

/// The icon of an item of a bar: one colour, that of its text.
@MainActor
final class BarIcon {
  let widget: Widget
  private let image: Image?

  /// Fails for an icon that neither the document nor the theme has; `check` names it.
  ///
  /// - Parameters:
  ///   - name: the icon as the document names it.
  ///   - picture: the picture of that name, which is a mask; `nil` for a themed icon.
  init?(_ name: String, _ picture: Picture?) {
    if let picture {
      let area = DrawingArea(takesInput: false)
      area.onDraw { [weak area] painter, size in
        guard let area, picture.size.width > 0, picture.size.height > 0 else { return }
        let factor = min(
          Double(size.width) / Double(picture.size.width),
          Double(size.height) / Double(picture.size.height))
        let (width, height) = (
          Double(picture.size.width) * factor, Double(picture.size.height) * factor
        )
        painter.setColor(area.textColor)
        painter.mask(
          picture, x: (Double(size.width) - width) / 2, y: (Double(size.height) - height) / 2,
          width: width, height: height)
      }
      (widget, image) = (area, nil)
    } else {
      let known = Icon.themeName(of: name)
      guard IconTheme.hasIcon(known) else { return nil }
      let shown = Image(icon: known, isByName: true)
      (widget, image) = (shown, shown)
    }
    widget.addClass("bar-icon")
    widget.show()
  }

  /// Sets the size of a themed icon, in points.
  func layOut(size: Double, zoom: Double) {
    image?.setPixelSize(Int((size * zoom).rounded()))
  }
}
