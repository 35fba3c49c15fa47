import DialogSimulator
import Session

// What a window has to do with the tasks of its document.

extension MainWindow {
  func connectCommands() {
    sidebar.jobs.onInput = { [weak self] in self?.session?.send($0) }
    sidebar.jobs.onKeep = { [weak self] in self?.gate.keep($0) }
    sidebar.jobs.onTime = { [weak self] in self?.stageBar.show($0) }
    sharing.onProblem = { [weak self] in self?.errors.show($0, hint: "") }
    gate.onProblem = { [weak self] in self?.errors.show($0, hint: "") }
  }

  /// Lets time go as it is chosen; while a command runs, as the world's does.
  func keepPace() {
    guard let session, let clock = session.clock as? RealClock else { return }
    let slowness = session.state.runsCommand ? 1 : controls.slowness
    guard clock.slowness != slowness else { return }
    clock.slowness = slowness
    session.wakeAgain()
  }
}
