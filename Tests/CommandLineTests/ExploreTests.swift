import TestTools
import Testing

/// `rehearsal explore`, and what other commands take of it.
@Suite struct ExploreTests {
  static let dead = """
    rehearsal: 1
    screens:
      s: {controls: [{button: Go, then: {goTo: e}}]}
      e: {controls: [{label: Thanks}]}

    """

  @Test func aFindingHasItsPlaceAndItsWay() throws {
    let run = try Command.run("explore", "-", input: ExploreTests.dead)
    #expect(
      run
        == Finished(
          status: 1,
          output: """
            standard input:4:3: error: After tap “Go” nothing can be tapped any more. [dead-end]
              tap “Go”
            standard input: 1 error in 4 states (all)
            standard input: a map of 2 places
            s (start)
              Go → e
            e, finding 1

            """, errors: ""))
  }

  /// Also one of a control, which is an item of a list.
  @Test func aFindingOfAControlHasItsLine() throws {
    let document = """
      rehearsal: 1
      screens:
        s:
          controls:
            - label: Top
            - button: Delete
              then: {run: deleting}
      tasks:
        deleting: {loader: none, simulate: {seconds: 9}}
      """
    let run = try Command.run("explore", "-", input: document)
    #expect(
      run.lines.first
        == "standard input:6:9: warning: “Delete” acts at once; nobody is asked. "
        + "[destroys-without-asking]")
    #expect(run.status == 0)
  }

  @Test func whatIsKnownIsNotListed() throws {
    let known = "known: [{finding: dead-end, at: e, because: The end of the demonstration.}]\n"
    let run = try Command.run("explore", "-", input: ExploreTests.dead + known)
    #expect(run.status == 0)
    #expect(run.lines.first == "standard input: nothing found in 4 states (all); 1 is known")
    #expect(try Command.run("check", "-", input: ExploreTests.dead + known).errors == "")
    let unused = known.replacing("dead-end", with: "twice")
    #expect(
      try Command.run("explore", "--notes", "-", input: ExploreTests.dead + unused).output
        .contains("nothing is found here that “twice” says"))
  }

  @Test(arguments: [
    ("error", 1), ("warning", 1), ("bound", 0), ("twice", 0), ("twice,dead-end", 1),
  ])
  func failOn(_ words: String, _ status: Int32) throws {
    let run = try Command.run("explore", "--fail-on", words, "-", input: ExploreTests.dead)
    #expect(run.status == status)
  }

  @Test func boundsAreNamed() throws {
    let run = try Command.run(
      "explore", "--states", "2", "--fail-on", "bound", "-", input: ExploreTests.dead)
    #expect(run.status == 1)
    #expect(run.output.contains("states so far; bound: 2 states"), "\(run.output)")
  }

  @Test(arguments: [
    ["--interference", "9"], ["--states", "0"], ["--seconds", "0"], ["--fail-on", "no"],
    ["--with", "no"], ["--write-scenarios"],
  ])
  func wrongOptions(_ options: [String]) throws {
    let run = try Command.run(
      "rehearsal", ["explore"] + options + ["-"], input: ExploreTests.dead)
    #expect(run.status == 64)
    #expect(run.complaints.count == 1)
  }

  static let promised = dead.replacing(
    "{label: Thanks}", with: "{button: Back, then: {goTo: s}}")

  @Test func promisesAreHeldBrokenOrNotDecided() throws {
    let held = ExploreTests.promised + "promises: [{from: any, reach: {shown: [s]}}]\n"
    #expect(
      try Command.run("explore", "-", input: held).lines.first?.hasSuffix(
        "(all); 1 of 1 promises held") == true)
    let broken = ExploreTests.promised + "promises: [{name: stay, never: {shown: [e]}}]\n"
    let run = try Command.run("explore", "-", input: broken)
    #expect(run.status == 1)
    #expect(
      run.lines.prefix(2) == [
        "standard input:5:12: error: “stay” is broken: never “e” shown. [broken-promise]",
        "  tap “Go”",
      ], "\(run.lines)")
    let cut = try Command.run("explore", "--states", "1", "-", input: held)
    #expect(
      cut.output.contains("not decided within")
        && cut.output.contains("from everywhere some way leads to “s” shown"), "\(cut.output)")
    let json = try Command.run("explore", "--format", "json", "-", input: broken)
    #expect(
      json.output.contains(#"{"name":"stay","promise":"never “e” shown","state":"broken"}"#))
    #expect(try Command.run("check", "--explore", "-", input: broken).errors.contains("“stay”"))
    let known = "known: [{finding: broken-promise, at: /promises/0, because: It is known so.}]\n"
    #expect(try Command.run("explore", "-", input: broken + known).status == 0)
  }

  @Test func whatCanBeCorrectedIsCorrected() throws {
    let folder = try Folder()
    let file = try folder.file("dead.yaml", ExploreTests.dead)
    let shown = try Command.run("explore", "--fix", "--dry-run", file)
    #expect(shown.output.contains("+"), "\(shown)")
    #expect(try folder.text("dead.yaml") == ExploreTests.dead)
    let run = try Command.run("explore", "--fix", file)
    #expect(run.status == 0, "\(run)")
    #expect(run.errors.contains("corrected (dead-end): Give “e” a button that"), "\(run.errors)")
    #expect(try folder.text("dead.yaml").contains("button: Back"))
    #expect(try Command.run("explore", "--fix", file).errors == "")
    // What is known stays, and is no finding that a correction adds.
    let other = """
      known: [{finding: uninvited, at: a, because: It is meant like this.}]
      dialogs: {a: {alert: {title: A, cancelButton: No}}, b: {alert: {title: B, cancelButton: No}}}
      tasks: {t: {loader: none, simulate: {seconds: 9}, whenDone: {present: a}}}

      """
    let two = ExploreTests.dead.replacing(
      "[{button: Go, then: {goTo: e}}]",
      with: "[{button: Go, then: {goTo: e}}, {button: Run, then: {run: t}}, "
        + "{button: B, then: {present: b}}]")
    let known = try folder.file("known.yaml", two + other)
    #expect(
      try Command.run("explore", "--fix", known).errors.contains("corrected (dead-end)"))
  }

  /// A sentence has no full stop before more of it.
  @Test func checkSaysWhereAFindingIsExplained() throws {
    let run = try Command.run("check", "--explore", "-", input: ExploreTests.dead)
    #expect(
      run.errors
        == "standard input:4:3: error: After tap “Go” nothing can be tapped any more; "
        + "see docs/checks.md#dead-end\n")
  }

  @Test func waysInNoScenarioAreCorrectedByScenarios() throws {
    let document = """
      rehearsal: 1
      screens: {s: {controls: [{button: Ask, then: {present: a}}]}}
      dialogs: {a: {alert: {title: A, cancelButton: No, otherButtons: [Yes]}}}
      scenarios: {no: {steps: [{tapOn: Ask}, {tapOn: No}]}}

      """
    let folder = try Folder()
    let file = try folder.file("ask.yaml", document)
    #expect(try Command.run("explore", "--fix", file).errors == "")
    let run = try Command.run("explore", "--fix", "--notes", "--cover", file)
    #expect(run.errors.contains("corrected (uncovered): Add scenario “covers-yes-of-a”"), "\(run)")
    #expect(!run.output.contains("[uncovered]"), "\(run)")
    #expect(try Command.run("test", file).status == 0)
  }

  @Test func walksByChanceHaveTheirTimes() throws {
    let document = """
      rehearsal: 1
      screens: {s: {controls: [{button: Send, then: {run: t}}, {button: Ask, then: {present: b}}]}}
      dialogs:
        a: {alert: {title: A, cancelButton: No}}
        b: {alert: {title: B, cancelButton: No}}
      tasks: {t: {loader: none, simulate: {seconds: 3}, whenDone: {present: a}}}
      promises: [{never: {shown: [a, b]}}]

      """
    let run = try Command.run("explore", "--race", "7", "--runs", "20", "-", input: document)
    #expect(run.status == 1)
    #expect(run.lines.first?.contains("a promise is broken: never “a” + “b” shown") == true)
    let scenario = run.lines.dropFirst().dropLast()
    #expect(scenario.contains { $0.contains("endTask") }, "\(run.lines)")
    // The scenario can be played.
    let played = document + "scenarios:\n" + scenario.joined(separator: "\n") + "\n"
    #expect(try Command.run("test", "-", input: played).status == 0, "\(played)")
    let none = document.replacing("whenDone: {present: a}", with: "whenDone: {log: x}")
    let good = try Command.run("explore", "--race", "7", "--runs", "20", "-", input: none)
    #expect(good.status == 0 && good.output == "standard input: nothing found on 20 walks\n")
    #expect(
      try Command.run("rehearsal", ["explore", "--runs", "2", "-"], input: none).status == 64)
  }

  /// The same tree as in the window, with what scenarios do.
  @Test func theMapIsAtTheEndAndSaysWhatIsCovered() throws {
    let document = ExploreTests.promised + "scenarios: {go: {steps: [{tapOn: Go}]}}\n"
    #expect(
      try Command.run("explore", "--cover", "-", input: document).lines.suffix(5) == [
        "standard input: a map of 2 places", "s (start)", "  Go → e, covered by go", "e",
        "  Back → back to s, not covered",
      ])
  }

  @Test func branchesOfConditionsAreCovered() throws {
    let document = """
      rehearsal: 1
      flags: {f: false}
      screens:
        s:
          controls:
            - {button: Set, then: {set: {flag: f, to: true}}}
            - {button: Go, then: {when: {flag: f}, do: {log: x}}}
      scenarios: {go: {steps: [{tapOn: Go}]}}

      """
    let run = try Command.run("test", "--coverage", "-", input: document)
    #expect(run.output.contains("2 of 4 ways are covered"), "\(run.output)")
    #expect(
      run.output.contains("  covered: the condition of “Go” of “s” does not hold: go"),
      "\(run.output)")
    #expect(
      run.output.contains(
        "  not covered: the condition of “Go” of “s” holds: tap “Set” › tap “Go”"), "\(run.output)")
    // What is written goes there.
    let folder = try Folder()
    let path = try folder.file("a.yaml", document)
    #expect(try Command.run("explore", "--write-scenarios", path).status == 0)
    #expect(
      try Command.run("test", "--coverage", path).output.contains("4 of 4 ways are covered"))
  }

  @Test func statusesOfFiles() throws {
    let folder = try Folder()
    let bad = try folder.file("bad.yaml", "rehearsal: 2\n")
    #expect(try Command.run("explore", bad).status == 65)
    #expect(try Command.run("explore", folder.path("gone.yaml")).status == 66)
  }

  @Test(arguments: ["json", "jsonl", "dot", "mermaid", "junit", "sarif", "html"])
  func formats(_ format: String) throws {
    let run = try Command.run(
      "explore", "--format", format, "--cover", "-", input: ExploreTests.dead)
    #expect(run.status == 1)
    let words = [
      "json": "\"finding\":\"dead-end\"", "jsonl": "\"explorer\":1", "dot": "n0 -> n1",
      "mermaid": "s0 --> s1: Go", "junit": "<testsuites tests=\"1\" failures=\"1\"",
      "sarif": "\"ruleId\":\"dead-end\"", "html": "<b>dead-end</b>",
    ]
    #expect(run.output.contains(words[format] ?? "?"), "\(run.output)")
  }

  /// What is found is mended, or known with its reason.
  @Test func nothingIsFoundInTheSamples() throws {
    let run = try Command.run(
      "rehearsal", ["explore", "--fail-on", "warning"] + Sample.names.map { Sample.path($0) })
    #expect(run.status == 0, "\(run.output)")
  }

  /// Each way of each finding is a scenario that can be played.
  @Test(arguments: [
    "coffee", "alarm", "watering", "retry", "download", "delegate-gone", "piling-up",
  ])
  func waysCanBePlayed(_ name: String) throws {
    let document = String(
      decoding: try Files.bytes("data/samples/\(name).rehearsal.yaml"), as: UTF8.self)
    // What the sample knows of itself stands behind its scenarios.
    let head = document.components(beforeLine: "scenarios:")
    let run = try Command.run("explore", "--notes", "--format", "json", "-", input: head)
    let ways = run.output.matches(of: #/"steps":(\[(?:"(?:[^"\\]|\\.)*",?)*\])/#).map { match in
      match.output.1.matches(of: #/"((?:[^"\\]|\\.)*)"/#).map {
        $0.output.1.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
      }
    }
    #expect(!ways.isEmpty)
    for way in ways {
      let scenario = "scenarios:\n  way:\n    steps: [\(way.joined(separator: ", "))]\n"
      let played = try Command.run("test", "-", input: head + scenario)
      let isCrash = played.output.contains("would crash")
      #expect(played.status == 0 || isCrash, "\(way)\n\(played.output)\(played.errors)")
    }
  }

  @Test func scenariosAreWritten() throws {
    let folder = try Folder()
    let document = """
      rehearsal: 1
      screens:
        s: {controls: [{button: Go, then: {present: a}}]}
      dialogs:
        a: {alert: {title: A, cancelButton: No, otherButtons: [Yes]}}

      """
    let path = try folder.file("a.yaml", document)
    let run = try Command.run("explore", "--write-scenarios", path)
    #expect(run.status == 0, "\(run)")
    let text = try folder.text("a.yaml")
    #expect(text.hasPrefix(document), "\(text)")
    #expect(text.contains("# generated by rehearsal explore, covers: "), "\(text)")
    let tested = try Command.run("test", "--coverage", path)
    #expect(tested.status == 0, "\(tested.output)")
    #expect(tested.output.contains("3 of 3 ways are covered"), "\(tested.output)")
    #expect(
      try Command.run("test", "--coverage", "--format", "junit", path).output.contains(
        "<property name=\"covered\" value=\"3\"/>"))
    // Nothing is left, so nothing changes.
    _ = try Command.run("explore", "--write-scenarios", path)
    #expect(try folder.text("a.yaml") == text)
  }

  @Test func checkExploresToo() throws {
    let run = try Command.run("check", "--explore", "-", input: ExploreTests.dead)
    #expect(run.status == 1)
    #expect(run.output == "standard input: 1 error\n")
    #expect(run.errors.contains("standard input:4:3: error: After tap “Go”"), "\(run.errors)")
    #expect(run.errors.contains("see docs/checks.md#dead-end"), "\(run.errors)")
  }

  @Test func bothDevicesAreToldApart() throws {
    let document = """
      rehearsal: 1
      screens:
        s:
          controls: [{button: Go, then: {when: {device: tablet}, do: {goTo: e}, otherwise: {log: x}}}]
        e: {controls: [{label: Thanks}]}
      """
    let run = try Command.run("explore", "--device", "both", "-", input: document)
    #expect(run.output.contains("(Only on the tablet.)"), "\(run.output)")
  }
}

extension String {
  /// What is before the first line that begins so.
  fileprivate func components(beforeLine start: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.hasPrefix(start) }.joined(separator: "\n") + "\n"
  }
}
