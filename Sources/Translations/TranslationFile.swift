public import Scenario
internal import Texts

/// What a file of translations says, whatever its format.
public struct TranslationFile: Hashable, Sendable {
  /// A text, and what it is in another language.
  public struct Entry: Hashable, Sendable {
    /// The language; `nil` where the file does not say it.
    public var language: String?
    /// The text to be translated.
    public var text: String
    /// The translation; `nil` where there is none yet.
    public var translation: String?
    /// How many characters the translation may have; `nil` where nothing is said.
    public var most: Int?
    /// The line of the text, 1-based.
    public var line: Int
  }

  /// The language of the texts themselves; `nil` where the file does not say it.
  public var source: String?
  /// The texts, in the file's order.
  public internal(set) var entries: [Entry] = []
  /// What is in the file and can't be in a document, such as forms by number: it is left out.
  public internal(set) var leftOut: [LineFault] = []

  /// The most texts of a file, those that are left out among them.
  static let most = 100_000

  /// Adds a text.
  ///
  /// - Throws: a fault where there are too many.
  mutating func add(_ entry: Entry) throws(LineFault) {
    try check(entry.line)
    entries.append(entry)
  }

  /// Notes what can't be in a document.
  ///
  /// - Throws: a fault where there is too much.
  mutating func leaveOut(_ line: Int, _ message: String) throws(LineFault) {
    try check(line)
    leftOut.append(LineFault(line: line, message: message))
  }

  private func check(_ line: Int) throws(LineFault) {
    guard entries.count + leftOut.count < TranslationFile.most else {
      throw LineFault(
        line: line,
        message: tr(
          "a file has at most {most} texts; divide it", ["most": String(TranslationFile.most)]))
    }
  }
}
