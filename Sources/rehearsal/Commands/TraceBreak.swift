import ArgumentParser
import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Session
import Texts

extension Trace {
  /// Prints the rows up to the first that an expression fits, and the state just after it.
  ///
  /// - Throws: an exit with 1 if no row fits, after saying so.
  @MainActor
  func stop(
    at expression: String, _ script: ScenarioScript?, _ prototype: Prototype
  ) throws {
    let breakpoint = try RowBreak(expression, prototype)
    let run = HeadlessRun(prototype, commands: overrides.commands(of: prototype, at: file))
    let end = run.play(script)
    var results = Output.Results()
    let lines = TextLine(prototype)
    for (place, entry) in run.session.log.entries.enumerated() {
      guard let line = lines.line(entry.row, all: true) else { continue }
      if let shown = all ? line : lines.line(entry.row) { results.line(shown) }
      guard breakpoint.fits(entry.row) else { continue }
      if !all, lines.line(entry.row) == nil { results.line(line) }
      results.line("")
      let state = run.session.timelines.last?.state(at: place)
      let words = StateLines(prototype)
      if let state, case .call(let selector, let argument, _) = entry.row.content,
        let line = words.line(selector, argument, of: entry.row.target, state)
      {
        results.line(line)
      }
      for text in state.map(words.lines) ?? [] { results.line(text) }
      results.flush()
      return
    }
    results.flush()
    _ = report(end, script, prototype)
    Output.diagnose(
      tr(
        "{file}: no row fits “{expression}”",
        ["file": Documents.name(file), "expression": OneLine.text(expression)]))
    if let (method, target) = breakpoint.method {
      for sentence in try reasons(method, target, run.session) { Output.diagnose("  \(sentence)") }
    }
    throw ExitStatus.failed
  }

  /// Prints why a method was not called, or that it was.
  ///
  /// - Throws: an exit with 1 if the run can't be performed to its end.
  @MainActor
  func explain(_ expression: String, _ script: ScenarioScript?, _ prototype: Prototype) throws {
    guard let (method, target) = RowBreak.method(expression) ?? WhyNot.method(in: expression)
    else {
      throw ValidationError(
        tr("“{word}” is not a method: give one, or <id>:<method>", ["word": expression]))
    }
    let run = HeadlessRun(prototype, commands: overrides.commands(of: prototype, at: file))
    let end = run.play(script)
    let found = try reasons(method, target, run.session)
    var results = Output.Results()
    if found.isEmpty {
      let (names, lines) = (Names(prototype), TextLine(prototype))
      let made = run.session.log.entries.lazy.map(\.row).filter { row in
        guard case .call(method, _, _) = row.content else { return false }
        return target == nil || target == names.name(of: row.target)
      }
      let count = made.count
      results.line(ntr("It was called once:", "It was called {n} times, first:", count))
      if let first = made.first, let line = lines.line(first) { results.line(line) }
    } else {
      for sentence in found { results.line(sentence) }
    }
    results.flush()
    if !report(end, script, prototype) { throw ExitStatus.failed }
  }

  /// Why a method was not called in a run, with rules and lines of the document.
  @MainActor
  private func reasons(
    _ method: Selector, _ target: String?, _ session: Session
  ) throws -> [String] {
    let prototype = session.prototype
    let why = WhyNot(
      method, of: target, in: prototype, rows: session.log.entries.lazy.map(\.row))
    // Standard input can't be read twice.
    let root = file == "-" ? nil : YAMLDocument(try Documents.read(file)).root
    return why.reasons.map { reason in
      reason.sentence(
        file: Documents.name(file), line: root.flatMap { reason.line(prototype, in: $0) })
    }
  }
}

/// The rows that a breakpoint of the command line fits.
struct RowBreak {
  private enum Form {
    case method(Selector, target: String?)
    case filter(Filter)
  }

  private let form: Form
  private let names: Names
  private let lines: TextLine
  private let expression: String

  /// Reads an expression: a method, `ID:METHOD`, or words as in the filter of the log.
  init(_ expression: String, _ prototype: Prototype) throws {
    (names, lines) = (Names(prototype), TextLine(prototype))
    self.expression = expression
    if let (selector, target) = RowBreak.method(expression) {
      form = .method(selector, target: target)
      return
    }
    let filter = Filter(typed: expression)
    if let problem = filter.problems.first {
      throw ValidationError(OneLine.text(problem.sentence))
    }
    guard !filter.isEmpty else { throw ValidationError(tr("“--break” needs an expression")) }
    form = .filter(filter)
  }

  /// A method, or `ID:METHOD`; `nil` for other words.
  static func method(_ expression: String) -> (method: Selector, target: String?)? {
    if let selector = Selector(name: expression) { return (selector, nil) }
    guard let colon = expression.firstIndex(of: ":"),
      let selector = Selector(name: String(expression[expression.index(after: colon)...]))
    else { return nil }
    return (selector, String(expression[..<colon]))
  }

  /// The method that it names, and whose; `nil` where it names none.
  var method: (method: Selector, target: String?)? {
    switch form {
    case .method(let selector, let target): (selector, target)
    case .filter: WhyNot.method(in: expression)
    }
  }

  /// Whether it fits a row.
  func fits(_ row: Row) -> Bool {
    let target = names.name(of: row.target)
    switch form {
    case .method(let selector, let wanted):
      guard case .call(selector, _, _) = row.content else { return false }
      return wanted.map { $0 == target } ?? true
    case .filter(let filter):
      return filter.keeps(row, target: target, text: lines.line(row, all: true) ?? "")
    }
  }
}
