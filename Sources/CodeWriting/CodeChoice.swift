/// What of a document the code is wanted of.
public struct CodeChoice: Hashable, Sendable {
  /// The dialogs, by their ids, with all that their code needs; empty for the whole document.
  public var dialogs: [String]
  /// The scenario whose test is wanted, or in other forms the dialogs that it brings up; `nil` for all.
  public var scenario: String?
  /// The language whose texts the code has; `nil` for those of the document itself, and for every
  /// language where a form is about texts alone.
  public var language: String?

  /// The whole document, or what is named.
  public init(dialogs: [String] = [], scenario: String? = nil, language: String? = nil) {
    (self.dialogs, self.scenario, self.language) = (dialogs, scenario, language)
  }

  /// Whether the whole document is wanted, as it is.
  public var isWhole: Bool { self == CodeChoice() }
}
