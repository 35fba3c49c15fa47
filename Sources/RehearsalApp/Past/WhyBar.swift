import DialogModel
import DialogSimulator
import EventLog
import Gtk
import Session
import Texts
import WindowWords
import Workbench

/// What led to a row, as a line of buttons: a line of the document, an input, calls.
@MainActor
final class WhyBar {
  let widget = ScrolledWindow()
  /// Called with a 1-based line of the document.
  var onLine: (@MainActor (Int) -> Void)?
  /// Called with the place in the log of a row.
  var onRow: (@MainActor (Int) -> Void)?

  private let row = Box(.horizontal, spacing: 4)
  private var shown: WhyChain?

  init() {
    // A narrow sidebar cuts it; otherwise its width would be the least width of the sidebar.
    widget.setPolicy(horizontal: .external, vertical: .never)
    widget.addClass("order")
    widget.accessibleRole = .panel
    widget.accessibleName = tr("Why")
    widget.add(row)
  }

  /// Shows a chain of a log.
  func show(_ chain: WhyChain, _ rows: LogRows) {
    guard chain != shown else { return }
    shown = chain
    row.destroyChildren()
    for (index, link) in chain.links.enumerated() {
      if index > 0 {
        let arrow = Label("›")
        arrow.addClass("arrow")
        row.packStart(arrow)
      }
      row.packStart(part(link, isLast: index == chain.links.count - 1, rows))
    }
    row.showAll()
  }

  private func part(_ link: WhyChain.Link, isLast: Bool, _ rows: LogRows) -> Widget {
    switch link {
    case .line(let line):
      let button = Gtk.Button(label: tr("line {n}", ["n": String(line)]))
      button.tooltip = tr("Show line {n} of the document", ["n": String(line)])
      button.onClicked { [weak self] in self?.onLine?(line) }
      return styled(button)
    case .row(let place):
      let text = rows.shortText(ofEntry: place)
      if isLast {
        let label = Label(text)
        label.addClass("step")
        label.addClass("current")
        return label
      }
      let button = Gtk.Button(label: text)
      button.tooltip = tr("Go to this row")
      button.onClicked { [weak self] in self?.onRow?(place) }
      return styled(button)
    }
  }

  private func styled(_ button: Gtk.Button) -> Gtk.Button {
    button.hasRelief = false
    button.setFocusOnClick(false)
    button.addClass("step")
    button.addClass("link")
    return button
  }
}

@MainActor
extension LogRows {
  /// A row in a few words: the number and the short name of a call, the title of an input.
  func shortText(ofEntry place: Int) -> String {
    let entry = session.log.entries[place]
    switch entry.row.content {
    case .call(let selector, _, _):
      return [entry.call.map { StopText.grouped($0) }, selector.shortName].compactMap { $0 }
        .joined(separator: " ")
    case .input(let input, let title, _): return text(of: entry.row).heading(input, title)
    default: return OneLine.beginning(text(of: entry.row).sentence(entry.row))
    }
  }
}
