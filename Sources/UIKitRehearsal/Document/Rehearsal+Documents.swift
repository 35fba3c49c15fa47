internal import DialogModel
internal import DialogSimulator
internal import DocumentWriter
internal import EventLog
internal import Learning
internal import PrototypeFile

extension Rehearsal {
  // MARK: Comparing

  /// Compares the calls until now with those that a scenario of a document expects.
  ///
  /// Times are not compared. The ids of the document must be those of the run: `rehearsalID`, or what
  /// the titles give.
  ///
  /// - Parameters:
  ///   - path: the document; a relative path is that beside the source file of the caller.
  ///   - scenario: the name of the scenario; `nil` for the only one.
  /// - Throws: ``RehearsalError`` with the first difference, or with what is wrong with the document.
  public func expect(
    document path: String, scenario: String? = nil, file: StaticString = #filePath
  ) throws {
    let document = TextFile(path, beside: "\(file)")
    let prototype = try Rehearsal.read(document)
    let names = prototype.scenarios.map(\.name)
    guard let script = scenario.map({ prototype.scenario(named: $0) }) ?? prototype.scenarios.first,
      scenario != nil || names.count == 1
    else {
      let there = names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
      throw RehearsalError("\(document.path): which scenario is meant; \(there)")
    }
    guard let expected = script.expect else {
      throw RehearsalError(
        "\(document.path): the scenario “\(script.name)” has no `expect` to compare with")
    }
    let made = expectation
    if let difference = CallDifference(expected: expected, made: made) {
      throw RehearsalError(
        "\(document.path), “\(script.name)”, "
          + difference.sentence(after: made))
    }
  }

  private static func read(_ file: TextFile) throws -> Prototype {
    let result = PrototypeDocument.load(try file.read(), in: .bare)
    guard let prototype = result.prototype else {
      let first = result.problems.first { $0.severity == .error }
      let place = first.map { ":\($0.line):\($0.column): \($0.message)" } ?? ": it is no document"
      throw RehearsalError(file.path + place)
    }
    return prototype
  }

  // MARK: Writing

  /// The document that the program has shown by running, with what the person did as the scenario
  /// `recorded`.
  ///
  /// It has been read and played again: its calls and their times are those of the run.
  ///
  /// - Throws: ``RehearsalError`` with the first difference where a document cannot do the same, or
  ///   with what a document cannot say.
  public func document() throws -> String { try shown().text }

  /// Writes ``document()``; where that fails nothing is written.
  ///
  /// - Parameter path: a relative path is that beside the source file of the caller.
  public func write(document path: String, file: StaticString = #filePath) throws {
    let text = try document()
    try TextFile(path, beside: "\(file)").write(text)
  }

  /// Writes the run as a session, which the window opens and `rehearsal replay` plays.
  ///
  /// The session is that of the document which the program has shown; texts of secure fields are
  /// bullets there.
  ///
  /// - Parameter path: a relative path is that beside the source file of the caller.
  /// - Throws: as ``document()``.
  public func write(session path: String, file: StaticString = #filePath) throws {
    let (text, prototype, replay) = try shown()
    let document = TextFile(path, beside: "\(file)")
    let name = prototype.title.map { Slug.text($0) } ?? "program"
    try document.write(
      SessionText(prototype, name: "\(name).rehearsal.yaml", text: text).text(of: replay))
  }

  private func shown() throws -> (text: String, prototype: Prototype, replay: Replay) {
    let prototype = learnedDocument
    let text: String
    do {
      text = try PrototypeDocument.text(of: prototype)
    } catch {
      throw RehearsalError("no document can say what the program did: \(error)")
    }
    let result = PrototypeDocument.load(Array(text.utf8), in: .bare)
    guard let read = result.prototype else {
      let problem = result.problems.first { $0.severity == .error }
      throw RehearsalError(
        "no document can say what the program did: \(problem?.message ?? "it cannot be read")")
    }
    let replay = Replay(
      inputs, asked: learned.asked, until: simulator.state.now, from: Simulator(read))
    if let difference = CallDifference(expected: calls, made: replay.calls) {
      throw RehearsalError(difference.refusal)
    }
    return (text, read, replay)
  }
}

extension CallDifference {
  /// Where a program differs from a document, with the call before.
  fileprivate func sentence(after calls: [String]) -> String {
    let after = number > 1 ? ", after “\(calls[number - 2])”" : ""
    func told(_ call: String?) -> String { call.map { "“\($0)”" } ?? "no more calls" }
    return
      "call \(number)\(after): the document has \(told(expected)), the program made \(told(made))"
  }
}
