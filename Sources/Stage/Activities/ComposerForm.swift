import Gtk
import StageGeometry
import Texts

/// What a person writes in a composer: whom a message is for, what it is about, and the message.
///
/// The composer is the system's, so the application hears nothing of what is written in it, and the
/// log has nothing of it either.
@MainActor
final class ComposerForm {
  private struct Line {
    let caption: Label
    let entry: Entry
    let rule: Canvas
  }

  private var lines: [Line] = []
  private let text = TextView(isEditable: true)

  /// The height of a line, and the least height of the message, in points.
  private static let (line, least) = (44.0, 132.0)

  /// - Parameters:
  ///   - captions: what the lines above the message are called.
  ///   - message: what the message is at first.
  init(_ captions: [String], message: String) {
    for (index, words) in captions.enumerated() {
      let caption = Label(onStage: tr("{name}:", ["name": words]))
      caption.addClass("address")
      caption.xalign = 0
      let entry = Entry()
      entry.measuresExactly()
      entry.setHasFrame(false)
      entry.setNarrow()
      entry.accessibleName = words
      entry.onActivate { [weak self] in self?.focus(after: index) }
      let rule = Canvas()
      rule.addClass("rule")
      lines.append(Line(caption: caption, entry: entry, rule: rule))
    }
    text.text = message
    text.accessibleName = tr("Text of the message")
    text.setTextMargins(horizontal: 0, vertical: 0)
    for part in focusable { part.passesScrolling() }
  }

  /// The widgets that take typing, from top to bottom.
  var focusable: [Widget] { lines.map(\.entry) + [text] }

  private func focus(after index: Int) {
    if lines.indices.contains(index + 1) {
      lines[index + 1].entry.grabFocus()
    } else {
      text.grabFocus()
    }
  }

  func put(on canvas: Canvas) {
    for line in lines {
      for part in [line.caption, line.entry, line.rule] as [Widget] { canvas.add(part) }
      for part in [line.caption, line.rule] as [Widget] { canvas.setConcealed(true, part) }
    }
    canvas.add(text)
  }

  /// Places the lines and the message.
  ///
  /// - Parameters:
  ///   - y: the top of the first line, in points.
  ///   - inset: the space that stays free at the left and at the right.
  /// - Returns: the bottom of the message, in points.
  func layOut(on canvas: Canvas, y start: Double, width: Double, inset: Double) -> Double {
    var y = start
    for line in lines {
      let own = Double(line.caption.textWidth) / canvas.zoom + 8
      let height = ComposerForm.line
      canvas.setRectangle(
        Rectangle(x: inset, y: y, width: own, height: height), of: line.caption)
      canvas.setRectangle(
        Rectangle(x: inset + own, y: y, width: width - 2 * inset - own, height: height),
        of: line.entry)
      y += height
      canvas.setRectangle(
        Rectangle(x: inset, y: y - 1 / canvas.zoom, width: width - inset, height: 1 / canvas.zoom),
        of: line.rule)
    }
    let tall = max(ComposerForm.least, Double(text.preferredSize.height) / canvas.zoom + 8)
    canvas.setRectangle(
      Rectangle(x: inset, y: y + 12, width: width - 2 * inset, height: tall), of: text)
    return y + 12 + tall
  }
}
