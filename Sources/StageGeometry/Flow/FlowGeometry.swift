public import Geometry

/// Where the places, ways and names of a map are drawn, in points at 100 %.
public struct FlowGeometry: Sendable {
  /// A way as a line: curves one after the other, each from the end of the one before.
  public struct Line: Sendable {
    /// A point.
    public typealias Point = (x: Double, y: Double)

    /// Where it begins.
    public let start: Point
    /// The two control points and the end of each curve.
    public internal(set) var curves: [(first: Point, second: Point, end: Point)] = []
    /// Where the middle of its name is.
    public internal(set) var label: Point = (0, 0)

    /// Where it ends.
    public var end: Point { curves.last?.end ?? start }
    /// Whether its arrow points to the right.
    public var pointsRight: Bool { curves.last.map { $0.second.x <= $0.end.x } ?? true }

    /// How far a point is from the line, as far as a person can see.
    public func distance(to point: Point) -> Double {
      var least = Double.infinity
      var before = start
      for (place, curve) in curves.enumerated() {
        defer { before = curve.end }
        // A curve lies between its points.
        let across = [before.x, curve.first.x, curve.second.x, curve.end.x].sorted()
        let down = [before.y, curve.first.y, curve.second.y, curve.end.y].sorted()
        let outside = max(
          across[0] - point.x, point.x - across[3], down[0] - point.y, point.y - down[3])
        guard outside < least else { continue }
        var last = before
        for step in 1...24 {
          let next = self.point(of: place, at: Double(step) / 24)
          least = min(least, FlowGeometry.distance(from: point, to: last, next))
          last = next
        }
      }
      return least
    }

    /// A point of a curve, from 0 at its beginning to 1 at its end.
    func point(of curve: Int, at part: Double) -> Point {
      let from = curve == 0 ? start : curves[curve - 1].end
      let (first, second, end) = curves[curve]
      let rest = 1 - part
      let weights = (
        rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part
      )
      return (
        weights.0 * from.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
        weights.0 * from.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y
      )
    }
  }

  /// The picture of each place.
  public let places: [Rectangle]
  /// The line of each way.
  public private(set) var lines: [Line] = []
  /// How large all is.
  public let width, height: Double

  /// The size of a place.
  public static let place = (width: 96.0, height: 170.0)
  /// How far columns and rows are apart.
  public static let pitch = (column: 216.0, row: 248.0)
  /// The room around all.
  public static let margin = 48.0
  /// The height of a name.
  public static let label = 20.0

  private static let port = (most: 34.0, room: 130.0)
  private static let lane = (above: 20.0, step: 6.0, most: 4)

  /// The map of a layout.
  ///
  /// - Parameters:
  ///   - links: the ways that are drawn.
  ///   - widths: how wide the name of each of them is.
  public init(_ layout: FlowLayout, _ links: [FlowLayout.Link], widths: [Double]) {
    places = layout.cells.map { cell in
      Rectangle(
        x: FlowGeometry.margin + Double(cell.column) * FlowGeometry.pitch.column,
        y: FlowGeometry.margin + Double(cell.row) * FlowGeometry.pitch.row,
        width: FlowGeometry.place.width, height: FlowGeometry.place.height)
    }
    width =
      2 * FlowGeometry.margin + Double(max(1, layout.columns) - 1) * FlowGeometry.pitch.column
      + FlowGeometry.place.width
    height =
      2 * FlowGeometry.margin + Double(max(1, layout.rows) - 1) * FlowGeometry.pitch.row
      + FlowGeometry.place.height + FlowGeometry.words.height
    let ports = ports(layout, links)
    let taken = Set(layout.cells)
    var lanes: [FlowLayout.Cell: Int] = [:]
    for (number, link) in links.enumerated() {
      lines.append(
        line(layout.cells[link.from], layout.cells[link.to], ports[number], taken, &lanes))
    }
    placeLabels(widths)
  }

  // MARK: Lines

