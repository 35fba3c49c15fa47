import Glibc
import PrototypeEditing
import PrototypeFile
import Session

/// One line of a journal after the first.
enum JournalLine: Sendable {
  /// What the text has before the other lines, and the file has not; with how many of the changes of
  /// before that are, or 0 where that is not known.
  case change([SourceEdit], steps: Int)
  /// A change of before, which can be undone, or made again.
  case done(EditHistory.Entry)
  case undone(EditHistory.Entry)
  /// A change that was made; a joined one is undone with the one before it.
  case edit(EditHistory.Entry)
  case joined(EditHistory.Entry)
  /// The last change was taken back, or made again.
  case undo
  case redo
  /// The file has the text now.
  case saved

  /// The most changes that a line may speak of.
  private static let mostSteps = 1_000_000

  // MARK: Writing

  /// The line, without its end.
  ///
  /// - Parameter digits: the SHA-256 of the text after it.
  func text(after digits: String) -> String {
    let parts: [(key: String, value: JSONValue)] =
      switch self {
      case .change(let edits, let steps):
        [("change", JournalLine.lists([edits])), ("steps", .integer(steps))]
      case .done(let entry): JournalLine.parts("done", entry)
      case .undone(let entry): JournalLine.parts("undone", entry)
      case .edit(let entry): JournalLine.parts("edit", entry)
      case .joined(let entry): JournalLine.parts("joined", entry)
      case .undo: [("undo", .bool(true))]
      case .redo: [("redo", .bool(true))]
      case .saved: [("saved", .bool(true))]
      }
    return JSONValue.object(parts + [("sha256", .text(digits))]).line
  }

  private static func parts(
    _ key: String, _ entry: EditHistory.Entry
  ) -> [(key: String, value: JSONValue)] {
    var parts: [(key: String, value: JSONValue)] = [
      (key, .text(entry.label)), ("time", .integer(time(nil))),
    ]
    if let path = entry.path { parts.append(("path", .text(path.text))) }
    return parts + [("edits", lists(entry.edits)), ("inverse", lists(entry.inverse))]
  }

  private static func lists(_ lists: [[SourceEdit]]) -> JSONValue {
    .list(
      lists.map { list in
        .list(
          list.map { edit in
            .object([
              ("at", .integer(edit.range.lowerBound)), ("removed", .integer(edit.range.count)),
              ("inserted", text(edit.bytes)),
            ])
          })
      })
  }

  /// Bytes as a text, or where they are none as a list of numbers.
  static func text(_ bytes: [UInt8]) -> JSONValue {
    String(validating: bytes, as: UTF8.self).map { .text($0) }
      ?? .list(bytes.map { .integer(Int($0)) })
  }

  // MARK: Reading

  /// A line that was read; `nil` if it is none.
  init?(_ value: JSONValue) {
    let kinds: [(String, (EditHistory.Entry) -> JournalLine)] = [
      ("done", JournalLine.done), ("undone", JournalLine.undone), ("edit", JournalLine.edit),
      ("joined", JournalLine.joined),
    ]
    for (key, kind) in kinds {
      guard let label = value[key]?.text else { continue }
      guard let edits = JournalLine.edits(value["edits"]),
        let inverse = JournalLine.edits(value["inverse"])
      else { return nil }
      self = kind(
        EditHistory.Entry(
          label: label, path: value["path"]?.text.flatMap { try? PartAddress(text: $0) },
          edits: edits, inverse: inverse))
      return
    }
    if let edits = JournalLine.edits(value["change"])?.first {
      let steps = value["steps"]?.integer ?? 0
      // More than anybody makes are not known.
      self = .change(edits, steps: (0...JournalLine.mostSteps).contains(steps) ? steps : 0)
    } else if value["undo"] != nil {
      self = .undo
    } else if value["redo"] != nil {
      self = .redo
    } else if value["saved"] != nil {
      self = .saved
    } else {
      return nil
    }
  }

  private static func edits(_ value: JSONValue?) -> [[SourceEdit]]? {
    guard case .list(let lists) = value else { return nil }
    var result: [[SourceEdit]] = []
    for list in lists {
      guard case .list(let items) = list else { return nil }
      var edits: [SourceEdit] = []
      for item in items {
        guard case .integer(let at) = item["at"], case .integer(let count) = item["removed"],
          let inserted = item["inserted"].flatMap(bytes), at >= 0, count >= 0,
          !at.addingReportingOverflow(count).overflow
        else { return nil }
        edits.append(SourceEdit(at..<at + count, inserted))
      }
      result.append(edits)
    }
    return result
  }

  /// The bytes of a text.
  static func bytes(_ value: JSONValue) -> [UInt8]? {
    switch value {
    case .text(let text): Array(text.utf8)
    case .list(let items):
      items.reduce(into: [UInt8]?.some([])) { bytes, item in
        guard case .integer(let byte) = item, let byte = UInt8(exactly: byte) else {
          return bytes = nil
        }
        bytes?.append(byte)
      }
    default: nil
    }
  }
}
