/// How large the device is drawn.
public enum ZoomLevel: Hashable, Sendable {
  /// As large as fits into the room.
  case fit
  /// A number of hundredths of a pixel per point.
  case percent(Int)

  /// The steps in a menu, in hundredths.
  public static let steps = [25, 50, 75, 100, 125, 150, 200]

  /// The name of the level for actions: `fit`, or the number.
  public var name: String {
    switch self {
    case .fit: "fit"
    case .percent(let percent): String(percent)
    }
  }

  /// The level of a name; `nil` if there is none.
  public init?(_ name: String) {
    if name == ZoomLevel.fit.name {
      self = .fit
    } else if let percent = Int(name), percent > 0 {
      self = .percent(percent)
    } else {
      return nil
    }
  }

  /// The next larger step after a zoom in pixels per point; the largest at the end.
  public static func larger(than zoom: Double) -> ZoomLevel {
    .percent(steps.first { Double($0) > zoom * 100 + 0.5 } ?? 200)
  }

  /// The next smaller step; the smallest at the end.
  public static func smaller(than zoom: Double) -> ZoomLevel {
    .percent(steps.last { Double($0) < zoom * 100 - 0.5 } ?? 25)
  }
}
