import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

/// The row under the text: how many problems there are, which part the caret is in, and where.
@MainActor
final class TextFoot {
  let widget = Box(.horizontal, spacing: 12)
  private let path = Label()
  private let place = Label()
  /// Goes to the next problem.
  let problems = Gtk.Button()
  private let icon = Image(icon: "dialog-warning-symbolic")
  private let count = Label()

  init() {
    widget.addClass("log-foot")
    let face = Box(.horizontal, spacing: 4)
    face.packStart(icon)
    face.packStart(count)
    face.showAll()
    problems.add(face)
    problems.hasRelief = false
    problems.addClass("source-problems")
    problems.setFocusOnClick(false)
    problems.tooltip = tr("Go to the next problem (F8)")
    problems.ignoresShowAll = true
    path.xalign = 0
    path.setEllipsize(.middle)
    widget.packStart(problems)
    widget.packStart(path, expand: true)
    widget.packEnd(place)
  }

  /// Shows how many problems there are.
  func show(errors: Int, warnings: Int) {
    problems.isVisible = errors + warnings > 0
    icon.setIcon(errors > 0 ? "dialog-error-symbolic" : "dialog-warning-symbolic")
    problems.setClass("error", errors > 0)
    var words: [String] = []
    if errors > 0 { words.append(ntr("{n} error", "{n} errors", errors)) }
    if warnings > 0 { words.append(ntr("{n} warning", "{n} warnings", warnings)) }
    count.text = words.listed()
    problems.accessibleName = count.text
  }

  /// Shows which part the caret is in; `nil` while that is not known.
  func show(path: PartAddress?) {
    let steps = (path?.tokens ?? []).filter { !$0.isEmpty }
    self.path.text = steps.joined(separator: " › ")
    self.path.tooltip = steps.isEmpty ? nil : self.path.text
  }

  /// Shows where the caret is, both counted from 0.
  func show(line: Int, column: Int) {
    place.text = tr(
      "Line {line}, column {column}", ["line": String(line + 1), "column": String(column + 1)])
  }
}
