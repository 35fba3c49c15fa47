import TestTools
import Testing

@testable import Scenario

/// What two lists have in common, against the plain way of finding it.
@Suite struct CommonLinesTests {
  /// The length of the longest common subsequence, by its definition.
  private func longest(_ left: [Int], _ right: [Int]) -> Int {
    var row = Array(repeating: 0, count: right.count + 1)
    for value in left {
      var diagonal = 0
      for (place, other) in right.enumerated() {
        let above = row[place + 1]
        row[place + 1] = value == other ? diagonal + 1 : max(above, row[place])
        diagonal = above
      }
    }
    return row[right.count]
  }

  private func check(_ left: [Int], _ right: [Int]) {
    let pairs = CommonLines(left, right).pairs
    #expect(pairs.allSatisfy { left[$0.left] == right[$0.right] })
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.left < $1.left && $0.right < $1.right })
    #expect(pairs.count == longest(left, right), "\(left) \(right)")
  }

  @Test func listsOfEveryKind() {
    var random = SeededNumbers(seed: 7)
    for round in 0..<400 {
      let kinds = 1 + round % 9
      let left = (0..<random.next(below: 90)).map { _ in random.next(below: kinds) }
      // One that has nothing to do with the other, or the other with a few slips.
      var right = (0..<random.next(below: 200)).map { _ in random.next(below: kinds) }
      if round % 2 == 0 {
        right = left
        for _ in 0..<random.next(below: 5) where !right.isEmpty {
          right.remove(at: random.next(below: right.count))
          right.insert(99, at: random.next(below: right.count + 1))
        }
      }
      check(left, right)
    }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 128, 129])
  func wholeWords(_ count: Int) {
    let lines = Array(0..<count)
    check(lines, lines)
    check(lines, lines.reversed())
    check(lines, lines.map { $0 + 1 })
    check([], lines)
    check(lines, [])
    // What is found in the first word is not found again in the last one.
    let apart = [9, 1] + Array(repeating: 0, count: count + 70) + [1, 9]
    check([8, 1, 8], apart)
    check([8, 1, 1, 8], apart)
  }

  /// A line that counts how often it is looked at.
  private struct Watched: Hashable {
    final class Looks { var count = 0 }

    let line: Int
    let looks: Looks

    static func == (left: Watched, right: Watched) -> Bool {
      left.looks.count += 1
      return left.line == right.line
    }

    func hash(into hasher: inout Hasher) {
      looks.count += 1
      hasher.combine(line)
    }
  }

  @Test func eachLineIsLookedAtAFewTimes() {
    var random = SeededNumbers(seed: 3)
    let looks = Watched.Looks()
    let lines = (0..<4_000).map { _ in Watched(line: random.next(below: 5), looks: looks) }
    #expect(CommonLines(Array(lines[..<2_000]), Array(lines[2_000...])).pairs.count > 1_000)
    // Were each compared with each, it would be four million.
    #expect(looks.count < 20 * lines.count)
  }

  @Test func tooManyLinesAreComparedAtTheirBeginning() {
    let left = (0..<30_000).map { $0 * 2 }
    let right = (0..<30_000).map { $0 * 2 + ($0 == 0 || $0 == 29_999 ? 1 : 0) }
    let pairs = CommonLines(left, right).pairs
    #expect(pairs.count == 19_999)
    #expect(pairs.first?.left == 1)
  }
}
