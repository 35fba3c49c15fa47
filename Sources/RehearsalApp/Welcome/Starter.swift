import Gtk
import PrototypeFile
import Texts

/// A template for a new document, with its title and description.
struct Starter {
  let title: String
  let summary: String
  let icon: String
  let text: String
  /// Whether it shows what can be written.
  var isTemplate = true

  private init(_ kind: TemplateText, _ title: String, _ summary: String, icon: String) {
    self.title = title
    self.summary = summary
    self.icon = icon
    text = kind.text
  }

  /// A document with one screen.
  @MainActor static var empty: Starter {
    Starter(
      title: tr("Empty"), summary: tr("One screen, to be filled by hand"),
      icon: "document-new-symbolic",
      text: """
        rehearsal: 1
        title: \(FlowText.text(tr("Untitled")))
        start: home

        screens:
          home:
            title: \(FlowText.text(tr("Home", context: "title of a screen")))
            controls:
              - button: \(FlowText.text(tr("Button")))

        """)
  }

  private init(title: String, summary: String, icon: String, text: String) {
    (self.title, self.summary, self.icon, self.text) = (title, summary, icon, text)
    isTemplate = false
  }

  @MainActor static var all: [Starter] {
    [
      Starter(
        .alert, tr("Alert"), tr("A question with two buttons"), icon: "rehearsal-alert-symbolic"),
      Starter(
        .confirm, tr("Confirmation"), tr("Something destructive that asks first"),
        icon: "user-trash-symbolic"),
      Starter(
        .login, tr("Login"), tr("A name and a password"), icon: "rehearsal-login-symbolic"),
      Starter(
        .sheet, tr("Action Sheet"), tr("A few choices, one of them red"),
        icon: "rehearsal-sheet-symbolic"),
      Starter(
        .share, tr("Share Sheet"), tr("Ways to pass something on"), icon: "rehearsal-share-symbolic"
      ),
      Starter(
        .popover, tr("Popover"), tr("A view with an arrow, on a tablet"),
        icon: "rehearsal-popover-symbolic"),
      Starter(
        .loader, tr("Loader"), tr("Work that takes a while"), icon: "rehearsal-loader-symbolic"),
      Starter(
        .flow, tr("Flow"), tr("Screens, and the ways between them"),
        icon: "rehearsal-screen-symbolic"),
      Starter(
        .chain, tr("Chain of Alerts"), tr("One leads to the next, a delegate asks you"),
        icon: "insert-link-symbolic"),
      Starter(
        .localized, tr("Languages"), tr("One flow with its translations"),
        icon: "preferences-desktop-locale-symbolic"),
    ]
  }
}
