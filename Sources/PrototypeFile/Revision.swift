public import DialogModel
import Synchronization

/// One version of the text of a document, with what the text says.
///
/// It is made once from a text, which is parsed and read then and not again. Two revisions are equal
/// if one is a copy of the other; ``hasSameText(as:)`` compares what is written.
public struct Revision: Sendable, Identifiable, Equatable {
  /// The number of this revision; a later one has a greater number.
  public let id: Int
  /// The text, in UTF-8.
  public let text: [UInt8]
  /// The content of the text; `nil` if it is empty or could not be read to its end.
  public let tree: YAMLNode?
  /// The text as a prototype, or the problems why it is none.
  public let reading: LoadResult
  /// What the checks need besides the prototype.
  let more: Reader.ForChecks
  /// Why the text is not YAML to its end; empty if it is.
  package let syntaxProblems: [Finding]
  /// Answers the questions that the text alone does not answer.
  package let environment: DocumentEnvironment
  /// What was made of the revision; its copies share it.
  package let derived = Derived()

  private static let last = Atomic(0)

  /// Reads a text.
  ///
  /// - Parameter environment: answers the questions that the text alone does not answer.
  public init(_ text: [UInt8], in environment: DocumentEnvironment) {
    let document = YAMLDocument(text)
    self.init(
      text, document.root, document.problems, PrototypeDocument.read(document, environment),
      environment)
  }

  /// Reads a text that has been parsed already, without problems.
  package init(_ text: [UInt8], root: YAMLNode, in environment: DocumentEnvironment) {
    var problems: [Finding] = []
    let (prototype, more) = Reader.read(root, environment, &problems)
    self.init(
      text, root, [], (LoadResult(prototype: prototype, problems: problems), more), environment)
  }

  private init(
    _ text: [UInt8], _ tree: YAMLNode?, _ syntaxProblems: [Finding],
    _ read: (result: LoadResult, more: Reader.ForChecks), _ environment: DocumentEnvironment
  ) {
    id = Revision.last.add(1, ordering: .relaxed).newValue
    (self.text, self.tree, self.syntaxProblems) = (text, tree, syntaxProblems)
    (reading, more, self.environment) = (read.result, read.more, environment)
  }

  /// The prototype; `nil` if the text has errors.
  public var prototype: Prototype? { reading.prototype }

  /// Whether the text says on which device it runs.
  public var namesDevice: Bool { tree?[DocumentKey.device.rawValue] != nil }

  /// Whether another version has the same text.
  public func hasSameText(as other: Revision?) -> Bool { self == other || has(other?.text) }

  /// Whether this is the text.
  public func has(_ text: [UInt8]?) -> Bool { self.text == text }

  /// Whether the text is YAML to its end; it may have other errors.
  package var isReadToItsEnd: Bool { syntaxProblems.isEmpty }

  /// Checks the text as a reviewer would.
  ///
  /// - Parameter notes: whether what is only worth a thought is among the findings.
  /// - Returns: the reading with warnings of what loads, but is probably a mistake.
  public func check(notes: Bool = false) -> LoadResult {
    guard let prototype = reading.prototype, let tree else { return reading }
    var checks = DocumentChecks(
      prototype, root: tree, of: text, naming: more.files, environment.files, notes: notes)
    checks.leaveOut(more.known, of: reading.problems)
    return LoadResult(prototype: prototype, problems: checks.problems)
  }

  /// Whether one is a copy of the other.
  public static func == (first: Revision, second: Revision) -> Bool { first.id == second.id }
}

extension Optional where Wrapped == Revision {
  /// Whether both are there and have the same text, or neither is there.
  public func hasSameText(as other: Revision?) -> Bool {
    map { $0.hasSameText(as: other) } ?? (other == nil)
  }
}
