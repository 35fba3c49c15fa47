import DialogModel
import DialogSimulator
import Gtk
import Session
import Stage
import WindowWords
import Workbench

// What a row of the list at the left does.

extension MainWindow {
  /// Shows, runs or plays what a row is about; while the prototype is edited, selects it.
  func show(_ item: Contents.Item) {
    if item == .flow { return flow.show(!flow.isOn) }
    if item == .record { return editing.record(!editing.isRecording) }
    if workbench.isEditing { return editing.inserting.select(item) }
    switch item {
    case .screen(let screen):
      guard let prototype = session?.simulator.prototype else { return }
      workbench.send(.perform(prototype.replacing(with: screen)))
    case .dialog(let dialog):
      // The dialog is modal, so Return is for the dialog, and for the list when that has gone.
      stage.focus.outerOpener = window.hasFocus(inside: contents.widget) ? contents.list : nil
      window.setFocus(nil)
      workbench.send(.perform(.present(dialog)))
      stage.focus.outerOpener = nil
    case .task(let task):
      workbench.send(.perform(.run(task)))
      window.setFocus(nil)
    case .notification, .sharedSteps, .record, .flow: break
    case .scenario(let name):
      workbench.startAgain(playing: name)
      window.setFocus(nil)
    }
  }
}
