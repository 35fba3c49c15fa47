import Gtk
import Session
import Stage
import Workbench

/// What every controller of a window needs of it; what only one of them needs is in the protocol
/// next to that one.
@MainActor
protocol WindowHost: AnyObject {
  var window: ApplicationWindow { get }
  var workbench: Workbench { get }
  /// The run that is shown.
  var session: Session? { get }
  var stage: Stage { get }
}
