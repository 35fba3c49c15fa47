/// One word of a filter as a person typed it.
///
/// Words are separated by spaces; a pattern may hold spaces between its slashes, and a phrase
/// between its quotes.
struct FilterWord: Hashable {
  /// Whether a `-` came before it.
  let negated: Bool
  /// What is before the first colon, if it is letters only; `nil` for a word without a key.
  let key: String?
  /// What is after the colon, or the whole word, without quotes.
  let value: String
  /// Whether the value is in quotes.
  let isPhrase: Bool

  /// The word without its `-`, as a text to look for.
  var body: String { key.map { "\($0):\(value)" } ?? value }

  /// The words of a filter, from left to right.
  static func words(_ text: String) -> [FilterWord] { pieces(text).map { FilterWord($0) } }

  private init(_ piece: Substring) {
    negated = piece.hasPrefix("-") && piece.count > 1
    let body = negated ? piece.dropFirst() : piece
    let colon = body.firstIndex(of: ":").flatMap { FilterWord.isKey(body[..<$0]) ? $0 : nil }
    key = colon.map { String(body[..<$0]) }
    let value = colon.map { body[body.index(after: $0)...] } ?? body
    isPhrase = value.hasPrefix("\"")
    self.value = String(isPhrase ? value.dropFirst().prefix { $0 != "\"" } : value)
  }

  private static func isKey(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  /// The parts of the text between spaces.
  static func pieces(_ text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    /// The character that ends a pattern or a phrase, while one is open.
    var open: Character?
    func add(upTo end: String.Index) {
      if start < end { pieces.append(text[start..<end]) }
    }
    for place in text.indices {
      let character = text[place]
      if character == " ", open == nil {
        add(upTo: place)
        start = text.index(after: place)
      } else if character == open {
        open = nil
      } else if open == nil, begins(character, after: text[start..<place]) {
        open = character
      }
    }
    add(upTo: text.endIndex)
    return pieces
  }

  /// Whether a slash begins a pattern, or a quote a phrase, after the beginning of a word.
  private static func begins(_ character: Character, after word: Substring) -> Bool {
    switch character {
    case "/": word.isEmpty || word == "-"
    case "\"": word.isEmpty || word == "-" || (word.last == ":" && isKey(bare(word)))
    default: false
    }
  }

  private static func bare(_ word: Substring) -> Substring {
    (word.hasPrefix("-") ? word.dropFirst() : word).dropLast()
  }
}
