/// What is looked for in texts, and what takes its place.
public struct TextQuery: Hashable, Sendable {
  /// What is looked for.
  public var text: String
  /// What takes its place.
  public var replacement: String
  /// Whether capital letters differ from small ones.
  public var matchesCase: Bool
  /// Whether no letter or digit may be next to what is found.
  public var wholeWords: Bool

  /// A query.
  public init(
    _ text: String, replacement: String, matchesCase: Bool = false, wholeWords: Bool = false
  ) {
    (self.text, self.replacement) = (text, replacement)
    (self.matchesCase, self.wholeWords) = (matchesCase, wholeWords)
  }

  /// A text with all that is found replaced; `nil` where nothing is found.
  public func replaced(in text: String) -> String? {
    let (all, wanted) = (Array(text), folded(Array(self.text)))
    guard !wanted.isEmpty, all.count >= wanted.count else { return nil }
    let compared = folded(all)
    var (result, place, found) = ("", 0, false)
    while place < all.count {
      let end = place + wanted.count
      if end <= all.count, compared[place] == wanted[0],
        compared[place..<end].elementsEqual(wanted), isWhole(all, place, end)
      {
        result += replacement
        place = end
        found = true
      } else {
        result.append(all[place])
        place += 1
      }
    }
    return found ? result : nil
  }

  private func folded(_ text: [Character]) -> [String] {
    text.map { matchesCase ? String($0) : $0.lowercased() }
  }

  private func isWhole(_ text: [Character], _ start: Int, _ end: Int) -> Bool {
    guard wholeWords else { return true }
    func isLetter(_ place: Int) -> Bool {
      text.indices.contains(place) && (text[place].isLetter || text[place].isNumber)
    }
    return !(isLetter(start - 1) && isLetter(start)) && !(isLetter(end) && isLetter(end - 1))
  }
}
