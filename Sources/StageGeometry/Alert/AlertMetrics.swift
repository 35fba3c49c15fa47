public import Geometry

/// The lengths of a theme's alerts, in points.
///
/// Sizes of type are in the theme's style sheet; those that decide where things are, here too.
public struct AlertMetrics: Equatable, Sendable {
  /// The width of every alert.
  public let width: Double
  /// The radius of the alert's corners.
  public let cornerRadius: Double
  /// The width of the edge around a pane that scrolls.
  public let rim: Double
  /// The space between the edge and a text.
  public let side: Double
  /// The space above the first text.
  public let top: Double
  /// The space between title and message.
  public let gap: Double
  /// The space between the last text and the buttons.
  public let bottom: Double
  /// The space between the buttons and texts that are cut off because they scroll.
  public let paneGap: Double
  /// The height of a button.
  public internal(set) var buttonHeight: Double
  /// The space around all buttons: at the sides, below, and above if there is no text.
  public let buttonInset: Double
  /// The space between two buttons.
  public let buttonGap: Double
  /// The space above the button that is drawn as cancel in a column.
  public let cancelGap: Double
  /// The space between the edge of a button and its title.
  public let titleInset: Double
  /// Whether hairlines divide the buttons.
  public let hasRules: Bool
  /// The space between the edge and a text field.
  public let fieldSide: Double
  /// The height of a text field.
  public internal(set) var fieldHeight: Double
  /// The space between the last text and the first field.
  public let fieldGap: Double
  /// The type of a button's title.
  var buttonType: TypeStyle
  /// The type of the alert's title.
  public internal(set) var titleType: TypeStyle
  /// The type of its message.
  public internal(set) var messageType: TypeStyle
  /// The type of what stands in its fields.
  public internal(set) var fieldType: TypeStyle
  /// The type of the progress of a job.
  public internal(set) var progressType: TypeStyle
  /// Whether only the title of the emphasised button is bold.
  let emphasises: Bool

  /// The type of a button's title.
  public func buttonType(isEmphasised: Bool) -> TypeStyle {
    TypeStyle(buttonType.points, bold: buttonType.isBold || isEmphasised && emphasises)
  }

  /// The width of title and message.
  public var textWidth: Double { width - 2 * side }
  /// The width of one of two buttons side by side.
  public var halfWidth: Double { (width - 2 * buttonInset - buttonGap) / 2 }
  /// The width of a button in a column.
  public var fullWidth: Double { width - 2 * buttonInset }

  /// The width that the title of a button may have; buttons without rules between them have a
  /// hairline around them.
  ///
  /// - Parameters:
  ///   - width: the width of the button, in points.
  ///   - hairline: the width of a hairline, in points.
  public func titleRoom(inButton width: Double, hairline: Double) -> Double {
    width - 2 * titleInset - (hasRules ? 0 : 2 * hairline)
  }
}

extension Look.Theme {
  /// The lengths of its alerts.
  public var alert: AlertMetrics {
    switch self {
    case .classic:
      AlertMetrics(
        width: 284, cornerRadius: 10, rim: 2, side: 14, top: 16, gap: 6, bottom: 16,
        paneGap: 8, buttonHeight: 43, buttonInset: 12, buttonGap: 8, cancelGap: 16, titleInset: 8,
        hasRules: false, fieldSide: 12, fieldHeight: 32, fieldGap: 12,
        buttonType: TypeStyle(18, bold: true), titleType: TypeStyle(18, bold: true),
        messageType: TypeStyle(16), fieldType: TypeStyle(15), progressType: TypeStyle(14),
        emphasises: false)
    case .flat:
      AlertMetrics(
        width: 270, cornerRadius: 13, rim: 0, side: 16, top: 20, gap: 4, bottom: 20,
        paneGap: 0, buttonHeight: 44, buttonInset: 0, buttonGap: 0, cancelGap: 0, titleInset: 8,
        hasRules: true, fieldSide: 16, fieldHeight: 31, fieldGap: 12, buttonType: TypeStyle(17),
        titleType: TypeStyle(17, bold: true), messageType: TypeStyle(13),
        fieldType: TypeStyle(13), progressType: TypeStyle(13), emphasises: true)
    }
  }
}
