import DialogSimulator
import PrototypeFile
import Testing
import Workbench

// What a program says is wrong in itself.

extension ProgramRunTests {
  @Test func whatIsWrongInTheProgramIsKeptAndChangesNothing() async throws {
    program.answer = { _ in [] }
    try await open()
    let heard = program.heard.count
    program.say(#"{"finding":"one\n\u202etwo"}"#)
    program.say(#"{"finding":"\#(String(repeating: "a", count: 5000))"}"#)
    try await rest()
    #expect(try run.findings.first == "one\\n\\u202etwo")
    #expect(try run.findings.last?.count == 2001)
    #expect(program.heard.count == heard)
    // Inside a call, too.
    try await tap()
    program.say(#"{"finding":"three"}"#)
    try await rest()
    #expect(try run.findings.last == "three")
    #expect(try run.call != nil)
  }

  @Test func findingThatIsNoTextIsNotUnderstood() async throws {
    try await open()
    program.say(#"{"finding":7}"#)
    try await rest()
    #expect(try run.fault == "finding: it is a text")
    #expect(try run.findings == [])
  }

  @Test func moreThanAHundredFindingsAreSaidOnce() async throws {
    try await open()
    for number in 1...120 { program.say(#"{"finding":"\#(number)"}"#) }
    try await rest()
    #expect(
      try Array(run.findings.suffix(2))
        == ["100", "It finds more than 100 things wrong; the rest is not kept."])
    #expect(try run.findings.count == 101)
    #expect(try run.phase == .running)
  }

  @Test func programThatIsStartedAgainHasNoFindingsOfBefore() async throws {
    try await openMirrored()
    program.say(#"{"finding":"one"}"#)
    try await rest()
    try run.startAgain()
    try await rest()
    #expect(try run.findings == [])
    program.say(Self.opening)
    program.say(#"{"finding":"two"}"#)
    try await rest()
    #expect(try run.phase == .running)
    #expect(try run.findings == ["two"])
  }
}
