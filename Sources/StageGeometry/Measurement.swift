public import Geometry

/// The size of a part on the screen and its distances to what is next to it, in points.
public struct Measurement: Equatable, Sendable {
  /// The part that is measured.
  public var part: Rectangle
  /// What holds it.
  public var holder: Rectangle
  /// The distance to what is next on each side, or to the edge of what holds it; at least 0.
  public var gaps: [Side: Double]

  /// A side of a part.
  public enum Side: CaseIterable, Sendable {
    case left, top, right, bottom
  }

  /// The index of the innermost part at a point; `nil` beside all parts.
  ///
  /// - Parameters:
  ///   - parts: all parts, in the order in which they are drawn; the first one holds all others.
  ///   - x: from the left edge, in points.
  ///   - y: from the top edge, in points.
  public static func part(at x: Double, _ y: Double, among parts: [Rectangle]) -> Int? {
    var found: Int?
    for (index, part) in parts.enumerated() where part.contains(x, y) {
      // What is drawn later is on top, unless it only holds what is there.
      if let old = found, parts[old].isInside(part), parts[old] != part { continue }
      found = index
    }
    return found
  }

  /// Measures a part.
  ///
  /// - Parameter parts: all parts; the first one holds all others.
  public init(_ part: Rectangle, among parts: [Rectangle]) {
    self.part = part
    let holders = parts.filter { part.isInside($0) && $0 != part }
    holder = holders.min { $0.area < $1.area } ?? parts.first ?? part
    gaps = [
      .left: part.x - holder.x, .top: part.y - holder.y,
      .right: holder.right - part.right, .bottom: holder.bottom - part.bottom,
    ]
    for other in parts where other.isInside(holder) && other != holder && other != part {
      // What is in the part, or around it, is not beside it.
      if other.isInside(part) || part.isInside(other) { continue }
      if other.y < part.bottom && other.bottom > part.y {
        if other.right <= part.x { limit(.left, part.x - other.right) }
        if other.x >= part.right { limit(.right, other.x - part.right) }
      }
      if other.x < part.right && other.right > part.x {
        if other.bottom <= part.y { limit(.top, part.y - other.bottom) }
        if other.y >= part.bottom { limit(.bottom, other.y - part.bottom) }
      }
    }
    gaps = gaps.mapValues { max(0, $0) }
  }

  private mutating func limit(_ side: Side, _ gap: Double) {
    gaps[side] = min(gaps[side] ?? gap, gap)
  }

  /// The line of a gap, from the part to what is next; `nil` where there is less than half a point.
  public func line(of side: Side) -> (from: (x: Double, y: Double), to: (x: Double, y: Double))? {
    guard let gap = gaps[side], gap >= 0.5 else { return nil }
    let (x, y) = (part.x + part.width / 2, part.y + part.height / 2)
    switch side {
    case .left: return ((part.x, y), (part.x - gap, y))
    case .right: return ((part.right, y), (part.right + gap, y))
    case .top: return ((x, part.y), (x, part.y - gap))
    case .bottom: return ((x, part.bottom), (x, part.bottom + gap))
    }
  }

  /// A length in points, in halves of a point: 8, 8.5.
  public static func number(_ points: Double) -> String {
    let halves = Int((points * 2).rounded())
    return halves % 2 == 0 ? String(halves / 2) : "\(halves / 2).5"
  }
}

extension Rectangle {
  fileprivate var right: Double { x + width }
  fileprivate var bottom: Double { y + height }
  fileprivate var area: Double { width * height }

  /// Whether all of it is in another one; half a point beyond an edge does not count.
  fileprivate func isInside(_ other: Rectangle) -> Bool {
    x >= other.x - 0.5 && y >= other.y - 0.5 && right <= other.right + 0.5
      && bottom <= other.bottom + 0.5
  }
}
