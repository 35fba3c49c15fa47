import DialogModel
import DialogSimulator
import Explorer
import Geometry
import PrototypeFile
import StageGeometry
import Workbench

/// What the map shows: what exploring has found, where it is drawn, and where the run is.
struct FlowScene {
  /// What exploring has found.
  let found: ExploredMap
  let layout: FlowLayout
  let geometry: FlowGeometry
  /// The ways that are drawn, by their numbers on the map.
  let drawn: [Int]
  /// The ways back from each place, which are written below it.
  let backs: [Int: [Int]]
  /// The numbers of the findings of each place, from 1 on.
  let marks: [Int: [Int]]
  private let covered: Set<Int>
  /// The place at which the run is; `nil` while it moves, and where the map does not have it.
  var here: Int?
  /// The ways that this run went.
  var gone: Set<FlowLayout.Link> = []
  /// The way of the selected finding.
  var lit: Set<FlowLayout.Link> = []

  var map: FlowMap { found.map }

  /// The scene of a map.
  ///
  /// - Parameters:
  ///   - before: the scene of the version before, whose places stay where they are.
  ///   - width: how wide the name of a way is.
  init(
    _ found: ExploredMap, after before: FlowScene?, width: (FlowMap.Way) -> Double
  ) {
    let map = found.map
    self.found = found
    drawn = map.ways.indices.filter { !map.ways[$0].isBack }
    backs = Dictionary(grouping: map.ways.indices.filter { map.ways[$0].isBack }) {
      map.ways[$0].from
    }
    covered = Set(map.ways.lazy.filter(\.isCovered).map(\.to) + [0])
    var marks: [Int: [Int]] = [:]
    for (number, finding) in found.findings.enumerated() {
      if let place = finding.place { marks[place, default: []].append(number + 1) }
    }
    self.marks = marks
    let links = drawn.map { FlowLayout.Link(from: map.ways[$0].from, to: map.ways[$0].to) }
    layout = FlowLayout(map.places.map(\.key), links, keeping: before?.layout)
    geometry = FlowGeometry(layout, links, widths: drawn.map { width(map.ways[$0]) })
  }

  /// The name of a way in one line: at most 14 letters.
  static func label(of way: FlowMap.Way) -> String {
    let whole = way.title
    return whole.count > 14 ? whole.prefix(13).trimmingSpaces + "…" : whole
  }

  /// The box of the name of a drawn way, by its place among those.
  func labelBox(
    _ number: Int, width: Double, height: Double = FlowGeometry.label
  ) -> Rectangle {
    let point = geometry.lines[number].label
    return Rectangle(
      x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
  }

  /// Whether scenarios come to a place.
  func isCovered(_ place: Int) -> Bool { covered.contains(place) }

  /// The ways of a way of moves between the places that it passes.
  func links(of way: [Move]) -> Set<FlowLayout.Link> {
    var places: [Int] = []
    found.explorer.walk(way) { _, simulator, _ in
      if let place = map.place(of: simulator.state), place != places.last { places.append(place) }
    }
    if let end = map.place(of: found.explorer.replay(way).simulator.state), end != places.last {
      places.append(end)
    }
    return Set(zip(places, places.dropFirst()).map { FlowLayout.Link(from: $0, to: $1) })
  }

  /// The place next to one on the drawing, along its ways or up and down its column.
  func place(beside place: Int, _ direction: Direction) -> Int? {
    let cells = layout.cells
    guard cells.indices.contains(place) else { return cells.isEmpty ? nil : 0 }
    let here = cells[place]
    func nearest(_ places: [Int]) -> Int? {
      places.min { (abs(cells[$0].row - here.row), $0) < (abs(cells[$1].row - here.row), $1) }
    }
    switch direction {
    case .right:
      return nearest(
        map.ways.filter { $0.from == place && cells[$0.to].column > here.column }.map(\.to))
    case .left:
      return nearest(
        map.ways.filter { $0.to == place && cells[$0.from].column < here.column }.map(\.from))
    case .up, .down:
      let isUp = direction == .up
      return nearest(
        cells.indices.filter {
          cells[$0].column == here.column
            && (isUp ? cells[$0].row < here.row : cells[$0].row > here.row)
        })
    }
  }

  enum Direction { case left, right, up, down }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
