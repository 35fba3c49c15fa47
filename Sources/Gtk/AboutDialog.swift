import CGtk
import CGtkBridge

/// Says what the program is, and closes by itself.
@MainActor public final class AboutDialog: Window {
  private var about: UnsafeMutablePointer<GtkAboutDialog> { typed() }

  /// A dialog over a window.
  public init(parent: Window, icon: String, name: String, version: String) {
    super.init(window: gtk_about_dialog_new())
    gtk_about_dialog_set_program_name(about, name)
    gtk_about_dialog_set_version(about, version)
    gtk_about_dialog_set_logo_icon_name(about, icon)
    setTransient(for: parent, modal: true)
    connect("response") { [weak self] in self?.destroy() }
  }

  /// Sets what the program does, in a sentence.
  public func setComments(_ text: String) { gtk_about_dialog_set_comments(about, text) }

  /// Names the MIT licence, which GTK has the words of, and who holds the rights.
  public func setLicenseMIT(copyright: String) {
    gtk_about_dialog_set_license_type(about, GTK_LICENSE_MIT_X11)
    gtk_about_dialog_set_copyright(about, copyright)
  }
}
