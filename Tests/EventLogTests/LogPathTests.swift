import Testing

@testable import EventLog

/// Which rows led to the present, against a list of rows that is cut and grown.
@Suite struct LogPathTests {
  @Test func aWayThatWasLeftIsBetweenTheRowAndTheNewOnes() {
    var path = LogPath()
    path.resume(after: 3, end: 10)
    #expect(path.left == [4..<10])
    #expect(path.part(of: 3) == nil && path.part(of: 4) == 0 && path.part(of: 10) == nil)
    #expect(path.onPath(2..<12) == [2..<4, 10..<12])
  }

  @Test func goingOnFromTheLastRowLeavesNothing() {
    var path = LogPath()
    path.resume(after: 9, end: 10)
    #expect(path.left.isEmpty)
  }

  @Test func goingOnFromARowThatWasLeftTakesItsWayBack() {
    var path = LogPath()
    path.resume(after: 3, end: 10)
    path.resume(after: 6, end: 15)
    #expect(path.left == [7..<15])
    path.resume(after: 12, end: 20)
    #expect(path.left == [4..<10, 13..<20])
  }

  @Test func eightWaysThatWereLeftAreKept() {
    var path = LogPath()
    for number in 0..<8 { path.resume(after: 3, end: 10 * (number + 1), run: number) }
    #expect(path.left == [4..<80])
    #expect(path.forgotten.runs.isEmpty)
    path.resume(after: 3, end: 90, run: 8)
    #expect(path.left == [10..<90])
    #expect(path.isOff(4) && path.part(of: 4) == nil && !path.isOff(3))
    // The first run has rows on the path, the second one has none.
    #expect(path.forgotten.runs == [0] && path.forgotten.whole.isEmpty)
    path.resume(after: 3, end: 100, run: 9)
    #expect(path.forgotten.runs == [0, 1] && path.forgotten.whole == [1])
    #expect(path.onPath(0..<105) == [0..<4, 100..<105])
  }

  @Test func byChanceItIsThePathOfAPlainList() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var path = LogPath()
      // The rows that led to each row, as whole lists.
      var ways: [[Int]] = [[0]]
      for _ in 0..<30 {
        if Int.random(in: 0..<4, using: &random) == 0 {
          let place = Int.random(in: 0..<ways.count, using: &random)
          path.resume(after: place, end: ways.count)
          ways.append(ways[place] + [ways.count])
        } else {
          ways.append((ways.last ?? []) + [ways.count])
        }
        let onPath = path.onPath(0..<ways.count).flatMap(Array.init)
        #expect(onPath == ways.last)
        #expect((0..<ways.count).filter { !path.isOff($0) } == onPath)
        // What is kept is the end of what was left.
        let off = (0..<ways.count).filter { path.isOff($0) }
        let kept = off.filter { path.part(of: $0) != nil }
        #expect(kept == off.suffix(kept.count))
      }
    }
  }
}
