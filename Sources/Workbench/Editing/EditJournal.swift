import Glibc
import PrototypeFile
import Session

/// The file that has what was changed in a document, one line a change, each written before the
/// document itself is.
///
/// A process that is killed loses at most the change that it was about to write.
struct EditJournal {
  /// The path of the file.
  let path: String
  /// The SHA-256 of the text after the last line.
  private(set) var digits: String

  /// How old a journal may be, in seconds.
  private static let oldest = 30 * 24 * 3600

  /// The folder of all journals.
  static var folder: String {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let state = variable("XDG_STATE_HOME") ?? "\(variable("HOME") ?? "/")/.local/state"
    return "\(state)/rehearsal/journal"
  }

  /// The path of the journal of a document; `nil` if that does not exist.
  static func path(of file: String) -> String? {
    guard let real = realpath(file, nil) else { return nil }
    defer { free(real) }
    return "\(folder)/\(SHA256.digits(of: Array(String(cString: real).utf8))).jsonl"
  }

  /// What a journal has.
  struct Content {
    /// The changes up to the text that was found in the file, and those that were not saved.
    var saved = EditHistory()
    var unsaved: [EditHistory.Entry] = []
    /// The SHA-256 of the text after all of them.
    var digits = ""
  }

  // MARK: Writing

  /// A new journal in place of an old one, which is kept beside it.
  ///
  /// It takes the old one's place when it is whole: a process that is killed leaves the one or the
  /// other.
  ///
  /// - Parameters:
  ///   - text: what the file has.
  ///   - next: a change that the file does not have, and the text after it.
  /// - Throws: ``WriteFailure`` where it can't be written.
  init(
    of file: String, text: [UInt8], history: EditHistory,
    and next: (entry: EditHistory.Entry, text: [UInt8])? = nil
  ) throws(WriteFailure) {
    guard let path = EditJournal.path(of: file) else { throw WriteFailure.last }
    self.path = path
    digits = SHA256.digits(of: text)
    EditJournal.makeFolder()
    var lines = [
      JSONValue.object([
        ("journal", .integer(1)), ("file", .text(file)), ("sha256", .text(digits)),
      ]).line
    ]
    for entry in history.done.suffix(EditHistory.limit) {
      lines.append(EditJournal.line("done", entry, after: digits))
    }
    for entry in history.undone { lines.append(EditJournal.line("undone", entry, after: digits)) }
    if let next {
      digits = SHA256.digits(of: next.text)
      lines.append(EditJournal.line("edit", next.entry, after: digits))
    }
    let new = path + ".new"
    unlink(new)
    try EditJournal.write(lines.joined(separator: "\n") + "\n", to: new, isNew: true)
    rename(path, path + ".before")
    guard rename(new, path) == 0 else { throw WriteFailure.last }
  }

  /// Adds a change that was made.
  mutating func add(_ entry: EditHistory.Entry, joined: Bool, after text: [UInt8])
    throws(WriteFailure)
  {
    digits = SHA256.digits(of: text)
    try write(EditJournal.line(joined ? "joined" : "edit", entry, after: digits) + "\n")
  }

  /// Adds that a change was taken back, or made again.
  mutating func add(undo: Bool, after text: [UInt8]) throws(WriteFailure) {
    digits = SHA256.digits(of: text)
    try write(
      JSONValue.object([(undo ? "undo" : "redo", .bool(true)), ("sha256", .text(digits))]).line
        + "\n")
  }

  private func write(_ text: String) throws(WriteFailure) {
    try EditJournal.write(text, to: path, isNew: false)
  }

