import DialogModel
import Gtk
import Scenario
import Session
import Texts
import Workbench

// The run sheet of a window.

extension MainWindow {
  func connectRunSheet() {
    runSheetAction = window.addAction("run-sheet") { [weak self] in self?.presentRunSheet() }
    window.connect("destroy") { [weak self] in self?.runSheet?.window.destroy() }
  }

  private func presentRunSheet() {
    let sheet = runSheet ?? RunSheet()
    if runSheet == nil {
      runSheet = sheet
      sheet.onPerform = { [weak self] in self?.performNextStep() }
      sheet.onBackOnTrack = { [weak self] in self?.workbench.backOnTrack() }
      appearance.follow(sheet.window) { _ in }
    }
    sheet.present()
    showRunSheet()
  }

  /// Shows in the run sheet where the scenario is when the present change is complete: a run that
  /// goes on has no scenario for a moment, and the sheet's clock would begin again.
  func followRunSheet() {
    guard runSheet?.isShown == true else { return }
    MainLoop.idle { [weak self] in
      self?.showRunSheet()
      return false
    }
  }

  /// Shows in the run sheet where the scenario is.
  private func showRunSheet() {
    guard let runSheet, runSheet.isShown else { return }
    let name = workbench.progress?.name ?? header.current
    guard let prototype = session?.prototype,
      let script = name.flatMap({ prototype.scenario(named: $0) })
    else {
      return runSheet.show(
        RunSheet.State(
          scenario: "", title: "", steps: [], next: 0, isOffTrack: false, hasBegun: false))
    }
    let places = script.steps.indices.filter { script.steps[$0].isForPeople }
    let next = workbench.nextStep ?? 0
    runSheet.show(
      RunSheet.State(
        scenario: script.name, title: prototype.title ?? "",
        steps: places.map {
          RunSheet.Step(words: script.steps[$0].words(in: prototype), notes: script.steps[$0].notes)
        },
        next: places.count { $0 < next }, isOffTrack: workbench.isOffTrack,
        hasBegun: workbench.progress != nil))
  }
}
