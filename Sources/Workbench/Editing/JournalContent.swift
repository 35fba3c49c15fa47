import Glibc
import PrototypeFile
import Session

/// What a journal has for a text that was found in the file.
struct JournalContent {
  /// The changes up to that text.
  var saved = EditHistory()
  /// All changes, with those that were not saved.
  var all = EditHistory()
  /// The text after them; `nil` where they lead elsewhere than the journal says.
  var text: [UInt8]?
  /// Whether the journal has the text that the file has now; else nothing of it can be made again.
  private(set) var isOfText = true
  /// How many changes were not saved.
  var unsavedCount = 0

  /// How long a journal may be that is read, in bytes.
  private static let limit = 512 * 1024 * 1024

  /// What the journal of a document has.
  ///
  /// - Parameter text: what the file has now.
  /// - Returns: `nil` if there is no journal, or it has no change.
  init?(of file: String, text: [UInt8]) {
    guard let path = EditJournal.path(of: file), let bytes = JournalContent.bytes(of: path),
      // The last line may be torn.
      let end = bytes.lastIndex(of: 0x0A)
    else { return nil }
    let now = SHA256.digits(of: text)
    var isFound = false
    // Those after the text that was found. They are forgotten where it is found again, and they are
    // no more than the journal has bytes.
    var unsaved: [[SourceEdit]] = []
    var last = ""
    for (number, line) in bytes[..<end].split(separator: 0x0A).enumerated() {
      guard let value = try? JSONReader.value(of: Array(line)) else { break }
      if number == 0 {
        guard value["journal"] != nil else { return nil }
      } else {
        guard let line = JournalLine(value), let edits = all.take(line) else { break }
        if isFound, !edits.isEmpty {
          unsaved += edits
          unsavedCount += 1
        }
      }
      last = value["sha256"]?.text ?? ""
      guard last == now else { continue }
      (isFound, saved, unsaved, unsavedCount) = (true, all, [], 0)
    }
    isOfText = isFound
    guard isFound else {
      if all.isEmpty { return nil }
      return
    }
    self.text = unsaved.applied(inTurnTo: text).flatMap {
      SHA256.digits(of: $0) == last ? $0 : nil
    }
  }

  /// The bytes of a file of this user, which is no link, pipe or device.
  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_size <= limit
    else { return nil }
    return try? FileReader.read(descriptor: descriptor, limit: limit)
  }
}

extension EditHistory {
  /// Follows a line of a journal.
  ///
  /// - Returns: how the text changes; `nil` where the line does not fit.
  fileprivate mutating func take(_ line: JournalLine) -> [[SourceEdit]]? {
    switch line {
    case .change(let edits): return [edits]
    case .done(let entry):
      add(entry, joins: false)
      return []
    case .undone(let entry):
      addUndone(entry)
      return []
    case .edit(let entry):
      add(entry, joins: false)
      return entry.edits
    case .joined(let entry):
      join(entry)
      return entry.edits
    case .undo: return takeUndo()?.inverse
    case .redo: return takeRedo()?.edits
    }
  }
}
