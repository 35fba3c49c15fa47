import Testing

/// `rehearsal trace --lens`, and the keys of the filter in `--break`.
@Suite struct TraceLensTests {
  private func trace(_ words: String...) throws -> Finished {
    try Command.run("rehearsal", ["trace"] + words)
  }

  @Test func sentencesAndCaptions() throws {
    let sample = Sample.path("sign-out")
    let designer = try trace(sample, "--lens", "designer")
    #expect(designer.status == 0)
    #expect(designer.lines.contains("0.000  The person tapped “Sign Out”."))
    #expect(designer.lines.contains("0.250  The alert “Sign Out” is there."))
    let presenter = try trace(sample, "--lens", "presenter")
    #expect(presenter.lines.contains("0.250  The choice: Cancel"))
    #expect(!presenter.lines.joined().lowercased().contains("person"))
    #expect(try trace(sample, "--lens", "developer").lines == trace(sample).lines)
  }

  @Test(arguments: ["--all", "--format=csv", "--break=didPresent"])
  func theyAreTextAlone(_ option: String) throws {
    #expect(try trace(Sample.path("sign-out"), "--lens", "designer", option).status == 64)
  }

  @Test func keysOfTheFilterStopTheRun() throws {
    let run = try trace(Sample.path("sign-out"), "--break", "kind:asks time:<1s")
    #expect(run.status == 0)
    #expect(run.lines.contains { $0.hasSuffix("alertViewShouldEnableFirstOtherButton: -> true") })
    #expect(!run.lines.contains { $0.contains("didPresentAlertView:") })
  }

  @Test func aWrongKeyIsExplained() throws {
    let run = try trace(Sample.path("sign-out"), "--break", "typ:asks")
    #expect(run.status == 64)
    #expect(run.errors.contains("“typ:” is not a key of the filter"))
  }
}
