import Glibc

/// The files of a command whose change asks a person again.
///
/// Each word that is the path of a regular file is watched: an absolute path, or one in the folder
/// of the command. The program is watched if it is named by a path; one that is looked for in
/// `PATH` is not. What a program opens by itself is not known, and not watched: a Makefile, a
/// script that a script reads, a path inside a longer word, what is in a folder.
public struct WatchedFiles: Hashable, Sendable {
  /// One file.
  public struct File: Hashable, Sendable {
    /// The word of the command that names it.
    public let word: String
    /// Its path: absolute if the folder's is, with links in it as they are.
    public let path: String
    /// The SHA-256 of the whole file, in hexadecimal digits; `nil` if the file can't be read.
    public let digest: String?
    /// Its size, time of change, device and inode, when it was read.
    public let stamp: FileStamp
    /// The size in bytes.
    public var size: Int { stamp.size }
  }

  /// What one path refers to.
  private struct Place: Hashable, Sendable {
    let word: String
    let path: String
    let content: WatchedPath
  }

  private var places: [Place] = []

  /// No files: those of a command that runs whatever its files are.
  public static let none = WatchedFiles()

  private init() {}

  /// The files, in the order of the words; empty if no word names one.
  public var files: [File] {
    places.compactMap { place in
      switch place.content {
      case .file(let stamp, let digest):
        File(word: place.word, path: place.path, digest: digest, stamp: stamp)
      case .closed(let stamp):
        File(word: place.word, path: place.path, digest: nil, stamp: stamp)
      case .noFile, .unread: nil
      }
    }
  }

  /// The files of a command in a folder; reads as a whole those that are not known.
  ///
  /// - Parameter isCancelled: asked again and again; if it says true, the result is `nil`.
  init?(
    of command: [String], in folder: String, _ digests: FileDigests,
    isCancelled: () -> Bool = { false }
  ) {
    // A file that has just been written has no digest that lasts, but many names.
    var read: [FileStamp: String] = [:]
    for (word, path) in WatchedFiles.paths(of: command, in: folder) {
      var content = digests.look(at: path)
      if case .unread(let stamp) = content {
        content =
          read[stamp].map { .file(stamp, digest: $0) }
          ?? digests.read(path, isCancelled: isCancelled)
      }
      if case .unread = content { return nil }
      if case .file(let stamp, let digest) = content { read[stamp] = digest }
      places.append(Place(word: word, path: path, content: content))
    }
  }

  /// How many bytes are to be read to know the files of a command.
  static func unreadBytes(of command: [String], in folder: String, _ digests: FileDigests) -> Int {
    var unread: Set<FileStamp> = []
    for place in paths(of: command, in: folder) {
      if case .unread(let stamp) = digests.look(at: place.path) { unread.insert(stamp) }
    }
    return unread.reduce(0) { $0.addingReportingOverflow($1.size).partialValue }
  }

  /// The words that may name a file, with the path of each, without repetition.
  ///
  /// A word that names nothing now is among them: as soon as there is a file, it is a change.
  private static func paths(
    of command: [String], in folder: String
  ) -> [(word: String, path: String)] {
    // Compared as bytes: two files may have names that Swift takes for the same text.
    var known: Set<[UInt8]> = []
    return command.enumerated().compactMap { number, word in
      // Bytes, because a character may be a slash with an accent.
      guard number > 0 || word.utf8.contains(UInt8(ascii: "/")) else { return nil }
      let path = Programs.path(word, in: folder)
      return known.insert(Array(path.utf8)).inserted ? (word, path) : nil
    }
  }

  /// The first file that is another one, or that is not in both lists.
  ///
  /// A file that was written again with the same content is the same.
  public static func changed(from old: [File], to new: [File]) -> File? {
    for (before, now) in zip(old, new) {
      let isSame =
        before.path.utf8.elementsEqual(now.path.utf8) && before.digest == now.digest
        && (now.digest != nil || before.stamp == now.stamp)
      if !isSame { return before }
    }
    return old.count > new.count ? old[new.count] : new.dropFirst(old.count).first
  }

  /// The options of a guard, which compares with them before it starts the command.
  ///
  /// Paths are as the words have them: the guard looks from the folder in which it runs.
  var guardWords: [String] {
    places.map { place in
      switch place.content {
      case .file(_, let digest): "--file=\(digest):\(place.word)"
      case .closed(let stamp): "--stamp=\(stamp.text):\(place.word)"
      case .noFile, .unread: "--no-file=\(place.word)"
      }
    }
  }

  /// The word that names what ``guardWords`` has at an index.
  func word(ofGuardWord index: Int) -> String? {
    places.indices.contains(index) ? places[index].word : nil
  }

  /// Adds the paths and contents to a digest.
  func add(to sum: SHA256) {
    sum.add(part: "\(places.count)")
    for word in guardWords { sum.add(part: word) }
  }

  /// The digests of the files, for a later run of the program.
  var digests: [FileStamp: String] {
    var digests: [FileStamp: String] = [:]
    for place in places {
      if case .file(let stamp, let digest) = place.content { digests[stamp] = digest }
    }
    return digests
  }
}

/// What a path that a command names refers to.
enum WatchedPath: Hashable, Sendable {
  /// Nothing, or what is no regular file: a folder, a pipe, a device.
  case noFile
  /// A file that can't be read.
  case closed(FileStamp)
  /// A file whose digest is not known.
  case unread(FileStamp)
  /// A file with its digest.
  case file(FileStamp, digest: String)
}