  private static func write(
    _ text: String, to path: String, isNew: Bool
  ) throws(WriteFailure) {
    let flags = O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let descriptor = open(path, isNew ? flags | O_CREAT | O_EXCL : flags, 0o600)
    guard descriptor >= 0 else { throw WriteFailure.last }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      errno = EINVAL
      throw WriteFailure.last
    }
    try DescriptorWriter.write(Array(text.utf8), to: descriptor)
  }

  private static func makeFolder() {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      if access(path, F_OK) != 0 { mkdir(path, 0o700) }
    }
    chmod(folder, 0o700)
    removeOld()
  }

  private static func removeOld() {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      var status = stat()
      guard name.hasSuffix(".jsonl"), lstat("\(folder)/\(name)", &status) == 0,
        status.st_mtim.tv_sec + oldest < time(nil)
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }

  private static func line(
    _ key: String, _ entry: EditHistory.Entry, after digits: String
  ) -> String {
    func lists(_ lists: [[SourceEdit]]) -> JSONValue {
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
    var parts: [(key: String, value: JSONValue)] = [
      (key, .text(entry.label)), ("time", .integer(time(nil))),
    ]
    if let path = entry.path { parts.append(("path", .text(path))) }
    parts += [
      ("edits", lists(entry.edits)), ("inverse", lists(entry.inverse)), ("sha256", .text(digits)),
    ]
    return JSONValue.object(parts).line
  }

  /// Bytes as a text, or where they are none as a list of numbers.
  private static func text(_ bytes: [UInt8]) -> JSONValue {
    String(validating: bytes, as: UTF8.self).map { .text($0) }
      ?? .list(bytes.map { .integer(Int($0)) })
  }

  // MARK: Reading

  /// What the journal of a document has.
  ///
  /// - Parameter text: what the file has now. Changes that lead elsewhere are dropped.
  /// - Returns: `nil` if there is no journal, or it is of another text.
  static func read(of file: String, text: [UInt8]) -> Content? {
    guard let path = path(of: file), let bytes = contents(of: path) else { return nil }
    let now = SHA256.digits(of: text)
    var history = EditHistory()
    var found: (history: EditHistory, next: Int)?
    var applied: [EditHistory.Entry] = []
    var last = ""
    // The last line may be torn.
    guard let end = bytes.lastIndex(of: 0x0A) else { return nil }
    for (number, line) in bytes[..<end].split(separator: 0x0A).enumerated() {
      guard let value = try? JSONReader.value(of: Array(line)) else { break }
      let digits = value["sha256"]?.text
      if number == 0 {
        guard value["journal"] != nil else { return nil }
      } else if let entry = entry(value, "done") {
        history.add(entry, joins: false)
      } else if let entry = entry(value, "undone") {
        history = EditHistory(done: history.done, undone: history.undone + [entry])
      } else if let entry = entry(value, "edit") {
        history.add(entry, joins: false)
        applied.append(entry)
      } else if let entry = entry(value, "joined") {
        history.join(entry)
        applied.append(entry)
      } else if value["undo"] != nil {
        guard let entry = history.takeUndo() else { break }
        applied.append(
          EditHistory.Entry(
            label: entry.label, path: entry.path, edits: entry.inverse, inverse: entry.edits))
      } else if value["redo"] != nil {
        guard let entry = history.takeRedo() else { break }
        applied.append(entry)
      } else {
        break
      }
      last = digits ?? ""
      if digits == now { found = (history, applied.count) }
    }
    guard let found else { return nil }
    return Content(
      saved: found.history, unsaved: Array(applied[found.next...]), digits: last)
  }

  private static func contents(of path: String) -> [UInt8]? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_size <= FileReader.limit
    else { return nil }
    return try? FileReader.read(path)
  }

  private static func entry(_ value: JSONValue, _ key: String) -> EditHistory.Entry? {
    guard let label = value[key]?.text, let edits = lists(value["edits"]),
      let inverse = lists(value["inverse"])
    else { return nil }
    return EditHistory.Entry(
      label: label, path: value["path"]?.text, edits: edits, inverse: inverse)
  }

  private static func lists(_ value: JSONValue?) -> [[SourceEdit]]? {
    guard case .list(let lists) = value else { return nil }
    var result: [[SourceEdit]] = []
    for list in lists {
      guard case .list(let items) = list else { return nil }
      var edits: [SourceEdit] = []
      for item in items {
        guard case .integer(let at) = item["at"], case .integer(let count) = item["removed"],
          let inserted = item["inserted"].flatMap(bytes), at >= 0, count >= 0
        else { return nil }
        edits.append(SourceEdit(at..<at + count, inserted))
      }
      result.append(edits)
    }
    return result
  }

  private static func bytes(_ value: JSONValue) -> [UInt8]? {
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

extension [[SourceEdit]] {
  /// The text after these changes, one list after the other; `nil` where they do not fit.
  func applied(inTurnTo text: [UInt8]) -> [UInt8]? {
    var text = text
    for list in self {
      guard list.fit(text.count) else { return nil }
      text = list.applied(to: text)
    }
    return text
  }
}

extension [SourceEdit] {
  /// Whether the changes can be made in a text of a length in bytes.
  func fit(_ count: Int) -> Bool {
    var end = 0
    for edit in self {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= count else { return false }
      end = edit.range.upperBound
    }
    return true
  }
}
