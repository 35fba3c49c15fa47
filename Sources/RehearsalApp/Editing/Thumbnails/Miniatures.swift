import DialogModel
import DialogSimulator
import Gtk
import PrototypeEditing
import PrototypeFile
import Stage
import StageGeometry
import Workbench

/// Small pictures of what a document shows, drawn one after the other while nothing else is to do.
@MainActor
final class Miniatures {
  /// What is drawn.
  struct Subject: Hashable {
    let name: String
    let isDialog: Bool
    /// The change after which it is drawn; `nil` for the document as it is.
    var edit: DocumentEdit?
  }

  /// Called when another picture is there.
  var onDrawn: (@MainActor () -> Void)?
  /// How the stage is drawn, and where it has its pictures from.
  var shot: @MainActor () -> StageShot = { StageShot(.screen, scale: 1) }
  var picture: PictureSource = .none

  private let workbench: Workbench
  private var pictures: [Subject: Picture] = [:]
  /// The document, and the look, that each picture is of.
  private var states: [Subject: (revision: Revision?, look: Look)] = [:]
  private var queue: [Subject] = []
  private var isDrawing = false
  @Scheduled private var waiting: Source?

  /// What a person types is not drawn letter by letter.
  private static let pause = Duration.milliseconds(400)
  /// No more are kept; a document has seldom more.
  private static let most = 200

  /// The document as it is now; `nil` if it can't be read.
  var editor: DocumentEditor? { try? workbench.editor() }

  init(_ workbench: Workbench) { self.workbench = workbench }

  /// The picture as it was drawn last, which is drawn again if the document has changed since.
  func picture(of subject: Subject) -> Picture? {
    let (revision, look) = (workbench.document.revision, shot().look)
    if states[subject].map({ $0.revision != revision || $0.look != look }) ?? true,
      !queue.contains(subject), queue.count < Miniatures.most
    {
      queue.append(subject)
      if !isDrawing, waiting == nil {
        waiting = MainLoop.once(after: Miniatures.pause) { [weak self] in
          self?.waiting = nil
          self?.drawNext()
        }
      }
    }
    return pictures[subject]
  }

  private func drawNext() {
    guard !isDrawing, !queue.isEmpty else { return }
    let subject = queue.removeFirst()
    let shot = shot()
    states[subject] = (workbench.document.revision, shot.look)
    guard
      let simulator = workbench.miniature(
        of: subject.name, isDialog: subject.isDialog, after: subject.edit)
    else {
      pictures[subject] = nil
      return drawNext()
    }
    isDrawing = true
    Stage.draw(shot, of: simulator, pictures: picture) { [weak self] picture in
      guard let self else { return }
      isDrawing = false
      pictures[subject] = picture
      onDrawn?()
      drawNext()
    }
  }
}
