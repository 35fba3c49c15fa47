import Gtk
import StageGeometry

/// A row of a pane that scrolls.
@MainActor
protocol PaneRow: AnyObject {
  /// The widgets of the row, from the lowest to the topmost.
  var parts: [Widget] { get }
  /// The parts that assistive technology is not shown.
  var concealed: [Widget] { get }
  /// The part that assistive technology counts.
  var counted: Widget { get }
}

/// The rows of a pane that scrolls, which are made when they come near sight and released when they
/// are far from it.
///
/// A row that has the keyboard's focus, and the rows next to it, stay. Up to `RowsInSight.many`
/// rows are all made in time, because assistive technology knows only of those that are. Of more
/// rows, each says which of how many it is, and the pane how many it has; its actions turn the
/// page.
@MainActor
final class Rows<Row: PaneRow> {
  /// The rows that are made, by their keys.
  private(set) var made: [Int: Row] = [:]
  /// Called when a row has been made or the layout has changed, with its key and its place.
  var place: (@MainActor (Row, _ key: Int, Rectangle) -> Void)?
  /// Called after rows have been made because the pane was scrolled.
  var onScrolled: (@MainActor () -> Void)?
  /// The key of a row that stays wherever the pane is scrolled to.
  var kept: Int?

  private let pane: Canvas
  private let make: @MainActor (_ key: Int) -> Row
  /// The keys of the rows that are made, in the order in which they are seen, which is also their
  /// order in the pane: assistive technology reads them in this order.
  private var order: [Int] = []
  private var keys: [Int] = [] {
    didSet { if keys != oldValue { rank() } }
  }
  /// The place of each key among all; `nil` while each key is its own place.
  private var ranks: [Int: Int]?
  private var places: [Rectangle] = []
  /// The visible height of the pane, or its width, in points.
  private var extent = 0.0
  private let across: Bool
  private let floor: Widget?
  private let growsWhole: Bool
  /// So many rows from the first on are made wherever they are.
  private var grown = 0
  @Scheduled private var growing: Source?

  /// The number of rows that are made at a time while nothing else is to be done.
  private static var batch: Int { 8 }

  /// - Parameters:
  ///   - floor: a widget in the pane that is below all rows.
  ///   - across: whether the rows are from left to right, and the pane scrolls to the right.
  ///   - growsWhole: whether many rows are all made in time; rows that are dear are not.
  ///   - make: makes the row of a key; its widgets must not be in the pane yet.
  init(
    in pane: Canvas, above floor: Widget? = nil, across: Bool = false, growsWhole: Bool = true,
    make: @escaping @MainActor (_ key: Int) -> Row
  ) {
    self.pane = pane
    self.floor = floor
    self.across = across
    self.growsWhole = growsWhole
    self.make = make
    pane.setLayout { [weak self, weak pane] size in
      guard let self, let pane else { return }
      extent = Double(across ? size.width : size.height) / pane.zoom
      scroll()
    }
  }

  /// The rows that are made, in the order in which they are seen.
  var inOrder: [Row] { order.compactMap { made[$0] } }

