import Film
import Gtk
import Stage
import Texts
import Workbench

// How a window shares its run.

extension MainWindow {
  func connectSharing() {
    window.addAction("share") { [weak self] in self?.share(nil) }
    window.addAction("share-pages") { [weak self] in self?.share(.pdf) }
    window.addAction("share-calls") { [weak self] in self?.share(nil, calls: true) }
    window.connect("destroy") { [weak self] in self?.shareDialog?.window.destroy() }
  }

  /// Opens the dialog.
  ///
  /// - Parameters:
  ///   - format: the format that is chosen at first; `nil` for a film.
  ///   - calls: whether the selected calls are shared at first.
  private func share(_ format: ExportFormat?, calls: Bool = false) {
    guard shareDialog == nil, presentation?.isOn != true else { return }
    let choices = workbench.shareSubjects(selected: sidebar.selectedEntry)
    guard !choices.isEmpty else {
      return opening.notice.show(
        tr("There is nothing to share: do something on the stage first."))
    }
    // What has been done on the stage is meant, unless it is a scenario that plays.
    let name = workbench.progress == nil ? nil : workbench.scenario
    let first =
      calls
      ? choices.count - 1
      : choices.firstIndex { name.map { .scenario($0) } ?? .run == $0 } ?? 0
    let pictures = pictures
    let dialog = ShareDialog(
      workbench, choices, first: first, look: stage.look, over: window,
      pictures: { pictures?[$0] })
    if let format { dialog.choose(format) }
    dialog.onClosed = { [weak self] in self?.shareDialog = nil }
    shareDialog = dialog
    appearance.follow(dialog.window) { _ in }
    dialog.present()
  }
}
