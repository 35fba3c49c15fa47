import Gtk
import PrototypeFile
import Texts

/// The way to the selected part, under the stage while it is edited.
@MainActor
final class EditBar {
  /// A step of the way.
  struct Crumb: Equatable {
    let title: String
    let path: PartAddress
    var icon: String?
    /// The id, where it is not the title.
    var id: String?
  }

  let widget = Box(.horizontal, spacing: 2)
  var onSelect: (@MainActor (PartAddress) -> Void)?

  private let way = Box(.horizontal, spacing: 2)
  private let word = Label(tr("Time stands"))
  private var shown: [Crumb]?

  init() {
    LaterSheet.load()
    way.accessibleName = tr("Way to the selected part")
    way.accessibleRole = .toolBar
    word.addClass("dim")
    // The window must not grow with the words.
    word.setEllipsize(.end)
    word.setWidth(characters: 1)
    widget.packStart(way)
    widget.packEnd(word)
    widget.showAll()
    widget.ignoresShowAll = true
  }

  /// Shows the way to a part; the last step is the part.
  func show(_ crumbs: [Crumb]) {
    guard crumbs != shown else { return }
    shown = crumbs
    showWord()
    way.destroyChildren()
    (images, early) = ([], [])
    guard !crumbs.isEmpty else {
      let hint = Label(tr("Click a part to change it"))
      hint.addClass("dim")
      hint.setEllipsize(.end)
      way.packStart(hint)
      return way.showAll()
    }
    for (index, crumb) in crumbs.enumerated() {
      if index > 0 {
        let arrow = Image(icon: "pan-end-symbolic")
        way.packStart(arrow)
        if index < crumbs.count - 1 { early.append(arrow) }
      }
      let isLast = index == crumbs.count - 1
      let button: Button = isLast ? ToggleButton() : Button()
      let label = Label(crumb.title)
      label.setEllipsize(.end)
      // The way may become narrow before the window must become wide.
      label.setWidth(characters: min(crumb.title.count, isLast ? 8 : 1), atMost: 16)
      if let icon = crumb.icon {
        let face = Box(.horizontal, spacing: 6)
        let image = Image(icon: icon)
        image.ignoresShowAll = true
        image.isVisible = !isNarrow
        images.append(image)
        face.packStart(image)
        face.packStart(label)
        button.add(face)
      } else {
        button.add(label)
      }
      button.accessibleName = crumb.title
      button.tooltip = crumb.id.flatMap { $0 == crumb.title ? nil : $0 }
      button.hasRelief = false
      button.setFocusOnClick(false)
      if let toggle = button as? ToggleButton { toggle.isActive = true }
      button.onClicked { [weak self, weak button] in
        (button as? ToggleButton)?.isActive = true
        self?.onSelect?(crumb.path)
      }
      way.packStart(button)
      if index < crumbs.count - 2 { early.append(button) }
    }
    way.showAll()
    showEarly()
  }

  /// Leaves the word out where there is no room for it.
  func setNarrow(_ narrow: Bool) {
    isNarrow = narrow
    showWord()
    for image in images { image.isVisible = !narrow }
    showEarly()
  }

  /// Leaves out what is far from the part, where the words would otherwise be a letter each.
  private func showEarly() { for part in early { part.isVisible = !isNarrow } }

  /// A long way to a part takes the room of the word.
  private func showWord() { word.isVisible = !isNarrow && (shown?.count ?? 0) < 3 }

  private var isNarrow = false
  /// The icons of the steps.
  private var images: [Image] = []
  /// The steps before the last two, and what is between them.
  private var early: [Widget] = []
}
