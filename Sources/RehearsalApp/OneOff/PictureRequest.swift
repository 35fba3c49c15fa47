import DialogModel
import PrototypeFile
import Scenario
import Stage

/// A picture of a moment of a document, as the command line asks for it.
struct PictureRequest {
  /// What is performed before.
  let moment: PictureMoment
  /// How it is drawn.
  let shot: StageShot
  /// The absolute path of the picture; `-` is standard output.
  let output: String
  /// The longest side that the picture may have, in pixels; `nil` for what its scale makes it.
  let longestSide: Int?

  /// Reads a request from a map of texts; `nil` if it asks for no picture.
  init?(_ root: YAMLNode) {
    guard let output = root["picture"]?.text else { return nil }
    self.output = output
    func word<Choice: RawRepresentable<String>>(_ key: String, _ fallback: Choice) -> Choice {
      root[key]?.text.flatMap { Choice(rawValue: $0) } ?? fallback
    }
    var subject = PictureMoment.Subject.start
    if let dialog = root["dialog"]?.text { subject = .dialog(dialog) }
    if let scenario = root["scenario"]?.text { subject = .scenario(scenario) }
    let at = root["at"]?.text.flatMap { Int($0) }.map { SimulatedTime(milliseconds: $0) }
    moment = PictureMoment(subject, at: at)
    let scale = root["scale"]?.text.flatMap { Int($0) } ?? 1
    var shot = StageShot(
      word("show", StageShot.Part.device),
      scale: min(max(scale, StageShot.scales.lowerBound), StageShot.scales.upperBound))
    shot.look = Look(word("look", Look.Theme.flat), dark: root["dark"]?.text == "true")
    self.shot = shot
    longestSide = root["size"]?.text.flatMap { Int($0) }.map { min(max($0, 1), 4096) }
  }
}
