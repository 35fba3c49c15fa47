import DialogModel
import DialogSimulator
import Gtk
import Texts

/// The list at the left: the screens, dialogs and scenarios of a document.
@MainActor
final class Contents {
  /// Something in the list.
  enum Item: Hashable {
    case screen(ScreenID)
    case dialog(DialogID)
    case scenario(String)
  }

  let widget = ScrolledWindow()
  var onChosen: (@MainActor (Item) -> Void)?

  private let list = OutlineList()
  private var items: [Item?] = []
  private var trailing: [String?] = []

  init() {
    list.accessibleName = tr("Contents")
    list.onActivated { [weak self] row, _ in
      guard let self, items.indices.contains(row), let item = items[row] else { return }
      onChosen?(item)
    }
    widget.add(list)
    widget.setPolicy(horizontal: .never, vertical: .automatic)
    widget.addClass("contents")
    widget.setSizeRequest(width: 150)
  }

  /// Draws in the colours for a dark desktop, or a light one.
  func setDark(_ dark: Bool) { list.setDark(dark) }

  /// Lists a document.
  func show(_ prototype: Prototype) {
    var rows: [OutlineList.Row] = []
    items = []
    func section(_ title: String, _ entries: [(Item, String, String)]) {
      guard !entries.isEmpty else { return }
      rows.append(.heading(title))
      items.append(nil)
      for (item, icon, name) in entries {
        rows.append(.item(identifier: name, icon: icon, text: name, trailing: nil))
        items.append(item)
      }
    }
    section(
      tr("Screens"),
      prototype.screens.enumerated().map {
        (.screen(ScreenID($0.offset)), "view-app-grid-symbolic", $0.element.id)
      })
    section(
      tr("Dialogs"),
      prototype.dialogs.enumerated().map {
        (.dialog(DialogID($0.offset)), $0.element.icon, $0.element.id)
      })
    section(
      tr("Scenarios"),
      prototype.scenarios.map {
        (.scenario($0.name), "media-playback-start-symbolic", $0.name)
      })
    trailing = Array(repeating: nil, count: rows.count)
    list.replaceRows(rows)
  }

  /// Lists nothing.
  func clear() {
    items = []
    trailing = []
    list.replaceRows([])
  }

  /// Marks what shows on the stage.
  func update(_ state: State) {
    let shown = Set(state.visibleShowings.map(\.dialog))
    for (row, item) in items.enumerated() {
      let isShown =
        switch item {
        case .screen(let id): state.showsApplication && state.screen == id
        case .dialog(let id): shown.contains(id)
        case .scenario, nil: false
        }
      if case .scenario = item { continue }
      set(isShown ? tr("shown") : nil, row)
    }
  }

  /// Says beside a scenario how it went.
  func mark(_ scenario: String, _ text: String?) {
    guard let row = items.firstIndex(of: .scenario(scenario)) else { return }
    set(text, row)
  }

  private func set(_ text: String?, _ row: Int) {
    guard trailing[row] != text else { return }
    trailing[row] = text
    list.setTrailing(text, at: row)
  }
}

extension Dialog {
  /// The icon beside its name.
  fileprivate var icon: String {
    switch kind {
    case .alert: "dialog-warning-symbolic"
    case .actionSheet: "view-list-symbolic"
    case .activityPicker: "emblem-shared-symbolic"
    case .presentedView, .formSheet, .popover: "dialog-information-symbolic"
    }
  }
}
