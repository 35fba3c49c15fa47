import Glibc
import PrototypeFile
public import Session
import Texts

/// The folder of documents without a name of the person's.
public enum Drafts {
  /// The path of the folder.
  public static var folder: String { "\(PersonFolder.data)/drafts" }

  /// Makes a draft, with the files that the text names.
  ///
  /// - Parameter folder: where these are.
  /// - Returns: the path of the document.
  /// - Throws: ``FileProblem`` where it can't be written.
  public static func make(
    _ bytes: [UInt8], with folder: DocumentFolder = .none
  ) throws(FileProblem) -> String {
    let (own, name) = try makeFolder()
    for beside in names(of: bytes) {
      guard let content = try? folder.read(beside, limit: FileReader.pictureLimit) else { continue }
      makeFolders(of: beside, in: own)
      try? FileWriter.write(content, to: "\(own)/\(beside)", replacing: false)
    }
    let file = "\(own)/\(name).rehearsal.yaml"
    do {
      try FileWriter.write(bytes, to: file, replacing: false)
      try FileWriter.write(Array(SHA256.digits(of: bytes).utf8), to: own + begun, replacing: false)
    } catch {
      removeTree(own, level: 0)
      throw problem(error.message)
    }
    return file
  }

  /// Makes the folder of a new draft.
  ///
  /// - Returns: its path and its name.
  private static func makeFolder() throws(FileProblem) -> (path: String, name: String) {
    let path = Drafts.folder
    do {
      try PersonFolder.make(path)
    } catch {
      throw problem(error.reason)
    }
    for number in 1...10_000 {
      let own = "\(path)/untitled-\(number)"
      if mkdir(own.fileBytes, 0o700) == 0 { return (own, "untitled-\(number)") }
      if errno != EEXIST { break }
    }
    throw problem(WriteFailure.last.reason)
  }

  private static func problem(_ reason: String) -> FileProblem {
    FileProblem(
      message: tr(
        "no copy can be made in {folder}: {reason}",
        ["folder": FileName.text(folder), "reason": reason]))
  }

  /// The file that has the SHA-256 of a draft's first text.
  private static let begun = "/.begun"

  /// Whether a draft has the text that it was made with.
  static func isUnchanged(_ file: String, _ text: [UInt8]) -> Bool {
    guard has(file), let slash = file.lastIndex(of: "/"),
      let digits = try? FileReader.read(file[..<slash] + begun)
    else { return false }
    return digits == Array(SHA256.digits(of: text).utf8)
  }

  /// Whether a document is a draft.
  public static func has(_ file: String) -> Bool { file.hasPrefix(folder + "/") }

  /// The documents that are drafts, the newest first.
  public static var all: [String] {
    var found: [(time: Int, path: String)] = []
    for name in FolderNames.all(in: folder) {
      let path = "\(folder)/\(name)/\(name).rehearsal.yaml"
      var status = stat()
      guard name.hasPrefix("untitled-"), lstat(path.fileBytes, &status) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      found.append((status.st_mtim.tv_sec, path))
    }
    return found.sorted { $0.time > $1.time }.map(\.path)
  }

  /// Removes a draft with its pictures.
  public static func remove(_ file: String) {
    guard has(file), let slash = file.lastIndex(of: "/") else { return }
    removeTree(String(file[..<slash]), level: 0)
  }

  private static func removeTree(_ path: String, level: Int) {
    guard level < 8 else { return }
    for name in FolderNames.all(in: path) {
      let inner = "\(path)/\(name)"
      var status = stat()
      guard lstat(inner.fileBytes, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        removeTree(inner, level: level + 1)
      } else {
        unlink(inner.fileBytes)
      }
    }
    rmdir(path.fileBytes)
  }

  static func makeFolders(of name: String, in folder: String) {
    var path = folder
    for part in name.split(separator: "/").dropLast() where part != ".." {
      path += "/" + part
      mkdir(path.fileBytes, 0o700)
    }
  }

  /// The texts of a document that could be names of files next to it.
  static func names(of bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    func collect(_ node: YAMLNode) {
      if let text = node.text, !text.isEmpty, text.utf8.count < 512, !text.hasPrefix("/"),
        !text.split(separator: "/").contains("..")
      {
        names.insert(text)
        // The words of a command.
        for word in text.split(separator: " ") { names.insert(String(word)) }
      }
      for item in node.list ?? [] { collect(item) }
      for entry in node.entries ?? [] { collect(entry.value) }
    }
    if let root = YAMLDocument(bytes).root { collect(root) }
    return names
  }

  /// Copies the files next to a draft to another folder; what is there stays.
  ///
  /// - Returns: whether all of them are there then.
  static func copyFiles(beside draft: String, to folder: String) -> Bool {
    guard let bytes = try? FileReader.read(draft) else { return false }
    let own = DocumentFolder(of: draft)
    var isWhole = true
    for name in names(of: bytes) {
      guard let content = try? own.read(name, limit: FileReader.pictureLimit) else { continue }
      makeFolders(of: name, in: folder)
      do {
        try FileWriter.write(content, to: "\(folder)/\(name)", replacing: false)
      } catch {
        isWhole = false
      }
    }
    return isWhole
  }
}
