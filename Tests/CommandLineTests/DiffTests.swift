import Glibc
import Testing

/// `rehearsal diff`.
@Suite struct DiffTests {
  private let sample = Sample.path("sign-out")

  @Test func twoScenariosOfADocument() throws {
    let run = try Command.run("diff", "\(sample)#confirm", "\(sample)#cancel")
    #expect(run.status == 1)
    #expect(
      run.lines.first
        == "Call 4 is “sign-out alertView:clickedButtonAtIndex: 1” in the first run and "
        + "“sign-out alertView:clickedButtonAtIndex: 0” in the second.  [D2, line 19]")
    #expect(run.lines.count == 9)
    #expect(run.lines[6].contains("1              | 0.250  sign-out"))
  }

  @Test func aLogNextToARun() throws {
    let log = """
      2012-11-03 14:21:15.023 Mail[43:c07] -[Mail willPresentAlertView:] <UIAlertView: 0x7f12>
      2012-11-03 14:21:15.300 Mail[43:c07] -[Mail didPresentAlertView:] <UIAlertView: 0x7f12>
      2012-11-03 14:21:17.100 Mail[43:c07] -[Mail alertView:clickedButtonAtIndex:] <UIAlertView: 0x7f12> 1

      """
    let run = try Command.run("diff", "-", "\(sample)#confirm", input: log)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.lines.last == "The same 3 calls.")
    #expect(run.lines.first?.hasPrefix("Left out, because the log never names it: ") == true)
    let other = try Command.run("diff", "-", "\(sample)#cancel", input: log)
    #expect(other.status == 1)
  }

  @Test(arguments: [
    (["-", "SAMPLE", "--by", "all"], "leave “--by” out"), (["SAMPLE", "-"], "comes first"),
  ])
  func whereALogCannotStand(_ words: [String], _ answer: String) throws {
    let run = try Command.run(
      "rehearsal", ["diff"] + words.map { $0 == "SAMPLE" ? sample : $0 },
      input: "-[Mail didPresentAlertView:] <UIAlertView: 0x7f12>\n")
    #expect(run.status == 64)
    #expect(run.errors.contains(answer), "\(run.errors)")
  }

  @Test func whatIsNoRunNamesTheCommandForLogs() throws {
    let run = try Command.run("diff", "-", sample, input: "hello\n")
    #expect(run.status == 64)
    #expect(run.errors.contains("“rehearsal verify”"), "\(run.errors)")
  }

  @Test func theSameRunIsEqual() throws {
    let run = try Command.run("diff", sample, sample, "--by", "all")
    #expect(run.status == 0)
    #expect(run.lines == ["The same 6 calls."])
  }

  @Test func anotherEra() throws {
    let document = Sample.path("life-cycle")
    let run = try Command.run("diff", "--other-era", "ios3", document, document)
    #expect(run.status == 1)
    #expect(run.lines.first?.contains("“unsaved alertViewCancel:” in the second") == true)
  }

  /// The steps of a scenario name texts; in another language they name the texts there.
  @Test(arguments: ["de", "ar"])
  func anotherLanguage(_ language: String) throws {
    let document = Sample.path("languages")
    for scenario in ["as-written", "german"] {
      let run = try Command.run(
        "diff", "--other-language", language, "\(document)#\(scenario)", "\(document)#\(scenario)")
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.output)\(run.errors)")
    }
  }

  /// The rows that `trace` has written are the run that it played, to the millisecond.
  @Test(arguments: Sample.names)
  func everySampleEqualsItsJSONLines(_ name: String) throws {
    let document = Sample.path(name)
    let lines = try Command.run("trace", "--format", "jsonl", document).output
    let run = try Command.run("diff", "--by", "all", document, "-", input: lines)
    let isEmpty = lines.isEmpty
    #expect(run.status == (isEmpty ? 65 : 0), "\(run.output)")
  }

  @Test func aTimeThatNoRunHas() throws {
    let line = "{\"time\":9223372036854775.807,\"target\":\"a\",\"call\":\"x:\",\"arguments\":[]}"
    let run = try Command.run("diff", "-", sample, input: line + "\n")
    #expect(run.status == 65)
    #expect(
      run.errors
        == "standard input:1: error: “time” must be a number of seconds from 0 to 3162240000\n")
  }

  @Test func whatIsNoRun() throws {
    let other = try Command.run("diff", sample, "-", input: "{\"time\":0}\nno\n")
    #expect(other.status == 65)
    #expect(other.errors.contains("standard input:2: error: this is no row of a run"))
    let scenario = try Command.run("diff", sample, "\(sample)#confrim")
    #expect(scenario.status == 64)
    #expect(scenario.errors.contains("Did you mean “confirm”?"))
    #expect(try Command.run("diff", sample, "nowhere#x").status == 66)
  }
}
