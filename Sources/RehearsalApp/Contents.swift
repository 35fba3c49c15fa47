import DialogModel
import DialogSimulator
import Gtk
import Texts
import WindowWords

/// The list at the left: the screens, dialogs, tasks and scenarios of a document.
@MainActor
final class Contents {
  typealias Item = ContentsRows.Item

  let widget = ScrolledWindow()
  var onChosen: (@MainActor (Item) -> Void)?
  /// Called when something is to be added to a group.
  var onAdd: (@MainActor (ContentsRows.Group) -> Void)?
  /// Whether the document is edited: each heading has a “+” then.
  var isEdited = false {
    didSet { if isEdited != oldValue, let prototype { show(prototype) } }
  }

  /// Whether the ids are next to the titles; without them more of a title can be read.
  var showsIDs = true {
    didSet { if showsIDs != oldValue, let prototype { show(prototype) } }
  }

  /// Whether a scenario can be recorded, or is; `nil` where none can.
  var recording: ContentsRows.Recording? {
    didSet { if recording != oldValue, let prototype { show(prototype) } }
  }

  let list = OutlineList()
  /// The menu of the rows of scenarios, and what shares one.
  var menu: ContextMenu?
  var shareAction: SimpleAction?
  private var items: [Item?] = []
  /// The groups of the headings that have a “+”, by row.
  private var groups: [Int: ContentsRows.Group] = [:]
  /// The row of the heading of the scenarios.
  private var scenariosHeading: Int?
  private var trailing: [ScenarioMarks.Text?] = []
  private var prototype: Prototype?
  private var flow: ScenarioMarks.Text?

  init() {
    list.accessibleName = tr("Contents")
    list.onActivated { [weak self] row, _ in
      guard let self, items.indices.contains(row) else { return }
      if let group = groups[row], !list.isOutsideAdd { onAdd?(group) }
      if let item = items[row] { onChosen?(item) }
    }
    list.setTooltips { [weak self] row in
      guard let self, let prototype, items.indices.contains(row) else { return nil }
      if let group = groups[row] { return group.adding }
      return items[row].map { ContentsRows.tooltip(of: $0, in: prototype, isEdited: isEdited) }
    }
    widget.add(list)
    widget.setPolicy(horizontal: .never, vertical: .automatic)
    // Over the list, it grows under the pointer and takes the clicks that are for a “+”.
    widget.setOverlayScrolling(false)
    widget.addClass("contents")
    widget.setSizeRequest(width: 150)
  }

  /// Uses the colours for a dark desktop, or for a light one.
  func setDark(_ dark: Bool) { list.setDark(dark) }

  /// Lists the content of a document.
  func show(_ prototype: Prototype) {
    let rows = ContentsRows(
      prototype, isEdited: isEdited, recording: recording, hasFlow: true
    ).rows
    self.prototype = prototype
    groups = [:]
    if isEdited {
      let headings = rows.indices.filter { if case .heading = rows[$0] { true } else { false } }
      groups = Dictionary(uniqueKeysWithValues: zip(headings, ContentsRows.Group.allCases))
    }
    scenariosHeading = rows.lastIndex(of: .heading(ContentsRows.Group.scenarios.title))
    items = rows.map { row in
      if case .item(let item, _) = row { item } else { nil }
    }
    trailing = Array(repeating: nil, count: rows.count)
    list.replaceRows(
      rows.enumerated().map { index, row in
        switch row {
        case .heading(let title): .heading(title, adding: groups[index]?.rawValue)
        case .item(_, let face):
          .item(
            identifier: face.id ?? face.title, icon: face.icon, text: face.title,
            detail: showsIDs ? face.id : nil, trailing: nil)
        }
      })
    setFlow(flow)
  }

  /// What a row is about; `nil` for a heading.
  func item(at row: Int) -> Item? { items.indices.contains(row) ? items[row] : nil }

  /// Selects the row of the first item that fits; none where no item does.
  func select(_ fits: (Item) -> Bool) {
    let row = items.firstIndex { $0.map(fits) ?? false }
    if list.selectedIndex != row { list.selectedIndex = row }
  }

  /// Empties the list.
  func clear() {
    prototype = nil
    items = []
    groups = [:]
    trailing = []
    scenariosHeading = nil
    list.replaceRows([])
  }

  /// Marks the items that are shown on the stage, and the tasks that run.
  func update(_ state: State) {
    for (row, item) in items.enumerated() {
      guard let item else { continue }
      switch item {
      case .scenario, .flow: continue
      default: break
      }
      set(ContentsRows.mark(item, in: state).map { ScenarioMarks.Text($0) }, row)
    }
  }

  /// Sets the texts next to the scenarios, and the text next to their heading.
  func mark(_ results: ScenarioMarks) {
    guard let heading = scenariosHeading else { return }
    for row in items.indices {
      if case .scenario(let name) = items[row] { set(results.marks[name], row) }
    }
    set(results.sum, heading)
  }

  /// Sets what stands after the row of the map: how many errors and warnings were found.
  func setFlow(_ text: ScenarioMarks.Text?) {
    flow = text
    if let row = items.firstIndex(of: .flow) { set(text, row) }
  }

  private func set(_ mark: ScenarioMarks.Text?, _ row: Int) {
    guard trailing[row] != mark else { return }
    trailing[row] = mark
    let look: OutlineList.Look =
      switch mark?.look {
      case .good: .good
      case .bad: .bad
      case .stale: .dim
      case .plain, nil: .plain
      }
    list.setTrailing(mark?.text, look, at: row)
  }
}
