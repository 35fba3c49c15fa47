import Gtk
import Texts

// The parts of the run sheet around its list.

extension RunSheet {
  func fillHeader() {
    restart.tooltip = tr("To the first step (Home)")
    restart.accessibleName = tr("To the First Step")
    keys.tooltip = tr("Keys (?)")
    keys.accessibleName = tr("Keys")
    presents.tooltip = tr("The stage alone on the full screen (F5)")
    presents.accessibleName = tr("Present")
    share.tooltip = tr("Make a film, a page or a storyboard of the scenario")
    share.accessibleName = tr("Share…")
    scenarioMenu.accessibleName = tr("Choose a scenario")
    scenarioMenu.tooltip = tr("Choose a scenario")
    scenarioMenu.setFocusOnClick(false)
    scenarioMenu.ignoresShowAll = true
    for button in [restart, keys, scenarioMenu] { header.packStart(button) }
    header.packEnd(presents)
    header.packEnd(share)
    for button in [restart, keys, presents, share] { button.setFocusOnClick(false) }
  }

  /// Offers the scenarios of the document, where it has several.
  func show(scenarios names: [String]) {
    scenarios.removeAll()
    for name in names { scenarios.append(name, action: "win.prepare", text: name) }
    if names.count > 1 { scenarioMenu.showAll() }
    scenarioMenu.isVisible = names.count > 1
  }

  func makeTop() -> Widget {
    let line = Box(.horizontal)
    clock.addClass("run-sheet-clock")
    clock.tooltip = tr("The time since the first step")
    line.packStart(clock)
    line.packEnd(count)
    progress.accessibleName = tr("Steps performed")
    let top = Box(.vertical, spacing: 8)
    top.addClass("run-sheet-top")
    top.packStart(line)
    top.packStart(progress)
    top.packStart(switches.widget)
    return top
  }

  /// Brings the next step into sight, with two rows of what was performed where there is room.
  func showNext() {
    MainLoop.idle { [weak self] in
      guard let self else { return false }
      let room = max(0, list.allocation.height - next.widget.allocation.height)
      // A row is seen as a whole or not at all.
      let row = rows.first?.allocation.height ?? 0
      let peek = row > 0 ? min(2, room / row) * row : 0
      list.verticalOffset = Double(max(0, done.allocation.height - peek))
      return false
    }
  }

  /// Follows a new size of the list.
  func follow(_ size: Size) {
    guard size != listSize else { return }
    listSize = size
    // The words come before the picture.
    next.hasRoom = size.height >= 200
    showNext()
  }

  /// Scrolls the page that is shown by some rows.
  func scroll(rows: Int) {
    let page = keys.isActive ? keyPage : list
    page.verticalOffset += Double(rows * 36)
  }

  func makeFoot() -> Widget {
    back.addClass("run-sheet-back")
    back.tooltip = tr("Back to before the last step (Page Up)")
    back.accessibleName = tr("Back")
    perform.addClass("suggested-action")
    perform.addClass("run-sheet-perform")
    let hints = Box(.vertical, spacing: 4)
    hints.align(.end, .center)
    for (key, words) in [
      (tr("Space"), tr("next step")), ("B", tr("black stage")), ("?", tr("all keys")),
    ] {
      hints.packStart(RunSheetCard.hint(key, words))
    }
    let foot = Box(.horizontal, spacing: 12)
    foot.addClass("run-sheet-foot")
    foot.packStart(back)
    foot.packStart(perform, expand: true)
    foot.packStart(hints)
    return foot
  }
}
