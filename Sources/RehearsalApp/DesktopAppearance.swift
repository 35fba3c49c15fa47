import Gtk

/// Fits the tool's colours to the desktop's theme, light or dark.
///
/// The prototype on the stage has looks of its own and stays as it is.
@MainActor
final class DesktopAppearance {
  private let chrome = CssProvider()
  private let colors = CssProvider()
  private var isDark: Bool?

  /// Loads the style sheets for all windows.
  func load() {
    colors.load(StyleSheet.chromeLight)
    chrome.load(StyleSheet.chrome)
    for provider in [colors, chrome] { provider.addForScreen() }
    // So that the first window need not read them again.
    isDark = false
  }

  /// Tells a window whether the desktop is dark, now and whenever that changes.
  func follow(_ window: Window, _ tell: @escaping @MainActor (Bool) -> Void) {
    let update = { [weak self, weak window] in
      guard let self, let window else { return }
      tell(self.update(window))
    }
    update()
    for name in ["gtk-theme-name", "gtk-application-prefer-dark-theme"] {
      let handler = Settings.standard.onChanged(name) {
        // The theme itself is there only after this setting has been told to all.
        MainLoop.idle {
          update()
          return false
        }
      }
      window.connect("destroy") { handler.disconnect() }
    }
  }

  private func update(_ window: Window) -> Bool {
    let base = window.themeColor("theme_base_color") ?? Color(white: 1)
    let dark = 0.3 * base.red + 0.59 * base.green + 0.11 * base.blue < 0.5
    if dark != isDark {
      isDark = dark
      colors.load(dark ? StyleSheet.chromeDark : StyleSheet.chromeLight)
      // Colours are looked up when a sheet is read.
      chrome.load(StyleSheet.chrome)
    }
    return dark
  }
}
