import Gtk

/// The head of a page at the right: the buttons for the pages, and the tools of this page beside them
/// or, where these would be cut, below them.
@MainActor
final class PaneHead {
  let widget = Box(.horizontal, spacing: spacing)
  /// What this page has beside the buttons for the pages.
  let tools = Box(.horizontal, spacing: spacing)
  /// Whether the page is low and wide, so that there is one row in any case.
  var isLow = false {
    didSet { fit(width) }
  }

  private var switcher: Widget?
  private var width = 0
  private static let spacing = 8
  /// The room left and right of the rows, in pixels.
  private static let edges = 16

  init() {
    widget.packStart(tools, expand: true)
    // Two rows first: one would make a narrow window wider before its first layout.
    widget.setOrientation(.vertical)
  }

  /// Puts the buttons for the pages first.
  func add(switcher: Widget) {
    self.switcher = switcher
    switcher.align(.start, .center)
    widget.packStart(switcher)
    widget.reorder(switcher, to: 0)
    switcher.showAll()
  }

  /// Uses one row where a page has room for it, and else two.
  ///
  /// - Parameter width: the room of the page, in pixels, even while another page is shown.
  func fit(_ width: Int) {
    self.width = width
    let needed = (switcher?.preferredSize.width ?? 0) + tools.preferredSize.width
    let room = width - PaneHead.spacing - PaneHead.edges
    widget.setOrientation(isLow || needed <= room ? .horizontal : .vertical)
  }
}
