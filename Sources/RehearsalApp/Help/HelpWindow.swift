import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords
import Workbench

/// The documentation in a window of its own: a page at a time.
@MainActor
final class HelpWindow {
  /// The pages by the names of their files, in the order of the list.
  enum Page: String, CaseIterable {
    case first = "first-prototype"
    case editing = "edit-mode"
    case format, keys, log, past, share, explore, fit, speech, translating, sessions, commands
    case behaviour, checks, stacking, editors, verify, faults, changes = "editing"
    case commandLine = "command-line"
  }

  let window = Window()

  private let pages = DropDown()
  private let browse = Button(label: tr("In the Browser"))
  private let text = Label()
  private let scrolled = ScrolledWindow()
  /// What the selected row comes from, if the help began with it.
  private var ofRow: String?
  private static let idOfRow = "row"

  init(over parent: Window) {
    let header = HeaderBar()
    header.title = tr("Help")
    header.setHasSubtitle(false)
    header.showCloseButton = true
    pages.accessibleName = tr("Page")
    header.packStart(pages)
    header.packEnd(browse)
    window.title = tr("Help")
    window.setTitlebar(header)
    window.setTransient(for: parent, modal: false)
    window.setCenteredOnParent()
    let room = WorkArea.size
    window.setDefaultSize(
      Size(
        width: min(720, (room?.width ?? 1024) - 80), height: min(680, (room?.height ?? 768) - 80)))
    text.setWraps(true)
    text.xalign = 0
    text.yalign = 0
    text.setMargins(20)
    text.setWidth(atMost: 90)
    text.addClass("help")
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.add(text)
    window.add(scrolled)
    pages.onChosen { [weak self] in self?.show($0) }
    window.closeOnEscape()
    browse.tooltip = tr("Shows this page with its pictures, and a search over all pages")
    browse.ignoresShowAll = true
    browse.isVisible = HelpWindow.site("index") != nil
    browse.onClicked { [weak self] in self?.showInBrowser() }
    header.showAll()
    scrolled.showAll()
  }

  /// Shows a page, or what the documentation says of a rule of the behaviour.
  func present(_ page: Page, _ rule: Rule?) {
    ofRow = rule.flatMap { HelpWindow.page(of: $0) }
    pages.removeAll()
    if let rule, ofRow != nil {
      pages.append(
        tr("Rule {rule}", context: "page of the help", ["rule": rule.name]), id: HelpWindow.idOfRow)
    }
    for page in Page.allCases {
      pages.append(
        HelpText(HelpWindow.content(of: page, start: true) ?? "").title, id: page.rawValue)
    }
    let id = ofRow == nil ? page.rawValue : HelpWindow.idOfRow
    pages.selected = id
    show(id)
    window.present()
    scrolled.grabFocus()
  }

  private func show(_ id: String) {
    let words =
      id == HelpWindow.idOfRow ? ofRow : Page(rawValue: id).flatMap { HelpWindow.content(of: $0) }
    if let words {
      text.setMarkup(HelpText(words).markup)
    } else {
      text.text = tr("The pages of the help are not installed.")
    }
    scrolled.verticalOffset = 0
  }

  private func showInBrowser() {
    let id = pages.selected ?? HelpWindow.idOfRow
    let name = id == HelpWindow.idOfRow ? Page.behaviour.rawValue : id
    if let path = HelpWindow.site(name), DesktopPrograms.show(path) { return }
    text.text = tr("No browser shows the page.")
  }

  /// The file of a page of the site, where that is installed or made.
  private static func site(_ page: String) -> String? {
    let places = [
      "../share/doc/rehearsal/html", "../../share/doc/rehearsal/html", "../../../build/site",
    ]
    return Installation.find(places.map { "\($0)/\(page).html" })
  }

  /// The page about a rule, in the words of the tables.
  private static func page(of rule: Rule) -> String? {
    guard let entry = RulePage.program[rule] else { return nil }
    let cells = entry.cells.map { "**\($0.title)**\n\n\($0.text)\n\n" }.joined()
    return "# \(rule.name): \(entry.section)\n\n\(cells)"
  }

  /// The text of a page, or its first lines; `nil` where it is not installed.
  private static func content(of page: Page, start: Bool = false) -> String? {
    let name = "\(page.rawValue).md"
    let places = ["../share/rehearsal/docs", "../../share/rehearsal/docs", "../../../docs"]
    guard let path = Installation.find(places.map { "\($0)/\(name)" }),
      let bytes = try? FileReader.read(path, limit: HelpText.most)
    else { return nil }
    return String(decoding: start ? bytes.prefix(200) : bytes[...], as: UTF8.self)
  }
}

extension MainWindow {
  /// Opens the documentation at the page about what is selected.
  func showHelp() {
    let shown = help ?? HelpWindow(over: window)
    if help == nil {
      help = shown
      shown.window.connect("destroy") { [weak self] in self?.help = nil }
    }
    let calls = editing.pane.page == .calls
    shown.present(helpPage, calls && !workbench.isEditing ? sidebar.selectedRule : nil)
  }

  private var helpPage: HelpWindow.Page {
    if editing.pane.page == .text, hasDocument { return .format }
    if !hasDocument { return .first }
    if workbench.isEditing { return .editing }
    return workbench.past == nil ? .log : .past
  }
}

extension Sidebar {
  /// The rule that the selected row comes from.
  fileprivate var selectedRule: Rule? {
    guard let rows, let row = list.selectedRow, let entry = rows.entry(at: row) else { return nil }
    let entries = rows.session.log.entries
    return entries.indices.contains(entry) ? entries[entry].row.rules.shown : nil
  }
}
