import DialogModel
import DialogSimulator

/// The keys of a typing or deleting step that are not pressed yet.
enum KeySequence: Hashable {
  case characters(ArraySlice<Character>)
  case erasures(Int)

  /// Whether nothing is left to press.
  var isEmpty: Bool {
    switch self {
    case .characters(let rest): rest.isEmpty
    case .erasures(let count): count == 0
    }
  }

  /// Takes out the next key; `nil` at the end, and where nothing is left to delete.
  mutating func next(_ state: State) -> Input? {
    switch self {
    case .characters(var rest):
      guard let character = rest.popFirst() else { return nil }
      self = .characters(rest)
      return .edit(.type(String(character)))
    case .erasures(let count):
      guard count > 0, let field = state.firstResponder.flatMap({ state.field($0) }),
        field.buffer.selection.end > 0
      else { return nil }
      self = .erasures(count - 1)
      return .edit(.delete())
    }
  }
}
