import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Texts

// What is sent to the program.

extension ServedRun {
  /// Why the run stopped, in words; `nil` if it did not.
  public var stopText: String? {
    simulator.state.stop.map { StopText.text($0, Names(simulator.prototype)) }
  }

  mutating func tell(_ call: OutsideCall) {
    var entries = head(of: call.target)
    if let control = call.control {
      entries.append(("tap", .text(simulator.prototype.control(control).id)))
    } else if let selector = call.selector {
      entries += self.call(selector, call.argument, of: call.target)
    }
    entries.append(("id", .integer(call.number)))
    if let change = call.change, showsSecrets {
      entries.append(("replacement", .text(change.replacement)))
    }
    send(.object(entries + fields(of: call.target)))
    awaitRest()
  }

  mutating func ask(_ hold: Hold) {
    hasAsked = true
    let entries = head(of: hold.target) + call(hold.selector, hold.argument, of: hold.target)
    send(.object(entries + [("asks", .bool(true))] + fields(of: hold.target)))
  }

  private func head(of target: Target) -> [(key: String, value: JSONValue)] {
    [
      ("time", .seconds(at: simulator.state.now)),
      ("to", .text(simulator.prototype.name(of: target))),
    ]
  }

  /// A call as “trace --format jsonl” has it.
  private func call(
    _ selector: Selector, _ argument: Row.CallArgument, of target: Target
  ) -> [(key: String, value: JSONValue)] {
    let row = Row(
      time: simulator.state.now, input: 1, rule: .h1, target: target,
      content: .call(selector, argument, returned: nil))
    let told = json.line(row).flatMap { try? JSONReader.value(of: Array($0.utf8)) }
    var entries: [(key: String, value: JSONValue)] = [
      ("call", .text(selector.name)), ("arguments", told?["arguments"] ?? .list([])),
    ]
    if case .buttonIndex(let index) = argument { entries.append(("buttonIndex", .integer(index))) }
    return entries
  }

  /// The texts of the fields of an alert, or of a field itself.
  private func fields(of target: Target) -> [(key: String, value: JSONValue)] {
    let ids: [FieldID]
    switch target {
    case .dialog(let dialog):
      let count = simulator.prototype[dialog]?.alert?.shownFields.count ?? 0
      ids = (0..<count).map { .alert(dialog, index: $0) }
    case .field(let field): ids = [field]
    default: ids = []
    }
    guard !ids.isEmpty else { return [] }
    let texts = ids.map { id -> JSONValue in
      guard let text = simulator.state.field(id)?.text else { return .null }
      let isSecure = simulator.prototype.textField(id)?.isSecure == true
      return .text(isSecure && !showsSecrets ? text.concealed : text)
    }
    return [("fields", .list(texts))]
  }

  mutating func answerRows(_ message: ClientMessage) throws(ClientMessage.Fault) {
    guard let which = message.value.text, which == "calls" || which == "all" else {
      throw fault("rows", tr("it is “calls” or “all”"))
    }
    let first = message["from"].map { $0.integer ?? -1 } ?? 0
    guard first >= 0 else { throw fault("from", tr("it is the 0-based number of a row")) }
    let count = course.rowCount
    let last = min(count, first &+ ServedRun.mostRows)
    let text =
      first < last
      ? (first..<last).compactMap { lines.line(course.row(at: $0), all: which == "all") } : []
    send(
      .object([
        ("rows", .list(text.map { .text($0) })), ("next", .integer(max(first, last))),
        ("count", .integer(count)),
      ]))
  }

  mutating func done() {
    send(
      .object([
        ("done", .bool(true)), ("time", .seconds(at: simulator.state.now)),
      ]))
  }

  /// - Parameter time: where the run is, of steps of which some were performed.
  mutating func send(_ fault: ClientMessage.Fault, at time: SimulatedTime? = nil) {
    var entries: [(key: String, value: JSONValue)] = [("error", .text(fault.text))]
    if !fault.at.isEmpty { entries.append(("at", .text(fault.at))) }
    if let time { entries.append(("time", .seconds(at: time))) }
    send(.object(entries))
  }

  mutating func send(_ value: JSONValue) { sent.append(value.line) }
}
