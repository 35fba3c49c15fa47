/// Where the places of a map are: in columns, the way from left to right.
///
/// A place has a column and a row, both counted from 0. A layout that was made before is kept as it
/// is as far as its places are still there: what is new gets a free row, and nothing else moves.
public struct FlowLayout: Sendable {
  /// A column and a row.
  public struct Cell: Hashable, Sendable {
    /// The column, from 0 at the left.
    public var column: Int
    /// The row, from 0 at the top.
    public var row: Int

    /// A cell.
    public init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
  }

  /// A way between two places, by their numbers.
  public struct Link: Hashable, Sendable {
    /// The place before.
    public let from: Int
    /// The place after.
    public let to: Int

    /// A way.
    public init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
  }

  /// The cell of each place.
  public private(set) var cells: [Cell]
  private let names: [String]

  /// How many columns there are.
  public var columns: Int { (cells.map(\.column).max() ?? -1) + 1 }
  /// How many rows there are.
  public var rows: Int { (cells.map(\.row).max() ?? -1) + 1 }

  /// The layout of places.
  ///
  /// - Parameters:
  ///   - names: what tells the places from each other in any version of the document; the first one
  ///     is the start.
  ///   - links: the ways between them.
  ///   - before: the layout of the version before, whose order is kept.
  public init(_ names: [String], _ links: [Link], keeping before: FlowLayout? = nil) {
    self.names = names
    cells = names.map { _ in Cell(column: 0, row: 0) }
    let links = links.filter {
      names.indices.contains($0.from) && names.indices.contains($0.to) && $0.from != $0.to
    }
    let columns = FlowColumns(count: names.count, links).columns
    let known = before?.known(names) ?? [:]
    if known.count * 2 > names.count {
      keep(known, columns, links)
    } else {
      var rows = FlowRows(columns, links)
      rows.order()
      let placed = rows.placed()
      for place in names.indices {
        cells[place] = Cell(column: columns[place], row: placed[place])
      }
      fold()
    }
  }

  /// Divides columns that are far too long for a screen into several, which stand side by side.
  private mutating func fold() {
    let longest = max(12, Int((Double(cells.count) * 1.6).squareRoot()))
    guard rows > 2 * longest else { return }
    let places = Dictionary(grouping: cells.indices) { cells[$0].column }
    var next = 0
    for column in 0..<columns {
      let all = (places[column] ?? []).sorted { cells[$0].row < cells[$1].row }
      let parts = max(1, (all.count + longest - 1) / longest)
      let length = (all.count + parts - 1) / parts
      for (number, place) in all.enumerated() {
        let (part, row) = number.quotientAndRemainder(dividingBy: max(1, length))
        cells[place] = Cell(column: next + part, row: row + (longest - length) / 2)
      }
      next += parts
    }
  }

  /// The cells of places that were there before, by their numbers now.
  private func known(_ names: [String]) -> [Int: Cell] {
    let cells = Dictionary(zip(self.names, self.cells)) { first, _ in first }
    var known: [Int: Cell] = [:]
    for (place, name) in names.enumerated() { known[place] = cells[name] }
    return known
  }

  /// Leaves what is known where it is, and puts the others beside what leads to them.
  private mutating func keep(_ known: [Int: Cell], _ columns: [Int], _ links: [Link]) {
    var taken = Set(known.values)
    var placed = known
    let before = Dictionary(grouping: links, by: \.to)
    let new = names.indices.filter { known[$0] == nil }.sorted {
      (columns[$0], $0) < (columns[$1], $1)
    }
    for place in new {
      let sources = (before[place] ?? []).compactMap { placed[$0.from] }
      let source = sources.min { ($0.column, $0.row) < ($1.column, $1.row) }
      var cell = Cell(column: source.map { $0.column + 1 } ?? columns[place], row: source?.row ?? 0)
      // The nearest free row, downwards first.
      let wanted = cell.row
      var distance = 0
      while taken.contains(cell) {
        distance = distance > 0 ? -distance : 1 - distance
        cell.row = wanted + distance
        if cell.row < 0 { cell.row = wanted + 1 - distance }
      }
      taken.insert(cell)
      placed[place] = cell
    }
    for (place, cell) in placed { cells[place] = cell }
  }
}

/// The column of each place: as far to the right as the longest way to it, but not much further than
/// its shortest one.
struct FlowColumns {
  private(set) var columns: [Int]

  /// How many columns a place may be further away than its shortest way.
  private static let slack = 2

  init(count: Int, _ links: [FlowLayout.Link]) {
    var next = [[Int]](repeating: [], count: count)
    for link in links { next[link.from].append(link.to) }
    var depth = [Int](repeating: -1, count: count)
    var order: [Int] = []
    for root in 0..<count where depth[root] < 0 {
      depth[root] = 0
      var place = order.count
      order.append(root)
      while place < order.count {
        let node = order[place]
        place += 1
        for other in next[node] where depth[other] < 0 {
          depth[other] = depth[node] + 1
          order.append(other)
        }
      }
    }
    columns = depth
    var number = [Int](repeating: 0, count: count)
    for (place, node) in order.enumerated() { number[node] = place }
    // Ways back are left out: those to what was found before.
    for node in order.sorted(by: { (depth[$0], number[$0]) < (depth[$1], number[$1]) }) {
      for other in next[node]
      where depth[other] > depth[node]
        || (depth[other] == depth[node] && number[other] > number[node])
      {
        columns[other] = min(
          max(columns[other], columns[node] + 1), depth[other] + FlowColumns.slack)
      }
    }
  }
}
