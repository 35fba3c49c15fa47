import Gtk
import PrototypeEditing
import PrototypeFile
import Session
import Texts
import Workbench

// How a run becomes a scenario of the document.

extension SessionsController {
  /// Shows the run of a session file from its beginning, and says what it is.
  func performRecording() {
    guard workbench.document.isRecording, session?.timelines.count == 1 else { return }
    opening.notice.show(
      tr("This is a recorded run: it is shown as it was, and goes on from its end."))
    MainLoop.idle { [weak self] in
      self?.host.past.play()
      return false
    }
  }

  /// Writes the present run into the document as a scenario with its `expect`, and says what it did.
  func keepScenario() {
    guard session != nil else { return }
    guard workbench.canKeepScenario else {
      return opening.notice.show(
        host.file == nil
          ? tr("This prototype is no file yet: save it as a file of yours, and open that.")
          : tr("There is nothing to keep: do something on the stage first."))
    }
    let name = workbench.freeScenarioName
    do {
      guard let kept = try workbench.keptScenario(named: name) else {
        return opening.notice.show(tr("The run can’t be played as a scenario."))
      }
      if let problem = workbench.write(kept) {
        return errors.show(problem, hint: tr("Nothing was changed."))
      }
      opening.notice.show(words(of: kept, name), offering: tr("Show Its Steps")) {
        [weak self] in
        self?.opening.notice.hide()
        self?.onShowScenario?(name)
      }
    } catch {
      errors.show(error.message, hint: error.hint ?? tr("Nothing was changed."))
    }
  }

  private func words(of kept: KeptScenario, _ name: String) -> String {
    var words = tr("The run is kept as the scenario “{name}”.", ["name": name])
    if let first = kept.leftOut.first {
      words +=
        " "
        + ntr(
          "One thing has no step and was left out: {first}.",
          "{n} things have no step and were left out, the first: {first}.", kept.leftOut.count,
          ["first": first])
    }
    if !kept.isSame {
      words += " " + tr("Its calls differ from those of the run; compare the two runs.")
    }
    return words
  }
}
