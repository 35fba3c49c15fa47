import DialogModel
import Gtk

extension RehearsalApp {
  /// Draws every icon with its name on one sheet, in a separate process.
  ///
  /// - Returns: the exit status.
  static func drawIcons(to place: String) -> Int32 {
    guard opensForPictures() else { return 69 }
    return write(IconSheet.picture(), to: place)
  }
}

/// The sheet with every icon: two sizes, and the name.
@MainActor
private enum IconSheet {
  private static let columns = 6
  private static let cell = Size(width: 168, height: 48)
  private static let margin = 12

  static func picture() -> Picture {
    let icons = Icon.allCases
    let rows = (icons.count + columns - 1) / columns
    let size = Size(
      width: columns * cell.width + 2 * margin, height: rows * cell.height + 2 * margin)
    return Picture(size: size, scale: 1) { painter in
      painter.setColor(Color(white: 1))
      painter.paint()
      painter.setColor(Color(white: 0.13))
      for (index, icon) in icons.enumerated() {
        painter.saved { painter in
          painter.translate(
            x: Double(margin + index % columns * cell.width),
            y: Double(margin + index / columns * cell.height))
          draw(icon, painter)
        }
      }
    }
  }

  private static func draw(_ icon: Icon, _ painter: Painter) {
    var x = 0.0
    for size in [32, 16] {
      if let picture = IconTheme.picture(of: icon.themeName, size: size, scale: 1) {
        let edge = Double(size)
        painter.mask(picture, x: x, y: (40 - edge) / 2, width: edge, height: edge)
      }
      x += Double(size) + 8
    }
    painter.translate(x: x, y: 11)
    painter.write(
      icon.rawValue, into: Size(width: cell.width - Int(x), height: 20), font: "Sans 10")
  }
}
