import ArgumentParser
import PrototypeEditing
import PrototypeFile
import Texts

/// A change that `rehearsal edit` is requested, before its document is read.
struct EditRequest {
  private let path: String
  /// The change of the part, once it is known.
  private let change: (PartAddress) -> DocumentEdit
  private let isNamed: Bool

  /// - Parameter isNamed: whether the part may be named by its id, too.
  init(
    _ path: String, isNamed: Bool = false, _ change: @escaping (PartAddress) -> DocumentEdit
  ) {
    (self.path, self.isNamed, self.change) = (path, isNamed, change)
  }

  /// The change of a document.
  ///
  /// - Throws: a refusal if the path can't be read, or the id means no part or more than one.
  func edit(in editor: DocumentEditor) throws(EditRefusal) -> DocumentEdit {
    change(isNamed ? try editor.address(named: path) : try PartAddress(text: path))
  }
}

/// What the arguments of `rehearsal edit` request.
enum EditOperation: String, CaseIterable, ExpressibleByArgument {
  case set, insert, remove, move, rename, comment

  /// What follows the word.
  var usage: String {
    switch self {
    case .set, .insert: tr("PATH VALUE")
    case .remove: tr("PATH")
    case .move: tr("PATH INDEX")
    case .rename: tr("ID NEW")
    case .comment: tr("PATH TEXT")
    }
  }

  /// The change that these words mean.
  ///
  /// - Throws: a refusal that says what is wrong with them.
  func request(_ words: [String]) throws -> EditRequest {
    let count = self == .remove ? 1 : 2
    guard words.count == count else {
      throw ValidationError(
        tr("“{word}” needs {usage}", ["word": rawValue, "usage": usage]))
    }
    let path = words[0]
    switch self {
    case .set:
      let value = try EditOperation.value(words[1])
      return EditRequest(path) { .set(path: $0, value) }
    case .insert:
      let value = try EditOperation.value(words[1])
      return EditRequest(path) { .insert(path: $0, value) }
    case .remove: return EditRequest(path) { .remove(path: $0) }
    case .move:
      guard let index = Int(words[1]) else {
        throw ValidationError(
          tr("“{text}” is no index: the first is 0", ["text": words[1]]))
      }
      return EditRequest(path) { .move(path: $0, to: index) }
    case .rename:
      return EditRequest(path, isNamed: true) { .rename(path: $0, to: words[1]) }
    case .comment:
      let lines = words[1].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let comment = words[1].isEmpty ? [] : lines.map { String($0) }
      return EditRequest(path) { .comment(path: $0, comment) }
    }
  }

  /// A value from YAML flow text.
  private static func value(_ text: String) throws -> YAMLNode {
    let document = YAMLDocument(Array(text.utf8))
    if let problem = document.problems.first {
      throw ValidationError(
        tr("the value is no YAML: {problem}", ["problem": problem.message]) + "; "
          + tr("put a text in quotes: {example}", ["example": "'\"…\"'"]))
    }
    guard let root = document.root else {
      throw ValidationError(
        tr("the value is empty; write {example} for an empty text", ["example": "'\"\"'"]))
    }
    // A shell has lost the quotes, or there were none: what YAML makes of it is hardly meant.
    let source = SourceLines(Array(text.utf8))
    let mark = source.bytes[source.offset(line: root.start.line, column: root.start.column)]
    switch root.content {
    case .map where mark != UInt8(ascii: "{"), .list where mark != UInt8(ascii: "["),
      .scalar(_, .block):
      throw ValidationError(
        tr(
          "“{text}” is no value on one line; write {quoted} for the text, or use brackets",
          ["text": text, "quoted": quoted(text)]))
    default: break
    }
    let end = source.offset(line: root.end.line, column: root.end.column)
    let rest = String(decoding: source.bytes[end...], as: UTF8.self)
    guard let comment = rest.firstIndex(where: { !$0.isWhitespace }) else { return root }
    throw ValidationError(
      tr(
        "“{rest}” would be a comment and be lost; write {quoted} for the text",
        ["rest": String(rest[comment...]), "quoted": quoted(text)]))
  }

  /// A text in quotes of YAML inside those of a shell.
  private static func quoted(_ text: String) -> String {
    let inner = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "'\"\(inner.replacing("'", with: "'\\''"))\"'"
  }
}
