import Glibc
import Texts

/// Two folders of pictures, compared by the names of their files.
public struct PictureFolders: Sendable {
  /// A picture that is not the same in both folders.
  public struct Entry: Sendable {
    /// What is wrong with it.
    public enum Kind: Sendable {
      /// It is in the second folder alone.
      case added
      /// It is in the first folder alone.
      case gone
      /// It has another size: first its width and height, then those now.
      case resized(was: (width: Int, height: Int), now: (width: Int, height: Int))
      /// Its pixels differ.
      case differs(PictureDifference)
      /// One of both can't be shown.
      case unreadable(String)
    }

    /// The name of its file.
    public let name: String
    /// What is wrong with it.
    public let kind: Kind
    /// The files, where they are pictures.
    public var was: [UInt8]?, now: [UInt8]?
    /// How large the first one is, or the only one, in pixels.
    public var size: (width: Int, height: Int)?
  }

  /// What is not the same, by name.
  public private(set) var entries: [Entry] = []
  /// How many are the same.
  public private(set) var same = 0
  /// The fonts of each folder, where it names them.
  public let fonts: (was: String?, now: String?)

  /// The most pictures of a folder.
  public static let most = 5_000
  /// How many bytes of files are kept; those of further pictures are left out.
  public static let mostKept = 96 * 1024 * 1024
  /// The file that names the fonts of a folder.
  public static let fontFile = "fonts.txt"
  /// The size of the largest file of fonts, in bytes.
  private static let fontLimit = 64 * 1024

  /// Whether a path is a folder.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path.fileBytes, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Compares two folders.
  ///
  /// - Parameters:
  ///   - tolerance: how much pictures may differ.
  ///   - keepsFiles: whether the files of what differs are kept, as far as ``mostKept`` goes.
  /// - Throws: ``FileProblem`` where a folder can't be read, or has no pictures or too many.
  public init(
    _ old: String, _ new: String, _ tolerance: PictureTolerance, keepsFiles: Bool
  ) throws(FileProblem) {
    let (before, after) = (try PictureFolders.names(in: old), try PictureFolders.names(in: new))
    fonts = (PictureFolders.fonts(in: old), PictureFolders.fonts(in: new))
    var left = keepsFiles ? PictureFolders.mostKept : 0
    for name in before.union(after).sorted() {
      let was = before.contains(name) ? PictureFolders.file("\(old)/\(name)") : nil
      let now = after.contains(name) ? PictureFolders.file("\(new)/\(name)") : nil
      guard var entry = PictureFolders.entry(name, was, now, tolerance) else {
        same += 1
        continue
      }
      left -= (entry.was?.count ?? 0) + (entry.now?.count ?? 0)
      if left < 0 { (entry.was, entry.now) = (nil, nil) }
      entries.append(entry)
    }
  }

  /// Whether neither folder has a picture, so that nothing was compared.
  public var isEmpty: Bool { entries.isEmpty && same == 0 }

  /// Whether nothing differs.
  public var isSame: Bool { entries.isEmpty }

  /// Whether a picture could not be shown.
  public var hasUnreadable: Bool {
    entries.contains { if case .unreadable = $0.kind { true } else { false } }
  }

  private static func names(in folder: String) throws(FileProblem) -> Set<String> {
    guard access(folder.fileBytes, R_OK | X_OK) == 0 else {
      throw FileProblem(message: "\(FileName.text(folder)): " + tr("you may not read this folder"))
    }
    let names = FolderNames.all(in: folder).filter {
      !$0.hasPrefix(".") && $0.lowercased().hasSuffix(".png")
    }
    guard names.count <= most else {
      throw FileProblem(
        message: "\(FileName.text(folder)): "
          + tr("it has more than {most} pictures", ["most": String(most)]))
    }
    return Set(names)
  }

  private static func fonts(in folder: String) -> String? {
    let bytes = try? FileReader.read("\(folder)/\(fontFile)", limit: fontLimit)
    return bytes.flatMap { $0.count > fontLimit ? nil : String(validating: $0, as: UTF8.self) }
  }

  private static func file(_ path: String) -> Result<[UInt8], FileProblem> {
    Result { () throws(FileProblem) in
      let bytes = try FileReader.read(path, limit: FileReader.pictureLimit)
      guard bytes.count <= FileReader.pictureLimit else {
        throw FileProblem(.tooLarge(FileReader.pictureLimit))
      }
      return bytes
    }
  }

  private static func entry(
    _ name: String, _ was: Result<[UInt8], FileProblem>?, _ now: Result<[UInt8], FileProblem>?,
    _ tolerance: PictureTolerance
  ) -> Entry? {
    do throws(FileProblem) {
      let (old, new) = (try was?.get(), try now?.get())
      // Most are the same to the byte, and need not be decoded.
      if old == new { return nil }
      let first = try old.map { (file) throws(FileProblem) in try picture(in: file) }
      let second = try new.map { (file) throws(FileProblem) in try picture(in: file) }
      let size = (first ?? second).map { ($0.width, $0.height) }
      func entry(_ kind: Entry.Kind) -> Entry {
        Entry(name: name, kind: kind, was: old, now: new, size: size)
      }
      guard let first else { return entry(.added) }
      guard let second else { return entry(.gone) }
      guard first.width == second.width, first.height == second.height else {
        return entry(
          .resized(was: (first.width, first.height), now: (second.width, second.height)))
      }
      return PictureDifference(first, second, tolerance).map { entry(.differs($0)) }
    } catch {
      return Entry(name: name, kind: .unreadable(error.message))
    }
  }

  private static func picture(in file: [UInt8]) throws(FileProblem) -> DecodedPicture {
    // What only has the name of a PNG is not shown in a page as one.
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw FileProblem(message: tr("this is no PNG"))
    }
    return try PictureDecoder.picture(in: file)
  }
}
