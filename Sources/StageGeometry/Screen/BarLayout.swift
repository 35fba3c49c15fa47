public import DialogModel
public import Geometry

/// Where the buttons of a screen's bar are, and its title.
public struct BarLayout: Equatable, Sendable {
  /// A bar of a screen.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Above and below the screen's content.
    case navigation, toolbar, tabs

    /// The bar of a name in documents.
    public init(_ bar: Bar) {
      switch bar {
      case .navigationBar: self = .navigation
      case .toolbar: self = .toolbar
      case .tabBar: self = .tabs
      }
    }
  }

  /// The least width of a button before the bar scrolls, in points.
  private static let least = 36.0
  /// The width of a tab in a bar that scrolls, and of a button that is not measured, in points.
  private static let crowdedWidth = 76.0
  /// The greatest width of another button in a bar that scrolls, in points.
  private static let greatest = 160.0

  /// The buttons in their order, in points from the bar's corner.
  public let buttons: [Rectangle]
  /// The width of the content of a bar that scrolls because its buttons do not fit, in points; 0 for
  /// a bar that does not scroll.
  public let content: Double
  /// The room for the title, in points; not above 0 where the buttons leave none.
  public let titleRoom: Double
  /// The space between the left edge of the bar and the room for its title, in points.
  private let left: Double
  private let width: Double
  private let height: Double

  /// Lays out a bar.
  ///
  /// - Parameters:
  ///   - widths: the widths of the buttons' titles, in points; 0 for one that is not measured.
  ///   - spaces: the flexible spaces, each by the 0-based index of the button after it; they share
  ///     the room that the buttons leave.
  ///   - back: the width of the back button at its left, in points; 0 for none.
  ///   - width: the width of the bar, in points.
  ///   - height: the height of the bar, in points.
  public init(
    _ kind: Kind, _ widths: [Double], spaces: [Int] = [], back: Double = 0, width: Double,
    height: Double
  ) {
    (self.width, self.height) = (width, height)
    guard !BarLayout.isCrowded(widths.count, width: width) else {
      var x = 0.0
      buttons = widths.map { natural in
        let isMeasured = kind != .tabs && natural > 0
        let own =
          isMeasured ? min(BarLayout.greatest, max(44, natural)) : BarLayout.crowdedWidth
        defer { x += own }
        return Rectangle(x: x, y: 0, width: own, height: height)
      }
      (content, left, titleRoom) = (x, width, -width)
      return
    }
    content = 0
    let room = width / Double(max(1, widths.count))
    // A button is never narrower than a finger.
    let natural = widths.map { min(room, max(44, $0)) }
    switch kind {
    case .navigation where !spaces.isEmpty, .toolbar where !spaces.isEmpty:
      buttons = BarLayout.apart(natural, spaces, width, height)
    case .navigation:
      buttons = BarLayout.atEnds(natural, width, height, firstAtLeft: back == 0)
    case .toolbar: buttons = BarLayout.spread(natural, width, height)
    case .tabs:
      buttons = widths.indices.map {
        Rectangle(x: Double($0) * room, y: 0, width: room, height: height)
      }
    }
    let before = buttons.filter { $0.x < width / 2 }.map { $0.x + $0.width }.max() ?? back
    let after = buttons.filter { $0.x >= width / 2 }.map(\.x).min() ?? width
    left = max(8, max(before, back) + 4)
    titleRoom = width - max(8, width - after + 4) - left
  }

  /// Whether so many buttons do not fit into a bar of a width in points; the bar then
  /// scrolls.
  public static func isCrowded(_ count: Int, width: Double) -> Bool {
    Double(count) * least > width
  }

  /// Where a title of a width in points is, at least a point wide.
  ///
  /// It is in the middle of the bar; a title that would meet a button there moves aside, and only
  /// one that is longer than all the room between the buttons is cut.
  public func title(_ natural: Double) -> Rectangle {
    let own = max(1, min(natural, titleRoom))
    let x = max(left, min((width - own) / 2, left + titleRoom - own))
    return Rectangle(x: x, y: 0, width: own, height: height)
  }

  /// A single button is at the right; of several buttons the first is at the left.
  private static func atEnds(
    _ widths: [Double], _ width: Double, _ height: Double, firstAtLeft: Bool
  ) -> [Rectangle] {
    var right = width
    var places: [Rectangle] = []
    for (index, own) in widths.enumerated() {
      let isLeft = firstAtLeft && index == 0 && widths.count > 1
      if !isLeft { right -= own }
      places.append(Rectangle(x: isLeft ? 0 : right, y: 0, width: own, height: height))
    }
    return places
  }

  /// Lays out buttons side by side, with the room that is left in the spaces between them.
  private static func apart(
    _ widths: [Double], _ spaces: [Int], _ width: Double, _ height: Double
  ) -> [Rectangle] {
    let spare = max(0, width - widths.reduce(0, +)) / Double(spaces.count)
    var x = 0.0
    return widths.enumerated().map { index, own in
      x += spare * Double(spaces.count { $0 == index })
      defer { x += own }
      return Rectangle(x: x, y: 0, width: own, height: height)
    }
  }

  /// Lays out buttons with equal gaps; a single button is in the middle.
  private static func spread(
    _ widths: [Double], _ width: Double, _ height: Double
  ) -> [Rectangle] {
    let spare = max(0, width - widths.reduce(0, +))
    let isAlone = widths.count == 1
    let gap = isAlone ? spare / 2 : spare / Double(max(1, widths.count - 1))
    var x = isAlone ? gap : 0
    return widths.map { own in
      defer { x += own + gap }
      return Rectangle(x: x, y: 0, width: own, height: height)
    }
  }
}
