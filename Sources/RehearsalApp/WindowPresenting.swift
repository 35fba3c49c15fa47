import Gtk
import Stage
import Workbench

// The actions of a window for people who present a prototype to others.

extension MainWindow {
  /// Adds the actions for presenting.
  ///
  /// - Parameter parts: the widgets of the window beside its panes.
  func connectPresentation(around parts: [Widget]) {
    presentation = Presentation(window, stage) { [weak self] shown in
      self?.panes?.setAlone(!shown)
      for part in parts { part.isVisible = shown }
    }
    stage.marksTaps = Preferences.shared.marksTaps
    let marks = StatefulAction(switch: "mark-taps", initial: stage.marksTaps) { [weak self] in
      if let self { markTaps(!stage.marksTaps) }
    }
    window.add(marks)
    marksAction = marks
    window.addAction("answer-yes") { [weak self] in self?.workbench.answer(true) }
    window.addAction("answer-no") { [weak self] in self?.workbench.answer(false) }
    window.addAction("shortcuts") { [weak self] in
      guard let self else { return }
      let list = keyList ?? Keys.makeList(over: window)
      keyList = list
      list.present()
    }
  }

  private func markTaps(_ marks: Bool) {
    stage.marksTaps = marks
    Preferences.shared.marksTaps = marks
    marksAction?.show(isOn: marks)
  }
}
