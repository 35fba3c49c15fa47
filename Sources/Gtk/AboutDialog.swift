import CGtk
import CGtkBridge

/// A dialog that describes the program; it closes itself without code of the caller.
@MainActor public final class AboutDialog: Window {
  private var about: UnsafeMutablePointer<GtkAboutDialog> { typed() }

  /// A dialog over a window.
  public init(parent: Window, icon: String, name: String, version: String) {
    DesktopTheme.complete()
    super.init(window: gtk_about_dialog_new())
    gtk_about_dialog_set_program_name(about, name)
    gtk_about_dialog_set_version(about, version)
    gtk_about_dialog_set_logo_icon_name(about, icon)
    setTransient(for: parent, modal: true)
    connect("response") { [weak self] in self?.destroy() }
  }

  /// Sets what the program does, in a sentence.
  public func setComments(_ text: String) { gtk_about_dialog_set_comments(about, text) }

  /// Sets the MIT licence, whose text GTK has, and the copyright line.
  public func setLicenseMIT(copyright: String) {
    gtk_about_dialog_set_license_type(about, GTK_LICENSE_MIT_X11)
    gtk_about_dialog_set_copyright(about, copyright)
  }
}
