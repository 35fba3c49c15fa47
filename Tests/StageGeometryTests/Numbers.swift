import Geometry

/// Whether two lengths differ by less than anybody sees.
func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.000_1 }

extension Rectangle {
  var right: Double { x + width }
  var bottom: Double { y + height }

  /// Whether all of another one is in this one.
  func covers(_ other: Rectangle) -> Bool {
    let rest = 0.000_1
    return other.x >= x - rest && other.y >= y - rest && other.right <= right + rest
      && other.bottom <= bottom + rest
  }

  /// Whether a part of both is in the same place.
  func overlaps(_ other: Rectangle) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}

/// Whether no two of them overlap.
func areApart(_ places: [Rectangle]) -> Bool {
  places.indices.allSatisfy { index in
    places[(index + 1)...].allSatisfy { !$0.overlaps(places[index]) }
  }
}
