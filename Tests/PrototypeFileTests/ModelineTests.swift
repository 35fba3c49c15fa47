import Glibc
import PrototypeFile
import Testing

/// The line that tells language servers of YAML where the schema is.
@Suite struct ModelineTests {
  private static let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

  private func text(_ path: String) throws -> String {
    let file = try #require(fopen("\(ModelineTests.root)/\(path)", "r"), "\(path)")
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  @Test func everyTemplateHasIt() throws {
    let folder = try #require(opendir("\(ModelineTests.root)/data/templates"))
    defer { closedir(folder) }
    var count = 0
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard name.hasSuffix(".yaml") else { continue }
      count += 1
      let lines = try text("data/templates/\(name)").split(separator: "\n")
      #expect(lines.contains(Substring(FormatSchema.modeline)), "\(name)")
    }
    #expect(count > 3)
  }

  @Test(arguments: ["docs/command-line.md", "docs/editors.md"])
  func thePagesHaveIt(_ page: String) throws {
    #expect(try text(page).contains(FormatSchema.modeline))
  }

  @Test func theSchemaIsCalledSo() {
    #expect(FormatSchema.json().contains("\"$id\": \"\(FormatSchema.address)\""))
  }
}
