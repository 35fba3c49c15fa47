import Session
import Stage
import WindowWords
import Workbench

// How a window offers pictures of its stage.

extension MainWindow {
  /// Adds the actions for pictures of the stage.
  func connectPictures() {
    takenPictures.subject = { [weak self] in
      guard let self, let session else { return nil }
      return PictureController.Subject(
        simulator: workbench.past?.simulator ?? session.simulator,
        name: ProposedPictureName.proposed(for: session.simulator, document: file),
        pictures: pictures?.source ?? PictureSource.none)
    }
    reference.onProblem = { [weak self] in self?.errors.show($0, hint: $1) }
    reference.connect()
    takenPictures.onProblem = { [weak self] in self?.errors.show($0, hint: $1) }
    // While presenting nothing of the tool shows; the keys work. Edited parts have menus of their own.
    takenPictures.connect { [weak self] in
      self?.session != nil && self?.presenting.isOn != true && self?.stage.editor == nil
    }
  }
}
