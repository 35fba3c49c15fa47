import DialogModel
import DialogSimulator
import Export
import Gtk
import Session
import Stage
import Texts

/// Takes pictures of the stage: onto the clipboard, or into a file.
@MainActor
final class PictureController {
  /// What a picture is taken of: the run, and the words for its file.
  struct Subject {
    let simulator: Simulator
    /// The name of the file that is proposed, without its ending.
    let name: String
    let pictures: PictureSource
  }

  /// Returns what there is to take a picture of; `nil` without a run.
  var subject: @MainActor () -> Subject? = { nil }
  /// Called with a message, and a hint, when a picture can't be taken.
  var onProblem: (@MainActor (String, String) -> Void)?

  private let window: ApplicationWindow
  private let stage: Stage
  private var actions: [SimpleAction] = []
  private var partAction: StatefulAction?
  private var scaleAction: StatefulAction?
  private var menu: ContextMenu?
  private let preferences = Preferences.shared

  init(_ window: ApplicationWindow, _ stage: Stage) {
    self.window = window
    self.stage = stage
  }

  /// Adds the actions, and the menu of the stage.
  ///
  /// - Parameter opensMenu: whether the stage's menu opens now.
  func connect(opensMenu: @escaping @MainActor () -> Bool) {
    actions = [
      window.addAction("copy-picture") { [weak self] in self?.copy() },
      window.addAction("copy-svg") { [weak self] in self?.copySVG() },
      window.addAction("save-picture") { [weak self] in self?.save() },
    ]
    let part = StatefulAction(choice: "picture-part", initial: preferences.picturePart.rawValue) {
      [weak self] in
      if let part = StageShot.Part(rawValue: $0) { self?.choose(part) }
    }
    let scale = StatefulAction(choice: "picture-scale", initial: String(preferences.pictureScale)) {
      [weak self] in
      if let scale = Int($0) { self?.choose(scale) }
    }
    for action in [part, scale] { window.add(action) }
    (partAction, scaleAction) = (part, scale)
    let menu = ContextMenu(StageMenu.context(), of: stage.widget, isWanted: opensMenu)
    menu.willOpen = { [weak self] in self?.stage.noteMenu(x: $0, y: $1) }
    self.menu = menu
  }

  /// Whether there is a stage.
  var isEnabled = true {
    didSet { for action in actions { action.isEnabled = isEnabled } }
  }

  private func choose(_ part: StageShot.Part) {
    preferences.picturePart = part
    partAction?.show(choice: part.rawValue)
  }

  private func choose(_ scale: Int) {
    preferences.pictureScale = scale
    scaleAction?.show(choice: String(scale))
  }

  func copy() {
    take { [weak self] picture, _ in
      Clipboard.setPicture(picture)
      self?.stage.widget.announce(tr("The picture is copied."))
    }
  }

  private func save() {
    take { [weak self] picture, name in self?.ask(picture, name) }
  }

  /// Puts the stage as it is now on the clipboard, as shapes and letters.
  private func copySVG() {
    guard let (subject, shot) = shot() else { return }
    Stage.drawShapes(shot, of: subject.simulator, pictures: subject.pictures) { [weak self] in
      guard let self else { return }
      guard let shapes = $0 else { return tellNothingShows() }
      do {
        Clipboard.setSVG(
          try VectorFile.file(
            .svg, (shapes.width, shapes.height), title: subject.name, shapes.draw))
        stage.widget.announce(tr("The picture is copied as SVG."))
      } catch {
        onProblem?(tr("The picture can’t be drawn as SVG"), "\(error)")
      }
    }
  }

  /// What there is to take a picture of, and how it is drawn.
  private func shot() -> (Subject, StageShot)? {
    guard let subject = subject() else { return nil }
    var shot = StageShot(preferences.picturePart, scale: preferences.pictureScale)
    shot.look = stage.look
    shot.axes = stage.currentAxes
    shot.phone = stage.model.device == .phone ? stage.model : preferences.phone
    shot.showsKeyboard = stage.showsKeyboard
    shot.moment = stage.clock()
    return (subject, shot)
  }

  /// Takes the picture of the stage as it is now.
  private func take(_ done: @escaping @MainActor (Picture, String) -> Void) {
    guard let (subject, shot) = shot() else { return }
    Stage.draw(shot, of: subject.simulator, pictures: subject.pictures) { [weak self] picture in
      if let picture { return done(picture, subject.name) }
      self?.tellNothingShows()
    }
  }

  private func tellNothingShows() {
    onProblem?(
      tr("No dialog shows, so there is no picture"),
      tr("Present one, or choose the screen or the device in the menu of the stage."))
  }

  private func ask(_ picture: Picture, _ name: String) {
    let chooser = FileChooser(
      .save(name: "\(name).png"), title: tr("Save Picture"), parent: window,
      filters: [FileChooser.Filter(name: tr("PNG pictures"), patterns: ["*.png"])])
    if !chooser.setFolder(preferences.pictureFolder) { chooser.setFolderOfPictures() }
    chooser.show { [weak self] path in
      if let path { self?.write(picture, to: path) }
    }
  }

  private func write(_ picture: Picture, to path: String) {
    let isNamed = path.hasSuffix(".png") || path.hasSuffix(".PNG")
    let place = isNamed ? path : "\(path).png"
    let bytes: [UInt8]
    do {
      bytes = try picture.png()
    } catch {
      return tell("\(error)", place)
    }
    let work: @Sendable () -> FileProblem? = {
      do throws(FileProblem) {
        // The dialog has asked about the name that the person gave, and about no other.
        try FileWriter.write(bytes, to: place, replacing: isNamed)
        return nil
      } catch {
        return error
      }
    }
    Errand.run(work) { [weak self] problem in
      if let problem {
        self?.tell(problem.message, place)
      } else {
        self?.preferences.pictureFolder = FileName.folder(of: place)
      }
    }
  }

  private func tell(_ reason: String, _ place: String) {
    onProblem?(
      tr("{file} can’t be written: {reason}", ["file": FileName.text(place), "reason": reason]),
      tr("Choose another place."))
  }
}
