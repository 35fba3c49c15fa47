import Gtk

/// The style sheet of the panes for editing and of the dialog for sharing.
///
/// Most windows show none of these, and a sheet takes long to read; so their parts load it when they
/// are made.
@MainActor
enum LaterSheet {
  private static var provider: CssProvider?

  /// Loads the sheet for all windows, once.
  static func load() {
    guard provider == nil else { return }
    let provider = CssProvider()
    provider.load(StyleSheet.chromeLater)
    provider.addForScreen()
    self.provider = provider
  }

  /// Resolves the colours of the sheet anew, if it is loaded.
  static func resolveColors() { provider?.load(StyleSheet.chromeLater) }
}
