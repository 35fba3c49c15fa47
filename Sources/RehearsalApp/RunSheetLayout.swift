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
    for button in [restart, keys] { header.packStart(button) }
    header.packEnd(presents)
    for button in [restart, keys, presents] { button.setFocusOnClick(false) }
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
