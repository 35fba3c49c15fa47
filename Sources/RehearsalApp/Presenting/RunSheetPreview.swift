import DialogSimulator
import Gtk
import Scenario
import Stage
import Texts
import WindowWords
import Workbench

/// Draws what the next step leads to, when the run rests.
@MainActor
final class RunSheetPreview {
  private unowned let card: RunSheetCard
  @Scheduled private var timer: Source?
  /// The number of the picture that was asked for last: an older one comes too late.
  private var asked = 0

  /// How long nothing must change before a picture is drawn, in milliseconds.
  private static let rest = 150

  init(_ card: RunSheetCard) { self.card = card }

  /// Draws soon; each call begins to wait again.
  ///
  /// - Parameter subject: what is drawn and how; `nil` where nothing can be foreseen.
  func follow(
    _ subject:
      @escaping @MainActor () -> (
        foresight: Foresight, shot: StageShot, picture: PictureSource
      )?
  ) {
    asked += 1
    let number = asked
    timer?.remove()
    timer = MainLoop.timeout(milliseconds: RunSheetPreview.rest) { [weak self] in
      guard let self else { return false }
      timer = nil
      guard let subject = subject() else {
        card.show(nil, of: "")
        card.show(calls: [])
        return false
      }
      let simulator = subject.foresight.simulator
      card.show(calls: AudienceCall.foreseen(subject.foresight.rows, simulator.prototype))
      Stage.draw(subject.shot, of: simulator, pictures: subject.picture) {
        [weak self] picture in
        guard let self, asked == number else { return }
        card.show(picture, of: tr("What the screen shows after the step"))
      }
      return false
    }
  }
}
