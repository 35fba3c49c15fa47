import Gtk
import Texts

/// A template for a new document, with its title and description.
struct Starter {
  let title: String
  let summary: String
  let icon: String
  /// The file name that the file chooser offers, without its ending.
  ///
  /// If the ending had two parts, the chooser would select the wrong part of the name to replace.
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
