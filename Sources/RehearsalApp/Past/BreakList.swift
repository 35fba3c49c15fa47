import DialogModel
import EventLog
import Gtk
import Texts
import Workbench

/// A button next to the chips with the count of breakpoints, and a list of them over it.
@MainActor
final class BreakList {
  let button = Gtk.Button(label: "")
  var onArm: (@MainActor (MethodBreak, Bool) -> Void)?
  var onRemove: (@MainActor (MethodBreak) -> Void)?
  var onRemoveAll: (@MainActor () -> Void)?

  private lazy var popover = makePopover()
  private let rows = Box(.vertical, spacing: 4)
  private var breaks: [MethodBreak] = []
  private var names: Names?

  init() {
    button.addClass("break-count")
    button.hasRelief = false
    button.setFocusOnClick(false)
    button.ignoresShowAll = true
    button.onClicked { [weak self] in
      guard let self else { return }
      fill()
      popover.setOpen(!popover.isOpen)
    }
  }

  private func makePopover() -> Gtk.Popover {
    let popover = Gtk.Popover(over: button)
    popover.accessibleName = tr("Breakpoints")
    let column = Box(.vertical, spacing: 8)
    column.addClass("past-question")
    let heading = Label(tr("The run stops before"))
    heading.addClass("heading")
    heading.xalign = 0
    let scrolled = ScrolledWindow()
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.setSizeRequest(width: 320, height: 160)
    scrolled.add(rows)
    let removeAll = Button(label: tr("Remove All"))
    removeAll.onClicked { [weak self] in
      self?.popover.setOpen(false)
      self?.onRemoveAll?()
    }
    let foot = Box(.horizontal)
    foot.packEnd(removeAll)
    column.packStart(heading)
    column.packStart(scrolled, expand: true)
    column.packStart(foot)
    column.showAll()
    popover.add(column)
    return popover
  }

  /// Shows how many breakpoints there are.
  func show(_ breaks: [MethodBreak], names: Names?) {
    self.breaks = breaks
    self.names = names
    let armed = breaks.count(where: \.isArmed)
    button.label = tr("Break on {n}", ["n": String(armed)])
    button.tooltip = ntr("One breakpoint", "{n} breakpoints", breaks.count)
    button.accessibleName = ntr("Break on one method", "Break on {n} methods", armed)
    button.isVisible = !breaks.isEmpty
    if breaks.isEmpty, isMade { popover.setOpen(false) } else if isMade, popover.isOpen { fill() }
  }

  private var isMade = false

  private func fill() {
    isMade = true
    rows.destroyChildren()
    for broken in breaks.prefix(BreakList.most) {
      guard let words = words(of: broken.breakpoint) else { continue }
      let check = CheckButton(label: words)
      check.isActive = broken.isArmed
      check.onToggled { [weak self, weak check] in
        if let check { self?.onArm?(broken, check.isActive) }
      }
      let remove = Gtk.Button(icon: "window-close-symbolic")
      remove.hasRelief = false
      remove.accessibleName = tr("Remove {name}", ["name": words])
      remove.onClicked { [weak self] in self?.onRemove?(broken) }
      let row = Box(.horizontal, spacing: 4)
      row.packStart(check, expand: true)
      row.packEnd(remove)
      rows.packStart(row)
    }
    if breaks.count > BreakList.most {
      rows.packStart(
        Label(
          ntr("and one more", "and {n} more", breaks.count - BreakList.most)))
    }
    rows.showAll()
  }

  private func words(of breakpoint: Breakpoint) -> String? {
    switch breakpoint {
    case .next: return nil
    case .filter(let words): return tr("what “{filter}” fits", ["filter": words])
    case .call(let selector, let target):
      let name = target.flatMap { names?.name(of: $0) } ?? ""
      return name.isEmpty ? selector.name : "\(name) \(selector.name)"
    }
  }

  /// How many the list shows.
  private static let most = 50
}
