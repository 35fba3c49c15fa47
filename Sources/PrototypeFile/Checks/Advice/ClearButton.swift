import DialogModel
import Texts

/// Rule 28: an answer about clearing in a field that nobody can clear.
enum ClearButton {
  static func check(_ actions: PlacedLists, _ checks: inout DocumentChecks) {
    let method = Selector.textFieldShouldClear
    for placed in actions.fields {
      let field = placed.field
      // A field that clears itself when it begins asks, too (F3).
      guard field.clearButtonMode == .never, !field.clearsOnBeginEditing,
        field.delegate.responds(to: method),
        let answer = checks.answer(to: method, placed.path + ["delegate"])
      else { continue }
      let name = checks.prototype.name(of: placed.id)
      let path = checks.places.address(to: placed.path + ["clearButton"])
      checks.warn(
        tr(
          "“{method}” is never asked: “{name}” has no clear button",
          ["method": method.name, "name": name]),
        at: answer, see: .noClearButton,
        fix: [.set(path: path, .plain(TextField.ViewMode.whileEditing.rawValue))])
    }
  }
}
