/// Reads pictures that documents and people name.
public enum PictureReader {
  /// What came of reading a picture.
  public enum Outcome: Sendable {
    /// The file is as it was when it was read last.
    case unchanged
    /// A picture, and what tells whether the file changes; `nil` where that cannot be told.
    case picture(DecodedPicture, FileStamp?)
    /// The reason why there is none, in the person's language, and the same.
    case failed(String, FileStamp?)
  }

  /// Reads a picture in a folder.
  ///
  /// Blocks, for seconds at most if the disk is fast.
  ///
  /// - Parameter known: what an earlier outcome said of the file; `nil` where it is to be decoded in
  ///   any case.
  public static func read(
    _ name: String, in folder: DocumentFolder, unless known: FileStamp? = nil
  ) -> Outcome {
    var stamp: FileStamp?
    do throws(FileProblem) {
      let file = try folder.open(name)
      let found = file.stamp
      if let found, found == known { return .unchanged }
      let bytes: [UInt8]
      do throws(RegularFile.Refusal) {
        bytes = try file.bytes(atMost: FileReader.pictureLimit)
      } catch {
        throw FileProblem(error)
      }
      // One that was changed just now may be changed again with the same stamp.
      stamp = file.stamp == found && found?.isSettled == true ? found : nil
      return .picture(try PictureDecoder.picture(in: bytes), stamp)
    } catch {
      return .failed(error.message, stamp)
    }
  }
}
