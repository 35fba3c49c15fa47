import TestTools
import Testing

/// What was still due when a scenario ended is said, and written into `expect`.
@Suite struct DueTests {
  private static let head = """
    rehearsal: 1
    dialogs:
      share:
        activityPicker:
          items: [{text: Hi}]
          activities: [{type: org.cool, title: Cool, perform: {seconds: 2}}]
    tasks: {sync: {simulate: {seconds: 30}}}
    scenarios:

    """
  private static let note =
    "at the end, 0.600 s, this is still due until 2.300 s: share/org.cool activityDidFinish:, "
    + "share completionHandler:; “wait: 1.700” waits for it\n"
  private static let comment =
    "# still due until 2.300: share/org.cool activityDidFinish:, share completionHandler:"

  private let folder: Folder
  init() throws { folder = try Folder() }

  private func document(_ scenario: String) throws -> String {
    try folder.file("f.yaml", Self.head + scenario)
  }

  @Test func traceAndTestSayIt() throws {
    let file = try document("  cool: {steps: [{tapOn: Cool}]}\n")
    for command in ["trace", "test"] {
      let run = try Command.run(command, file)
      #expect(run.status == 0)
      #expect(run.errors == "\(file):9: note: \(Self.note)")
    }
    let lines = try Command.run("trace", file, "--format", "expect").lines
    #expect(lines.last == "  \(Self.comment)")
  }

  @Test func aJobThatIsNotWaitedForIsSaid() throws {
    let file = try document("  job: {steps: [{do: {run: sync}}]}\n")
    let run = try Command.run("trace", file)
    #expect(run.errors.contains("this is still due until 30.000 s: task sync; "))
    let hangs = try document("  job: {steps: [{do: {run: sync}}, {wait: 30}]}\n")
    #expect(try Command.run("trace", hangs).errors == "")
  }

  /// An `expect` that is accepted; what it said before is replaced.
  @Test(
    arguments: [
      "|\n      # Mine.\n      x y:\n      # still due until 9.000: old",
      "[\"# Mine.\", \"x y:\"]", "[\"x y:\", '# still due until 9.000: old']",
      "\n      - \"# Mine.\"\n      - \"x y:\"\n      - \"# still due: old\"",
      ">\n      x y:\n      a b:", "\"x y:\"",
    ])
  func acceptWritesIt(_ expect: String) throws {
    let file = try document("  cool:\n    steps: [{tapOn: Cool}]\n    expect: \(expect)\n")
    #expect(try Command.run("test", "--accept", file).status == 0)
    let text = try folder.text("f.yaml")
    #expect(text.contains(Self.comment))
    #expect(text.ranges(of: "still due").count == 1)
    #expect(text.contains("Mine.") == expect.contains("Mine."))
    #expect(try Command.run("test", file).lines.last == "1 scenario: 1 ok")
  }

  @Test func aBeginningSaysNothingOfTheEnd() throws {
    let file = try document(
      "  cool:\n    steps: [{tapOn: Cool}]\n    expect: |\n      x y:\n      ...\n")
    #expect(try Command.run("test", "--accept", file).status == 0)
    #expect(!(try folder.text("f.yaml")).contains("still due"))
  }
}
