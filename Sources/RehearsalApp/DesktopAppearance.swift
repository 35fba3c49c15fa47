import Gtk

/// Fits the colours of the window to the desktop's theme, light or dark.
///
/// The prototype on the stage has its own looks and does not change.
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
    // The first window then need not load the sheets again.
    isDark = false
  }

  /// Calls a closure of a window with whether the desktop is dark, now and after each change.
  func follow(_ window: Window, _ tell: @escaping @MainActor (Bool) -> Void) {
    let update = { [weak self, weak window] in
      guard let self, let window else { return }
      tell(self.update(window))
    }
    update()
    for name in ["gtk-theme-name", "gtk-application-prefer-dark-theme"] {
      let handler = Settings.standard.onChanged(name) {
        // The theme itself is loaded only after all handlers of this setting have run.
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
      // Colours are resolved when a sheet is loaded, so it is loaded again.
      chrome.load(StyleSheet.chrome)
    }
    return dark
  }
}
