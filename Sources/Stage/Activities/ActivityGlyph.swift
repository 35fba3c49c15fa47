import DialogModel
import Gtk

/// The glyphs of the built-in activities, drawn in a square of 32 points.
@MainActor
enum ActivityGlyph {
  /// The length of the square's edges, in points.
  static let size = 32.0

  /// Draws the glyph of an activity in the colour of the painter.
  static func draw(_ activity: BuiltInActivity, _ painter: Painter) {
    switch activity {
    case .postToFacebook: drawPeople(painter)
    case .postToTwitter: drawNote(painter)
    case .postToWeibo: drawWaves(painter)
    case .message: drawBalloon(painter)
    case .mail: drawEnvelope(painter)
    case .print: drawPrinter(painter)
    case .copyToPasteboard: drawSheets(painter)
    case .assignToContact: drawContact(painter)
    case .saveToCameraRoll: drawPicture(painter)
    }
  }

  /// Draws the placeholder for a missing or too large icon: a dashed frame with a question mark.
  static func drawPlaceholder(_ painter: Painter) {
    for (x, y, width, height) in [
      (3, 3, 9, 3), (3, 3, 3, 9), (20, 3, 9, 3), (26, 3, 3, 9), (3, 26, 9, 3), (3, 20, 3, 9),
      (20, 26, 9, 3), (26, 20, 3, 9),
    ] as [(Double, Double, Double, Double)] {
      painter.rectangle(x: x, y: y, width: width, height: height)
    }
    painter.fill()
    painter.arc(center: 16, 13, radius: 4, from: .pi, to: 2.4 * .pi)
    painter.line(to: 16, 19)
    painter.stroke(width: 2.5, .round)
    painter.arc(center: 16, 23, radius: 1.6)
    painter.fill()
  }

  private static func person(_ painter: Painter, x: Double, y: Double, scale: Double) {
    painter.saved { painter in
      painter.translate(x: x, y: y)
      painter.scale(scale)
      painter.arc(center: 0, 0, radius: 6)
      painter.fill()
      painter.arc(center: 0, 18, radius: 10, from: .pi, to: 2 * .pi)
      painter.closePath()
      painter.fill()
    }
  }

  private static func drawPeople(_ painter: Painter) {
    person(painter, x: 11, y: 10, scale: 1)
    person(painter, x: 24, y: 14, scale: 0.75)
  }

  private static func drawNote(_ painter: Painter) {
    painter.roundedRectangle(x: 3, y: 4, width: 26, height: 19, radius: 4)
    painter.stroke(width: 3)
    painter.move(to: 9, 24)
    painter.line(to: 9, 30)
    painter.line(to: 16, 24)
    painter.fill()
    for (y, end) in [(11.0, 23.0), (16.0, 18.0)] {
      painter.move(to: 9, y)
      painter.line(to: end, y)
      painter.stroke(width: 2.5, .round)
    }
  }

  private static func drawWaves(_ painter: Painter) {
    painter.arc(center: 7, 25, radius: 4)
    painter.fill()
    for radius in [11.0, 19.0] {
      painter.arc(center: 7, 25, radius: radius, from: -.pi / 2, to: 0)
      painter.stroke(width: 3.5, .round)
    }
  }

  private static func drawBalloon(_ painter: Painter) {
    painter.roundedRectangle(x: 2, y: 4, width: 28, height: 19, radius: 7)
    painter.fill()
    painter.move(to: 7, 21)
    painter.line(to: 7, 30)
    painter.line(to: 16, 22)
    painter.fill()
  }

  private static func drawEnvelope(_ painter: Painter) {
    painter.roundedRectangle(x: 2.5, y: 6.5, width: 27, height: 20, radius: 3)
    painter.stroke(width: 3)
    painter.move(to: 4, 9)
    painter.line(to: 16, 18.500)
    painter.line(to: 28, 9)
    painter.stroke(width: 3, .round)
  }

  private static func drawPrinter(_ painter: Painter) {
    painter.rectangle(x: 8, y: 3, width: 16, height: 6)
    painter.fill()
    painter.roundedRectangle(x: 2, y: 10, width: 28, height: 13, radius: 3)
    painter.fill()
    painter.rectangle(x: 8.500, y: 19, width: 15, height: 9)
    painter.stroke(width: 3)
  }

  private static func drawSheets(_ painter: Painter) {
    painter.move(to: 8, 20)
    painter.line(to: 6, 20)
    painter.curve(4, 20, 3.500, 19, to: 3.500, 17)
    painter.line(to: 3.500, 7)
    painter.curve(3.500, 4.500, 4.500, 3.500, to: 7, 3.500)
    painter.line(to: 17, 3.500)
    painter.curve(19, 3.500, 20, 4, to: 20, 6)
    painter.line(to: 20, 8)
    painter.stroke(width: 3, .round)
    painter.roundedRectangle(x: 12, y: 12, width: 16.500, height: 16.500, radius: 3.5)
    painter.stroke(width: 3)
  }

  private static func drawContact(_ painter: Painter) {
    person(painter, x: 12, y: 10, scale: 1)
    for (x, y, width, height) in [(21.0, 17.0, 10.0, 3.0), (24.500, 13.500, 3.0, 10.0)] {
      painter.rectangle(x: x, y: y, width: width, height: height)
    }
    painter.fill()
  }

  private static func drawPicture(_ painter: Painter) {
    painter.roundedRectangle(x: 3.5, y: 4.5, width: 25, height: 23, radius: 4)
    painter.stroke(width: 3)
    painter.arc(center: 11, 12, radius: 2.5)
    painter.fill()
    painter.move(to: 7, 24)
    painter.line(to: 13, 17)
    painter.line(to: 16, 20)
    painter.line(to: 20.500, 14)
    painter.line(to: 25, 24)
    painter.closePath()
    painter.fill()
  }
}

extension BuiltInActivity {
  /// The top and bottom colours of the tile of the activity in Classic.
  var tile: (top: Color, bottom: Color) {
    func color(_ red: Int, _ green: Int, _ blue: Int) -> Color {
      Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
    return switch self {
    case .postToFacebook: (color(88, 116, 172), color(44, 66, 118))
    case .postToTwitter: (color(74, 152, 196), color(28, 94, 138))
    case .postToWeibo: (color(190, 86, 72), color(128, 36, 30))
    case .message: (color(78, 156, 62), color(32, 104, 30))
    case .mail: (color(96, 124, 198), color(44, 66, 140))
    case .print: (color(122, 128, 140), color(68, 74, 86))
    case .copyToPasteboard: (color(86, 132, 200), color(40, 80, 150))
    case .assignToContact: (color(186, 128, 64), color(130, 78, 22))
    case .saveToCameraRoll: (color(152, 98, 186), color(96, 48, 130))
    }
  }
}
