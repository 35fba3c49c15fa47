import Glibc
import PrototypeFile
import Session
import Texts

/// The file that has what was changed in a document, one line a change, each written before the
/// document itself is.
///
/// A process that is killed loses at most the change that it was about to write.
struct EditJournal {
  /// The path of the file.
  let path: String
  /// How long the file is, in bytes.
  private(set) var length = 0
  /// How long it was when it was begun.
  private let firstLength: Int

  /// How old a journal may be, in seconds.
  private static let oldest = 30 * 24 * 3600
  /// How much is added before it is begun again without what is forgotten, in bytes.
  private static let mostAdded = 8 * 1024 * 1024
  /// How long a document may be whose text is kept, in bytes, to join changes by other programs.
  private static let longestBase = 4 * 1024 * 1024

  /// The folder of all journals.
  static var folder: String { "\(PersonFolder.state)/journal" }

  /// The path of the journal of a document; `nil` if that does not exist.
  static func path(of file: String) -> String? {
    DocumentFolder.real(file).map { real in
      // The bytes of the name, without the zero.
      let name = real.fileBytes.dropLast().map { UInt8(bitPattern: $0) }
      return "\(folder)/\(SHA256.digits(of: name)).jsonl"
    }
  }

  /// Whether so much was added that it should be begun again.
  var isLong: Bool { length > 2 * firstLength + EditJournal.mostAdded }

  // MARK: Writing

  /// A new journal in place of an old one, which is kept next to it.
  ///
  /// It takes the old one's place when it is whole: a process that is killed leaves the one or the
  /// other.
  ///
  /// - Parameters:
  ///   - disk: what the file has.
  ///   - text: what it is to have: the text after the changes of the history.
  ///   - history: the changes of before.
  ///   - unsaved: how many changes at the end of the history lead from the one to the other; 0 where
  ///     that is not known.
  /// - Throws: ``WriteFailure`` where it can't be written.
  init(
    of file: String, disk: [UInt8], text: [UInt8], history: [JournalLine], unsaved: Int = 0
  ) throws(WriteFailure) {
    guard let path = EditJournal.path(of: file) else { throw WriteFailure.last }
    self.path = path
    try EditJournal.makeFolder()
    var digits = SHA256.digits(of: disk)
    var head: [(key: String, value: JSONValue)] = [
      ("journal", .integer(1)), ("file", .text(file)), ("sha256", .text(digits)),
    ]
    if disk.count <= EditJournal.longestBase { head.append(("base", JournalLine.text(disk))) }
    var lines = [JSONValue.object(head).line]
    if disk != text {
      let change = LineDifference(from: disk, to: text).edits
      digits = SHA256.digits(of: text)
      lines.append(JournalLine.change(change, steps: unsaved).text(after: digits))
    }
    lines += history.map { $0.text(after: digits) }
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let new = try TemporaryFile(in: EditJournal.folder)
    do throws(WriteFailure) {
      try DescriptorWriter.write(bytes, to: new.descriptor)
      unlink((path + ".before").fileBytes)
      link(path.fileBytes, (path + ".before").fileBytes)
      guard rename(new.path.fileBytes, path.fileBytes) == 0 else { throw .last }
    } catch {
      unlink(new.path.fileBytes)
      throw error
    }
    (length, firstLength) = (bytes.count, bytes.count)
  }

  /// Adds what was done.
  ///
  /// - Parameter text: the text after it.
  /// - Throws: ``WriteFailure`` where it can't be written; the file is then as it was.
  mutating func add(_ line: JournalLine, after text: [UInt8]) throws(WriteFailure) {
    let bytes = Array((line.text(after: SHA256.digits(of: text)) + "\n").utf8)
    try EditJournal.append(bytes, to: path, at: length)
    length += bytes.count
  }

  /// Keeps the journal of a document next to those that are to come, because it is of another text.
  static func keepAside(of file: String) {
    guard let path = path(of: file) else { return }
    unlink((path + ".kept").fileBytes)
    link(path.fileBytes, (path + ".kept").fileBytes)
  }

  private static func append(
    _ bytes: [UInt8], to path: String, at length: Int
  ) throws(WriteFailure) {
    let descriptor = open(
      path.fileBytes, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw WriteFailure.last }
    defer { close(descriptor) }
    var status = stat()
    // Another length is that of another process, which has the same document.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == length
    else {
      errno = EINVAL
      throw WriteFailure.last
    }
    do {
      try DescriptorWriter.write(bytes, to: descriptor)
    } catch {
      // What a full disk has left of a line would spoil the next one.
      ftruncate(descriptor, off_t(length))
      throw error
    }
  }

  private static func makeFolder() throws(WriteFailure) {
    try PersonFolder.make(folder)
    chmod(folder.fileBytes, 0o700)
    TemporaryFile.sweep(folder)
    removeOld()
  }

  private static func removeOld() {
    for name in FolderNames.all(in: folder) {
      var status = stat()
      guard [".jsonl", ".before", ".kept", ".new"].contains(where: { name.hasSuffix($0) }),
        lstat("\(folder)/\(name)".fileBytes, &status) == 0,
        status.st_mtim.tv_sec + oldest < time(nil)
      else { continue }
      unlink("\(folder)/\(name)".fileBytes)
    }
  }
}

extension [[SourceEdit]] {
  /// The text after these changes, one list after the other; `nil` where they do not fit.
  func applied(inTurnTo text: [UInt8]) -> [UInt8]? {
    var text = text
    for list in self {
      guard list.fit(text.count) else { return nil }
      for edit in list.reversed() { text.replaceSubrange(edit.range, with: edit.bytes) }
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
