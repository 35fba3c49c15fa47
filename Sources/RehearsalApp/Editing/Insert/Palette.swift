import Gtk
import Texts
import Workbench

/// What can be inserted, as tiles under the list while the prototype is edited.
@MainActor
final class Palette {
  let widget = Box(.vertical)
  var onInsert: (@MainActor (Insertion) -> Void)?

  /// Called when a tile begins to be dragged.
  var onDrag: (@MainActor (Insertion) -> Void)?

  private let tiles = Revealer()
  private let fold = ToggleButton()

  /// The tiles; some open a short list.
  private static let all: [(title: String, icon: String, insertions: [Insertion])] = [
    (
      tr("Alert"), "rehearsal-alert-symbolic",
      [.question, .confirmation, .destructive, .checkedField]
    ),
    (tr("Field"), "rehearsal-field-symbolic", [.checkedField]),
    (tr("Login"), "rehearsal-login-symbolic", [.login]),
    (tr("Sheet"), "rehearsal-sheet-symbolic", [.sheet]),
    (tr("Share", context: "kind of dialog"), "rehearsal-share-symbolic", [.share]),
    (tr("Popover"), "rehearsal-popover-symbolic", [.popover]),
    (tr("View"), "rehearsal-view-symbolic", [.presentedView, .formSheet, .screen]),
    (tr("Task"), "rehearsal-loader-symbolic", [.task]),
    (tr("Notice"), "rehearsal-icon-bell-symbolic", [.notification]),
  ]

  init() {
    LaterSheet.load()
    let heading = Box(.horizontal, spacing: 8)
    let title = Label(tr("Insert"))
    title.addClass("heading")
    title.xalign = 0
    heading.packStart(title, expand: true)
    heading.packEnd(Image(icon: "pan-down-symbolic"))
    fold.add(heading)
    fold.isActive = true
    fold.hasRelief = false
    fold.addClass("palette-fold")
    fold.setFocusOnClick(false)
    fold.accessibleName = tr("Insert")
    fold.onToggled { [weak self] in
      guard let self else { return }
      tiles.revealsChild = fold.isActive
    }
    let column = Box(.vertical, spacing: 4)
    for row in 0..<3 {
      let line = Box(.horizontal, spacing: 4)
      for tile in Palette.all[row * 3..<row * 3 + 3] { line.packStart(make(tile), expand: true) }
      column.packStart(line)
    }
    let hint = Label(tr("Click, or drag onto a button that shows it."))
    hint.addClass("dim")
    hint.xalign = 0
    hint.setWraps(true)
    hint.setWidth(characters: 10, atMost: 24)
    column.packStart(hint)
    column.setMargins(top: 0, bottom: 8, start: 8, end: 8)
    tiles.add(column)
    widget.addClass("palette")
    widget.packStart(fold)
    widget.packStart(tiles)
    widget.accessibleRole = .panel
    widget.accessibleName = tr("Insert")
    widget.showAll()
    tiles.show()
    tiles.showAll()
    tiles.revealsChild = true
    widget.ignoresShowAll = true
  }

  private func make(_ tile: (title: String, icon: String, insertions: [Insertion])) -> Button {
    let face = Box(.vertical, spacing: 2)
    face.packStart(Image(icon: tile.icon, pixelSize: 24))
    let label = Label(tile.title)
    label.addClass("tile")
    label.setEllipsize(.end)
    face.packStart(label)
    let button: Button
    if tile.insertions.count > 1 {
      let menu = Menu()
      for insertion in tile.insertions {
        menu.append(insertion.title, action: "win.insert", text: insertion.rawValue)
      }
      button = MenuButton(face: face, menu: menu)
    } else {
      button = Button()
      button.add(face)
      button.onClicked { [weak self] in
        if let only = tile.insertions.first { self?.onInsert?(only) }
      }
    }
    if let first = tile.insertions.first {
      button.offersDrag(of: first.address, icon: tile.icon) { [weak self] in
        self?.onDrag?(first)
      }
    }
    button.addClass("palette-tile")
    button.setFocusOnClick(false)
    button.setSizeRequest(width: 58, height: 52)
    button.accessibleName = tr("Insert {thing}", ["thing": tile.title])
    button.tooltip = button.accessibleName
    return button
  }
}
