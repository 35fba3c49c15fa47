import Glibc
import Testing

/// `rehearsal verify`.
@Suite struct VerifyTests {
  private func verify(_ log: String) throws -> Finished {
    try Command.run("verify", "Tests/Corpus/logs/\(log).log")
  }

  private func contents(of path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  @Test func aLogInOrder() throws {
    let run = try verify("nslog")
    #expect(run.status == 0)
    #expect(run.lines == ["Tests/Corpus/logs/nslog.log: 11 calls about 3 objects are in order"])
  }

  /// Each log of the page on this command has there what is printed.
  @Test(arguments: [("unified", 6, "F15"), ("plain", 7, "A2")])
  func aLogOutOfOrder(_ log: String, _ line: Int, _ rule: String) throws {
    let run = try verify(log)
    #expect(run.status == 1)
    let first = try #require(run.lines.first)
    #expect(first.hasPrefix("Tests/Corpus/logs/\(log).log:\(line): “"))
    #expect(first.hasSuffix("[\(rule)]"))
    let page = try contents(of: "docs/verify.md")
    let printed = run.lines.joined(separator: "\n")
      .replacing("Tests/Corpus/logs/", with: "")
    #expect(page.contains(printed), "\(printed)")
  }

  /// The page has what is printed of these too.
  @Test(arguments: ["anonymous", "given-up"])
  func aLogOfWhichTheReadingIsTold(_ log: String) throws {
    let run = try verify(log)
    let printed = run.lines.joined(separator: "\n").replacing("Tests/Corpus/logs/", with: "")
    #expect(try contents(of: "docs/verify.md").contains(printed), "\(printed)")
    #expect(run.status == (log == "given-up" ? 0 : 1))
  }

  @Test func aDocumentIsNoLog() throws {
    let run = try Command.run("verify", Sample.path("sign-out"))
    #expect(run.status == 65 && run.errors.contains("this is a document and no log"))
  }

  @Test func aFileWithoutCallsIsNoLog() throws {
    let run = try Command.run("verify", "README.md.in-no-folder")
    #expect(run.status == 66)
    let other = try Command.run("verify", "LICENSE")
    #expect(other.status == 65)
    #expect(other.errors.contains("no line has a method of a delegate"))
  }
}
