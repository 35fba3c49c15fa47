import Geometry
import StageGeometry
import Testing

@Suite struct ComparisonGridTests {
  private func grid(_ count: Int, width: Double, height: Double) -> ComparisonGrid {
    ComparisonGrid(
      count, width: 372, height: 680, caption: 26, in: (width, height), least: 0.4)
  }

  @Test(
    "Cells are as large as the room lets them be",
    arguments: [
      (4, 1264.0, 700.0, 4), (4, 700.0, 1200.0, 2), (1, 1264.0, 700.0, 1), (3, 300.0, 2400.0, 1),
    ])
  func fitting(_ count: Int, _ width: Double, _ height: Double, _ columns: Int) {
    let grid = grid(count, width: width, height: height)
    #expect(grid.columns == columns)
    #expect(grid.cells.count == count)
    #expect(grid.height <= height)
  }

  @Test func theyAreInTheMiddleOfTheHeight() throws {
    let grid = grid(4, width: 900, height: 700)
    let (first, last) = (try #require(grid.cells.first), try #require(grid.cells.last))
    #expect(abs(first.y - (700 - last.y - last.height)) < 2)
  }

  /// Two phones and a tablet.
  private func row(_ width: Double, _ height: Double) -> ComparisonGrid {
    ComparisonGrid(
      row: [(372, 680), (372, 592), (860, 1160)], caption: 26, in: (width, height), least: 0.4)
  }

  @Test func devicesOfDifferentWidthsAreInOneScale() {
    let cells = row(1264, 700).cells
    let zoom = (cells[2].height - 26) / 1160
    #expect(zoom > 0.5)
    #expect(zip(cells, [372.0, 372, 860]).allSatisfy { abs($0.width - $1 * zoom) < 0.01 })
    #expect(cells[0].x >= 16 && cells[2].x + cells[2].width <= 1264 - 16)
    #expect(abs(cells[0].height - 26 - 680 * zoom) < 0.01 && Set(cells.map(\.y)).count == 1)
    #expect(cells[1].x == cells[0].x + cells[0].width + 16)
  }

  @Test func whereARowWouldBeSmallerTheyAreEqual() {
    #expect(
      row(500, 2400)
        == ComparisonGrid(
          3, width: 860, height: 1160, caption: 26, in: (500, 2400), least: 0.4))
  }

  @Test func manyScroll() {
    let grid = grid(40, width: 1264, height: 700)
    #expect(grid.columns == 7)
    #expect(grid.height > 700)
    #expect(grid.cells.allSatisfy { $0.height == 26 + 680 * 0.4 })
  }

  @Test("No room is too small, and none is too many", arguments: [0, 1, 5, 48])
  func anyRoom(_ count: Int) {
    for width in [1.0, 100, 5_000] {
      for height in [1.0, 100, 5_000] {
        let cells = grid(count, width: width, height: height).cells
        #expect(cells.count == count)
        #expect(cells.allSatisfy { $0.width >= 1 && $0.height > 0 && $0.x >= 0 && $0.y >= 0 })
      }
    }
  }

  // MARK: Rows and columns

  private func matrix(
    _ rows: Int, _ columns: Int, width: Double = 1264, height: Double = 640
  ) -> MatrixGrid {
    let line = (0..<columns).map { $0 % 2 == 0 ? (372.0, 680.0) : (860.0, 1160.0) }
    return MatrixGrid(
      Array(repeating: line, count: rows), hasRowHeads: rows > 1, caption: 26,
      in: (width, height), least: 0.4)
  }

  @Test func headingsStandBesideRowsAndAboveColumns() {
    let matrix = matrix(3, 4)
    #expect(matrix.cells.map(\.count) == [4, 4, 4])
    #expect(matrix.columnHeads.map(\.x) == matrix.cells[0].map(\.x))
    #expect(matrix.columnHeads.map(\.width) == matrix.cells[2].map(\.width))
    #expect(matrix.rowHeads.map(\.y) == matrix.cells.map { $0[0].y })
    #expect(matrix.rowHeads.allSatisfy { $0.x + $0.width < matrix.cells[0][0].x })
    #expect(matrix.columnHeads.allSatisfy { $0.y + $0.height <= matrix.cells[0][0].y })
    #expect(matrix.cells[0].last.map { $0.x + $0.width <= 1264 } == true)
    #expect(matrix.height > 640)
  }

  @Test func oneRowHasNoHeadingAndFitsTheHeight() {
    let matrix = matrix(1, 3)
    #expect(matrix.rowHeads.isEmpty && matrix.columnHeads.count == 3)
    #expect(matrix.height <= 640)
  }

  @Test(arguments: [0, 1, 6])
  func anyRoomIsEnoughForRowsAndColumns(_ count: Int) {
    for width in [1.0, 300, 5_000] {
      for height in [1.0, 300, 5_000] {
        let matrix = matrix(count, 8, width: width, height: height)
        let all = matrix.cells.flatMap { $0 }
        #expect(all.count == count * 8 && all.allSatisfy { $0.width > 0 && $0.height > 0 })
      }
    }
  }
}
