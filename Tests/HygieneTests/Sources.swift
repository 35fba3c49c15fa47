import Glibc
import Testing

/// A text file of the project.
struct SourceFile: Sendable, CustomTestStringConvertible {
  /// The path from the project's folder.
  let path: String
  let text: String

  /// The lines; a comment that fills one is left out, for it may name what the code may not.
  let lines: [(number: Int, text: Substring)]

  /// A file that a test makes up.
  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { ($0.offset + 1, $0.element) }
      .filter { !$0.1.drop { $0 == " " }.hasPrefix("//") }
  }

  /// A file of the project.
  init(at path: String) throws {
    let file = try #require(fopen("\(Project.folder)/\(path)", "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { break }
      bytes += piece.prefix(count)
    }
    self.init(path, String(decoding: bytes, as: UTF8.self))
  }

  var testDescription: String { path }

  /// Whether the file is in one of these folders, or is one of these files.
  func isIn(_ places: [String]) -> Bool {
    places.contains { path == $0 || path.hasPrefix($0 + "/") }
  }
}

/// The project's files, found from the folder of this file.
enum Project {
  static let folder: String = {
    let here = #filePath
    let tail = "/Tests/HygieneTests/Sources.swift"
    precondition(here.hasSuffix(tail))
    return String(here.dropLast(tail.count))
  }()

  /// The sources, read once.
  static let sources = Result { try files(in: "Sources", ending: [".swift", ".c", ".h"]) }

  /// The files of a folder and of all folders in it, in order.
  static func files(in folder: String, ending: [String]) throws -> [SourceFile] {
    var files: [SourceFile] = []
    for name in try names(in: folder) {
      let path = "\(folder)/\(name)"
      if isFolder(path) {
        files += try self.files(in: path, ending: ending)
      } else if ending.contains(where: { name.hasSuffix($0) }) {
        files.append(try SourceFile(at: path))
      }
    }
    return files
  }

  private static func names(in folder: String) throws -> [String] {
    let directory = try #require(opendir("\(self.folder)/\(folder)"))
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") && name != "__pycache__" { names.append(name) }
    }
    return names.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat("\(folder)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
