/// Finds the name that a person probably meant.
public enum NearestName {
  /// Returns the nearest of the known names, or `nil` if none is near enough.
  ///
  /// A name that differs in case only is always near; else one edit for every three letters of the
  /// shorter name is allowed, at least one. Of equally near names the first is returned.
  public static func of(_ name: String, among known: some Sequence<String>) -> String? {
    // A limit for generated documents: the time of a comparison is the product of the lengths.
    guard name.utf8.count <= mostBytes else { return nil }
    let written = Array(name.lowercased())
    guard !written.isEmpty, written.count <= longestName else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known.prefix(mostNames) where candidate.utf8.count <= mostBytes {
      let letters = Array(candidate.lowercased())
      let shorter = min(written.count, letters.count)
      let allowed = shorter < 2 ? 0 : max(1, shorter / 3)
      guard abs(written.count - letters.count) <= allowed else { continue }
      let distance = distance(written, letters)
      if distance <= allowed && distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  private static let longestName = 60
  private static let mostBytes = 1_000
  private static let mostNames = 2_000

  /// The number of edits from one word to the other (Damerau and Levenshtein).
  ///
  /// An edit inserts, deletes or changes a letter, or swaps two neighbours; no part is edited
  /// twice.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let same = left[row] == right[column]
        var cost = min(
          last[column] + (same ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0 && column > 0 && left[row] == right[column - 1]
          && left[row - 1] == right[column]
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
