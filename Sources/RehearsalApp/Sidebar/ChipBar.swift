import EventLog
import Gtk
import Texts

/// The space between chips, in pixels.
private let gap = 6

/// A bar under the filter: a chip for each kind of row, and the count of hidden rows.
@MainActor
final class ChipBar<Kind: ChipKind> {
  let widget = ScrolledWindow()
  /// Called when a person has chosen other kinds.
  var onChange: (@MainActor () -> Void)?
  /// Called when a person asks to see all rows again.
  var onShowAll: (@MainActor () -> Void)?

  private let chips = Kind.allCases.map { Chip($0) }
  private let none = Label(tr("none hidden"))
  private let hidden = Gtk.Button(label: "")
  private var isSettingAll = false
  private let row = Box(.horizontal, spacing: gap)
  private var extra: Gtk.Button?

  init(named name: String) {
    let group = Box(group: name, spacing: gap)
    row.packStart(group)
    for (index, chip) in chips.enumerated() {
      group.packMember(chip.widget, after: chips[..<index].map(\.widget))
      chip.widget.onToggled { [weak self] in
        guard let self, !isSettingAll else { return }
        onChange?()
      }
    }
    none.addClass("none-hidden")
    none.ignoresShowAll = true
    none.isVisible = true
    hidden.addClass("hidden-rows")
    hidden.hasRelief = false
    hidden.setFocusOnClick(false)
    hidden.tooltip = tr("Show all rows again")
    hidden.ignoresShowAll = true
    hidden.onClicked { [weak self] in self?.onShowAll?() }
    row.packEnd(hidden)
    row.packEnd(none)
    // A narrow sidebar clips the row of chips; otherwise its minimum width would be the minimum of
    // the sidebar.
    widget.setPolicy(horizontal: .external, vertical: .never)
    widget.addClass("chips")
    widget.accessibleRole = .filler
    widget.add(row)
    widget.onAllocate { [weak self] size in
      MainLoop.idle {
        self?.fit(size.width)
        return false
      }
    }
  }

  /// Adds a button at the end, before the count of hidden rows.
  func add(_ button: Gtk.Button) {
    extra = button
    row.packEnd(button)
  }

  /// The kinds that are not shown.
  var hiddenKinds: Set<Kind> {
    Set(chips.filter { !$0.widget.isActive }.map(\.kind))
  }

  /// Presses every chip, without a call of `onChange`.
  func showAll() {
    isSettingAll = true
    for chip in chips { chip.widget.isActive = true }
    isSettingAll = false
  }

  /// Shows the count of rows of each kind, and the count of hidden rows.
  func update(hidden count: Int, _ number: (Kind) -> Int) {
    for chip in chips { chip.setCount(number(chip.kind)) }
    if count > 0 {
      hidden.label = tr("{count} hidden", ["count": StopText.grouped(count)])
      hidden.accessibleName = tr("{count} hidden, show all", ["count": StopText.grouped(count)])
    }
    hidden.isVisible = count > 0
    fit(widget.allocation.width)
  }

  func setLook(_ look: LogLook) {
    for chip in chips { chip.setLook(look) }
  }

  /// Hides parts that have no room: first the text about hidden rows, then the names of the chips.
  private func fit(_ width: Int) {
    guard width > 1 else { return }
    for chip in chips { chip.fitSign() }
    let words = chips.reduce(0) { $0 + $1.wordWidth }
    let bare = chips.reduce(0) {
      $0 + $1.widget.preferredSize.width - ($1.hasWord ? $1.wordWidth : 0) + gap
    }
    let link = [hidden, extra].reduce(0) { sum, button in
      guard let button, button.isVisible else { return sum }
      return sum + button.preferredSize.width + gap
    }
    let named = bare + words + link <= width
    for chip in chips where chip.hasWord != named { chip.hasWord = named }
    let rest = width - bare - (named ? words : 0)
    let fits = !hidden.isVisible && none.textWidth + gap + link <= rest
    if none.isVisible != fits { none.isVisible = fits }
  }
}
