import Glibc
import Gtk
import Workbench

/// The program's windows: each has a document and a run of its own, or the welcome page.
@MainActor
final class Windows {
  private let application: Application
  private let appearance: DesktopAppearance
  private var windows: [MainWindow] = []

  init(_ application: Application, _ appearance: DesktopAppearance) {
    self.application = application
    self.appearance = appearance
  }

  /// Shows what the program was asked for, by this start of it or by another.
  ///
  /// A document that is open already is brought to the front; a window that shows no document yet
  /// takes one in.
  func show(_ request: DocumentRequest) {
    if let window = window(showing: request) {
      if request.hasOptions { window.open(request) }
      window.present()
    } else if let window = windows.last(where: { !$0.hasDocument }) {
      window.open(request)
      window.present()
    } else {
      openNew(request)
    }
  }

  /// Opens a window, whatever the others show.
  func openNew(_ request: DocumentRequest) {
    let window = MainWindow(application, request, appearance, windows: self)
    windows.append(window)
    window.onClosed = { [weak self, weak window] in
      self?.windows.removeAll { $0 === window }
    }
  }

  /// The window that was opened last.
  var newest: MainWindow? { windows.last }

  /// Keeps the last window's size and what belongs to it, as before the program ends.
  func remember() { windows.last?.remember() }

  /// Opens a document in a window, unless another one shows it.
  func open(_ request: DocumentRequest, in window: MainWindow) {
    if let other = self.window(showing: request), other !== window {
      other.present()
    } else {
      window.open(request)
    }
  }

  private func window(showing request: DocumentRequest) -> MainWindow? {
    guard let file = request.file.map(Windows.place) else { return nil }
    return windows.first { $0.file.map(Windows.place) == file }
  }

  /// Where a path leads, so that one file is known by all its names.
  private static func place(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
