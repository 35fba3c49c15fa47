import DialogModel
import Gtk
import Session
import Workbench

// The permissions of a document on this computer, as a window shows them.

extension MainWindow {
  func connectPermissions() {
    workbench.commands.limits = Preferences.shared.commandLimits
    sidebar.jobs.onInput = { [weak self] in self?.workbench.send($0) }
    sidebar.jobs.onKeep = { [weak self] in self?.workbench.commands.keep($0) }
    sidebar.jobs.onTime = { [weak self] in self?.stageBar.show($0) }
    sharing.onProblem = { [weak self] in self?.errors.show($0, hint: "") }
  }

  /// Shows what commands and activities are allowed to do.
  func showPermissions() {
    guard let session else { return }
    let commands = workbench.commands.all
    if commands.isEmpty {
      commandBar?.hide()
    } else {
      openCommandBar().show(
        session.prototype, commands: commands,
        isReading: workbench.commands.isReadingRecordings)
    }
    showSharing()
  }

  /// Shows what the picker that is up is allowed to do.
  func showSharing() {
    let activities = workbench.activities
    guard let picker = activities.picker else {
      shareBar?.hide()
      return
    }
    openShareBar().show(picker, isAllowed: activities.isAllowed)
  }

  private func openCommandBar() -> CommandBar {
    if let commandBar { return commandBar }
    let bar = CommandBar()
    bar.onAllow = { [weak self] in self?.workbench.commands.set($0, allowed: $1) }
    bar.onOutdated = { [weak self] in self?.workbench.commands.refresh() }
    messages.add(bar.message, rank: 1)
    commandBar = bar
    return bar
  }

  private func openShareBar() -> ShareBar {
    if let shareBar { return shareBar }
    let bar = ShareBar()
    bar.onAllow = { [weak self] in self?.workbench.activities.set(allowed: $0) }
    messages.add(bar.message, rank: 2)
    shareBar = bar
    return bar
  }
}
