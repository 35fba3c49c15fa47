import RandomPrototypes
import TestTools
import Testing

/// What the fuzzers start from goes through each ordinary test run once.
@MainActor
@Suite struct CorpusTests {
  @Test(arguments: FuzzTarget.allCases)
  func nothingInTheCorpusBreaksAnything(_ target: FuzzTarget) throws {
    let names = try Files.names(in: "Tests/Corpus/\(target.rawValue)")
    #expect(!names.isEmpty)
    for name in names {
      let broken = target.feed(try Files.bytes("Tests/Corpus/\(target.rawValue)/\(name)"))
      #expect(broken == nil, "\(name)")
    }
  }
}
