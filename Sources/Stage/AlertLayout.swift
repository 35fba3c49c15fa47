import Gtk

/// Where the parts of a Flat alert lie, in points of the alert (behaviour tables 3.5).
///
/// From top to bottom: title, message, buttons; two buttons stand side by side where both fit.
struct AlertLayout: Equatable {
  static let width = 270.0
  static let buttonHeight = 44.0
  /// Between the edge and a text.
  static let side = 16.0
  /// Above the first text and below the last.
  static let padding = 20.0
  /// Between title and message.
  static let gap = 4.0
  /// Between the edge of a button and its title.
  static let buttonSide = 8.0

  static let textWidth = width - 2 * side
  static let halfTitleWidth = width / 2 - 2 * buttonSide

  var title: Rectangle?
  var message: Rectangle?
  /// The buttons, in the order they are drawn.
  var buttons: [Rectangle] = []
  /// The hairlines between them, as wide or high as ``hairline``.
  var rules: [Rectangle] = []
  var height = 0.0

  /// Lays out an alert.
  ///
  /// - Parameters:
  ///   - title: the height of the title; `nil` for none.
  ///   - message: the height of the message; `nil` for none.
  ///   - count: how many buttons.
  ///   - sideBySide: whether two buttons stand next to each other.
  ///   - hairline: one pixel of the screen, in points.
  init(title: Double?, message: Double?, count: Int, sideBySide: Bool, hairline: Double) {
    var y = 0.0
    if title != nil || message != nil { y = AlertLayout.padding }
    if let title {
      self.title = AlertLayout.text(y, title)
      y += title
    }
    if let message {
      if title != nil { y += AlertLayout.gap }
      self.message = AlertLayout.text(y, message)
      y += message
    }
    if y > 0 { y += AlertLayout.padding }
    let full = AlertLayout.width
    let row = AlertLayout.buttonHeight
    if sideBySide && count == 2 {
      if y > 0 { rules.append(Rectangle(x: 0, y: y, width: full, height: hairline)) }
      rules.append(Rectangle(x: full / 2, y: y, width: hairline, height: row))
      buttons = [
        Rectangle(x: 0, y: y, width: full / 2, height: row),
        Rectangle(x: full / 2, y: y, width: full / 2, height: row),
      ]
      y += row
    } else {
      for _ in 0..<count {
        if y > 0 { rules.append(Rectangle(x: 0, y: y, width: full, height: hairline)) }
        buttons.append(Rectangle(x: 0, y: y, width: full, height: row))
        y += row
      }
    }
    height = y
  }

  private static func text(_ y: Double, _ height: Double) -> Rectangle {
    Rectangle(x: side, y: y, width: textWidth, height: height)
  }
}
