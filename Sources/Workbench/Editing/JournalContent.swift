import Glibc
import PrototypeFile
import Session
import Texts

/// What a journal has for a text that was found in the file.
struct JournalContent {
  /// The changes up to the text of the file, or where another program has written that, up to what
  /// was saved last.
  private(set) var saved = EditHistory()
  /// All changes, with those that were not saved.
  private(set) var all = EditHistory()
  /// The text after them; `nil` where they lead elsewhere than the journal says.
  private(set) var text: [UInt8]?
  /// What was saved last, if the file has a text that is not of the journal; `nil` where it is not
  /// known.
  private(set) var base: [UInt8]?
  /// Whether the file has a text of the journal that it may have had when the program ended.
  private(set) var isOfText = false
  /// The changes that were not saved.
  private(set) var unsaved = UnsavedSteps()

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
    // All changes of the text, of which there are no more bytes than the journal has.
    var lists: [[SourceEdit]] = []
    var found: Int?
    var last = ""
    var known: (text: [UInt8]?, digits: String, count: Int) = (nil, "", 0)
    for (number, line) in bytes[..<end].split(separator: 0x0A).enumerated() {
      guard let value = try? JSONReader.value(of: Array(line)) else { break }
      var isSaved = number == 0
      if isSaved {
        guard value["journal"] != nil else { return nil }
        known.text = value["base"].flatMap(JournalLine.bytes)
      } else {
        guard let line = JournalLine(value), let edits = all.take(line) else { break }
        lists += edits
        unsaved.take(line)
        if case .saved = line { isSaved = true }
      }
      last = value["sha256"]?.text ?? ""
      if isSaved { (known.digits, known.count, found) = (last, lists.count, nil) }
      if last == now { found = lists.count }
      if isSaved || last == now { (saved, unsaved) = (all, UnsavedSteps()) }
    }
    if all.isEmpty { return nil }
    if let found {
      isOfText = true
      self.text = JournalContent.text(text, lists[found...], digits: last)
    } else {
      base = known.text.flatMap {
        JournalContent.text($0, lists[..<known.count], digits: known.digits)
      }
      self.text = base.flatMap {
        JournalContent.text($0, lists[known.count...], digits: last)
      }
    }
  }

  private static func text(
    _ text: [UInt8], _ lists: ArraySlice<[SourceEdit]>, digits: String
  ) -> [UInt8]? {
    Array(lists).applied(inTurnTo: text).flatMap { SHA256.digits(of: $0) == digits ? $0 : nil }
  }

  /// The bytes of a file of this user, which is no link, pipe or device.
  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path.fileBytes, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
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
    case .change(let edits, _): return [edits]
    case .saved: return []
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

/// How many steps of undo were made since a text was saved.
struct UnsavedSteps {
  private var level = 0
  /// The lowest level there was; it is below 0 where changes were undone that were saved.
  private var lowest = 0
  /// Whether the first of them continues with one that was saved, or they are not known.
  private var isMixed = false

  /// How many changes a person sees in them, at least one.
  var count: Int { max(1, level - 2 * lowest + (isMixed ? 1 : 0)) }
  /// How many steps lead back to what was saved; 0 where none do.
  var undoable: Int { lowest < 0 || isMixed ? 0 : level }

  mutating func take(_ line: JournalLine) {
    switch line {
    case .change(_, let steps):
      level = steps
      isMixed = steps == 0
    case .edit, .redo: level += 1
    case .joined: if level <= lowest { isMixed = true }
    case .undo:
      level -= 1
      lowest = min(lowest, level)
    case .done, .undone, .saved: break
    }
  }
}