  /// How far a point is from a straight line between two others.
  private static func distance(from point: Line.Point, to a: Line.Point, _ b: Line.Point) -> Double
  {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let length = x * x + y * y
    let along = length > 0 ? ((point.x - a.x) * x + (point.y - a.y) * y) / length : 0
    let part = min(1, max(0, along))
    let (dx, dy) = (point.x - a.x - part * x, point.y - a.y - part * y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Where each way leaves and arrives, so that those of two places never cross.
  private func ports(
    _ layout: FlowLayout, _ links: [FlowLayout.Link]
  ) -> [(start: Line.Point, end: Line.Point)] {
    struct End {
      let way: Int
      let isStart: Bool
      let other: Int
    }
    var right = [[End]](repeating: [], count: places.count)
    var left = right
    for (way, link) in links.enumerated() {
      let step = layout.cells[link.to].column - layout.cells[link.from].column
      let start = End(way: way, isStart: true, other: link.to)
      let end = End(way: way, isStart: false, other: link.from)
      if step >= 0 { right[link.from].append(start) } else { left[link.from].append(start) }
      if step > 0 { left[link.to].append(end) } else { right[link.to].append(end) }
    }
    var ports = [(start: Line.Point, end: Line.Point)](
      repeating: ((0, 0), (0, 0)), count: links.count)
    for place in places.indices {
      for (ends, x) in [
        (left[place], places[place].x), (right[place], places[place].x + places[place].width),
      ] {
        let sorted = ends.sorted {
          (places[$0.other].y, $0.way) < (places[$1.other].y, $1.way)
        }
        let step = min(
          FlowGeometry.port.most, FlowGeometry.port.room / Double(max(1, sorted.count)))
        for (number, end) in sorted.enumerated() {
          let middle = places[place].y + places[place].height / 2
          let y = middle + (Double(number) - Double(sorted.count - 1) / 2) * step
          if end.isStart { ports[end.way].start = (x, y) } else { ports[end.way].end = (x, y) }
        }
      }
    }
    return ports
  }

  private func line(
    _ from: FlowLayout.Cell, _ to: FlowLayout.Cell, _ port: (start: Line.Point, end: Line.Point),
    _ taken: Set<FlowLayout.Cell>, _ lanes: inout [FlowLayout.Cell: Int]
  ) -> Line {
    var line = Line(start: port.start)
    let sign = to.column > from.column ? 1.0 : -1.0
    if from.column == to.column {
      // A loop beside both.
      let out = 48 + min(40, abs(port.end.y - port.start.y) / 12)
      line.curves.append(
        ((port.start.x + out, port.start.y), (port.end.x + out, port.end.y), port.end))
      return line
    }
    func go(to end: Line.Point) {
      let last = line.end
      let half = (end.x - last.x) / 2
      line.curves.append(((last.x + half, last.y), (end.x - half, end.y), end))
    }
    let columns = stride(from: from.column + Int(sign), to: to.column, by: Int(sign))
    for column in columns {
      let x = FlowGeometry.margin + Double(column) * FlowGeometry.pitch.column
      let enter = sign > 0 ? x - 12 : x + FlowGeometry.place.width + 12
      let leave = sign > 0 ? x + FlowGeometry.place.width + 12 : x - 12
      let part = (enter - port.start.x) / (port.end.x - port.start.x)
      let straight = port.start.y + (port.end.y - port.start.y) * part
      let y = free(straight, in: column, taken, &lanes)
      go(to: (enter, y))
      line.curves.append(((enter, y), (leave, y), (leave, y)))
    }
    go(to: port.end)
    return line
  }

  /// Where a way passes a column: as it comes where no place is, else above or below that.
  private func free(
    _ y: Double, in column: Int, _ taken: Set<FlowLayout.Cell>,
    _ lanes: inout [FlowLayout.Cell: Int]
  ) -> Double {
    let place = (y - FlowGeometry.margin + FlowGeometry.lane.above) / FlowGeometry.pitch.row
    let row = max(0, Int(place.rounded(.down)))
    let isFree = !taken.contains(FlowLayout.Cell(column: column, row: row))
    let isUpper = place - Double(row) < 0.5
    let lane = FlowLayout.Cell(column: column, row: isUpper || isFree ? row : row + 1)
    let number = lanes[lane, default: 0]
    lanes[lane] = number + 1
    let offset = Double(number % FlowGeometry.lane.most) * FlowGeometry.lane.step
    if isFree { return y + offset }
    return FlowGeometry.margin + Double(lane.row) * FlowGeometry.pitch.row
      - FlowGeometry.lane.above + offset
  }

  // MARK: Names

  /// The room that the words below a place need, and beside them, as names may be drawn larger.
  private static let words = (height: 50.0, side: 28.0)

  /// Puts each name on its line, where it lies on no other name and on no words of a place.
  private mutating func placeLabels(_ widths: [Double]) {
    var placed: [Int: [Rectangle]] = [:]
    for place in places {
      let words = FlowGeometry.words
      let box = Rectangle(
        x: place.x - words.side, y: place.y + place.height, width: place.width + 2 * words.side,
        height: words.height)
      placed[Int(box.y / FlowGeometry.pitch.row), default: []].append(box)
    }
    for number in lines.indices {
      let width = widths.indices.contains(number) ? widths[number] : 0
      var best: (overlap: Double, point: Line.Point)?
      // Where it leaves, and where it arrives: between them it may pass places.
      let curves = Set([0, lines[number].curves.count - 1]).sorted()
      for (curve, part) in curves.flatMap({ curve in
        [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78].map { (curve, $0) }
      }) {
        let point = lines[number].point(of: curve, at: part)
        let box = Rectangle(
          x: point.x - width / 2, y: point.y - FlowGeometry.label / 2, width: width,
          height: FlowGeometry.label)
        let band = Int(point.y / FlowGeometry.pitch.row)
        let overlap = (band - 1...band + 1).flatMap { placed[$0] ?? [] }
          .reduce(0) { $0 + FlowGeometry.overlap($1, box) }
        if best.map({ overlap < $0.overlap }) ?? true { best = (overlap, point) }
        if overlap == 0 { break }
      }
      guard let best else { continue }
      lines[number].label = best.point
      placed[Int(best.point.y / FlowGeometry.pitch.row), default: []].append(
        Rectangle(
          x: best.point.x - width / 2 - 2, y: best.point.y - FlowGeometry.label / 2 - 2,
          width: width + 4, height: FlowGeometry.label + 4))
    }
  }

  private static func overlap(_ first: Rectangle, _ second: Rectangle) -> Double {
    let width = min(first.x + first.width, second.x + second.width) - max(first.x, second.x)
    let height = min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
    return width > 0 && height > 0 ? width * height : 0
  }
}
