import Gtk
import Texts

/// The pane at the right: the properties of the selected part, the calls, the text of the document, or
/// code that is written out of it.
@MainActor
final class RightPane {
  /// A page of the pane.
  enum Page: String, CaseIterable {
    case properties, calls, text, code
    /// What exploring has found, while the map is shown.
    case findings

    var title: String {
      switch self {
      case .properties: tr("Properties")
      case .calls: tr("Calls")
      case .text: tr("Text")
      case .code: tr("Code")
      case .findings: tr("Findings")
      }
    }

    var tooltip: String {
      switch self {
      case .properties: tr("Properties of the selected part (Alt+1)")
      case .calls: tr("Calls of the delegates (Alt+2)")
      case .text: tr("Text of the document (Alt+3)")
      case .code: tr("Code that shows the dialogs of the document (Alt+4)")
      case .findings: tr("What is wrong, with the ways that show it (Alt+5)")
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
  /// The pages that have no button.
  private var hidden: Set<Page> = [.findings]

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
      // A title is cut where texts are very large, rather than make the window wider.
      let title = Label(page.title)
      title.setEllipsize(.end)
      let button = ToggleButton()
      button.add(title)
      button.addClass("text-button")
      switcher.add(page, button, name: page.title, tooltip: page.tooltip)
    }
    for page in hidden { switcher.setVisible(page, false) }
    switcher.widget.addClass("pane-switcher")
    switcher.select(page)
    switcher.onChosen = { [weak self] in self?.show($0) }
    head.add(switcher: switcher.widget)
    heads.append(head)
    head.fit(width)
    switchers.append(switcher)
  }

  /// Gives a page a button, or takes it away; one that shows then gives its place to the calls.
  func setShown(_ page: Page, _ isShown: Bool) {
    if isShown { hidden.remove(page) } else { hidden.insert(page) }
    for switcher in switchers { switcher.setVisible(page, isShown) }
    for head in heads { head.fit(width) }
    if !isShown, self.page == page { show(.calls) }
  }

  /// Shows a page.
  func show(_ page: Page) {
    guard !hidden.contains(page) else { return }
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
