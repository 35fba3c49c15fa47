package import DialogModel
import EventLog
import Session
import Texts

/// The lines of a session file, as docs/sessions.md has them.
package enum SessionLine {
  /// The version of the format.
  static let version = 1

  /// The keys by which a line is known.
  enum Key: String, CaseIterable {
    case session, input, call, console, answers, reload, branch, note, breakpoints, end
  }

  /// The first line.
  package static func head(
    _ document: RecordedSession.Document, program: String, zones: String?
  ) -> String {
    "{\"session\":\(version),\"program\":\(JSONText.quoted(program))"
      + (zones.map { ",\"zones\":\(JSONText.quoted($0))" } ?? "")
      + ",\"document\":\(object(document))}"
  }

  /// The document was changed: a run of the new text begins.
  package static func reload(_ document: RecordedSession.Document) -> String {
    "{\"reload\":\(object(document))}"
  }

  /// A run continues from the past of the run before: it has its first inputs and calls in common
  /// with it.
  package static func branch(inputs: Int, answers: Int, calls: Int) -> String {
    "{\"branch\":{\"inputs\":\(inputs),\"answers\":\(answers),\"calls\":\(calls)}}"
  }

  /// The same for the lines that both runs have.
  package static func branch(after lines: ArraySlice<String>) -> String {
    var (inputs, answers, calls) = (0, 0, 0)
    for line in lines {
      if line.hasPrefix("{\"answers\":[") {
        answers += line.count { $0 == "," } + 1
      } else if isInput(line) {
        inputs += 1
      } else {
        calls += 1
      }
    }
    return branch(inputs: inputs, answers: answers, calls: calls)
  }

  /// Whether a line that was written here is that of an input.
  package static func isInput(_ line: String) -> Bool {
    line.hasPrefix("{\"time\":") && line.has("\"input\":\"{")
  }

  /// What happened.
  static func input(_ input: NamedInput, at time: SimulatedTime) -> String {
    "{\"time\":\(seconds(time)),\"input\":\(JSONText.quoted(input.words))}"
  }

  /// What conditions about secure fields answer next.
  static func answers(_ answers: [Bool]) -> String {
    "{\"answers\":[\(answers.map { String($0) }.joined(separator: ","))]}"
  }

  /// A note on a row of a run, both 0-based.
  package static func note(_ note: RecordedSession.Note) -> String {
    "{\"note\":\(JSONText.quoted(note.text)),\"run\":\(note.run),\"row\":\(note.row)}"
  }

  /// The breakpoints that a person has set by now.
  package static func breakpoints(_ breakpoints: [RecordedSession.Breakpoint]) -> String {
    let entries = breakpoints.map {
      "{\"at\":\(JSONText.quoted($0.words.words)),\"armed\":\($0.isArmed)}"
    }
    return "{\"breakpoints\":[\(entries.joined(separator: ","))]}"
  }

  /// The recording ends.
  package static func end(at time: SimulatedTime) -> String { "{\"end\":\(seconds(time))}" }

  private static func seconds(_ time: SimulatedTime) -> String {
    JSONText.seconds(milliseconds: time.milliseconds)
  }

  private static func object(_ document: RecordedSession.Document) -> String {
    let setting = document.setting
    let parts: [(String, String?)] = [
      ("name", document.name), ("sha256", SHA256.digits(of: Array(document.text.utf8))),
      ("device", setting.device.rawValue), ("era", setting.era.rawValue),
      ("language", setting.language), ("start", setting.start),
      ("textSize", setting.axes.textSize?.rawValue),
      ("direction", setting.axes.direction?.rawValue),
      ("contrast", setting.axes.contrast?.rawValue),
      ("orientation", setting.orientation.rawValue), ("text", document.text),
    ]
    return "{"
      + parts.compactMap { key, text in text.map { "\"\(key)\":\(JSONText.quoted($0))" } }
      .joined(separator: ",") + "}"
  }
}
