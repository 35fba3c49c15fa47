import Gtk
import PrototypeFile
import Texts
import WindowWords
import Workbench

/// What the document's checks say of what is heard: one finding at a time, under the list.
@MainActor
final class HeardFindings {
  let widget = Box(.horizontal, spacing: 8)
  /// Opens the document in the editor, at the place of a finding.
  var onOpen: (@MainActor (EditorPlace) -> Void)?

  private let message = Label()
  private let line = Gtk.Button(label: "")
  private let next = Gtk.Button(label: "")
  private var findings: [Finding] = []
  private var isFile = false
  private var place = 0

  init() {
    message.xalign = 0
    message.setEllipsize(.end)
    for button in [line, next] {
      button.hasRelief = false
      button.setFocusOnClick(false)
      button.ignoresShowAll = true
    }
    line.tooltip = tr("Open this line in the editor")
    line.onClicked { [weak self] in
      guard let self, findings.indices.contains(place) else { return }
      onOpen?(EditorPlace(line: findings[place].line, column: findings[place].column))
    }
    next.tooltip = tr("Show the next finding about what is heard")
    next.accessibleName = next.tooltip ?? ""
    next.onClicked { [weak self] in
      guard let self, !findings.isEmpty else { return }
      place = (place + 1) % findings.count
      show()
    }
    let links = Box(.horizontal)
    links.addClass("order")
    line.addClass("link")
    links.packStart(line)
    widget.addClass("detail")
    widget.packStart(Image(icon: "dialog-warning-symbolic"))
    widget.packStart(message, expand: true)
    widget.packEnd(next)
    widget.packEnd(links)
    widget.showAll()
    widget.ignoresShowAll = true
    widget.hide()
  }

  /// Shows what was found in a document.
  func show(_ document: OpenDocument) {
    let found = (document.warnings + document.notes).filter(\.rule.isHeard)
    isFile = document.file != nil
    guard found != findings || isFile != line.isVisible else { return }
    (findings, place) = (found, 0)
    show()
  }

  private func show() {
    widget.isVisible = !findings.isEmpty
    guard findings.indices.contains(place) else { return }
    let finding = findings[place]
    message.text = finding.message
    message.tooltip = finding.message
    let words = tr("line {line}", ["line": String(finding.line)])
    line.label = words
    line.accessibleName = tr("Open {place} in the editor", ["place": words])
    line.isVisible = isFile
    next.label = tr(
      "{n} of {count}", ["n": String(place + 1), "count": String(findings.count)])
    next.isVisible = findings.count > 1
  }
}
