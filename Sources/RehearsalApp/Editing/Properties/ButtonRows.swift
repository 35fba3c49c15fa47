import Gtk
import PrototypeFile
import Texts
import WindowWords

/// The buttons of an alert or a sheet: a press selects one, a grip moves it, a menu has its role.
@MainActor
final class ButtonRows {
  /// One button.
  struct Item: Equatable {
    let title: String
    let path: PartAddress
    /// The key that has it.
    var role: ActionSheetKey { PropertyWords.role(of: path) }
    /// Its 0-based place among the normal buttons; `nil` for one that stays where it is.
    var place: Int? { role == .otherButtons ? path.index : nil }
  }

  let widget = Box(.horizontal, spacing: PropertyRow.spacing)
  var onSelect: (@MainActor (PartAddress) -> Void)?
  /// Called with a button and the key of its new role.
  var onRole: (@MainActor (PartAddress, ActionSheetKey) -> Void)?
  /// Called with a button, its new 0-based place among the normal ones, and that in the
  /// whole list.
  var onMove: (@MainActor (PartAddress, Int, Int) -> Void)?
  var onAdd: (@MainActor () -> Void)?

  private let name = Label(tr("Buttons"))
  private let list = Box(.vertical)
  private let drag: RowDrag
  private let roles: [ActionSheetKey]
  private var items: [Item] = []
  private var rows: [ButtonRow] = []

  /// - Parameter roles: the keys that a button can be under.
  init(roles: [ActionSheetKey]) {
    self.roles = roles
    drag = RowDrag(list)
    name.xalign = 1
    name.yalign = 0
    name.setMargins(top: 8)
    list.accessibleRole = .list
    list.accessibleName = tr("Buttons")
    let add = AddButton.make(tr("Add a button"))
    add.accessibleName = tr("Add a button to the list")
    add.onClicked { [weak self] in self?.onAdd?() }
    let frame = Box(.vertical)
    frame.addClass("property-buttons")
    frame.packStart(drag.ground)
    frame.packStart(add)
    widget.addClass("property")
    widget.packStart(name)
    widget.packStart(frame, expand: true)
    drag.rows = { [weak self] in
      guard let self else { return [] }
      return zip(rows, items).map { row, item in
        RowDrag.DraggedRow(widget: row.widget, grip: row.grip, isMovable: item.place != nil)
      }
    }
    drag.onMove = { [weak self] in self?.move($0, to: $1) }
    setNarrow(false)
  }

  /// Gives the label the width that those of the rows have.
  func setNarrow(_ narrow: Bool) {
    name.setSizeRequest(width: PropertyRow.labelWidth(isNarrow: narrow))
  }

  /// Shows the buttons, and which of them is selected.
  func show(_ items: [Item], selected: PartAddress?) {
    self.items = items
    if rows.count != items.count { makeRows() }
    for (row, item) in zip(rows, items) {
      let isSelected = selected.map(item.path.contains) ?? false
      row.show(item, isSelected: isSelected)
    }
  }

  private func makeRows() {
    list.destroyChildren()
    rows = items.indices.map { index in
      let row = ButtonRow(roles: roles, number: index + 1, of: items.count)
      row.onSelect = { [weak self] in
        if let self { onSelect?(self.items[index].path) }
      }
      row.onRole = { [weak self] role in
        if let self { onRole?(self.items[index].path, role) }
      }
      row.onStep = { [weak self] step in self?.move(index, to: index + step) }
      list.packStart(row.widget)
      return row
    }
    list.showAll()
  }

  private func move(_ index: Int, to target: Int) {
    guard items.indices.contains(index), items.indices.contains(target) else { return }
    guard items[index].place != nil, let place = items[target].place else {
      return rows[index].announceStay()
    }
    let path = items[index].path
    // The list may be made anew for it, so the key or the drag ends first.
    MainLoop.idle { [weak self] in
      self?.onMove?(path, place, target)
      return false
    }
  }

  /// Gives the keyboard to a button by its 0-based place.
  func focus(_ index: Int) { if rows.indices.contains(index) { rows[index].focus() } }
}

/// One button of the list.
@MainActor
final class ButtonRow {
  let widget = Box(.horizontal, spacing: 4)
  /// What a person drags the row by.
  let grip = Image(icon: "list-drag-handle-symbolic")
  var onSelect: (@MainActor () -> Void)?
  var onRole: (@MainActor (ActionSheetKey) -> Void)?
  /// Called with −1 to go up, and with 1 to go down.
  var onStep: (@MainActor (Int) -> Void)?

  private let title = Label()
  private let press = Button()
  private let role = DropDown()

  /// - Parameter number: the 1-based place in the list.
  init(roles: [ActionSheetKey], number: Int, of count: Int) {
    widget.addClass("property-button")
    widget.accessibleRole = .listItem
    widget.setAccessiblePosition(number, of: count)
    title.xalign = 0
    title.setEllipsize(.end)
    press.hasRelief = false
    press.add(title)
    press.onClicked { [weak self] in self?.onSelect?() }
    for key in roles { role.append(PropertyWords.role(key), id: key.rawValue) }
    role.setNarrow()
    role.addClass("flat")
    role.onChosen { [weak self] in
      if let role = ActionSheetKey(rawValue: $0) { self?.onRole?(role) }
    }
    widget.packStart(grip)
    widget.packStart(press, expand: true)
    widget.packEnd(role)
    for part in [press, role] as [Widget] {
      part.onKeyPress { [weak self] press in
        guard press.modifiers == .alt, ["Up", "Down"].contains(press.name) else { return false }
        self?.onStep?(press.name == "Up" ? -1 : 1)
        return true
      }
    }
  }

  /// Shows a button.
  func show(_ item: ButtonRows.Item, isSelected: Bool) {
    title.text = item.title
    let word = PropertyWords.role(item.role)
    widget.accessibleName = item.title
    let name = tr("{title}, {role} button", ["title": item.title, "role": word])
    press.accessibleName = isSelected ? tr("{part}, selected", ["part": name]) : name
    role.accessibleName = tr("Role of {title}", ["title": item.title])
    role.selected = item.role.rawValue
    widget.setClass("selected", isSelected)
    let stays = item.place == nil
    grip.opacity = stays ? 0.3 : 1
    grip.tooltip =
      stays
      ? tr("{role} stays where the system puts it.", ["role": word])
      : tr("Drag to another place (Alt+Up, Alt+Down)")
  }

  func focus() { press.grabFocus() }

  func announceStay() { press.announce(tr("It stays where the system puts it.")) }
}
