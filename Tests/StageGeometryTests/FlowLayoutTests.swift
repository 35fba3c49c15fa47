import Geometry
import StageGeometry
import Testing

/// Where the places of a map are.
@Suite struct FlowLayoutTests {
  private typealias Link = FlowLayout.Link

  private static func names(_ count: Int) -> [String] { (0..<count).map { "p\($0)" } }

  /// A start with three dialogs, of which the second leads on.
  private static let links = [(0, 1), (0, 2), (0, 3), (2, 4), (4, 5), (5, 2), (1, 0)]
    .map { Link(from: $0.0, to: $0.1) }

  @Test("Columns follow the ways; a way back moves nothing")
  func columns() {
    let layout = FlowLayout(FlowLayoutTests.names(6), FlowLayoutTests.links)
    #expect(layout.cells.map(\.column) == [0, 1, 1, 1, 2, 3])
    #expect(Set(layout.cells).count == 6)
    #expect(layout.columns == 4)
  }

  @Test("The start stands beside the middle of what it leads to")
  func middle() {
    let layout = FlowLayout(FlowLayoutTests.names(6), FlowLayoutTests.links)
    #expect(layout.cells[0].row == 1)
    #expect(layout.cells[1...3].map(\.row) == [0, 1, 2])
    #expect(layout.cells[4].row == layout.cells[2].row)
  }

  @Test("Ways do not cross where another order has no crossing")
  func order() {
    let links = [(0, 1), (0, 2), (1, 4), (2, 3)].map { Link(from: $0.0, to: $0.1) }
    let layout = FlowLayout(FlowLayoutTests.names(5), links)
    #expect(
      (layout.cells[1].row < layout.cells[2].row) == (layout.cells[4].row < layout.cells[3].row))
  }

  @Test("One added button moves nothing else", arguments: 0..<6)
  func added(_ place: Int) {
    let before = FlowLayout(FlowLayoutTests.names(6), FlowLayoutTests.links)
    let after = FlowLayout(
      FlowLayoutTests.names(7), FlowLayoutTests.links + [Link(from: place, to: 6)],
      keeping: before)
    #expect(Array(after.cells[0..<6]) == before.cells)
    #expect(!before.cells.contains(after.cells[6]))
    #expect(after.cells[6].column == before.cells[place].column + 1)
    // A way between places that are there is only another line.
    let joined = FlowLayout(
      FlowLayoutTests.names(6), FlowLayoutTests.links + [Link(from: 3, to: place)],
      keeping: before)
    #expect(joined.cells == before.cells)
  }

  @Test("Of another document nothing is kept")
  func other() {
    let before = FlowLayout(FlowLayoutTests.names(6), FlowLayoutTests.links)
    let others = (0..<6).map { "q\($0)" }
    let after = FlowLayout(others, [Link(from: 0, to: 5)], keeping: before)
    #expect(after.cells == FlowLayout(others, [Link(from: 0, to: 5)]).cells)
  }

  @Test("A place has a cell of its own, whatever the ways are", arguments: 0..<30)
  func byChance(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func number(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    let count = 2 + number(60)
    let links = (0..<number(150)).map { _ in Link(from: number(count), to: number(count)) }
    let layout = FlowLayout(FlowLayoutTests.names(count), links)
    #expect(Set(layout.cells).count == count)
    #expect(layout.cells.allSatisfy { $0.row >= 0 && $0.column >= 0 })
    let more = FlowLayout(
      FlowLayoutTests.names(count + 1), links + [Link(from: number(count), to: count)],
      keeping: layout)
    #expect(Array(more.cells.prefix(count)) == layout.cells)
    #expect(Set(more.cells).count == count + 1)
    let geometry = FlowGeometry(layout, links.filter { $0.from != $0.to }, widths: [])
    #expect(geometry.lines.allSatisfy { !$0.curves.isEmpty })
  }

  @Test("A screen with very many dialogs does not make a column of the same length")
  func folded() {
    let links = (1..<300).map { Link(from: 0, to: $0) }
    let layout = FlowLayout(FlowLayoutTests.names(300), links)
    #expect(layout.rows <= 24)
    #expect(Set(layout.cells).count == 300)
    #expect(layout.cells[0].column == 0 && layout.columns > 10)
  }

  @Test("Two ways between the same places run beside each other, and their names stand apart")
  func lanes() {
    let links = [Link(from: 0, to: 1), Link(from: 1, to: 0)]
    let layout = FlowLayout(FlowLayoutTests.names(2), links)
    let geometry = FlowGeometry(layout, links, widths: [60, 60])
    let (there, back) = (geometry.lines[0], geometry.lines[1])
    #expect(there.pointsRight && !back.pointsRight)
    #expect(there.start.y == there.end.y && back.start.y == back.end.y)
    #expect(there.start.y != back.start.y)
    #expect(abs(there.label.y - back.label.y) >= FlowGeometry.label)
  }

  @Test("A way over a column passes the places there above or below")
  func long() {
    let links = [(0, 1), (1, 2), (0, 3), (3, 2), (3, 4), (4, 2), (4, 5), (0, 5)]
      .map { Link(from: $0.0, to: $0.1) }
    let layout = FlowLayout(FlowLayoutTests.names(6), links)
    let geometry = FlowGeometry(layout, links, widths: links.map { _ in 50 })
    for line in geometry.lines {
      for (curve, next) in zip(line.curves, line.curves.dropFirst()) {
        let (left, right) = (min(curve.end.x, next.end.x), max(curve.end.x, next.end.x))
        for place in geometry.places where place.x > left && place.x + place.width < right {
          #expect(curve.end.y < place.y || curve.end.y > place.y + place.height)
        }
      }
    }
  }

  @Test("A point is as far from a way as from the nearest piece of its curves")
  func distances() {
    let links = [Link(from: 0, to: 1), Link(from: 1, to: 0)]
    let geometry = FlowGeometry(
      FlowLayout(FlowLayoutTests.names(2), links), links, widths: [60, 60])
    for line in geometry.lines {
      #expect(line.distance(to: line.start) < 0.01 && line.distance(to: line.end) < 0.01)
      #expect(line.distance(to: line.label) < FlowGeometry.label)
      let far = (x: line.start.x, y: line.start.y + 100)
      #expect(abs(line.distance(to: far) - 100) < 12)
    }
    let middle = geometry.lines[0].label
    #expect(geometry.lines[0].distance(to: middle) < geometry.lines[1].distance(to: middle))
  }
}
