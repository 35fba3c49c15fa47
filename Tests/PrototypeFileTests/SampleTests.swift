import Glibc
import PrototypeFile
import Testing

/// The samples that come with the program.
@Suite struct SampleTests {
  @Test(arguments: Samples.names)
  func loads(_ name: String) throws {
    let result = PrototypeDocument.load(try Samples.bytes(of: name), in: .bare)
    #expect(result.problems.map { $0.text(file: name) } == [])
    #expect(result.prototype != nil)
  }

  @Test func areThere() {
    #expect(Samples.names.contains("sign-out.rehearsal.yaml"))
  }
}

/// The folder of samples.
enum Samples {
  static let folder = Files.root + "/data/samples"

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
    try Files.bytes(at: "data/samples/" + name)
  }
}
