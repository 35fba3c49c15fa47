import Film
import Gtk
import Stage
import Texts
import Workbench

/// What sharing needs of the rest of a window.
@MainActor
protocol ExportHost: WindowHost {
  var appearance: DesktopAppearance { get }
  var opening: Opening { get }
  var sidebar: Sidebar { get }
  var pictures: Pictures? { get }
  var presenting: PresentingController { get }
}

/// How a window shares its run.
@MainActor
final class ExportController {
  private unowned let host: any ExportHost
  private var dialog: ExportDialog?

  init(_ host: any ExportHost) { self.host = host }

  /// Adds the actions.
  func connect() {
    host.window.addAction("share") { [weak self] in self?.share(nil) }
    host.window.addAction("share-pages") { [weak self] in self?.share(.pdf) }
    host.window.addAction("share-calls") { [weak self] in self?.share(nil, calls: true) }
    host.window.connect("destroy") { [weak self] in self?.dialog?.window.destroy() }
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
    guard dialog == nil, parent != nil || !host.presenting.isOn else { return }
    let several = host.sidebar.selectedPlaces != nil
    let offer = host.workbench.exportOffer(selected: host.sidebar.selectedEntries)
    guard host.session != nil else {
      return host.opening.notice.show(
        tr("There is nothing to share: do something on the stage first."))
    }
    // What has been done on the stage is meant, unless it is a scenario that plays.
    let name = host.workbench.progress == nil ? nil : host.workbench.scenario
    var first = name.map { ExportSubject.scenario($0) } ?? offer.first
    if let scenario { first = .scenario(scenario) }
    if calls || several && scenario == nil, let range = offer.calls?.selected {
      first = .calls(range)
    }
    let dialog = ExportDialog(
      host.workbench, offer, first: first, look: host.stage.look, over: parent ?? host.window,
      pictures: host.pictures?.source ?? PictureSource.none)
    if let format { dialog.choose(format) }
    dialog.onClosed = { [weak self] in self?.dialog = nil }
    self.dialog = dialog
    host.appearance.follow(dialog.window) { _ in }
    dialog.present()
  }
}

extension MainWindow: ExportHost {}
