import DialogModel
import PrototypeFile
import Testing

/// The calls of every sample's scenarios are those that the sample says.
@Suite struct SampleTests {
  /// A scenario of a sample.
  struct Case: Sendable, CustomTestStringConvertible {
    let sample: String
    let scenario: String
    let expect: [String]

    var testDescription: String { "\(sample) \(scenario)" }
  }

  static let cases: [Case] = Sample.names.flatMap { name -> [Case] in
    guard let bytes = try? Sample.bytes(name),
      let prototype = PrototypeDocument.load(bytes, in: .bare).prototype
    else { return [] }
    return prototype.scenarios.map {
      Case(sample: name, scenario: $0.name, expect: $0.expect ?? [])
    }
  }

  /// The words of a line, for runs of spaces do not count.
  private func words(_ line: some StringProtocol) -> String {
    line.split(separator: " ").joined(separator: " ")
  }

  @Test func everySampleHasScenariosThatExpectCalls() {
    #expect(Sample.names.count >= 8)
    #expect(Set(SampleTests.cases.map(\.sample)) == Set(Sample.names))
    #expect(SampleTests.cases.filter { $0.expect.isEmpty }.map(\.testDescription) == [])
  }

  /// They stand next to each other where the program welcomes people.
  @Test func noTwoSamplesHaveOneTitle() throws {
    let titles = try Sample.names.map { name in
      try PrototypeDocument.load(Sample.bytes(name), in: .bare).prototype?.title ?? name
    }
    #expect(Set(titles).count == titles.count, "\(titles.sorted())")
  }

  @Test(arguments: cases)
  func callsAreAsExpected(_ example: Case) throws {
    let run = try Command.run(
      "trace", Sample.path(example.sample), "--scenario", example.scenario)
    #expect(run.status == 0)
    #expect(
      run.complaints.allSatisfy {
        $0.contains("is played from its recording") || $0.contains("note: would crash")
      })
    // The time, which an expectation leaves out, comes first.
    let calls = run.lines.map { words($0.drop { $0 != " " }) }
    #expect(calls == example.expect.map { words($0) })
    #expect(run.lines.allSatisfy { $0.contains(#/^\d+\.\d{3}  \S+  \S/#) })
  }

  @Test(arguments: cases)
  func jsonSaysTheSame(_ example: Case) throws {
    let run = try Command.run(
      "trace", "--format", "jsonl", "--scenario", example.scenario, Sample.path(example.sample))
    #expect(run.status == 0)
    #expect(run.lines.count == example.expect.count)
    for (line, expected) in zip(run.lines, example.expect) {
      #expect(try words(fromJSON: line) == words(expected))
    }
  }

  /// The line of an expectation that one of JSON Lines comes to.
  private func words(fromJSON line: String) throws -> String {
    let object = try #require(YAMLDocument(Array(line.utf8)).root)
    let target = try #require(object["target"]?.text)
    // The one line that is no call.
    if let line = object["console"]?.text { return "\(target) \(line)" }
    var words = [target, try #require(object["call"]?.text)]
    let isChange = words[1].hasPrefix("textField:")
    words += try #require(object["arguments"]?.list).map { argument in
      if let place = argument["location"]?.text, let length = argument["length"]?.text {
        return "{\(place),\(length)}"
      }
      if let kinds = argument.list {
        return "[\(kinds.compactMap(\.text).joined(separator: ","))]"
      }
      let text = try #require(argument.text)
      if words[1] == "completionHandler:", !["null", "true", "false"].contains(text) {
        return "\"\(text)\""
      }
      // The id of a notification; the state after it is a word.
      if words[1].hasPrefix("application:"), !["null", "active", "inactive"].contains(text) {
        return "\"\(text)\""
      }
      return isChange ? "\"\(text)\"" : text == "null" ? "nil" : text
    }
    if let returned = object["returned"]?.text {
      words += ["->", returned == "null" ? "nil" : returned]
    } else if let list = object["returned"]?.list {
      words += ["->", "[\(list.compactMap(\.text).joined(separator: ","))]"]
    }
    return words.joined(separator: " ")
  }

  @Test(arguments: cases)
  func allRowsHoldTheCalls(_ example: Case) throws {
    let some = try Command.run("trace", Sample.path(example.sample), "--scenario", example.scenario)
    let all = try Command.run(
      "trace", "--all", Sample.path(example.sample), "--scenario", example.scenario)
    #expect(all.status == 0)
    let lines = all.lines.map {
      $0.replacing(
        "console: \"would crash here: EXC_BAD_ACCESS\"", with: "would crash here: EXC_BAD_ACCESS")
    }
    let calls = lines.filter { !$0.contains(#/^\S+  \S+  [a-z]+: "/#) }
    #expect(calls.map { $0.replacing(#/  \[[A-Z]\d+\]$/#, with: "") } == some.lines)
    #expect(all.lines.allSatisfy { $0.contains(#/  \[[A-Z]\d+\]$/#) })
    #expect(all.lines.first == #"0.000  application  input: "launch"  [L1]"#)
  }
}
