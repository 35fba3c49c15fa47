import Gtk
import PrototypeFile
import Session
import Texts

/// What a new document begins as, with its title and description.
struct Starter {
  let title: String
  let summary: String
  let icon: String
  private let source: Source

  private enum Source {
    case text(String)
    /// The name of a template, without its ending.
    case template(String)
  }

  /// Whether it shows what can be written.
  var isTemplate: Bool {
    if case .template = source { true } else { false }
  }

  private init(
    _ source: Source, _ title: String, _ summary: String, icon: String
  ) {
    (self.source, self.title, self.summary, self.icon) = (source, title, summary, icon)
  }

  private init(_ template: String, _ title: String, _ summary: String, icon: String) {
    self.init(.template(template), title, summary, icon: icon)
  }

  /// The text of the new document.
  ///
  /// - Throws: ``FileProblem`` where a template is not installed or can't be read.
  func bytes() throws(FileProblem) -> [UInt8] {
    switch source {
    case .text(let text): return Array(text.utf8)
    case .template(let name):
      guard let folder = SuppliedFolder.path("templates") else {
        throw FileProblem(
          message: tr("The templates are not installed: install Rehearsal with “meson install”."))
      }
      return try FileReader.read("\(folder)/\(name).rehearsal.yaml")
    }
  }

  /// A document with one screen.
  @MainActor static var empty: Starter {
    Starter(
      .text(
        """
        rehearsal: 1
        title: \(FlowText.text(tr("Untitled")))
        start: home

        screens:
          home:
            title: \(FlowText.text(tr("Home", context: "title of a screen")))
            controls:
              - button: \(FlowText.text(tr("Button")))

        """), tr("Empty"), tr("One screen, to be filled by hand"), icon: "document-new-symbolic")
  }

  @MainActor static var all: [Starter] {
    [
      Starter(
        "alert", tr("Alert"), tr("A question with two buttons"), icon: "rehearsal-alert-symbolic"),
      Starter(
        "confirm", tr("Confirmation"), tr("Something destructive that asks first"),
        icon: "user-trash-symbolic"),
      Starter(
        "login", tr("Login"), tr("A name and a password"), icon: "rehearsal-login-symbolic"),
      Starter(
        "sheet", tr("Action Sheet"), tr("A few choices, one of them red"),
        icon: "rehearsal-sheet-symbolic"),
      Starter(
        "share", tr("Share Sheet"), tr("Ways to pass something on"),
        icon: "rehearsal-share-symbolic"),
      Starter(
        "popover", tr("Popover"), tr("A view with an arrow, on a tablet"),
        icon: "rehearsal-popover-symbolic"),
      Starter(
        "loader", tr("Loader"), tr("Work that takes a while"), icon: "rehearsal-loader-symbolic"),
      Starter(
        "flow", tr("Flow"), tr("Screens, and the ways between them"),
        icon: "rehearsal-screen-symbolic"),
      Starter(
        "chain", tr("Chain of Alerts"), tr("One leads to the next, a delegate asks you"),
        icon: "insert-link-symbolic"),
      Starter(
        "localized", tr("Languages"), tr("One flow with its translations"),
        icon: "preferences-desktop-locale-symbolic"),
    ]
  }
}
