/// What a person has written in a field, to take it back and to write it again.
///
/// Letters that are typed one after the other are one step, up to the beginning of the next word.
public struct TypingHistory: Sendable {
  /// A text and where the caret is in it, in Unicode scalars from 0.
  public struct State: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The caret.
    public var caret: Int
  }

  private enum Kind { case typed, deleted, other }

  private var now: State
  private var done: [String] = []
  private var undone: [String] = []
  /// What the last change was, if the next one may belong to it.
  private var last = Kind.other

  /// So many steps are kept.
  private static let most = 200

  /// A history that begins with a text.
  public init(_ text: String = "") { now = State(text: text, caret: text.unicodeScalars.count) }

  /// Notes that the text has changed.
  ///
  /// - Parameter joins: whether this came with the change before, as a letter does that takes the
  ///   place of what was selected.
  public mutating func note(_ text: String, joins: Bool = false) {
    let change = TypingHistory.change(from: now.text, to: text)
    guard change.old > 0 || change.new > 0 else { return }
    let kind: Kind =
      switch (change.old, change.new) {
      case (0, 1): .typed
      case (1, 0): .deleted
      default: .other
      }
    let isBeside =
      kind == .typed
      ? change.end == now.caret + 1 : [now.caret, now.caret - 1].contains(change.end)
    let goesOn = kind != .other && kind == last && isBeside && !beginsWord(text, change.end, kind)
    if !joins, !goesOn {
      done.append(now.text)
      if done.count > TypingHistory.most { done.removeFirst() }
    }
    undone = []
    now = State(text: text, caret: change.end)
    // A letter that takes the place of a selection may be the first of a word.
    last = change.new == 1 ? .typed : kind
  }

  /// Takes the last step back; `nil` if there is none.
  public mutating func undo() -> State? {
    guard let text = done.popLast() else { return nil }
    undone.append(now.text)
    return go(to: text)
  }

  /// Makes the last step again that was taken back; `nil` if there is none.
  public mutating func redo() -> State? {
    guard let text = undone.popLast() else { return nil }
    done.append(now.text)
    return go(to: text)
  }

  private mutating func go(to text: String) -> State {
    now = State(text: text, caret: TypingHistory.change(from: now.text, to: text).end)
    last = .other
    return now
  }

  /// Whether a letter that was typed begins a word after a space.
  private func beginsWord(_ text: String, _ end: Int, _ kind: Kind) -> Bool {
    guard kind == .typed, end >= 2 else { return false }
    let pair = text.unicodeScalars.prefix(end).suffix(2).map(\.properties.isWhitespace)
    return pair == [true, false]
  }

  /// How many scalars one text has in place of how many of another, and where the new ones end.
  private static func change(from old: String, to new: String) -> (old: Int, new: Int, end: Int) {
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var rest = 0
    while rest < shorter - start, old[old.count - 1 - rest] == new[new.count - 1 - rest] {
      rest += 1
    }
    return (old.count - start - rest, new.count - start - rest, new.count - rest)
  }
}
