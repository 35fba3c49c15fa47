import DialogModel
import DialogSimulator
import Scenario
import Stage
import StageGeometry
import Texts
import WindowWords

/// A dialog where it is presented, and how it is drawn; or why it can’t be.
struct DialogMoment {
  /// The run in which it is up; `nil` where it can’t be presented.
  private(set) var simulator: Simulator?
  /// Why it can’t.
  private(set) var reason: String?
  /// How it is drawn.
  let shot: StageShot

  /// A dialog of a document, as one variant of a comparison shows it.
  ///
  /// - Parameter scale: pixels per point.
  @MainActor
  init(of name: String, in document: Prototype, as variant: Comparison.Variant, scale: Int) {
    var prototype = variant.prototype(of: document)
    if let index = prototype.dialogs.firstIndex(where: { $0.id == name }),
      let opener = prototype.opener(of: DialogID(index))
    {
      prototype.start = .screen(opener)
    }
    var shot = StageShot(.screen, scale: scale)
    shot.look = variant.look
    if variant.model != .tablet { shot.phone = variant.model }
    shot.axes = prototype.axes
    self.shot = shot
    do {
      simulator = try PictureMoment(.dialog(name)).run(in: prototype)
    } catch {
      reason = OneLine.text(error.message(in: prototype))
    }
  }
}
