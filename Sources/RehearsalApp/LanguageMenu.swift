import DialogModel
import Gtk
import Texts
import WindowWords

/// The menu of the languages that a document has translations for.
@MainActor
final class LanguageMenu {
  let button: MenuButton
  /// Called with the code of a language; `nil` means the texts as they are written.
  var onChosen: (@MainActor (String?) -> Void)?

  private let menu = Menu()
  private var action: StatefulAction?
  private var offered: [String] = []

  init(_ window: ApplicationWindow) {
    button = MenuButton(icon: "preferences-desktop-locale-symbolic", menu: menu)
    button.accessibleName = tr("Language")
    button.tooltip = tr("The language of the prototype’s texts")
    button.setFocusOnClick(false)
    button.ignoresShowAll = true
    // No language has an empty code, so the empty string means the original texts of the document.
    let action = StatefulAction(choice: "language", initial: "") { [weak self] code in
      self?.onChosen?(code.isEmpty ? nil : code)
    }
    window.add(action)
    self.action = action
  }

  /// Offers the languages of a document, and those that are made of its texts; without a document
  /// the menu is hidden.
  func show(_ prototype: Prototype?, current: String?) {
    action?.show(choice: current ?? "")
    let codes =
      prototype.map { $0.strings.keys.sorted() + $0.pseudoLanguages.map(\.rawValue) } ?? []
    guard codes != offered else { return }
    offered = codes
    menu.removeAll()
    menu.append(tr("As written"), action: "win.language", text: "")
    let (languages, made) = (Menu(), Menu())
    let pseudo = Set(prototype?.pseudoLanguages.map(\.rawValue) ?? [])
    for code in codes {
      (pseudo.contains(code) ? made : languages)
        .append(LanguageNames.name(of: code), action: "win.language", text: code)
    }
    for section in [languages, made] { menu.appendSection(nil, section) }
    button.isVisible = !codes.isEmpty
  }
}
