import EventLog
import Gtk
import Texts

/// What the empty list says: what to do, or why no row fits, with ways to the rows and lines that
/// show it.
@MainActor
final class EmptyLog {
  let widget = Box(.vertical, spacing: 8)
  /// Called with a 1-based line of the document.
  var onLine: (@MainActor (Int) -> Void)?
  /// Called with the place in the log of a row.
  var onRow: (@MainActor (Int) -> Void)?

  private let label = Label(tr("Tap something on the stage: its calls appear here."))
  private let links = Box(.horizontal, spacing: 4)
  private var shown: [Link] = []

  /// A way to what shows a reason.
  struct Link: Hashable {
    /// What it leads to.
    enum End: Hashable {
      /// The place in the log of a row.
      case row(Int)
      /// A 1-based line of the document.
      case line(Int)
    }

    let title: String
    let end: End
  }

  init() {
    label.addClass("empty-log")
    label.setWraps(true)
    label.setJustification(.center)
    links.align(.center, .center)
    links.ignoresShowAll = true
    widget.packStart(label)
    widget.packStart(links)
    widget.align(.center, .center)
    label.isVisible = true
    widget.ignoresShowAll = true
  }

  /// Whether it is shown.
  var isVisible: Bool {
    get { widget.isVisible }
    set { widget.isVisible = newValue }
  }

  /// Says something, with links below it.
  func show(_ text: String, _ new: [Link] = []) {
    label.text = text
    guard new != shown else { return }
    shown = new
    links.destroyChildren()
    for link in new {
      let button = Gtk.Button(label: link.title)
      button.hasRelief = false
      button.addClass("link")
      switch link.end {
      case .row(let place):
        button.tooltip = tr("Show all rows and go to this one")
        button.onClicked { [weak self] in self?.onRow?(place) }
      case .line(let line):
        button.tooltip = tr("Show line {n} of the document", ["n": String(line)])
        button.onClicked { [weak self] in self?.onLine?(line) }
      }
      links.packStart(button)
      button.isVisible = true
    }
    links.isVisible = !new.isEmpty
  }
}
