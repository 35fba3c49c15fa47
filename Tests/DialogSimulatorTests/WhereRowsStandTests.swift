import DialogModel
import Glibc
import Testing

/// Order is data, and has one place: a row of the behaviour tables is implemented in one file.
@Suite("Each row stands in one file")
struct WhereRowsStandTests {
  @Test("Each row's id stands in exactly one file of DialogSimulator", arguments: Rule.allCases)
  func oneFile(rule: Rule) throws {
    let files = try #require(Self.files)
    let places = files.filter { $0.words.contains(rule.name) }.map(\.path)
    #expect(places.count == 1, "\(rule.name) stands in \(places)")
  }

  @Test("The sources were found")
  func found() throws {
    #expect(try #require(Self.files).count > 10)
  }

  private struct File {
    var path: String
    /// The words in capitals: what is between characters that no name holds.
    var words: Set<String>
  }

  private static let files: [File]? = {
    let parts = #filePath.split(separator: "/")
    guard let tests = parts.lastIndex(of: "Tests") else { return nil }
    let root = "/" + parts[..<tests].joined(separator: "/") + "/Sources/DialogSimulator"
    return paths(in: root).map { path in
      let words = text(of: path).split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return File(path: path, words: Set(words.map { $0.uppercased() }))
    }
  }()

  private static func paths(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = folder + "/" + name
      if name.hasSuffix(".swift") { found.append(path) } else { found += paths(in: path) }
    }
    return found
  }

  private static func text(of path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
