import DialogModel
import PrototypeFile
import Testing

/// A document and the problems that reading it gives, as `LINE:COLUMN: error: MESSAGE`.
struct Case: Sendable, CustomTestStringConvertible {
  var source: String
  var expected: [String]

  init(_ source: String, _ expected: String...) {
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source }
}

/// The problems of a document, without the file's name and the lists of what may stand there.
func problems(_ source: String) -> [String] {
  problems(Array(source.utf8))
}

func problems(_ bytes: [UInt8]) -> [String] {
  PrototypeDocument.load(bytes, in: .bare).problems.map { problem in
    let whole = problem.text(file: "").dropFirst()
    guard let choices = problem.choices else { return String(whole) }
    let text = whole.dropLast(choices.count)
    return String(text.hasSuffix("; ") ? text.dropLast(2) : text.dropLast())
  }
}

/// The prototype of a document that must load without a word; the version is put before it.
func prototype(_ source: String) throws -> Prototype {
  let result = PrototypeDocument.load(Array(("rehearsal: 1\n" + source).utf8), in: .bare)
  #expect(result.problems.map { $0.text(file: "") } == [])
  return try #require(result.prototype)
}

/// The only dialog of a document that must load without a word.
func dialog(_ source: String) throws -> Dialog {
  try #require(try prototype("dialogs:\n  a: " + source).dialogs.first)
}

/// The steps of a scenario in a document with the alerts `a` and `b` and a screen.
func steps(_ source: String) throws -> [ScenarioStep.Kind] {
  let document = """
    screens: {s: {controls: [{button: Go}]}}
    dialogs: {a: {alert: {}}, b: {alert: {}}, login: {alert: {style: loginAndPassword}}}
    tasks: {save: {simulate: {seconds: 1}}}
    notifications: {tea: {body: Tea}}
    scenarios: {x: {steps: \(source)}}
    """
  return try #require(try prototype(document).scenarios.first).steps.map(\.kind)
}

/// A document without its version, `⟨` where it is wrong, and what is said of it there.
struct Marked: Sendable, CustomTestStringConvertible {
  var source: String
  var message: String

  init(_ source: String, _ message: String) {
    self.source = source
    self.message = message
  }

  var testDescription: String { source }

  /// The problems that there are, and those that there should be.
  var problems: (found: [String], expected: [String]) {
    let lines = ("rehearsal: 1\n" + source).split(separator: "\n", omittingEmptySubsequences: false)
    var place = "no mark"
    for (number, line) in lines.enumerated() {
      if let column = line.unicodeScalars.enumerated().first(where: { $0.element == "⟨" })?.offset {
        place = "\(number + 1):\(column + 1)"
      }
    }
    let document = lines.joined(separator: "\n").filter { $0 != "⟨" }
    return (PrototypeFileTests.problems(document), ["\(place): error: \(message)"])
  }
}
