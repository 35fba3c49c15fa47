import Gtk

/// The rows of a list that scrolls, which are made in batches as their end comes near sight.
///
/// Assistive technology is told the place of each row among all, and how many there are. A list that
/// is not very long is made to its end while nothing else is to be done.
@MainActor
final class GrowingRows {
  /// Makes the row at a 0-based index; the rows are made in order.
  var make: (@MainActor (_ index: Int) -> Widget)?

  private let scrolled: ScrolledWindow
  private var box: Box?
  private var count = 0
  /// The number of rows that are made.
  private var made = 0
  /// The height of the content when rows were last made; while it is the same, they are not laid out.
  private var heightBefore = 0.0

  /// The number of rows that are made at a time.
  private static let batch = 24
  /// The number of rows of which all are made in time.
  private static let many = 200
  /// How near the end of the rows must be so that more are made, in pixels.
  private static let near = 400.0

  init(in scrolled: ScrolledWindow) {
    self.scrolled = scrolled
    scrolled.onScrolled { [weak self] in self?.makeRowsInSight() }
  }

  /// Replaces the rows in a box, which need not be in the scrolled window if they are few.
  func show(_ count: Int, in box: Box) {
    box.destroyChildren()
    (self.box, self.count, made, heightBefore) = (box, count, 0, 0)
    scrolled.verticalOffset = 0
    box.setAccessibleSize(count > GrowingRows.batch ? count : 0)
    makeRows()
    guard count <= GrowingRows.many, made < count, growing == nil else { return }
    growing = MainLoop.idle { [weak self] in
      guard let self else { return false }
      if self.count <= GrowingRows.many { makeRows() }
      guard self.count <= GrowingRows.many, made < self.count else {
        growing = nil
        return false
      }
      return true
    }
  }

  @Scheduled private var growing: Source?

  private func makeRows() {
    guard let box, let make else { return }
    let end = min(count, made + GrowingRows.batch)
    for index in made..<end {
      let row = make(index)
      row.accessibleRole = .listItem
      row.setAccessiblePosition(index + 1, of: count)
      box.packStart(row)
      row.showAll()
    }
    made = end
  }

  private func makeRowsInSight() {
    guard made < count, scrolled.restBelow < GrowingRows.near,
      scrolled.contentHeight != heightBefore
    else { return }
    heightBefore = scrolled.contentHeight
    makeRows()
  }
}
