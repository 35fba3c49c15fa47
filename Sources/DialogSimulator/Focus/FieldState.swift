public import DialogModel

/// A text field while a prototype runs.
public struct FieldState: Hashable, Sendable {
  /// What stands in it, and what is selected.
  public internal(set) var buffer: TextBuffer
  /// The icons at its ends now; `nil` for none.
  public internal(set) var overlay: TextField.Overlay?

  /// What a person can take back, the last one at the end.
  var done: [Reversal] = []
  /// What a person has taken back and can do again.
  var undone: [Reversal] = []

  init(_ field: TextField) {
    buffer = TextBuffer(field.text)
    overlay = field.overlay
  }

  /// The text.
  public var text: String { buffer.text }
  /// Whether there is something to take back.
  public var canUndo: Bool { !done.isEmpty }
  /// Whether there is something to do again.
  public var canRedo: Bool { !undone.isEmpty }

  /// A change seen from behind: what to put where, to have the text as it was before.
  struct Reversal: Hashable, Sendable {
    var range: TextRange
    var text: String
    /// Whether it is typing that goes on: characters one after the other are one thing to take
    /// back.
    var grows = false
  }

  /// Makes a change that was allowed, and remembers how to take it back.
  mutating func apply(_ change: TextChange) {
    // What a delegate did meanwhile may have moved the places.
    let range = buffer.widened(change.range)
    let before = buffer.text(in: range)
    buffer.replace(range, with: change.replacement)
    let reversal = Reversal(
      range: TextRange(range.location, change.replacement.utf16.count), text: before,
      grows: change.kind == .typed)
    switch change.kind {
    case .undone:
      if !done.isEmpty { done.removeLast() }
      undone.append(reversal)
    case .redone:
      if !undone.isEmpty { undone.removeLast() }
      done.append(reversal)
    case .typed, .pasted, .deleted, .moved, .cleared:
      undone = []
      if let last = done.last, last.grows, change.kind == .typed, range.length == 0,
        last.range.end == range.location
      {
        done[done.count - 1].range.length += reversal.range.length
      } else {
        done.append(reversal)
      }
    }
  }

  /// What code sets cannot be taken back by a person.
  mutating func set(_ text: String) {
    buffer = TextBuffer(text)
    done = []
    undone = []
  }

  /// The change that takes the last one back, or does it again.
  ///
  /// Its range is widened to whole characters, and what that adds is put back as it is.
  func change(_ kind: TextChange.Kind) -> TextChange? {
    guard let reversal = kind == .undone ? done.last : undone.last else { return nil }
    let range = buffer.widened(reversal.range)
    let head = TextRange(range.location, max(0, reversal.range.location - range.location))
    let tail = TextRange(reversal.range.end, max(0, range.end - reversal.range.end))
    let text = buffer.text(in: head) + reversal.text + buffer.text(in: tail)
    return TextChange(range: range, replacement: text, kind: kind)
  }
}

/// A change of a text that is asked for.
public struct TextChange: Hashable, Sendable {
  /// How a person changes a text.
  public enum Kind: Hashable, Sendable {
    case typed, pasted, deleted
    /// Dragged within the field: taken out of one place or put into another.
    case moved
    case cleared, undone, redone
  }

  /// What is replaced; whole characters.
  public let range: TextRange
  /// What comes in its place.
  public let replacement: String
  /// How.
  public let kind: Kind
}

/// An edit that was refused, for whoever draws the field.
public struct FieldRefusal: Hashable, Sendable {
  /// The field.
  public let field: FieldID
  /// When.
  public let time: SimulatedTime
}

/// The keyboard on its way up or down, or at rest there.
public struct KeyboardMovement: Hashable, Sendable {
  /// Whether it is up, or coming.
  public let isUp: Bool
  /// When it began to move.
  public let from: SimulatedTime
  /// When it is at its place.
  public let until: SimulatedTime
}

extension State {
  /// A text field of something that shows; `nil` where its alert or screen is not there.
  public func field(_ id: FieldID) -> FieldState? {
    switch id {
    case .alert(let dialog, let index):
      guard let position = stack.position(of: dialog),
        stack.showings[position].fields.indices.contains(index)
      else { return nil }
      return stack.showings[position].fields[index]
    case .control(let control): return focus.controlFields[control]
    }
  }

  /// Changes a text field, if it is there.
  mutating func update(_ id: FieldID, _ body: (inout FieldState) -> Void) {
    switch id {
    case .alert(let dialog, let index):
      guard let position = stack.position(of: dialog),
        stack.showings[position].fields.indices.contains(index)
      else { return }
      body(&stack.showings[position].fields[index])
    case .control(let control):
      guard var field = focus.controlFields[control] else { return }
      body(&field)
      focus.controlFields[control] = field
    }
  }
}

extension Simulator {
  /// Whether the clear button of a field shows: there must be something to clear.
  public func showsClearButton(of field: FieldID) -> Bool {
    guard let described = prototype.textField(field), let text = state.field(field)?.text,
      !text.isEmpty
    else { return false }
    return described.clearButtonMode.shows(editing: state.focus.firstResponder == field)
  }

  /// Whether the Return key can be pressed in the field that is being edited.
  public var isReturnEnabled: Bool {
    guard let field = state.focus.firstResponder, let described = prototype.textField(field) else {
      return false
    }
    return !described.enablesReturnKeyAutomatically || state.field(field)?.text.isEmpty == false
  }
}
