import DialogModel
import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

// Controls for pictures, other files and icons.

/// A control that can ask for a file.
@MainActor
protocol FileChoosing: PropertyControl {
  /// What the path is written in.
  var text: TextControl { get }
  /// Called when a person wants to choose a file.
  var onFile: (@MainActor () -> Void)? { get set }
}

extension FileChoosing {
  var named: Widget { text.entry }
  var isWritten: Bool { true }
  var onEntered: (@MainActor (YAMLNode?, Bool) -> Void)? {
    get { text.onEntered }
    set { text.onEntered = newValue }
  }
}

/// The path of a file next to the document, which can be chosen.
@MainActor
final class FileControl: FileChoosing {
  let text = TextControl { $0.isEmpty ? nil : .text($0) }
  private let room = Box(.horizontal, spacing: 4)
  var widget: Widget { room }
  var onFile: (@MainActor () -> Void)?

  init() {
    let choose = Button(icon: "document-open-symbolic")
    choose.accessibleName = tr("Choose a file")
    choose.tooltip = tr("Choose a file")
    choose.onClicked { [weak self] in self?.onFile?() }
    room.packStart(text.entry, expand: true)
    room.packEnd(choose)
  }

  func show(_ property: PropertySheet.Property) { text.show(property) }
}

/// The name of an icon that comes with the program, or a picture.
@MainActor
final class IconControl: FileChoosing {
  let text = TextControl { $0.isEmpty ? nil : .text($0) }
  private let room = Box(.horizontal, spacing: 4)
  private let face = Image(icon: "rehearsal-icon-grid-symbolic")
  private let open = Button()
  private var choices: Gtk.Popover?
  private var buttons: [ToggleButton] = []
  private var shown = ""
  private var isSelecting = false
  var widget: Widget { room }
  var onFile: (@MainActor () -> Void)?

  init() {
    open.add(face)
    open.accessibleName = tr("Choose an icon")
    open.tooltip = tr("Choose an icon")
    open.onClicked { [weak self] in self?.choose() }
    room.packStart(open)
    room.packStart(text.entry, expand: true)
  }

  func show(_ property: PropertySheet.Property) {
    shown = property.value ?? ""
    text.show(property)
    let icon = Icon(rawValue: shown)?.themeName
    let other = shown.isEmpty ? "rehearsal-icon-grid-symbolic" : "rehearsal-icon-photo-symbolic"
    face.setIcon(icon ?? other)
    mark()
  }

  private static let columns = 9

  private func choose() {
    let popover = choices ?? makeChoices()
    choices = popover
    mark()
    popover.setOpen(true)
    let chosen = zip(Icon.allCases, buttons).first { $0.0.rawValue == shown }?.1
    (chosen ?? buttons.first)?.grabFocus()
  }

  private func mark() {
    isSelecting = true
    for (icon, button) in zip(Icon.allCases, buttons) { button.isActive = icon.rawValue == shown }
    isSelecting = false
  }

  private func makeChoices() -> Gtk.Popover {
    let popover = Gtk.Popover(over: open)
    let grid = Box(.vertical, spacing: 2)
    var line = Box(.horizontal, spacing: 2)
    for (number, icon) in Icon.allCases.enumerated() {
      if number % IconControl.columns == 0 {
        line = Box(.horizontal, spacing: 2)
        grid.packStart(line)
      }
      let button = ToggleButton(icon: icon.themeName)
      button.hasRelief = false
      button.accessibleName = icon.rawValue
      button.tooltip = icon.rawValue
      button.onToggled { [weak self] in self?.take(icon) }
      buttons.append(button)
      line.packStart(button)
    }
    let file = Button(label: tr("A picture file…"))
    file.onClicked { [weak self] in
      self?.choices?.setOpen(false)
      self?.onFile?()
    }
    let column = Box(.vertical, spacing: 8)
    column.setMargins(8)
    column.packStart(grid)
    column.packStart(file)
    column.accessibleName = tr("Icons")
    popover.add(column)
    column.showAll()
    return popover
  }

  private func take(_ icon: Icon) {
    guard !isSelecting else { return }
    choices?.setOpen(false)
    mark()
    // The popover goes first: what follows may destroy it.
    MainLoop.idle { [weak self] in
      self?.onEntered?(.plain(icon.rawValue), false)
      return false
    }
  }
}
