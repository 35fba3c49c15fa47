extension WatchedFiles.File {
  /// The beginning of a file, for a person who decides whether its command may run.
  public enum Beginning: Hashable, Sendable {
    /// The first bytes of exactly the file that would be allowed.
    case bytes([UInt8])
    /// The file is another one, or its content is.
    case changed
    /// The file is the same, but can't be read.
    case unreadable
  }

  /// Reads the beginning of the file, and compares the file with what is known of it.
  ///
  /// Reads the whole file unless its stamp tells that it is the same, which may take long.
  ///
  /// - Parameter most: how many bytes are wanted.
  public func beginning(atMost most: Int) -> Beginning {
    do throws(RegularFile.Refusal) {
      let file = try RegularFile(path)
      guard let digest, let before = file.stamp else { return .changed }
      if before == stamp, stamp.isSettled {
        let bytes = try RegularFile.beginning(of: file.descriptor, beyond: most)
        return file.stamp == stamp ? .bytes(Array(bytes.prefix(most))) : .changed
      }
      // From one reading: between two, somebody could write.
      var bytes: [UInt8] = []
      let take: (ArraySlice<UInt8>) -> Void = { bytes += $0.prefix(most - bytes.count) }
      let reading = FileDigests.digest(of: file, size: size, piece: take)
      return reading == .digest(digest) ? .bytes(bytes) : .changed
    } catch {
      return FileStamp(of: path) == stamp ? .unreadable : .changed
    }
  }
}
