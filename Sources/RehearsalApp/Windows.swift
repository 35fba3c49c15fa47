import Gtk
import Session
import StageGeometry
import Workbench

/// The windows of the program: each shows one document with its run, or the welcome page.
@MainActor
final class Windows {
  private let application: Application
  private let appearance: DesktopAppearance
  private(set) var windows: [MainWindow] = []
  /// Keeps which windows are open, for a start after a fault.
  let reopening = Reopening()

  init(_ application: Application, _ appearance: DesktopAppearance) {
    self.application = application
    self.appearance = appearance
  }

  /// Shows the document of a request, made by this start of the program or by another.
  ///
  /// If the document is already open, its window is brought to the front. A window without a
  /// document is used for the new document.
  func show(_ request: DocumentRequest) {
    if let file = request.file, file.hasSuffix(".log") { return showLog(file) }
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

  /// Holds the log of another application against the rules, in the window of a document.
  private func showLog(_ file: String) {
    let holders = windows.filter(\.hasDocument)
    if windows.isEmpty { openNew(DocumentRequest()) }
    guard let window = holders.first(where: \.window.isActive) ?? holders.last ?? newest else {
      return
    }
    window.opening.open([file])
    window.present()
  }

  /// Opens a new window, even if another window shows the document.
  func openNew(_ request: DocumentRequest) {
    add(MainWindow(application, request, appearance, windows: self))
  }

  /// Opens a new window on the document of another one: they share what is changed and its undo, and
  /// each has a run of its own.
  func openNew(with other: MainWindow) {
    let window = MainWindow(application, DocumentRequest(), appearance, windows: self)
    add(window)
    window.open(with: other)
  }

  private func add(_ window: MainWindow) {
    windows.append(window)
    reopening.keep(windows)
    window.onClosed = { [weak self, weak window] in
      guard let self else { return }
      windows.removeAll { $0 === window }
      reopening.keep(windows)
    }
  }

  private var preferences: PreferencesWindow?

  /// Shows the preferences over the window that has the keyboard.
  func showPreferences() {
    if let preferences { return preferences.window.present() }
    let parent = (windows.first { $0.window.isActive } ?? newest)?.window
    let shown = PreferencesWindow(
      .shared, over: parent, applyColors: { [weak self] in self?.appearance.use($0) },
      applyStage: { [weak self] in
        for window in self?.windows ?? [] { window.useStagePreferences() }
      })
    shown.window.connect("destroy") { [weak self] in self?.preferences = nil }
    preferences = shown
    shown.window.present()
  }

  /// Begins an empty document, in a window of its own or in one without a document.
  func beginEmpty() {
    do {
      var request = DocumentRequest(file: try Drafts.make(Starter.empty.bytes()))
      request.isEdited = true
      show(request)
    } catch {
      openNew(DocumentRequest())
      newest?.opening.notice.show(error.message, stays: true)
    }
  }

  /// Brings the window to the front that has the keyboard, or that was opened last.
  func presentLast() { (windows.first { $0.window.isActive } ?? newest)?.present() }

  /// The window that was opened last.
  var newest: MainWindow? { windows.last }

  /// Closes all windows, as a person would one after the other.
  ///
  /// - Returns: whether all are closed; one that has to ask first stays, and those after it.
  func closeAll() -> Bool {
    // The last one decides the size of the next window.
    for window in windows {
      guard window.mayEnd() else {
        window.present()
        return false
      }
      window.window.destroy()
    }
    return true
  }

  /// Opens a document in a window, unless another window shows it.
  func open(_ request: DocumentRequest, in window: MainWindow) {
    if let other = self.window(showing: request), other !== window {
      other.present()
    } else {
      window.open(request)
    }
  }

  private func window(showing request: DocumentRequest) -> MainWindow? {
    windows.first { $0.workbench.document.isIn(request.file) }
  }
}

extension MainWindow {
  /// Shows another document, or the welcome page.
  func open(_ request: DocumentRequest) {
    var request = request
    request.usualDevice = Preferences.shared.device.device
    open(file: request.file) { $0.open(request) }
  }

  func openNewHere() {
    if hasDocument { windows.openNew(with: self) } else { windows.openNew(DocumentRequest()) }
  }

  /// Shows the document of another window, with the same changes and a run of its own.
  func open(with other: MainWindow) {
    open(file: other.file) { $0.open(with: other.workbench) }
  }
}
