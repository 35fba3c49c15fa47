import Gtk
import Texts

/// What is shown at the place of a picture that can't be: which one it is, and why.
@MainActor
final class PictureMessage {
  let label: Label

  /// - Parameters:
  ///   - name: the path in the document.
  ///   - reason: why it can't be shown.
  init(_ name: String, _ reason: String) {
    let text = tr(
      "“{name}” can’t be shown: {reason}",
      ["name": FileName.beginning(FileName.last(of: name)), "reason": reason])
    label = Label(placedOnStage: text)
    label.addClass("picture-message")
    label.setWraps(true)
    label.setEllipsize(.end)
    label.setJustification(.center)
    label.tooltip = text
    label.show()
  }

  /// The height of the whole text in a width, in points.
  func height(width: Double, zoom: Double) -> Double {
    Double(label.textHeight(forWidth: Int(width * zoom))) / zoom
  }

  /// Cuts the text after the lines that fit into a height in points.
  func layOut(height: Double, zoom: Double) {
    let line = Double(label.textHeight(of: "x", forWidth: 10_000)) / zoom
    label.setLines(max(1, Int(height / max(1, line))))
  }
}
