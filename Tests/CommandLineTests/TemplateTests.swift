import Testing

/// The documents that a person begins with.
@Suite struct TemplateTests {
  private static let names = [
    "alert", "chain", "confirm", "flow", "loader", "localized", "login", "popover", "share",
    "sheet",
  ]

  private func path(_ name: String) -> String {
    Sample.file("data/templates/\(name).rehearsal.yaml")
  }

  @Test(arguments: names) func isWithoutErrorOrWarning(_ name: String) throws {
    let done = try Command.run("check", path(name))
    #expect(done.status == 0)
    #expect(done.errors == "")
    #expect(done.output.hasSuffix(": ok\n"))
  }

  @Test(arguments: names) func makesTheCallsItExpects(_ name: String) throws {
    #expect(try Command.run("test", path(name)).status == 0)
  }
}
