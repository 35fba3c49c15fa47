import Gtk
import Texts

/// The row below the search: what takes the place of what was found.
@MainActor
final class TextReplacement {
  let widget = Box(.horizontal, spacing: 6)
  var onReplace: (@MainActor () -> Void)?
  var onReplaceAll: (@MainActor () -> Void)?
  private let entry = Entry()

  init() {
    widget.addClass("source-search")
    entry.accessibleName = tr("Replace with")
    entry.setPlaceholder(tr("Replace with"))
    entry.hexpand = true
    widget.packStart(entry, expand: true)
    let one = Gtk.Button(label: tr("Replace"))
    one.tooltip = tr("Replace this one and go to the next (Return)")
    one.onClicked { [weak self] in self?.onReplace?() }
    let all = Gtk.Button(label: tr("Replace All"))
    all.tooltip = tr("Replace all, as one step of undo")
    all.onClicked { [weak self] in self?.onReplaceAll?() }
    widget.packStart(one)
    widget.packStart(all)
    entry.onActivate { [weak self] in self?.onReplace?() }
    widget.showAll()
  }

  /// The words that take the place of others.
  var text: String { entry.text }
}
