public import DialogModel

/// The content of a text field: the text, and the selection.
///
/// Places count UTF-16 units. A range to change is first widened to whole characters as a person
/// sees them: a flag, a family or a letter with its accents is one.
public struct TextBuffer: Hashable, Sendable {
  /// The text.
  public private(set) var text: String
  /// The selection; empty for a caret.
  public private(set) var selection: TextRange

  /// A text with the caret at its end.
  public init(_ text: String = "") {
    self.text = text
    selection = TextRange(text.utf16.count, 0)
  }

  /// How long the text is, in UTF-16 units.
  public var length: Int { text.utf16.count }

  /// The whole text.
  public var whole: TextRange { TextRange(0, length) }

  /// The range within the text that begins and ends between characters.
  ///
  /// An empty range stays empty.
  public func widened(_ range: TextRange) -> TextRange {
    let start = floor(range.location)
    guard range.length > 0 else { return TextRange(offset(start), 0) }
    let end = floor(range.end)
    let isWhole = offset(end) >= min(range.end, length)
    let upper = isWhole ? end : text.index(after: end)
    return TextRange(offset(start), offset(upper) - offset(start))
  }

  /// The character that ends at a place; `nil` at the beginning.
  public func character(before place: Int) -> TextRange? {
    guard place > 0, length > 0 else { return nil }
    return widened(TextRange(min(place, length) - 1, 1))
  }

  /// The text of a range of whole characters.
  public func text(in range: TextRange) -> String {
    String(text[index(range.location)..<index(range.end)])
  }

  /// The text after a change.
  public func changed(_ range: TextRange, to replacement: String) -> String {
    var text = text
    text.replaceSubrange(index(range.location)..<index(range.end), with: replacement)
    return text
  }

  /// Replaces a range, and puts the caret behind the new text.
  public mutating func replace(_ range: TextRange, with replacement: String) {
    text = changed(range, to: replacement)
    select(TextRange(range.location + replacement.utf16.count, 0))
  }

  /// Selects a range, widened to whole characters; a caret within a character moves behind it.
  public mutating func select(_ range: TextRange) {
    let place = floor(range.location)
    if range.length == 0, offset(place) < min(range.location, length) {
      selection = TextRange(offset(text.index(after: place)), 0)
    } else {
      selection = widened(range)
    }
  }

  private func index(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: max(0, min(offset, length)))
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf16.distance(from: text.startIndex, to: index)
  }

  /// The last place between two characters that is not behind this one.
  private func floor(_ place: Int) -> String.Index {
    let index = index(place)
    guard index > text.startIndex, index < text.endIndex else { return index }
    // From within a character, the next one is found as from the character's beginning.
    return text.index(before: text.index(after: index))
  }
}
