public import Geometry

/// Where the parts of an alert are, in points (behaviour tables 3.5).
///
/// From top to bottom: title and message, the text fields, then the buttons. Two buttons are side
/// by side if both fit. Texts and buttons are panes; they scroll if the alert would be too high.
public struct AlertLayout: Equatable, Sendable {
  /// A part of the alert that scrolls if its content is higher than it.
  public struct Pane: Equatable, Sendable {
    /// In the alert, in points.
    public internal(set) var place: Rectangle
    /// The height of its content, in points.
    public internal(set) var content: Double
  }

  /// The parts to lay out; the code that draws the texts measures their heights, in points.
  public struct Parts: Sendable {
    /// The height of the title; `nil` for none.
    public var title: Double?
    /// The height of the message; `nil` for none.
    public var message: Double?
    /// The number of text fields.
    public var fields: Int
    /// The number of buttons.
    public var count: Int
    /// Whether two buttons are side by side.
    public var sideBySide: Bool
    /// Whether the last button of a column is drawn as cancel.
    public var endsWithCancel: Bool
    /// One pixel of the screen, in points.
    public var hairline: Double
    /// The loader; `nil` if there is none.
    public var loader: Loader?

    /// The parts of an alert, all heights in points.
    public init(
      title: Double?, message: Double?, fields: Int = 0, count: Int, sideBySide: Bool,
      endsWithCancel: Bool, hairline: Double, loader: Loader? = nil
    ) {
      self.title = title
      self.message = message
      self.fields = fields
      self.count = count
      self.sideBySide = sideBySide
      self.endsWithCancel = endsWithCancel
      self.hairline = hairline
      self.loader = loader
    }
  }

  /// The parts of a loader.
  public struct Loader: Sendable {
    /// The height of the text with the progress, in points; 0 for a bar without text, `nil` where
    /// no progress is shown.
    public var percent: Double?

    /// Makes a loader with the height of its text in points.
    public init(percent: Double?) { self.percent = percent }
  }

  /// The space above fields if no text fits.
  private static let padding = 8.0
  /// The width and height of the spinner.
  private static let spinner = 37.0

  /// The pane of the title and message, or of the loader.
  public private(set) var texts: Pane
  /// The pane of the buttons.
  public private(set) var buttonPane: Pane
  /// In the pane of the texts.
  public private(set) var title: Rectangle?
  /// In the pane of the texts.
  public private(set) var message: Rectangle?
  /// The text fields from top to bottom, in the alert; they touch.
  public private(set) var fields: [Rectangle] = []
  /// The spinner of the loader, in the pane of the texts.
  public private(set) var spinner: Rectangle?
  /// The progress bar of the loader, in the pane of the texts.
  public private(set) var bar: Rectangle?
  /// The text with the progress, in the pane of the texts.
  public private(set) var percent: Rectangle?
  /// The buttons in the order they are drawn, in their pane.
  public private(set) var buttons: [Rectangle] = []
  /// The hairlines between them, in their pane.
  public private(set) var rules: [Rectangle] = []
  /// The height of the alert, in points.
  public private(set) var height = 0.0

