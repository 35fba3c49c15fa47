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
  ///   - calls: whether the selected calls are shared at first, as they are if several rows are
  ///     selected.
  ///   - scenario: the scenario that is shared at first; `nil` for none in particular.
  ///   - parent: the presenter's window, which is not for the audience; `nil` for this one.
  func share(
    _ format: ExportFormat? = nil, calls: Bool = false, scenario: String? = nil,
    over parent: Window? = nil
  ) {
    guard shareDialog == nil, parent != nil || !presenting.isOn else { return }
    let several = sidebar.selectedPlaces != nil
    let offer = workbench.shareOffer(selected: sidebar.selectedEntries)
    guard session != nil else {
      return opening.notice.show(
        tr("There is nothing to share: do something on the stage first."))
    }
    // What has been done on the stage is meant, unless it is a scenario that plays.
    let name = workbench.progress == nil ? nil : workbench.scenario
    var first = name.map { ShareSubject.scenario($0) } ?? offer.first
    if let scenario { first = .scenario(scenario) }
    if calls || several && scenario == nil, let range = offer.calls?.selected {
      first = .calls(range)
    }
    let dialog = ShareDialog(
      workbench, offer, first: first, look: stage.look, over: parent ?? window,
      pictures: pictures?.source ?? PictureSource.none)
    if let format { dialog.choose(format) }
    dialog.onClosed = { [weak self] in self?.shareDialog = nil }
    shareDialog = dialog
    appearance.follow(dialog.window) { _ in }
    dialog.present()
  }
}
