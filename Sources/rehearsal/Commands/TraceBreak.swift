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
      for text in state.map(StateLines(prototype).lines) ?? [] { results.line(text) }
      results.flush()
      return
    }
    results.flush()
    _ = report(end, script, prototype)
    Output.diagnose(
      tr(
        "{file}: no row fits “{expression}”",
        ["file": Documents.name(file), "expression": OneLine.text(expression)]))
    for sentence in breakpoint.whyNot(run.session.log.entries.lazy.map(\.row)) {
      Output.diagnose("  \(sentence)")
    }
    throw ExitStatus.failed
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
  private let prototype: Prototype

  /// Reads an expression: a method, `ID:METHOD`, or words as in the filter of the log.
  init(_ expression: String, _ prototype: Prototype) throws {
    (names, lines) = (Names(prototype), TextLine(prototype))
    (self.expression, self.prototype) = (expression, prototype)
    if let selector = Selector(name: expression) {
      form = .method(selector, target: nil)
      return
    }
    if let colon = expression.firstIndex(of: ":"),
      let selector = Selector(name: String(expression[expression.index(after: colon)...]))
    {
      form = .method(selector, target: String(expression[..<colon]))
      return
    }
    let filter = Filter(typed: expression)
    if let problem = filter.problems.first {
      throw ValidationError(OneLine.text(problem.sentence))
    }
    guard !filter.isEmpty else { throw ValidationError(tr("“--break” needs an expression")) }
    form = .filter(filter)
  }

  /// Why no row of a run fits it: what is known of the method that it names.
  func whyNot(_ rows: some Sequence<Row>) -> [String] {
    switch form {
    case .method(let selector, let target):
      WhyNot(selector, of: target, in: prototype, rows: rows).sentences
    case .filter:
      WhyNot.method(in: expression).map {
        WhyNot($0.method, of: $0.target, in: prototype, rows: rows).sentences
      } ?? []
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
