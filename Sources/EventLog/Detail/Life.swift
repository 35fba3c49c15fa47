public import DialogModel
import DialogSimulator
import Texts

/// The phase of a dialog at a row of the log, computed from the rows up to it.
///
/// The log stores no states, because a log has millions of rows. The rows of a dialog are enough to
/// compute its phase. Where a phase changes without a call and without a movement, as when a
/// covered alert is dismissed, the result is the last phase that a row shows.
public enum Life: Hashable, Sendable {
  /// Not shown yet, or not any more.
  case absent
  /// Requested, while something else moves.
  case waiting
  /// Coming in.
  case presenting
  case presented
  /// On the screen, under another dialog.
  case covered
  /// Leaving.
  case dismissing

  /// How many rows before the place are searched.
  private static let searched = 20_000

  /// The phase of a dialog after the row at a 0-based place; `nil` where the rows that show it are
  /// too far back.
  public static func of(
    _ dialog: DialogID, after place: Int, in log: EventLog, era: Prototype.Era
  ) -> Life? {
    guard log.entries.indices.contains(place) else { return .absent }
    let now = log.entries[place].row.time
    let first = max(0, place - searched)
    var endsMovements = false
    // The question is asked as an alert comes in, and again after each edit of one that is there.
    var wasAsked = false
    func life(_ life: Life) -> Life {
      switch life {
      case .absent, .waiting, .dismissing: wasAsked ? .presenting : life
      case .presenting, .presented, .covered: life
      }
    }
    for index in (first...place).reversed() {
      let row = log.entries[index].row
      if case .input(_, _, nil) = row.content, row.rule == .l1 { return life(.absent) }
      if case .input(let input, _, nil) = row.content {
        endsMovements = endsMovements || ends(input, era)
      }
      if case .action(.present(dialog), waits: true) = row.content {
        return life(.waiting)
      }
      if case .action(.dismiss(dialog, _, let animated), waits: false) = row.content {
        let covered = of(dialog, after: index - 1, in: log, era: era) == .covered
        return life(animated && !covered ? .dismissing : .absent)
      }
      guard row.target == .dialog(dialog) else { continue }
      if case .call(.alertViewShouldEnableFirstOtherButton, _, _) = row.content {
        wasAsked = true
      } else if let told = told(by: row, now: endsMovements ? nil : now) {
        return life(told)
      }
    }
    return first == 0 ? life(.absent) : nil
  }

  /// The phase of the dialog before and after the row at a place.
  ///
  /// A `did` method is called when the movement has just ended, so it shows that end.
  public static func around(
    _ place: Int, in log: EventLog, era: Prototype.Era
  ) -> (before: Life, after: Life)? {
    let row = log.entries[place].row
    guard case .dialog(let dialog) = row.target,
      let after = of(dialog, after: place, in: log, era: era),
      let before = of(dialog, after: place - 1, in: log, era: era)
    else { return nil }
    guard case .call(let selector, _, _) = row.content else { return (before, after) }
    switch selector {
    case .didPresentAlertView, .didPresentActionSheet:
      return (before == .covered ? .covered : .presenting, after)
    case .alertViewDidDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex,
      .popoverControllerDidDismissPopover:
      return (.dismissing, after)
    default: return (before, after)
    }
  }

  /// Whether an input completes the movement, so that the dialog is gone before it.
  private static func ends(_ input: Input, _ era: Prototype.Era) -> Bool {
    switch input {
    case .home, .systemCancel, .killApp: true
    // Before multitasking the device locks although something moves.
    case .power: era == .ios6
    default: false
    }
  }

  /// The phase that a row shows of its dialog; without `now`, movements have ended.
  private static func told(by row: Row, now: SimulatedTime?) -> Life? {
    switch row.content {
    case .animation(.entry(let length)):
      return isOver(row.time.after(milliseconds: length), now) ? .presented : .presenting
    case .animation(.exit(let length)):
      return isOver(row.time.after(milliseconds: length), now) ? .absent : .dismissing
    case .animation(.hidden), .animation(.covered): return .covered
    case .animation(.shownAgain), .animation(.uncovered): return .presented
    case .call(let selector, _, _): return told(by: selector)
    case .animation(.rotation), .input, .action, .console, .refused, .stopped, .task, .offer:
      return nil
    }
  }

  private static func isOver(_ end: SimulatedTime, _ now: SimulatedTime?) -> Bool {
    now.map { !($0 < end) } ?? true
  }

  private static func told(by selector: Selector) -> Life? {
    switch selector {
    case .willPresentAlertView, .willPresentActionSheet: .presenting
    case .didPresentAlertView, .didPresentActionSheet: .presented
    case .alertViewWillDismissWithButtonIndex, .actionSheetWillDismissWithButtonIndex: .dismissing
    case .alertViewDidDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex,
      .popoverControllerDidDismissPopover:
      .absent
    default: nil
    }
  }

  /// The word for it.
  public var word: String {
    switch self {
    case .absent: tr("not showing")
    case .waiting: tr("waiting for its turn")
    case .presenting: tr("presenting")
    case .presented: tr("presented")
    case .covered: tr("covered")
    case .dismissing: tr("dismissing")
    }
  }
}
