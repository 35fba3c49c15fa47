import Glibc
import Testing

/// Documents whose runs would grow or go on without end.
///
/// Each document of `Tests/Corpus/hostile` says in its first line how its run stops.
@Suite(.serialized) struct HostileCorpusTests {
  private static let folder = Sample.file("Tests/Corpus/hostile")

  static let names: [String] = {
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
  }()

  @Test func thereAreDocuments() { #expect(Self.names.count >= 5) }

  /// The memory is limited to a little more than the program needs for nothing.
  @Test(arguments: names)
  func stops(_ name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1_000)
    try #require(fgets(&line, Int32(line.count), file) != nil)
    let first = String(
      decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let said = first.dropFirst("# says: ".count).dropLast()
    for command in ["trace", "test"] {
      let run = try HostileTests.run([command, path], kilobytes: 400_000, seconds: 120)
      #expect(run.status == 1)
      let text = command == "trace" ? run.errors : run.output
      #expect(text.contains(said), "\(run.complaints)")
    }
  }
}
