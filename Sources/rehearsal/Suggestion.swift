import Texts

/// What to say about a name that there is none of.
enum Suggestion {
  /// No scenario is called so; what there are, and which may have been meant.
  static func noScenario(_ name: String, among names: [String]) -> String {
    guard !names.isEmpty else {
      return tr("There is no scenario “{name}”.", ["name": name]) + " "
        + tr("There are none at all.")
    }
    return tr("There is no scenario “{name}”.", ["name": name]) + ending(name, names)
  }

  /// Nothing that a run can start with is called so.
  static func noStart(_ name: String, among names: [String]) -> String {
    tr("There is no screen or dialog “{name}”.", ["name": name]) + ending(name, names)
  }

  private static func ending(_ name: String, _ all: [String]) -> String {
    // Several documents may have scenarios of the same names.
    var seen: Set<String> = []
    let names = all.filter { seen.insert($0).inserted }
    if let nearest = nearest(to: name, among: names) {
      return " " + tr("Did you mean “{name}”?", ["name": nearest])
    }
    let listed = names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    return " " + tr("There are: {names}.", ["names": listed])
  }

  /// The name that was probably meant: one that differs in case only, or in one letter of three.
  static func nearest(to name: String, among names: [String]) -> String? {
    let written = Array(name.lowercased())
    guard !written.isEmpty, written.count <= 60 else { return nil }
    let near = names.prefix(2_000).compactMap { candidate -> (name: String, distance: Int)? in
      let letters = Array(candidate.lowercased())
      let allowed = max(1, min(written.count, letters.count) / 3)
      guard min(written.count, letters.count) > 1, abs(letters.count - written.count) <= allowed
      else { return written == letters ? (candidate, 0) : nil }
      let distance = distance(written, letters)
      return distance <= allowed ? (candidate, distance) : nil
    }
    return near.min { $0.distance < $1.distance }?.name
  }

  /// How many letters must be put in, taken out or changed to make one word the other; two
  /// neighbours that changed places are one slip.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      (before, last) = (last, current)
    }
    return last[right.count]
  }
}
