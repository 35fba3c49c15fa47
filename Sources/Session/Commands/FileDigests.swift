import Glibc
import Texts

/// The digests of whole files, each read once for each of its contents.
final class FileDigests: Sendable {
  /// How many digests are kept at most.
  private static let most = 10_000

  private let known: Guarded<[FileStamp: String]>

  /// - Parameter known: digests that were computed earlier.
  init(known: [FileStamp: String] = [:]) { self.known = Guarded(known) }

  /// Adds digests that were computed earlier.
  func add(_ digests: [FileStamp: String]) {
    known.withLock { $0.merge(digests) { _, new in new } }
  }

  /// What a path refers to, without reading the file.
  func look(at path: String) -> WatchedPath {
    var status = stat()
    guard stat(path.fileBytes, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .noFile
    }
    let stamp = FileStamp(status)
    guard access(path.fileBytes, R_OK) == 0 else { return .closed(stamp) }
    return known.withLock { $0[stamp] }.map { .file(stamp, digest: $0) } ?? .unread(stamp)
  }

  /// What a path refers to, with the digest of a file; reads the file as a whole if it has to.
  ///
  /// - Parameter isCancelled: asked between pieces of a file; if it says true, the digest is not
  ///   computed.
  func read(_ path: String, isCancelled: () -> Bool = { false }) -> WatchedPath {
    guard case .unread = look(at: path) else { return look(at: path) }
    let file: RegularFile
    do {
      file = try RegularFile(path)
    } catch {
      return look(at: path)
    }
    guard let stamp = file.stamp else { return .noFile }
    let reading = FileDigests.digest(of: file, size: stamp.size, isCancelled)
    guard case .digest(let digest) = reading else {
      return reading == .cancelled ? .unread(stamp) : .closed(stamp)
    }
    // A file that changes while it is read keeps the stamp from before, which is not its own any
    // more.
    if stamp.isSettled {
      known.withLock { known in
        if known.count >= FileDigests.most { known = [:] }
        known[stamp] = digest
      }
    }
    return .file(stamp, digest: digest)
  }

  enum Reading: Equatable {
    case digest(String)
    case cancelled
    case failed
  }

  /// The SHA-256 of a file of so many bytes.
  ///
  /// - Parameter piece: gets each piece of the file in turn.
  static func digest(
    of file: borrowing RegularFile, size: Int, _ isCancelled: () -> Bool = { false },
    piece: (ArraySlice<UInt8>) -> Void = { _ in }
  ) -> Reading {
    let sum = SHA256()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var rest = size
    // One byte more than there were, so that a file that has grown differs. Not to its end: a
    // file to which a program adds all the time may have none.
    while rest >= 0 {
      guard !isCancelled() else { return .cancelled }
      let count = Glibc.read(file.descriptor, &buffer, min(buffer.count, rest + 1))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return .failed }
      if count == 0 { break }
      sum.add(buffer[..<count])
      piece(buffer[..<count])
      rest -= count
    }
    return .digest(sum.digits)
  }
}
