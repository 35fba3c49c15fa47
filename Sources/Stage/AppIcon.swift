import Gtk

/// The face of an application's icon: its picture, a themed icon, or its first letter.
@MainActor
final class AppIcon {
  let widget: Widget
  private let image: Image?

  /// An icon's rounded corners, as a part of its edge.
  private static let corner = 13.0 / 60

  /// - Parameters:
  ///   - icon: the name of a themed icon, if the picture is none.
  init(name: String, icon: String?, picture: Picture?) {
    if let picture {
      let area = DrawingArea()
      area.onDraw { painter, size in
        let (width, height) = (Double(size.width), Double(size.height))
        painter.roundedRectangle(
          x: 0, y: 0, width: width, height: height, radius: width * AppIcon.corner)
        painter.clip()
        painter.fill(size, with: picture)
      }
      (widget, image) = (area, nil)
    } else if let icon, IconTheme.hasIcon(icon) {
      let shown = Image(icon: icon)
      shown.addClass("themed")
      (widget, image) = (shown, shown)
    } else {
      (widget, image) = (Label(String(name.prefix(1)).uppercased()), nil)
    }
  }

  /// Fits a themed icon to the zoom.
  func layOut(zoom: Double) { image?.setPixelSize(Int((36 * zoom).rounded())) }
}
