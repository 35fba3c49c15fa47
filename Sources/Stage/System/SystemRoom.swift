import DialogModel
import Gtk
import StageGeometry

/// What the views of the system need for their layout.
@MainActor
struct SystemRoom {
  let metrics: DeviceMetrics
  let variant: LookVariant
  /// Measures at the zoom of the stage.
  let ruler: any TextRuler
  /// The width of a rule, in points.
  let hairline: Double
  /// Whether the screen is mirrored.
  let isMirrored: Bool

  /// Pixels per point.
  var zoom: Double { ruler.zoom }
  var theme: Look.Theme { variant.theme }
  /// The whole screen, in points.
  var whole: Rectangle {
    Rectangle(x: 0, y: 0, width: metrics.screenWidth, height: metrics.screenHeight)
  }
  /// How many times higher rows are for the size of the texts; they never shrink.
  var growth: Double { max(1, variant.textSize.factor) }

  /// A colour of the look by its name without the look's prefix.
  func color(_ name: String, of widget: Widget) -> Color {
    widget.themeColor("\(variant.name)_\(name)") ?? Color(white: 0.5)
  }

  /// The height of a label wrapped at a width, at most so many lines, in points.
  func height(of label: Label, width: Double, lines: Int) -> Double {
    let pixels = max(1, Int(width * zoom))
    let count = label.lineCount(forWidth: pixels)
    let all = Double(label.textHeight(forWidth: pixels)) / zoom
    return count > lines ? (all * Double(lines) / Double(count)).rounded(.up) : all
  }
}
