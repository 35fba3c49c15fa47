import Gtk
import Session
import Texts

/// The line under the dialog: how far a file is, where it was written, or why there is none.
@MainActor
final class ExportFooter {
  let widget = Revealer()
  var onCancel: (@MainActor () -> Void)?

  private let text = Label()
  private let progress = ProgressBar()
  private let cancel = Button(label: tr("Cancel"))
  private let folder = Button(label: tr("Show in Folder"))
  private var written: String?

  init() {
    text.xalign = 0
    text.setEllipsize(.middle)
    progress.accessibleName = tr("How much is drawn")
    for part in [progress, cancel, folder] as [Widget] { part.align(.fill, .center) }
    let bar = Box(.horizontal, spacing: 12)
    bar.addClass("share-foot")
    bar.packStart(text, expand: true)
    bar.packStart(progress)
    bar.packEnd(cancel)
    bar.packEnd(folder)
    widget.add(bar)
    for part in [progress, cancel, folder] as [Widget] { part.ignoresShowAll = true }
    widget.showAll()
    cancel.onClicked { [weak self] in self?.onCancel?() }
    folder.onClicked { [weak self] in self?.showFolder() }
  }

  /// Shows that a file is being made.
  func begin(_ words: String) {
    show(words)
    progress.fraction = 0
    for part in [progress, cancel] as [Widget] { part.show() }
  }

  /// Shows how many of how many pictures are drawn.
  func tell(_ done: Int, of all: Int) { progress.fraction = Double(done) / Double(max(1, all)) }

  /// Shows how it ended.
  ///
  /// - Parameter path: the file, whose folder can be shown; `nil` for none.
  func end(_ words: String, path: String? = nil) {
    show(words)
    written = path
    folder.isVisible = path != nil
    text.announce(words)
  }

  private func show(_ words: String) {
    text.text = words
    text.tooltip = words
    for part in [progress, cancel, folder] as [Widget] { part.hide() }
    widget.revealsChild = true
  }

  private func showFolder() {
    guard let slash = written?.lastIndex(of: "/"), let written else { return }
    let folder = String(written[..<slash])
    if !DesktopPrograms.show(folder.isEmpty ? "/" : folder) {
      end(tr("No file manager shows {folder}.", ["folder": FileName.text(folder)]), path: written)
    }
  }
}
