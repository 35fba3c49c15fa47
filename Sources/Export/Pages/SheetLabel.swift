import Gtk

/// The colours of a sheet: those of the stage's ground.
enum SheetColors {
  static let ground = Color(red: 0.965, green: 0.961, blue: 0.957)
  static let text = Color(red: 0.18, green: 0.204, blue: 0.212)
  static let dim = Color(red: 0.369, green: 0.361, blue: 0.392)
  static let edge = Color(red: 0.804, green: 0.78, blue: 0.761)
  static let empty = Color(white: 1)
}

/// A text on a sheet.
@MainActor
struct SheetLabel {
  enum Font: String {
    case title = "Cantarell Bold 24px"
    case section = "Cantarell Bold 18px"
    case strong = "Cantarell Bold 13px"
    case plain = "Cantarell 13px"
    case pageSection = "Cantarell Bold 12px"
    case pageStrong = "Cantarell Bold 8px"
    case pagePlain = "Cantarell 8px"
  }

  let text: String
  let x: Double, y: Double
  let width: Double
  var font = Font.plain
  var lines = 1

  func draw(_ painter: Painter) {
    painter.setColor([.plain, .pagePlain].contains(font) ? SheetColors.dim : SheetColors.text)
    style.draw(text, painter, x: x, y: y, width: width)
  }

  /// How high it is.
  func height(_ painter: Painter) -> Double { style.height(text, painter, width: width) }

  private var style: WrittenText {
    var style = WrittenText(font: font.rawValue)
    style.mostLines = lines
    style.side = .left
    return style
  }
}
