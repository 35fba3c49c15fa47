import DialogModel
import Texts

/// Rule 23: a sheet usually has no title.
enum SheetTitle {
  static func check(_ checks: inout DocumentChecks) {
    for (index, dialog) in checks.prototype.dialogs.enumerated() {
      guard let title = dialog.actionSheet?.title, !title.pieces.isEmpty else { continue }
      let path = ["dialogs", .entry(index), "actionSheet", "title"] as [Places.Step]
      checks.warn(
        tr("a sheet usually has no title: what “{name}” is about was tapped", ["name": dialog.id]),
        at: path, see: .sheetTitle, fix: [.remove(path: checks.places.address(to: path))])
    }
  }
}

/// Rule 10: a sheet with so many buttons is a list.
enum LongSheet {
  /// How many buttons a sheet has at most, cancel among them.
  private static let most = 6

  static func check(_ checks: inout DocumentChecks) {
    for (index, dialog) in checks.prototype.dialogs.enumerated() {
      guard let sheet = dialog.actionSheet else { continue }
      let count = ButtonIndices(sheet, firstOtherIndex: .fixed).buttons.count
      guard count > most else { continue }
      let path = Places.path(to: .button(most), of: dialog, DialogID(index))
      checks.warn(
        tr(
          "“{name}” has {n} buttons; a list in a presented view is easier to leave",
          ["name": dialog.id, "n": String(count)]),
        at: path ?? ["dialogs", .entry(index)], see: .longSheet)
    }
  }
}
