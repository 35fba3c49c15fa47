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
  case flag(FlagID)
  case application
  /// A scenario, by its 0-based place in ``Prototype/scenarios``.
  case scenario(Int)
  /// A step, by the 0-based place among the items that a scenario has.
  case step(scenario: Int, Int)
  /// Steps with a name, by their 0-based place in ``Prototype/sharedSteps``.
  case sharedSteps(Int)
  /// One of them, by its 0-based place among their items.
  case sharedStep(steps: Int, Int)
  /// A promise, by its 0-based place in ``Prototype/promises``.
  case promise(Int)
}

extension ModelPart {
  /// The screen or the dialog that has controls.
  public init(_ holder: ControlID.Holder) {
    self =
      switch holder {
      case .screen(let screen): .screen(screen)
      case .dialog(let dialog): .dialog(dialog)
      case .activity(let activity): .dialog(activity.dialog)
      }
  }

  /// The screen or the dialog that this is, or that has this; `nil` for what is on no stage.
  public var holder: ModelPart? {
    switch self {
    case .screen, .dialog: self
    case .button(let id, _), .field(.alert(let id, _)): .dialog(id)
    case .activity(let id): .dialog(id.dialog)
    case .control(let id), .field(.control(let id)): ModelPart(id.holder)
    case .task, .notification, .flag, .application, .scenario, .step, .sharedSteps, .sharedStep,
      .promise:
      nil
    }
  }
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
