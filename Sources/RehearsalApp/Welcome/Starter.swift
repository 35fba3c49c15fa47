import Gtk
import Texts

/// A document to begin with, and what a person reads of it.
struct Starter {
  let title: String
  let summary: String
  let icon: String
  /// The name that the file chooser offers.
  ///
  /// Without its ending: of one with two dots, the chooser would let the person replace the wrong
  /// part.
  let fileName: String
  let text: String

  private init(_ kind: TemplateText, _ title: String, _ summary: String, icon: String) {
    self.title = title
    self.summary = summary
    self.icon = icon
    fileName = kind.rawValue
    text = kind.text
  }

  @MainActor static var all: [Starter] {
    [
      Starter(
        .alert, tr("Alert"), tr("A question with two buttons"), icon: "dialog-question-symbolic"),
      Starter(
        .confirm, tr("Confirmation"), tr("Something destructive that asks first"),
        icon: "user-trash-symbolic"),
      Starter(
        .flow, tr("Flow"), tr("Screens, and the ways between them"), icon: "view-app-grid-symbolic"),
      Starter(
        .chain, tr("Chain of Alerts"), tr("One leads to the next, a delegate asks you"),
        icon: "insert-link-symbolic"),
      Starter(
        .localized, tr("Languages"), tr("One flow with its translations"),
        icon: "preferences-desktop-locale-symbolic"),
    ]
  }
}
