import Gtk
import Workbench

/// Fits the colours of the window to the desktop's theme: light or dark, and perhaps of high
/// contrast.
///
/// The prototype on the stage has its own looks and does not change.
@MainActor
final class DesktopAppearance {
  private let chrome = CssProvider()
  private let colors = CssProvider()
  private var look: LogLook?

  /// Loads the style sheets for all windows, and says what font texts are measured with.
  func load() {
    OpenDocument.font = Settings.standard.fontName
    let wanted = Preferences.shared.colors
    if wanted != .desktop { use(wanted) }
    colors.load(StyleSheet.chromeLight)
    chrome.load(StyleSheet.chrome)
    for provider in [colors, chrome] { provider.addForScreen() }
    // The first window then need not load the sheets again.
    look = .light
  }

  /// Makes all windows light or dark, or as the desktop is.
  func use(_ colors: Preferences.Colors) {
    let settings = Settings.standard
    settings.resetTheme()
    switch colors {
    case .desktop: break
    case .dark: settings.prefersDark = true
    case .light:
      settings.prefersDark = false
      // A theme may be dark without being the dark variant of another one.
      let name = settings.themeName
      for ending in ["-dark", "-Dark", "Inverse"] where name.hasSuffix(ending) {
        settings.themeName = String(name.dropLast(ending.count))
      }
    }
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
    let dark = base.brightness < 0.5
    let look = LogLook(isDark: dark, theme: Settings.standard.themeName)
    if look != self.look {
      self.look = look
      colors.load(StyleSheet.chrome(for: look))
      // Colours are resolved when a sheet is loaded, so it is loaded again.
      chrome.load(StyleSheet.chrome)
      LaterSheet.resolveColors()
    }
    return dark
  }
}
