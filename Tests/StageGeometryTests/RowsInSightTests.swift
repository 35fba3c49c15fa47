import Geometry
import StageGeometry
import Testing

/// Which rows of a long pane are made.
@Suite struct RowsInSightTests {
  private func rows(_ count: Int) -> [Rectangle] {
    (0..<count).map { Rectangle(x: 0, y: 44 * Double($0), width: 320, height: 44) }
  }

  @Test func fewRowsAreAllMade() {
    let sight = RowsInSight(rows(RowsInSight.few), offset: 0, extent: 440)
    #expect(sight.range == 0..<RowsInSight.few)
    #expect(sight.places == Array(0..<RowsInSight.few))
    #expect(RowsInSight([], offset: 0, extent: 440).places == [])
  }

  @Test(arguments: [1000, 5000, 1_000_000])
  func ofManyRowsOnlyThoseNearSightAreMade(count: Int) {
    // As many as have room in sight once more.
    let margin = 10
    let top = RowsInSight(rows(count), offset: 0, extent: 440)
    #expect(top.range == 0..<10 + margin)
    #expect(top.places == Array(0..<10 + margin) + [count - 1])
    let middle = RowsInSight(rows(count), offset: 44 * 500 + 20, extent: 440)
    #expect(middle.range == 500 - margin..<511 + margin)
    #expect(middle.places.first == 0 && middle.places.last == count - 1)
    #expect(middle.contains(0) && middle.contains(505) && !middle.contains(1))
    let bottom = RowsInSight(rows(count), offset: 44 * Double(count - 10), extent: 440)
    #expect(bottom.range == count - 10 - margin..<count)
    #expect(bottom.places.count == 11 + margin)
  }

  /// A bar that scrolls to the right has its rows side by side.
  @Test func rowsFromLeftToRight() {
    let tabs = (0..<500).map { Rectangle(x: 76 * Double($0), y: 0, width: 76, height: 49) }
    let sight = RowsInSight(tabs, offset: 76 * 100, extent: 320, across: true)
    #expect(sight.range == 95..<109)
  }

  /// A row that is higher than the pane is as dear as all rows of others.
  @Test func ofHighRowsFewerAreMade() {
    let pieces = (0..<700).map { Rectangle(x: 0, y: 560 * Double($0), width: 320, height: 560) }
    let sight = RowsInSight(pieces, offset: 560 * 100 + 300, extent: 440)
    #expect(sight.range == 98..<104)
    let low = (0..<700).map { Rectangle(x: 0, y: 10 * Double($0), width: 320, height: 10) }
    let many = RowsInSight(low, offset: 3000, extent: 440)
    #expect(many.range == 300 - RowsInSight.margin..<344 + RowsInSight.margin)
  }

  /// Whoever asks for the row at a place gets that one, however few there are.
  @Test func theRowsAtAPlace() {
    let sight = RowsInSight(rows(20), offset: 100, extent: 1, keepsAll: false)
    #expect(sight.range.contains(2))
    #expect(RowsInSight(rows(20), offset: 5000, extent: 1, keepsAll: false).range.upperBound == 20)
  }
}
