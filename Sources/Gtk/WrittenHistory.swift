import CGtk

/// A field of GTK that keeps what a person has written in it; GTK 3 has no undo of its own.
@MainActor
protocol WritableText: Widget {
  /// The text as it is.
  var text: String { get }
  /// Writes a text as a person does, with the caret at a scalar from 0.
  func write(_ text: String, caret: Int)
}

/// What Ctrl+Z and Ctrl+Shift+Z do in one field.
@MainActor
final class WrittenHistory {
  private enum Owner {
    case field
    /// The text is a part of something that has a history; the closure puts back what is not handed
    /// on to it, and returns false if there is nothing of that.
    case other(@MainActor () -> Bool)
  }

  private var owner = Owner.field
  private var history: TypingHistory
  private var isRestoring = false
  /// The time of the event that has changed the text last, in milliseconds; 0 for none.
  private var time: UInt32 = 0

  init(_ field: some WritableText) {
    history = TypingHistory(field.text)
    field.onKeyPress { [weak self, weak field] press in
      guard let self, let field, let redoes = press.redoes else { return false }
      return perform(redoes: redoes, in: field)
    }
  }

  private func perform(redoes: Bool, in field: some WritableText) -> Bool {
    if case .other(let restore) = owner { return redoes ? false : restore() }
    guard let state = redoes ? history.redo() : history.undo() else { return true }
    isRestoring = true
    field.write(state.text, caret: state.caret)
    isRestoring = false
    return true
  }

  /// Leaves the two keys to the owner of the text.
  func leave(restoring restore: @escaping @MainActor () -> Bool) { owner = .other(restore) }

  /// Notes a change by a person.
  func note(_ text: String) {
    guard case .field = owner, !isRestoring else { return }
    // GTK tells twice of what takes the place of a selection.
    let now = gtk_get_current_event_time()
    history.note(text, joins: now != 0 && now == time)
    time = now
  }

  /// Begins again with a text that the program has set.
  func begin(_ text: String) {
    guard case .field = owner else { return }
    history = TypingHistory(text)
  }
}

extension KeyPress {
  /// Whether the keys are those that make a change again, or take it back; `nil` for other keys.
  public var redoes: Bool? {
    switch (name.lowercased(), modifiers) {
    case ("z", .control): false
    case ("z", [.control, .shift]): true
    default: nil
    }
  }
}
