import Gtk
import StageGeometry
import Texts

/// The number at the corner of the application's icon.
@MainActor
final class Badge {
  let widget: Label
  private var number = 0

  init() {
    widget = Label(onStage: "")
    widget.addClass("badge")
    widget.readLeftToRight()
  }

  /// Shows a number; 0 hides the badge.
  ///
  /// - Returns: whether the number is another one.
  func set(_ number: Int) -> Bool {
    guard number != self.number else { return false }
    self.number = number
    widget.text = Badge.text(number)
    widget.isVisible = number > 0
    return true
  }

  /// A number with so many digits as have room, and what is left out as dots.
  private static func text(_ number: Int) -> String {
    let digits = String(number)
    guard digits.count > BadgePlacement.digits else { return digits }
    return "\(digits.prefix(2))…\(digits.suffix(1))"
  }

  /// What assistive technology says of a number on an icon.
  static func speech(_ number: Int) -> String {
    number > 0 ? tr("badge {n}", ["n": String(number)]) : ""
  }

  /// Places the badge at the corner of an icon, in points.
  func layOut(on icon: Rectangle, _ canvas: Canvas, _ room: SystemRoom) {
    let text = Double(widget.textWidth) / room.zoom
    canvas.setRectangle(BadgePlacement.place(on: icon, text: text), of: widget)
  }
}
