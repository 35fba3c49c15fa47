import Gtk
import PrototypeEditing
import PrototypeFile
import Texts
import WindowWords
import Workbench

/// The warnings of the document, by the parts that they are about.
struct PropertyWarnings {
  /// A warning, and its part.
  struct Item: Hashable {
    let problem: Finding
    let path: PartAddress
  }

  private let items: [Item]

  init() { items = [] }

  init(_ problems: [Finding], in editor: DocumentEditor, _ bytes: [UInt8]) {
    let lines = SourceLines(bytes)
    items = problems.map {
      Item(problem: $0, path: editor.address(at: lines.offset(line: $0.line, column: $0.column)))
    }
  }

  /// The warnings of each of some parts; a warning is at the innermost that it is about.
  func at(_ paths: [PartAddress]) -> [PartAddress: [Finding]] {
    var found: [PartAddress: [Finding]] = [:]
    for item in items {
      let nearest = paths.filter { $0.contains(item.path) }
        .max { $0.tokens.count < $1.tokens.count }
      if let nearest { found[nearest, default: []].append(item.problem) }
    }
    return found
  }
}

/// Warnings under the property that they are about, each with what corrects it.
@MainActor
final class WarningNotes {
  let widget = Box(.vertical, spacing: 4)
  private var shown: [Finding] = []
  @Scheduled private var waiting: Source?

  init() {
    widget.ignoresShowAll = true
    widget.addClass("property-warnings")
  }

  /// Shows warnings.
  func show(_ problems: [Finding], _ workbench: Workbench) {
    guard problems != shown else { return }
    shown = problems
    widget.destroyChildren()
    let notes = problems.map { note($0, workbench) }
    for note in notes { widget.packStart(note) }
    widget.isVisible = !problems.isEmpty
    for note in notes { note.showAll() }
  }

  /// Corrects a problem, as soon as it is known where it is now.
  private func correct(_ problem: Finding, _ workbench: Workbench) {
    guard workbench.document.checked == workbench.document.revision else {
      waiting = MainLoop.once(after: .milliseconds(50)) { [weak self, weak workbench] in
        if let self, let workbench { correct(problem, workbench) }
      }
      return
    }
    guard workbench.document.warnings.contains(problem),
      let correction = workbench.correction(of: problem)
    else { return }
    workbench.correct(correction, from: .properties)
  }

  private func note(_ problem: Finding, _ workbench: Workbench) -> Widget {
    let text = Label(problem.message)
    text.setWraps(true)
    text.xalign = 0
    text.setWidth(characters: 12, atMost: 60)
    let words = Box(.vertical, spacing: 4)
    words.packStart(text)
    if let advice = problem.advice { words.tooltip = advice }
    if let correction = workbench.correction(of: problem) {
      let button = Button(label: correction.label)
      button.addClass("property-fix")
      button.setFocusOnClick(false)
      button.align(.start, .center)
      button.tooltip = correction.label
      button.onClicked { [weak self] in self?.correct(problem, workbench) }
      words.packStart(button)
    }
    let icon = Image(icon: "dialog-warning-symbolic")
    icon.align(.start, .start)
    let row = Box(.horizontal, spacing: 8)
    row.packStart(icon)
    row.packStart(words, expand: true)
    row.accessibleRole = .panel
    row.accessibleName = tr("Warning: {problem}", ["problem": problem.message])
    return row
  }
}
