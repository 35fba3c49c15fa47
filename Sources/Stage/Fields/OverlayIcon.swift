import DialogModel
import Gtk
import StageGeometry

/// An icon at the end of a text field: a picture of the document, or a themed icon.
@MainActor
final class OverlayIcon {
  let widget: Widget
  /// The width at the height ``FieldLayout/iconHeight``, in points; a picture keeps its
  /// proportions.
  let width: Double
  private let image: Image?

  /// Fails for an icon that neither the document nor the theme has; `check` names it.
  init?(_ name: String, _ picture: Picture?) {
    if let picture {
      let area = DrawingArea()
      area.onDraw { painter, size in painter.fit(picture, into: size) }
      (widget, image) = (area, nil)
      let (wide, high) = (Double(picture.size.width), Double(picture.size.height))
      width = FieldLayout.iconHeight * wide / max(1, high)
    } else {
      let known = Icon.themeName(of: name)
      guard IconTheme.hasIcon(known) else { return nil }
      let shown = Image(icon: known, isByName: true)
      shown.addClass("overlay")
      (widget, image) = (shown, shown)
      width = FieldLayout.iconHeight
    }
    widget.ignoresShowAll = true
  }

  /// Sets the size of a themed icon for the zoom.
  func layOut(zoom: Double) { image?.setPixelSize(Int((FieldLayout.iconHeight * zoom).rounded())) }
}
