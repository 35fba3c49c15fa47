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

  private struct Tile {
    let title: String
    /// What is on the tile, which has room for some nine letters.
    let label: String
    let icon: String
    /// One, or those that it has a short menu of.
    let insertions: [Insertion]
  }

  private static let all = [
    Tile(
      title: tr("Alert"), label: tr("Alert", context: "on a small tile"),
      icon: "rehearsal-alert-symbolic",
      insertions: [.question, .confirmation, .destructive, .checkedField]),
    Tile(
      title: tr("Field"), label: tr("Field", context: "on a small tile"),
      icon: "rehearsal-field-symbolic", insertions: [.checkedField]),
    Tile(
      title: tr("Login"), label: tr("Login", context: "on a small tile"),
      icon: "rehearsal-login-symbolic", insertions: [.login]),
    Tile(
      title: tr("Sheet"), label: tr("Sheet", context: "on a small tile"),
      icon: "rehearsal-sheet-symbolic", insertions: [.sheet]),
    Tile(
      title: tr("Share", context: "kind of dialog"),
      label: tr("Share", context: "on a small tile"), icon: "rehearsal-share-symbolic",
      insertions: [.share]),
    Tile(
      title: tr("Popover"), label: tr("Popover", context: "on a small tile"),
      icon: "rehearsal-popover-symbolic", insertions: [.popover]),
    Tile(
      title: tr("View"), label: tr("View", context: "on a small tile"),
      icon: "rehearsal-view-symbolic", insertions: [.presentedView, .formSheet, .screen]),
    Tile(
      title: tr("Task"), label: tr("Task", context: "on a small tile"),
      icon: "rehearsal-loader-symbolic", insertions: [.task]),
    Tile(
      title: tr("Notice"), label: tr("Notice", context: "on a small tile"),
      icon: "rehearsal-icon-bell-symbolic", insertions: [.notification]),
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

  private func make(_ tile: Tile) -> Button {
    let face = Box(.vertical, spacing: 2)
    face.packStart(Image(icon: tile.icon, pixelSize: 24))
    let label = Label(tile.label)
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
