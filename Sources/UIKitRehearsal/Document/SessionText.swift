internal import DialogModel
internal import DialogSimulator
internal import EventLog
internal import Learning
internal import PrototypeFile
internal import Texts

/// The text of a session: a document, the inputs of a run and its calls.
@MainActor
struct SessionText {
  private let prototype: Prototype
  private let name: String
  private let text: String

  init(_ prototype: Prototype, name: String, text: String) {
    (self.prototype, self.name, self.text) = (prototype, name, text)
  }

  /// The lines, each with its line feed.
  func text(of replay: Replay) -> String {
    var lines = [head]
    var simulator = replay.origin
    let json = JSONLine(simulator.prototype)
    func take() {
      simulator.drainRows { rows in
        for row in rows where row.isListed { if let line = json.line(row) { lines.append(line) } }
      }
    }
    for (time, input) in replay.inputs {
      simulator.advance(to: time)
      take()
      let shown = concealed(input, in: simulator)
      if let words = try? PrototypeDocument.words(of: shown, in: prototype) {
        lines.append(
          "{\"time\":\(seconds(time)),\"input\":\(JSONText.quoted(words.words))}")
      }
      simulator.perform(shown, at: time)
      take()
    }
    simulator.advance(to: replay.end)
    take()
    lines.append("{\"end\":\(seconds(replay.end))}")
    return lines.map { $0 + "\n" }.joined()
  }

  /// Bullets for what is typed into a secure field.
  private func concealed(_ input: Input, in simulator: Simulator) -> Input {
    guard case .edit(var edit) = input, let field = simulator.state.firstResponder,
      prototype.textField(field)?.isSecure == true
    else { return input }
    edit.text = edit.text.concealed
    return .edit(edit)
  }

  private var head: String {
    var parts = [
      "\"name\":\(JSONText.quoted(name))",
      "\"sha256\":\"\(Digest.digits(of: Array(text.utf8)))\"",
      "\"device\":\"\(prototype.device.rawValue)\"",
      "\"era\":\"\(prototype.era.rawValue)\"",
    ]
    if let language = prototype.language {
      parts.append("\"language\":\(JSONText.quoted(language))")
    }
    if let screen = prototype.screens.first {
      parts.append("\"start\":\(JSONText.quoted(screen.id))")
    }
    parts += ["\"orientation\":\"portrait\"", "\"text\":\(JSONText.quoted(text))"]
    return
      "{\"session\":1,\"program\":\"UIKitRehearsal\",\"document\":{\(parts.joined(separator: ","))}}"
  }

  private func seconds(_ time: SimulatedTime) -> String {
    JSONText.seconds(milliseconds: time.milliseconds)
  }
}
