import DialogModel
import Session
import Workbench

// The permissions of a document on this computer, as a window shows them.

extension MainWindow {
  func connectPermissions() {
    workbench.commands.limits = Preferences.shared.commandLimits
    sidebar.jobs.onInput = { [weak self] in self?.workbench.send($0) }
    sidebar.jobs.onKeep = { [weak self] in self?.workbench.commands.keep($0) }
    sidebar.jobs.onTime = { [weak self] in self?.stageBar.show($0) }
    commandBar.onAllow = { [weak self] in self?.workbench.commands.set($0, allowed: $1) }
    shareBar.onAllow = { [weak self] in self?.workbench.activities.set(allowed: $0) }
    sharing.onProblem = { [weak self] in self?.errors.show($0, hint: "") }
  }

  /// Shows what commands and activities are allowed to do.
  func showPermissions() {
    guard let session else { return }
    commandBar.show(session.prototype, commands: workbench.commands.all)
    showSharing()
  }

  /// Shows what the picker that is up is allowed to do.
  func showSharing() {
    let activities = workbench.activities
    guard let picker = activities.picker else { return shareBar.hide() }
    shareBar.show(picker, isAllowed: activities.isAllowed)
  }
}
