import Texts

/// A command that opens a file in an editor, as a person writes it in the preferences.
///
/// `{file}`, `{line}` and `{column}` stand for the place. Without any of them, an editor that is
/// known gets its own arguments, and any other one the file as its last argument.
public struct EditorCommand: Hashable, Sendable {
  /// The places in a command, as they are written.
  enum Place: String, CaseIterable {
    case file = "{file}"
    case line = "{line}"
    case column = "{column}"
  }

  /// Why a text is no command.
  public enum Problem: Error, Hashable, Sendable {
    case empty
    /// A quotation mark has no second one.
    case openQuote

    /// The problem, in the person's language.
    public var message: String {
      switch self {
      case .empty: tr("Write the program of an editor.")
      case .openQuote: tr("A quotation mark has no second one.")
      }
    }
  }

  /// The words of the command: the program and its arguments.
  public let words: [String]
  private let inTerminal: Bool

  /// Reads a command; words are divided by spaces, and quotes keep spaces together.
  ///
  /// - Parameter inTerminal: whether it runs in a terminal, also if its editor is not known for that.
  public init(_ text: String, inTerminal: Bool = false) throws(Problem) {
    words = try EditorCommand.words(of: text)
    guard !words.isEmpty, !words[0].isEmpty else { throw .empty }
    self.inTerminal = inTerminal
  }

  /// A command of a program alone, which may be a path with any characters.
  public init(program: String) {
    words = [program]
    inTerminal = false
  }

  /// The program.
  public var program: String { words[0] }

  /// The editor that the program is known as.
  public var knownEditor: KnownEditor? { KnownEditor.named(program) }

  /// Whether it runs in a terminal.
  public var needsTerminal: Bool {
    inTerminal || knownEditor?.needsTerminal == true || isEmacsInTerminal
  }

  private var isEmacsInTerminal: Bool {
    guard knownEditor?.title.hasPrefix("Emacs") == true else { return false }
    return words.contains { ["-nw", "--no-window-system", "-t", "--tty"].contains($0) }
  }

  /// The words that open a file.
  ///
  /// - Parameters:
  ///   - line: 1-based; `nil` opens the file where the editor likes.
  ///   - column: 1-based.
  public func words(file: String, line: Int?, column: Int = 1) -> [String] {
    var template = words
    let hasPlaces = Place.allCases.contains { place in words.contains { $0.has(place.rawValue) } }
    if !hasPlaces, line != nil, let known = knownEditor { template += known.arguments }
    if !template.contains(where: { $0.has(Place.file.rawValue) }) {
      template.append(Place.file.rawValue)
    }
    return template.map { word in
      EditorCommand.fill(
        word, [.file: file, .line: String(line ?? 1), .column: String(line == nil ? 1 : column)])
    }
  }

  /// Fills in the places of a word, each once, so that a brace in the name of a file stays.
  private static func fill(_ word: String, _ values: [Place: String]) -> String {
    var (result, rest) = ("", Substring(word))
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      if let place = Place.allCases.first(where: { rest.hasPrefix($0.rawValue) }) {
        result += values[place] ?? ""
        rest = rest.dropFirst(place.rawValue.count)
      } else {
        result += String(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// Divides a command as a shell does, without variables and patterns.
  private static func words(of text: String) throws(Problem) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        // In quotes, a backslash that escapes nothing stays.
        if quote != nil, character != quote, character != "\\" { word = (word ?? "") + "\\" }
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if quote != nil { throw .openQuote }
    if isEscaped { word = (word ?? "") + "\\" }
    if let word { words.append(word) }
    return words
  }
}
