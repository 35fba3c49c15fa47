import DialogModel
import DialogSimulator

/// A change of a field's text by a person as steps of a scenario, which type and delete at the end
/// of the text.
///
/// A change elsewhere in the text becomes steps that lead to the same text.
struct KeptTyping {
  private let input: Input
  private let field: FieldID?
  private let before: FieldState?
  private let isSecure: Bool

  /// - Returns: `nil` for an input that changes no text.
  init?(_ input: Input, in simulator: Simulator) {
    switch input {
    case .edit, .moveText, .undo, .redo: break
    // Another field's clear button is a tap.
    case .pressClear(let cleared) where cleared == simulator.state.firstResponder: break
    default: return nil
    }
    self.input = input
    field = simulator.state.firstResponder
    before = field.flatMap { simulator.state.field($0) }
    isSecure = field.flatMap { simulator.prototype.textField($0)?.isSecure } ?? false
  }

  /// - Parameter simulator: the simulation after the input.
  /// - Returns: `nil` if no steps say it.
  func steps(after simulator: Simulator) -> [KeptSteps.KeptStep]? {
    guard let field, let before, let after = simulator.state.field(field) else { return nil }
    switch input {
    case .edit(let edit):
      if let step = atTheEnd(edit, before.buffer) { return [step] }
    case .pressClear: return [.words("{pressKey: clear}")]
    default: break
    }
    return difference(before.text, after.text)
  }

  /// An edit where the caret of a scenario always is, also one that the delegate refuses.
  private func atTheEnd(_ edit: TextEdit, _ buffer: TextBuffer) -> KeptSteps.KeptStep? {
    let range = edit.range ?? buffer.selection
    switch edit.kind {
    case .typed where range == TextRange(buffer.length, 0) && !edit.text.isEmpty:
      return .typed(masked(edit.text), isSecret: isSecure)
    case .pasted where range == TextRange(buffer.length, 0):
      return .pasted(masked(edit.text), isSecret: isSecure)
    case .deleted
    where range == buffer.character(before: buffer.length)
      || edit.range == nil && range == TextRange(buffer.length, 0):
      return .erased(1)
    default: return nil
    }
  }

  private func difference(_ old: String, _ new: String) -> [KeptSteps.KeptStep] {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let (erased, typed) = (old.count - common, String(new.dropFirst(common)))
    return (erased > 0 ? [.erased(erased)] : [])
      + (typed.isEmpty ? [] : [.typed(masked(typed), isSecret: isSecure)])
  }

  /// What is typed into a secure field is nowhere: as many x.
  private func masked(_ text: String) -> String {
    isSecure ? String(repeating: "x", count: text.count) : text
  }
}