  /// Lays out an alert with a greatest height, in points.
  public init(_ parts: Parts, _ metrics: AlertMetrics, maximumHeight: Double) {
    let width = metrics.width
    func text(_ y: Double, _ height: Double) -> Rectangle {
      Rectangle(x: metrics.side, y: y, width: metrics.textWidth, height: height)
    }
    var y = 0.0
    if parts.title != nil || parts.message != nil { y = metrics.top }
    if let height = parts.title {
      title = text(y, height)
      y += height
    }
    if let loader = parts.loader {
      // Its top is 40 points below the alert's, or lower under a long title.
      y = max(40, y + 12)
      spinner = Rectangle(
        x: (width - AlertLayout.spinner) / 2, y: y, width: AlertLayout.spinner,
        height: AlertLayout.spinner)
      y += AlertLayout.spinner + (loader.percent == nil ? 0 : 4)
    }
    if let height = parts.message {
      if parts.title != nil || parts.loader != nil { y += metrics.gap }
      message = text(y, height)
      y += height
    }
    if let height = parts.loader?.percent {
      y += 12
      bar = Rectangle(x: metrics.side + 4, y: y, width: metrics.textWidth - 8, height: 8)
      // Without a text there is only the bar.
      percent = height > 0 ? text(y + 16, height) : nil
      y += height > 0 ? 16 + height : 8
    }
    let fieldsHeight = Double(parts.fields) * metrics.fieldHeight
    let fieldRoom = parts.fields > 0 ? fieldsHeight + metrics.bottom : 0
    if parts.fields > 0 {
      y += y > 0 ? metrics.fieldGap : metrics.top
    } else if y > 0 {
      y += metrics.bottom
    }
    let textHeight = y
    texts = Pane(place: Rectangle(x: 0, y: 0, width: width, height: 0), content: textHeight)
    buttonPane = Pane(place: Rectangle(x: 0, y: 0, width: width, height: 0), content: 0)
    let buttonsHeight = placeButtons(parts, metrics, below: textHeight > 0)
    let fits = textHeight + fieldRoom + buttonsHeight <= maximumHeight
    // Below fields there is room already.
    let (gap, rim) = fits ? (0, 0) : (parts.fields > 0 ? 0 : metrics.paneGap, metrics.rim)
    let room = maximumHeight - gap - 2 * rim - fieldRoom
    (texts.place.height, buttonPane.place.height) =
      parts.fields > 0
      ? AlertLayout.shareAboveKeyboard(room, textHeight, buttonsHeight, metrics)
      : AlertLayout.share(room, textHeight, buttonsHeight)
    texts.place.y = rim
    // If no text is visible, the pane does not scroll either.
    if texts.place.height <= AlertLayout.padding { texts.content = texts.place.height }
    fields = (0..<parts.fields).map { index in
      Rectangle(
        x: metrics.fieldSide,
        y: rim + texts.place.height + Double(index) * metrics.fieldHeight,
        width: width - 2 * metrics.fieldSide, height: metrics.fieldHeight)
    }
    buttonPane.place.y = rim + texts.place.height + fieldRoom + gap
    buttonPane.content = buttonsHeight
    height = buttonPane.place.y + buttonPane.place.height + rim
  }

  /// - Returns: the height of all buttons.
  private mutating func placeButtons(
    _ parts: Parts, _ metrics: AlertMetrics, below text: Bool
  ) -> Double {
    guard parts.count > 0 else { return 0 }
    let (width, row, inset) = (metrics.width, metrics.buttonHeight, metrics.buttonInset)
    var y = text ? 0 : inset
    func rule() -> Rectangle { Rectangle(x: 0, y: y, width: width, height: parts.hairline) }
    if parts.sideBySide && parts.count == 2 {
      let half = metrics.halfWidth
      let second = inset + half + metrics.buttonGap
      if metrics.hasRules {
        if text { rules.append(rule()) }
        rules.append(Rectangle(x: width / 2, y: y, width: parts.hairline, height: row))
      }
      buttons = [
        Rectangle(x: inset, y: y, width: half, height: row),
        Rectangle(x: second, y: y, width: half, height: row),
      ]
      y += row
    } else {
      for index in 0..<parts.count {
        if index > 0 {
          let isCancel = parts.endsWithCancel && index == parts.count - 1
          y += isCancel ? metrics.cancelGap : metrics.buttonGap
        }
        if metrics.hasRules && (text || index > 0) { rules.append(rule()) }
        buttons.append(Rectangle(x: inset, y: y, width: metrics.fullWidth, height: row))
        y += row
      }
    }
    return y + inset
  }

  /// The place of a message whose lines fit into a smaller width in points.
  ///
  /// Its lines are then of similar length, and no word is alone in the last line.
  public static func balanced(_ place: Rectangle, width: Double) -> Rectangle {
    guard width < place.width else { return place }
    return Rectangle(
      x: place.x + (place.width - width) / 2, y: place.y, width: width, height: place.height)
  }

  /// Divides the height if a keyboard leaves very little room.
  ///
  /// A row of buttons has priority over the texts, which are hidden if the title does not fit.
  private static func shareAboveKeyboard(
    _ room: Double, _ texts: Double, _ buttons: Double, _ metrics: AlertMetrics
  ) -> (Double, Double) {
    let row = min(buttons, metrics.buttonHeight + metrics.buttonInset)
    let least = min(texts, metrics.top + 24)
    let forButtons = min(buttons, max(row, room - least))
    let left = max(0, room - forButtons)
    return (left < least ? min(left, padding) : min(texts, left), forButtons)
  }

  /// Returns the heights of both panes.
  ///
  /// A pane that does not fit gets the height that the other leaves, but at least half.
  private static func share(
    _ room: Double, _ texts: Double, _ buttons: Double
  ) -> (Double, Double) {
    guard texts + buttons > room else { return (texts, buttons) }
    if buttons <= room / 2 { return (room - buttons, buttons) }
    if texts <= room / 2 { return (texts, room - texts) }
    return (room / 2, room - room / 2)
  }
}
