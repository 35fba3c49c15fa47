package import DialogModel
package import DialogSimulator

/// Something that code is asked to do in a run: what a document has a list of actions for.
package enum Deed: Hashable {
  /// A method of a delegate or a controller, for one button where it is told of one.
  case call(Target, Selector, button: Int?)
  /// A tap on a control.
  case tap(ControlID)
  /// What follows a presentation or a dismissal.
  case completion(DialogID, dismissed: Bool)

  package init(_ call: OutsideCall) {
    if let control = call.control {
      self = .tap(control)
    } else {
      self = .call(call.target.general, call.selector ?? .completion, button: call.buttonIndex)
    }
  }

  /// How a finding calls it.
  package func words(in prototype: Prototype) -> String {
    switch self {
    case .call(let target, let selector, let button):
      "\(prototype.name(of: target)) \(selector.name)" + (button.map { " \($0)" } ?? "")
    case .tap(let control): "the tap on “\(prototype.control(control).id)”"
    case .completion(let dialog, _): "the completion of \(prototype.name(of: dialog))"
    }
  }
}

/// What code does.
package enum Act: Hashable {
  case action(Action)
  /// It keeps the main thread busy, in milliseconds.
  case blocked(Int)
}

/// One time that code did something.
package struct Doing {
  package let deed: Deed
  package var acts: [Act] = []

  package init(deed: Deed) { self.deed = deed }
}

extension Target {
  /// The same for any instance of a dialog.
  package var general: Target {
    switch self {
    case .dialog(let dialog): .dialog(DialogID(dialog.index))
    case .field(.alert(let dialog, let index)):
      .field(.alert(DialogID(dialog.index), index: index))
    default: self
    }
  }
}

extension OutsideCall {
  /// The button that the method is told of, 0-based; `nil` for another method.
  package var buttonIndex: Int? {
    if case .buttonIndex(let index) = argument { index } else { nil }
  }
}
