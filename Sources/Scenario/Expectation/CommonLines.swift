/// Finds what two lists of lines have in common, in order.
///
/// The longest common subsequence, 64 lines at a time (Crochemore, Iliopoulos, Pinzon and Reid;
/// Hyyrö): one bit for each line of the right list says whether it adds to the longest so far.
/// It takes the product of the lengths however different the lists are; ten thousand lines against
/// ten thousand are a few million steps.
struct CommonLines {
  /// The pairs of 0-based places, in order, that hold equal lines.
  private(set) var pairs: [(left: Int, right: Int)] = []

  /// The product of lengths beyond which only the beginnings are compared line by line, so that
  /// memory stays below 50 MB.
  static let most = 400_000_000
  private static let longest = 20_000

  init<Line: Hashable>(_ left: [Line], _ right: [Line]) {
    let shorter = min(left.count, right.count)
    var head = 0
    while head < shorter, left[head] == right[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, left[left.count - 1 - tail] == right[right.count - 1 - tail] {
      tail += 1
    }
    pairs = (0..<head).map { ($0, $0) }
    var middles = (left[head..<left.count - tail], right[head..<right.count - tail])
    if middles.0.count * middles.1.count > CommonLines.most {
      middles = (middles.0.prefix(CommonLines.longest), middles.1.prefix(CommonLines.longest))
    }
    pairs += CommonLines.longest(Array(middles.0), Array(middles.1))
      .map { ($0.left + head, $0.right + head) }
    pairs += (0..<tail).reversed().map { (left.count - 1 - $0, right.count - 1 - $0) }
  }

  private static func longest<Line: Hashable>(
    _ left: [Line], _ right: [Line]
  ) -> [(left: Int, right: Int)] {
    guard !left.isEmpty, !right.isEmpty else { return [] }
    let width = (right.count + 63) / 64
    var places: [Line: [Int]] = [:]
    for (place, line) in right.enumerated() { places[line, default: []].append(place) }
    // Row after row; a bit that is 0 says that the line adds to the longest.
    var rows = [UInt64](repeating: 0, count: width * left.count)
    var row = [UInt64](repeating: .max, count: width)
    var mask = [UInt64](repeating: 0, count: width)
    for (number, line) in left.enumerated() {
      let found = places[line] ?? []
      for place in found { mask[place >> 6] |= 1 << UInt64(place & 63) }
      if !found.isEmpty { add(mask, to: &row) }
      for word in 0..<width { rows[number * width + word] = row[word] }
      for place in found { mask[place >> 6] = 0 }
    }
    func adds(_ number: Int, _ place: Int) -> Bool {
      rows[number * width + place >> 6] & (1 << UInt64(place & 63)) == 0
    }
    var pairs: [(left: Int, right: Int)] = []
    var (number, place) = (left.count - 1, right.count - 1)
    while number >= 0, place >= 0 {
      if !adds(number, place) {
        place -= 1
      } else if number > 0, adds(number - 1, place) {
        number -= 1
      } else {
        pairs.append((number, place))
        number -= 1
        place -= 1
      }
    }
    return pairs.reversed()
  }

  /// One row from the row before: `row = (row + matches) | (row - matches)`.
  private static func add(_ mask: [UInt64], to row: inout [UInt64]) {
    var carry: UInt64 = 0
    for word in row.indices {
      let matches = row[word] & mask[word]
      let (sum, first) = row[word].addingReportingOverflow(matches)
      let (total, second) = sum.addingReportingOverflow(carry)
      carry = first || second ? 1 : 0
      row[word] = total | (row[word] & ~mask[word])
    }
  }
}
