import PrototypeEditing
import PrototypeFile
import Testing

/// A change in the words of the command line, and the document before and after it.
///
/// The document is written as a difference: the lines with `-` are only in the old one, those with
/// `+` only in the new one.
struct Pair: Sendable, CustomTestStringConvertible {
  var name: String
  var words: String
  var before: String
  var after: String

  init(_ name: String, _ words: String, _ difference: String) {
    (self.name, self.words) = (name, words)
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    func text(without mark: Character) -> String {
      lines.filter { $0.first != mark }.map { $0.dropFirst(2) + "\n" }.joined()
    }
    (before, after) = (text(without: "+"), text(without: "-"))
  }

  init(_ name: String, _ words: String, before: String, after: String) {
    (self.name, self.words, self.before, self.after) = (name, words, before, after)
  }

  var testDescription: String { "\(name): \(words)" }

  /// Makes the change, and sees what holds for every change.
  func check() {
    do {
      let text = Array(before.utf8)
      let editor = try DocumentEditor(text, in: .bare)
      let edit = try DocumentEdit(words: words, in: editor)
      let plan = try editor.plan(edit)
      let found = String(decoding: plan.after, as: UTF8.self)
      #expect(found == after, "\(name)")
      #expect(found.utf8.elementsEqual(after.utf8), "\(name): some characters only look the same")
      #expect(plan.edits.applied(to: text) == plan.after)
      #expect(plan.inverse.applied(to: plan.after) == text)
      if case .set = edit {
        let again = try DocumentEditor(plan.after, in: .bare).plan(edit)
        #expect(again.edits == [], "set a second time")
      }
    } catch {
      Issue.record("\(name): \(words): \(error)")
    }
  }
}

/// A change that is not made, and why.
struct Refusal: Sendable, CustomTestStringConvertible {
  var name: String
  var words: String
  var document: String
  var message: String

  init(_ name: String, _ words: String, _ document: String, _ message: String) {
    (self.name, self.words) = (name, words)
    (self.document, self.message) = (document + "\n", message)
  }

  var testDescription: String { "\(name): \(words)" }

  func check() {
    do {
      let editor = try DocumentEditor(Array(document.utf8), in: .bare)
      let plan = try editor.plan(DocumentEdit(words: words, in: editor))
      Issue.record("\(name): \(String(decoding: plan.after, as: UTF8.self))")
    } catch let refusal as EditRefusal {
      let hint = refusal.hint.map { "; " + $0 } ?? ""
      #expect(refusal.message + hint == message, "\(name)")
    } catch {
      Issue.record("\(name): \(words): \(error)")
    }
  }
}

extension DocumentEdit {
  /// A change as on the command line, the value being the rest of the words.
  init(words: String, in editor: DocumentEditor) throws {
    let parts = words.split(separator: " ", maxSplits: 2).map { String($0) }
    let text = parts.count > 1 ? parts[1] : ""
    let path =
      try parts[0] == "rename" ? editor.address(named: text) : PartAddress(text: text)
    let rest = parts.count > 2 ? parts[2] : ""
    switch parts[0] {
    case "set": self = .set(path: path, try #require(YAMLDocument(Array(rest.utf8)).root))
    case "insert": self = .insert(path: path, try #require(YAMLDocument(Array(rest.utf8)).root))
    case "remove": self = .remove(path: path)
    case "move": self = .move(path: path, to: try #require(Int(rest)))
    case "relocate": self = .relocate(path: path, to: try PartAddress(text: rest))
    case "rename": self = .rename(path: path, to: rest)
    default:
      let lines = rest.replacing("\\n", with: "\n").split(
        separator: "\n", omittingEmptySubsequences: false)
      self = .comment(path: path, rest.isEmpty ? [] : lines.map { String($0) })
    }
  }
}