  /// Whether the rows are hidden, as they are while a loader is shown in their place.
  var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      for row in inOrder { show(row) }
    }
  }

  /// What is shown outside the counted part is for the owner to say.
  private func show(_ row: Row) {
    for part in row.parts { part.isVisible = !isHidden && part === row.counted }
  }

  /// Makes the rows of these keys before their layout, if they are few, so that the layout can
  /// measure them.
  func prepare(_ keys: [Int]) {
    guard keys.count <= RowsInSight.few else { return }
    (self.keys, places) = (keys, keys.map { _ in Rectangle(x: 0, y: 0, width: 0, height: 0) })
    _ = makeRows()
  }

  /// Lays out the rows.
  ///
  /// - Parameters:
  ///   - keys: the keys of all rows, from top to bottom.
  ///   - places: the place of each of them in the pane, in points.
  ///   - extent: the visible height of the pane, or its width, in points.
  func layOut(_ keys: [Int], _ places: [Rectangle], extent: Double) {
    (self.keys, self.places, self.extent) = (keys, places, extent)
    let sight = makeRows()
    for place in sight { put(place) }
    if keys.count > RowsInSight.few || isCounted {
      isCounted = keys.count > RowsInSight.few
      pane.setAccessibleSize(isCounted ? keys.count : 0)
    }
    growSoon()
  }

  /// Whether the pane says how many rows it has.
  private var isCounted = false

  /// Makes the rows that are far from sight, some at a time.
  private func growSoon() {
    guard growsWhole, growing == nil, made.count < keys.count, keys.count <= RowsInSight.many else {
      return
    }
    growing = MainLoop.idle { [weak self] in
      guard let self else { return false }
      // What is not shown yet has no layout; it comes here again with that.
      guard pane.isMapped, made.count < keys.count, keys.count <= RowsInSight.many else {
        growing = nil
        return false
      }
      grown = min(keys.count, grown + Rows.batch)
      scroll()
      return true
    }
  }

  /// Where the row of a key is, in points.
  func rectangle(of key: Int) -> Rectangle? {
    // The keys are their own places except in an alert, which has few rows that are requested.
    let place = keys.indices.contains(key) && keys[key] == key ? key : keys.firstIndex(of: key)
    return place.flatMap { places.indices.contains($0) ? places[$0] : nil }
  }

  /// The key of the row at a height in the pane, in points.
  func key(at y: Double) -> Int? {
    let sight = RowsInSight(places, offset: y, extent: 1, keepsAll: false)
    return sight.range.first { places[$0].y <= y && y < places[$0].y + places[$0].height }.map {
      keys[$0]
    }
  }

  private func scroll() {
    let before = made.count
    let old = Set(order)
    let sight = makeRows()
    let new = sight.filter { !old.contains(keys[$0]) }
    for place in new { put(place) }
    if !new.isEmpty || made.count != before { onScrolled?() }
  }

  private func put(_ index: Int) {
    guard let row = made[keys[index]] else { return }
    for part in row.parts { pane.setRectangle(places[index], of: part) }
    if keys.count > RowsInSight.few {
      row.counted.setAccessiblePosition(index + 1, of: keys.count)
    }
    place?(row, keys[index], places[index])
  }

  /// Makes the rows near sight and releases the others.
  ///
  /// - Returns: the 0-based places of the rows that are made.
  private func makeRows() -> [Int] {
    let sight = RowsInSight(places, offset: pane.offset, extent: extent, across: across)
    var wanted = Set(sight.places)
    if keys.count <= RowsInSight.many { wanted.formUnion(0..<min(grown, keys.count)) }
    for stays in staying {
      for place in stays - 1...stays + 1 where keys.indices.contains(place) {
        wanted.insert(place)
      }
    }
    let places = wanted.sorted()
    let wantedKeys = Set(places.map { keys[$0] })
    for key in order where !wantedKeys.contains(key) {
      for part in made.removeValue(forKey: key)?.parts ?? [] { part.destroy() }
    }
    order.removeAll { !wantedKeys.contains($0) }
    for place in places where made[keys[place]] == nil { add(keys[place]) }
    return places
  }

  /// The 0-based places of the rows that stay where they are not near sight: also the first and the
  /// last, which Tab reaches from each other.
  private var staying: [Int] {
    guard keys.count > RowsInSight.few else { return [] }
    let ends = [0, keys.count - 1]
    let focused = order.first { key in
      made[key].map { row in row.parts.contains { pane.hasFocusChild($0) } } ?? false
    }
    return ends + [focused, kept].compactMap { key in key.flatMap { keys.firstIndex(of: $0) } }
  }

  private func place(of key: Int) -> Int { ranks?[key] ?? key }

  /// Puts the rows that are made into the order of new keys.
  private func rank() {
    let isPlain = zip(keys.indices, keys).allSatisfy { $0 == $1 }
    ranks =
      isPlain
      ? nil : Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    let sorted = order.sorted { place(of: $0) < place(of: $1) }
    guard sorted != order, floor == nil else { return }
    order = sorted
    for (index, part) in inOrder.flatMap(\.parts).enumerated() { pane.reorder(part, to: index) }
  }

  private func add(_ key: Int) {
    let row = make(key)
    let index = order.firstIndex { place(of: $0) > place(of: key) } ?? order.count
    var below = index > 0 ? made[order[index - 1]]?.parts.last : floor
    for part in row.parts {
      pane.insert(part, above: below)
      below = part
    }
    for part in row.concealed { pane.setConcealed(true, part) }
    if isHidden { show(row) }
    made[key] = row
    order.insert(key, at: index)
  }
}
