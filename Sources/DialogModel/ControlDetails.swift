/// The properties that only some kinds of controls have.
public struct ControlDetails: Hashable, Sendable {
  /// How a button is drawn.
  public enum ButtonStyle: String, CaseIterable, Sendable {
    case plain, destructive, filled
  }

  /// `UITableViewCellAccessoryType`.
  public enum Accessory: String, CaseIterable, Sendable {
    case none, chevron, checkmark, detailButton
  }

  /// How a button is drawn.
  public var style = ButtonStyle.plain
  /// The text at the end of a row; `nil` for none.
  public var detail: String?
  /// The text below the text of a row; `nil` for none.
  public var subtitle: String?
  /// The mark at the end of a row; `nil` for a chevron where a tap has actions.
  public var accessory: Accessory?
  /// The icon of a bar item or a tab: a name of ``Icon``, a themed icon's, or a picture's path from
  /// the document's folder; `nil` for none.
  public var icon: String?
  /// The screen that a tab selects; `nil` for none.
  public var screen: ScreenID?
  /// Whether a program outside the document performs what a tap does, if one takes part in the run.
  public var isOutside = false

  /// No properties.
  public init() {}
}

/// How a picture is fitted into its place.
public enum PictureFit: String, CaseIterable, Sendable {
  /// It covers the place; what does not fit is cut off.
  case fill
  /// The whole picture is shown, as large as it fits.
  case fit
  /// It is shown at its own size, in the middle.
  case center
}

/// The place of a picture among the controls of a screen.
public struct PictureFrame: Hashable, Sendable {
  /// The height of a picture without a height, in points.
  public static let standardHeight = 160

  /// How the picture is fitted into the place.
  public var fit: PictureFit
  /// The height in points; `nil` for ``standardHeight``.
  public var height: Int?

  /// A place as wide as the rows.
  public init(fit: PictureFit = .fill, height: Int? = nil) {
    self.fit = fit
    self.height = height
  }
}

extension Control {
  /// The mark at the end of a row.
  public var accessory: ControlDetails.Accessory {
    details.accessory ?? (kind == .row && !then.isEmpty ? .chevron : .none)
  }

  /// The value when it is first shown: 1 for a switch that is on and 0 for one that is off, and the
  /// 0-based index of the selected segment of a segmented control; `nil` for other kinds.
  public var firstValue: Int? {
    switch kind {
    case .switch(let isOn): isOn ? 1 : 0
    case .segmented(_, let selected): selected
    default: nil
    }
  }

  /// The titles of the segments of a segmented control; empty for other kinds.
  public var segments: [String] {
    if case .segmented(let titles, _) = kind { titles } else { [] }
  }

  /// Whether a tap on it has an effect, or begins to edit it.
  public var takesTaps: Bool {
    switch kind {
    case .button, .barButton, .toolbarButton, .tab, .row, .textField, .switch, .segmented: true
    case .label, .image, .section, .space: false
    }
  }
}

extension [Control] {
  /// The bar of each control; `nil` for one between the bars.
  ///
  /// A space is in the bar of the next item of a bar before it; without one, in that of the first
  /// item after it.
  public var bars: [Bar?] {
    var bar = lazy.compactMap(\.kind.bar).first
    return map { control in
      if let own = control.kind.bar {
        bar = own
        return own
      }
      return control.kind == .space ? bar : nil
    }
  }
}
