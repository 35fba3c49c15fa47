import Glibc
import PrototypeFile
import Testing

/// The samples that come with the program.
@Suite struct SampleTests {
  @Test(arguments: Samples.names)
  func loads(_ name: String) throws {
    let result = PrototypeDocument.load(try Samples.bytes(of: name))
    #expect(result.problems.map { $0.text(file: name) } == [])
    #expect(result.prototype != nil)
  }

  @Test func areThere() {
    #expect(Samples.names.contains("sign-out.rehearsal.yaml"))
  }
}

/// The folder of samples, found from where this file stands.
enum Samples {
  static let folder = "\(#filePath)/../../../data/samples".simplified

  static var names: [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".rehearsal.yaml") { names.append(name) }
    }
    return names.sorted()
  }

  static func bytes(of name: String) throws -> [UInt8] {
    let file = try #require(fopen("\(folder)/\(name)", "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&piece, 1, piece.count, file)
      if count == 0 { return bytes }
      bytes += piece.prefix(count)
    }
  }
}

extension String {
  /// A path without `..`, which `opendir` would not follow through a file.
  fileprivate var simplified: String {
    var parts: [Substring] = []
    for part in split(separator: "/") {
      if part == ".." { parts.removeLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
