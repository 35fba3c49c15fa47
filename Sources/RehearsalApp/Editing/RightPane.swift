import Gtk
import Texts

/// The pane at the right: the properties of the selected part, the calls, or the text of the document.
@MainActor
final class RightPane {
  /// A page of the pane.
  enum Page: String, CaseIterable {
    case properties, calls, text

    var title: String {
      switch self {
      case .properties: tr("Properties")
      case .calls: tr("Calls")
      case .text: tr("Text")
      }
    }

    var tooltip: String {
      switch self {
      case .properties: tr("Properties of the selected part (Alt+1)")
      case .calls: tr("Calls of the delegates (Alt+2)")
      case .text: tr("Text of the document (Alt+3)")
      }
    }
  }

  /// What a page is made of.
  protocol Content: AnyObject {
    /// What the pane shows.
    @MainActor var widget: Widget { get }
    /// The row at the top, which begins with the buttons for the pages.
    @MainActor var head: PaneHead { get }
    /// Moves the keyboard's focus into the page; false where nothing takes it.
    @MainActor func takeFocus() -> Bool
  }

  let widget = Stack()
  /// Makes a page when it is first shown.
  var make: (@MainActor (Page) -> (any Content)?)?
  var onChanged: (@MainActor (Page) -> Void)?
  private(set) var page = Page.calls

  private var contents: [Page: any Content] = [:]
  private var switchers: [Segments<Page>] = []
  private var heads: [PaneHead] = []

  init() {
    widget.setHomogeneous(false)
    widget.onAllocate { [weak self] size in
      // Done later, because a layout is in progress.
      MainLoop.idle {
        self?.width = size.width
        return false
      }
    }
  }

  /// The room of each page, in pixels.
  private var width = 0 {
    didSet {
      if width != oldValue { for head in heads { head.fit(width) } }
    }
  }

  /// The page that is made already; `nil` for one that was not shown yet.
  func content(of page: Page) -> (any Content)? { contents[page] }

  /// Adds the buttons for the pages to the top of a page.
  func addSwitcher(to head: PaneHead) {
    let switcher = Segments<Page>(tr("Pane"))
    for page in Page.allCases {
      switcher.add(
        page, ToggleButton(label: page.title), name: page.title, tooltip: page.tooltip)
    }
    switcher.widget.addClass("pane-switcher")
    switcher.select(page)
    switcher.onChosen = { [weak self] in self?.show($0) }
    head.add(switcher: switcher.widget)
    heads.append(head)
    head.fit(width)
    switchers.append(switcher)
  }

  /// Shows a page.
  func show(_ page: Page) {
    guard page != self.page else { return select() }
    // The calls are there from the beginning.
    if page != .calls, contents[page] == nil {
      guard let made = make?(page) else { return select() }
      contents[page] = made
      addSwitcher(to: made.head)
      widget.add(made.widget, named: page.rawValue)
      made.widget.show()
    }
    self.page = page
    widget.visibleChildName = page.rawValue
    select()
    onChanged?(page)
  }

  private func select() {
    for switcher in switchers { switcher.select(page) }
  }
}
