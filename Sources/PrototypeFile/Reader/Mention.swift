public import DialogModel

/// A part of a prototype, as the model names it.
public enum ModelPart: Hashable, Sendable {
  case screen(ScreenID)
  case dialog(DialogID)
  case control(ControlID)
  /// A button of an alert or a sheet, by its index.
  case button(DialogID, index: Int)
  /// A field of an alert; a field that is a control is found as the control, too.
  case field(FieldID)
  case activity(ActivityID)
  case task(TaskID)
  case notification(NotificationID)
  case application
  /// A scenario, by its 0-based place in ``Prototype/scenarios``.
  case scenario(Int)
  /// A step, by its 0-based place in a scenario.
  case step(scenario: Int, Int)
}

/// A name in a document that means other parts of it.
package struct Mention: Hashable, Sendable {
  /// Where the name begins.
  package var mark: Mark
  /// What it means: of `DIALOG/field-0` the field and the dialog; of a control's id each control
  /// with it.
  package var parts: [ModelPart]
}

extension FieldID {
  /// What the name of a field means.
  var parts: [ModelPart] {
    switch self {
    case .alert(let dialog, _): [.field(self), .dialog(dialog)]
    case .control(let control): [.control(control)]
    }
  }
}
