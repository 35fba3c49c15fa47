import DialogModel
import Gtk
import Session
import Workbench

/// What permissions need of the rest of a window.
@MainActor
protocol PermissionsHost: WindowHost {
  var errors: ErrorPanel { get }
  /// The messages over the stage.
  var messages: StageMessages { get }
  var sidebar: Sidebar { get }
  var stageBar: StageBar { get }
}

/// The permissions of a document on this computer, as a window shows them, and what is done with
/// them.
@MainActor
final class PermissionsController {
  private unowned let host: any PermissionsHost
  /// The bars above the stage are made when they are first shown, so that the window opens sooner.
  private var commandBar: CommandBar?
  private var shareBar: ShareBar?
  private lazy var activities = ActivityController(over: host.window)
  private var workbench: Workbench { host.workbench }

  init(_ host: any PermissionsHost) { self.host = host }

  /// Connects the parts.
  func connect() {
    workbench.commands.limits = Preferences.shared.commandLimits
    host.sidebar.jobs.onInput = { [weak self] in self?.workbench.send($0) }
    host.sidebar.jobs.onKeep = { [weak self] in self?.workbench.commands.keep($0) }
    host.sidebar.jobs.onTime = { [weak self] in self?.host.stageBar.show($0) }
    activities.onProblem = { [weak self] in self?.host.errors.show($0, hint: "") }
  }

  /// Shows what commands and activities are allowed to do.
  func show() {
    guard let session = host.session else { return }
    let commands = workbench.commands.all
    if commands.isEmpty {
      commandBar?.hide()
    } else {
      openCommandBar().show(
        session.prototype, commands: commands,
        isReading: workbench.commands.isReadingRecordings)
    }
    showActivities()
  }

  /// Shows what the picker that is up is allowed to do.
  func showActivities() {
    let activities = workbench.activities
    guard let picker = activities.picker else {
      shareBar?.hide()
      return
    }
    openShareBar().show(picker, isAllowed: activities.isAllowed)
  }

  /// Hides both bars.
  func hide() {
    commandBar?.hide()
    shareBar?.hide()
  }

  /// Gives the command's bar the room that there is.
  ///
  /// - Parameter stage: the height of the stage's ground, in pixels.
  func fit(stage: Int) { commandBar?.fit(stage: stage) }

  /// Performs a built-in activity that is allowed.
  func perform(_ activity: LiveActivity) {
    guard let session = host.session else { return }
    activities.perform(activity, in: workbench.request.documentFolder, session)
  }

  private func openCommandBar() -> CommandBar {
    if let commandBar { return commandBar }
    let bar = CommandBar()
    bar.onAllow = { [weak self] in self?.workbench.commands.set($0, allowed: $1) }
    bar.onOutdated = { [weak self] in self?.workbench.commands.refresh() }
    host.messages.add(bar.message, rank: 1)
    commandBar = bar
    return bar
  }

  private func openShareBar() -> ShareBar {
    if let shareBar { return shareBar }
    let bar = ShareBar()
    bar.onAllow = { [weak self] in self?.workbench.activities.set(allowed: $0) }
    host.messages.add(bar.message, rank: 2)
    shareBar = bar
    return bar
  }
}

extension MainWindow: PermissionsHost {}
