import Testing

/// A file holds one idea.
@Suite struct SizeTests {
  private static let most = 400

  /// The files of more lines than one should have, as `PATH: LINES`.
  private func long(_ files: [SourceFile]) -> [String] {
    files.compactMap { file in
      let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      return count > SizeTests.most ? "\(file.path): \(count)" : nil
    }
  }

  @Test(arguments: ["Sources", "Tests", "meson-helpers", "resources"])
  func noFileIsLong(_ folder: String) throws {
    let files = try Project.files(
      in: folder, ending: [".swift", ".c", ".h", ".py", ".css", "run", "test", "bench", ".sh"])
    #expect(!files.isEmpty)
    #expect(long(files) == [])
  }

  @Test func aLongFileWouldBeFound() {
    let lines = String(repeating: "x\n", count: SizeTests.most)
    #expect(long([SourceFile("a.swift", lines)]) == [])
    #expect(long([SourceFile("a.swift", lines + "x\n")]) == ["a.swift: 401"])
  }
}
