import Gtk

/// A button at the end of a list that adds something to it.
@MainActor
enum AddButton {
  static func make(_ title: String) -> Button {
    let face = Box(.horizontal, spacing: 8)
    face.packStart(Image(icon: "list-add-symbolic"))
    face.packStart(Label(title))
    let button = Button()
    button.add(face)
    button.hasRelief = false
    button.addClass("link")
    button.setFocusOnClick(false)
    button.accessibleName = title
    return button
  }
}
