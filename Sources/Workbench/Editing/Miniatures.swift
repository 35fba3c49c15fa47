import DialogModel
public import DialogSimulator
import PrototypeEditing
public import PrototypeFile
import Session

extension Workbench {
  /// The document as it is now, with a screen alone or a dialog above the present screen.
  ///
  /// It is for a small picture; nothing is listed.
  ///
  /// - Parameter edit: a change after which the document is shown; it is not made.
  public func miniature(
    of name: String, isDialog: Bool, after edit: DocumentEdit? = nil
  ) -> Simulator? {
    guard isCurrent, let prototype = self.prototype(after: edit),
      let base = edited?.shown ?? session?.simulator
    else {
      return nil
    }
    let changed = prepared(prototype, scenario)
    var place = base.place(in: changed)
    place.dialogs = []
    if isDialog {
      guard let dialog = changed.dialog(named: name) else { return nil }
      place.dialogs = [dialog]
    } else {
      guard let screen = changed.screen(named: name) else { return nil }
      place.screen = screen
    }
    return base.standing(in: changed, at: place)
  }

  private func prototype(after edit: DocumentEdit?) -> Prototype? {
    guard let edit else { return prototype }
    let plan = try? editor().plan(edit)
    return plan?.revision?.prototype.map { request.applied(to: $0) }
  }
}
