public import DialogModel

/// A text field while a prototype runs.
public struct FieldState: Hashable, Sendable {
  /// The text of the field, and what is selected.
  public internal(set) var buffer: TextBuffer
  /// The icons at its ends now; `nil` for none.
  public internal(set) var overlay: TextField.Overlay?

  /// Whether the next key takes the place of the whole text: in a secure field that had a text when
  /// it began to edit.
  var replacesAll = false
  /// The changes that a person can undo, the last one at the end.
  var done: [Reversal] = []
  /// The changes that a person has undone and can redo.
  var undone: [Reversal] = []

  init(_ field: TextField) {
    buffer = TextBuffer(field.text)
    overlay = field.overlay
  }

  /// The text.
  public var text: String { buffer.text }
  /// Whether a change can be undone.
  public var canUndo: Bool { !done.isEmpty }
  /// Whether a change can be redone.
  public var canRedo: Bool { !undone.isEmpty }

  /// The reverse of a change: which text to put where, to restore the text before it.
  struct Reversal: Hashable, Sendable {
    var range: TextRange
    var text: String
    /// Whether it is typing that continues: consecutive characters are undone together.
    var grows = false
  }

  /// Makes a change that was allowed, and stores its reverse.
  mutating func apply(_ change: TextChange) {
    // The delegate may have changed the text meanwhile.
    let range = buffer.widened(change.range)
    replacesAll = false
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

  /// The change that a key makes after it was allowed: of the whole text, if it is the first one in
  /// a secure field.
  func effect(of change: TextChange) -> TextChange {
    let isKey = change.kind == .typed || change.kind == .pasted || change.kind == .deleted
    guard replacesAll, isKey else { return change }
    return TextChange(range: buffer.whole, replacement: change.replacement, kind: change.kind)
  }

  /// A person cannot undo a text that code sets.
  mutating func set(_ text: String) {
    buffer = TextBuffer(text)
    done = []
    undone = []
  }

  /// The change that undoes or redoes the last one.
  ///
  /// Its range is widened to whole characters; the added part is kept as it is.
  func change(_ kind: TextChange.Kind) -> TextChange? {
    guard let reversal = kind == .undone ? done.last : undone.last else { return nil }
    let range = buffer.widened(reversal.range)
    let head = TextRange(range.location, max(0, reversal.range.location - range.location))
    let tail = TextRange(reversal.range.end, max(0, range.end - reversal.range.end))
    let text = buffer.text(in: head) + reversal.text + buffer.text(in: tail)
    return TextChange(range: range, replacement: text, kind: kind)
  }
}

/// A change of a text that is requested.
public struct TextChange: Hashable, Sendable {
  /// How a person changes a text.
  public enum Kind: Hashable, Sendable {
    case typed, pasted, deleted
    /// Dragged within the field: removed from one place or inserted at another.
    case moved
    case cleared, undone, redone
  }

  /// The range that is replaced; whole characters.
  public let range: TextRange
  /// The text that replaces it.
  public let replacement: String
  /// How.
  public let kind: Kind
}

/// A refused edit, for the view that draws the field.
public struct FieldRefusal: Hashable, Sendable {
  /// The field.
  public let field: FieldID
  /// When.
  public let time: SimulatedTime
}

/// The keyboard while it moves up or down, or while it is at rest.
public struct KeyboardMovement: Hashable, Sendable {
  /// Whether it is up or coming up.
  public let isUp: Bool
  /// When it began to move.
  public let from: SimulatedTime
  /// When it has stopped.
  public let until: SimulatedTime
}

extension State {
  /// A text field; `nil` if its alert or screen does not show.
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

  /// The field that receives keys; `nil` if none edits, or if something takes the keys away.
  ///
  /// While an alert is up, or comes or goes, no key reaches the application's window; so it is with
  /// a phone's sheet.
  public var firstResponder: FieldID? { keyTaker == nil ? focus.keyboardField : nil }

  /// The lowest dialog over the field of the keyboard that takes its keys away; `nil` if keys reach
  /// the field.
  public var keyTaker: DialogID? {
    guard case .control(let control)? = focus.keyboardField else { return nil }
    var taker: DialogID?
    for layer in stack.showings.reversed() {
      if control.holder == .dialog(layer.dialog) || layer.picker?.holds(control.holder) == true {
        break
      }
      if layer.takesKeys { taker = layer.dialog }
    }
    return taker
  }

  /// The field whose keyboard is up, whether keys reach it or not; `nil` if none edits.
  public var keyboardField: FieldID? { focus.keyboardField }

  /// Whether a field is being edited, whether keys reach it or not.
  public func edits(_ field: FieldID) -> Bool { focus.edits(field) }

  /// Changes a text field, if it exists.
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
  /// Whether the clear button of a field shows; never while the field is empty.
  public func showsClearButton(of field: FieldID) -> Bool {
    guard let described = prototype.textField(field), let text = state.field(field)?.text,
      !text.isEmpty
    else { return false }
    return described.clearButtonMode.shows(editing: state.focus.edits(field))
  }
}
