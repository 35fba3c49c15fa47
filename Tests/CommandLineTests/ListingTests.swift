import Testing

/// The listings of the texts that the tables begin with, each as a document: its calls were worked
/// out from the tables.
@Suite struct ListingTests {
  @Test func listingsMakeTheCallsOfTheTables() throws {
    let run = try Command.run("test", Sample.file("Tests/Corpus/listings"))
    #expect(run.status == 0, "\(run.lines.joined(separator: "\n"))")
    #expect(run.lines.count >= 7)
  }
}
