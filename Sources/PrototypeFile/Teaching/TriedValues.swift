/// Words that people try in place of those that can stand at a place.
struct TriedValues: Sendable {
  /// The words that can stand there.
  let words: [String]
  /// What other words mean, as words are compared.
  private(set) var meanings: [String: String] = [:]
  /// The same for beginnings of words.
  private var beginnings: [(text: String, meaning: String)] = []

  /// - Parameters:
  ///   - words: the words that can stand there.
  ///   - tried: for each of them the others, separated by spaces; one that ends with `*` is a
  ///     beginning.
  init(_ words: [String], _ tried: KeyValuePairs<String, String>) {
    self.words = words
    for (word, others) in tried { add(others, for: word) }
  }

  /// The words for those of an enumeration.
  init<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type, _ tried: KeyValuePairs<Word, String>
  ) {
    words = type.allCases.map(\.rawValue)
    for (word, others) in tried { add(others, for: word.rawValue) }
  }

  private mutating func add(_ others: String, for word: String) {
    for other in others.split(separator: " ") {
      let compared = String(other).comparedWord
      if compared.hasSuffix("*") {
        beginnings.append((String(compared.dropLast()), word))
      } else if meanings[compared] == nil {
        meanings[compared] = word
      }
    }
  }

  private func meaning(of word: String) -> String? {
    meanings[word] ?? beginnings.first { word.hasPrefix($0.text) }?.meaning
  }

  /// The word that a text means at a place; `nil` if it is not known.
  static func meaning(of text: String, _ shape: Shape) -> String? {
    let word = text.comparedWord
    guard !word.isEmpty else { return nil }
    return lists(for: shape).lazy.compactMap { $0.meaning(of: word) }.first
  }

  private static func lists(for shape: Shape) -> [TriedValues] {
    switch shape {
    case .word(let words): all.filter { $0.words == words }
    case .boolean: [booleans]
    case .yes: [yes]
    case .language: [languages]
    case .list(let item, _): lists(for: item)
    case .either(let first, let second): lists(for: first) + lists(for: second)
    default: []
    }
  }
}
