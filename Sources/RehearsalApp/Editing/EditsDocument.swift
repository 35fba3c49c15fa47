import DialogModel
import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Stage
import Texts
import Workbench

/// What editing needs of the rest of a window.
@MainActor
protocol EditingHost: WindowHost {
  /// The path of the document, if it is a file.
  var file: String? { get }
  var hasDocument: Bool { get }
  var header: WindowHeader { get }
  var controls: StageControls { get }
  var stageBar: StageBar { get }
  /// The column at the left, and the list in it.
  var leftColumn: Box { get }
  var contents: Contents { get }
  var sidebar: Sidebar { get }
  var errors: ErrorPanel { get }
  var messages: StageMessages { get }
  var opening: Opening { get }
  var takenPictures: PictureController { get }
  var comparison: ComparisonController { get }
  var past: PastController { get }
  var sessions: SessionsController { get }
  var presenting: PresentingController { get }
  var editing: EditingController { get }
  var flow: FlowController { get }
  func showTitle()
  func startAgain()
  /// Enables what only scenarios have.
  func followSelectedScenario()
  /// Opens a new window, on the same document if there is one.
  func openNewHere()
  /// Follows the changes of a file by other programs.
  func watch(_ file: String)
  /// Lists a file among the recent ones.
  func recent(add file: String)
}

extension MainWindow: EditingHost {}

/// A controller that edits the document: each has the same parts of the window at hand.
@MainActor
protocol EditsDocument: AnyObject {
  var host: any EditingHost { get }
}

extension EditsDocument {
  var window: ApplicationWindow { host.window }
  var workbench: Workbench { host.workbench }
  var session: Session? { host.session }
  var stage: Stage { host.stage }
  var stageBar: StageBar { host.stageBar }
  var contents: Contents { host.contents }
  var opening: Opening { host.opening }
  var errors: ErrorPanel { host.errors }
  var editing: EditingController { host.editing }
  var header: WindowHeader { host.header }
  var controls: StageControls { host.controls }
  var sidebar: Sidebar { host.sidebar }

  /// Does a change of the document; one that can't be done is explained.
  func tryEdit(_ change: () throws(EditRefusal) -> Void) {
    do {
      try change()
    } catch {
      errors.show(error.message, hint: error.hint ?? tr("Nothing was changed."))
    }
  }
}
