import DialogModel
import Testing

/// `rehearsal icons`, as far as it goes without a display; Tests/gui/test_taken.py has the sheet.
@Suite struct IconTests {
  @Test func theNamesAreListed() throws {
    let run = try Command.run("icons")
    #expect(run.status == 0)
    #expect(run.lines == Icon.allCases.map(\.rawValue))
    #expect(run.lines.count > 55 && Set(run.lines).count == run.lines.count)
  }

  @Test func theSheetIsAPNG() throws {
    let run = try Command.run("icons", "--picture", "icons.jpg")
    #expect(run.status == 64)
    #expect(run.errors.contains("let the name after “--picture” end in .png"))
  }
}
