import Testing

@testable import Explorer

/// Promises whose verdict hangs on one part of how they are checked.
@Suite struct PromiseEdgeTests {
  private static func verdict(_ text: String) throws -> PromiseVerdict {
    var explorer = Explorer(try Documents.prototype("rehearsal: 1\n" + text), forFindings: true)
    explorer.run()
    #expect(explorer.found.bounds.isEmpty, "\(text)")
    return try #require(PromiseVerdict.all(in: explorer).first)
  }

  /// How many inputs the way has that breaks a promise; `nil` where it holds.
  private static func length(_ text: String) throws -> Int? {
    switch try verdict(text) {
    case .broken(let way): way.count { $0 != .time }
    default: nil
    }
  }

  /// Two ends later is longer than one tap before, although the way to the step is shorter.
  @Test("The shortest way counts what follows the step, too")
  func cost() throws {
    let text = """
      flags: {f: false, g: false}
      screens:
        s:
          controls:
            - {button: Set, then: {set: {flag: f, to: true}}}
            - {button: Go, then: {when: {flag: f}, do: {log: x}, otherwise: {run: t}}}
      tasks:
        t: {loader: none, simulate: {seconds: 9}, whenDone: {run: u}, whenFailed: {run: u}}
        u: {loader: none, simulate: {seconds: 9}}
      promises: [{after: {tapOn: Go}, always: {flag: g}}]
      """
    #expect(try PromiseEdgeTests.length(text) == 2)
  }

  @Test("A question has to be answered before the promise is looked at", arguments: [true, false])
  func question(_ keeps: Bool) throws {
    let text = """
      flags: {f: false}
      screens:
        s:
          controls:
            - textField: F
              delegate:
                returns: {"textFieldShouldReturn:": ask}
                does:
                  "textFieldShouldReturn:":
                    {when: {answer: true}, do: {set: {flag: f, to: true}}, otherwise: §}
      promises: [{after: {pressKey: return}, always: {flag: f}}]
      """
    let otherwise = keeps ? "{set: {flag: f, to: true}}" : "{log: x}"
    // The tap on the field, Return, and the answer.
    #expect(
      try PromiseEdgeTests.length(text.replacing("§", with: otherwise)) == (keeps ? nil : 3))
  }

  @Test("What waits has to come before the promise is looked at", arguments: [true, false])
  func wait(_ keeps: Bool) throws {
    let text = """
      flags: {f: false}
      screens: {s: {controls: [{button: Go, then: [{wait: 3}, {set: {flag: f, to: \(keeps)}}]}]}}
      promises: [{after: {tapOn: Go}, always: {flag: f}}]
      """
    #expect(try PromiseEdgeTests.length(text) == (keeps ? nil : 1))
  }

  @Test("An instance is shown where that one is, not another", arguments: [true, false])
  func instance(_ isNew: Bool) throws {
    let text = """
      screens: {s: {controls: [{button: Go, then: {present: a}}]}}
      dialogs:
        a:
          alert:
            title: A
            cancelButton: No
            otherButtons: [{title: More, then: \(isNew ? "{present: {dialog: a, new: true}}" : "{log: x}")}]
      promises: [{never: {shown: ["a#2"]}}]
      """
    #expect(try PromiseEdgeTests.length(text) == (isNew ? 2 : nil))
  }
}
