import DialogModel
import DialogSimulator
import PrototypeFile
import Scenario
import Texts

// What single messages of the program do.

extension ServedRun {
  /// Refuses a message that is only asked for by “true”.
  func confirm(_ message: ClientMessage) throws(ClientMessage.Fault) {
    guard case .bool(true) = message.value else {
      throw fault(message.key.rawValue, tr("it is true"))
    }
  }

  mutating func act(_ message: ClientMessage) throws(ClientMessage.Fault) {
    let call = simulator.outsideCall
    // A question that the document leaves open is answered, and nothing else.
    guard call != nil || simulator.state.hold == nil else { return nest(message.key) }
    guard case .object = message.value else {
      throw fault("do", tr("this is a map, such as {example}", ["example": #"{"present": "ID"}"#]))
    }
    guard case .perform(let action) = try input(message.value.words("do")) else {
      throw fault("do", tr("these words say no action"))
    }
    owed.append(.action(inside: call?.number))
    perform(call == nil ? .perform(action) : .outside(.act(action)))
    pump()
  }

  mutating func `return`(_ value: JSONValue) throws(ClientMessage.Fault) {
    let answer: Bool?
    switch value {
    case .bool(let said): answer = said
    case .null, .text("missing"): answer = nil
    default: throw fault("return", tr("it is true, false, null or “missing”"))
    }
    if simulator.outsideCall != nil {
      if case .text = value {
        perform(.outside(.missing))
      } else {
        perform(.outside(.returned(answer)))
      }
      return pump()
    }
    guard let hold = simulator.state.hold, hasAsked else { return nest(.return) }
    hasAsked = false
    perform(.answer(hold.selector, answer ?? true, target: hold.target))
    pump()
  }

  mutating func define(_ value: JSONValue) throws(ClientMessage.Fault) {
    guard case .object(var entries) = value,
      let place = entries.firstIndex(where: { $0.key == "id" }),
      let id = entries[place].value.text
    else { throw fault("define.id", tr("what is made has an id")) }
    entries.remove(at: place)
    let part: JSONValue
    if let screen = value["screen"] {
      part = .object([("screens", .object([(id, screen)]))])
    } else {
      part = .object([("dialogs", .object([(id, .object(entries))]))])
    }
    // The words have the section and the id above what the message has.
    try make(try input(part.words("define"), skipping: 2))
  }

  mutating func play(_ steps: [JSONValue]) throws(ClientMessage.Fault) {
    var read: [ScenarioStep] = []
    for (place, step) in steps.enumerated() {
      let at = steps.count > 1 ? "input[\(place)]" : "input"
      guard case .object = step else {
        throw fault(at, tr("this is a map, such as {example}", ["example": #"{"tapOn": "OK"}"#]))
      }
      let words = NamedInput(words: Written.flow(step.written, .line))
      do throws(Finding) {
        var step = try inputs.step(words)
        // Its 1-based place in the message, for one that fails; 0 for the only one.
        step.line = steps.count > 1 ? place + 1 : 0
        read.append(step)
      } catch {
        let path = inputs.path(to: error, in: words)
        throw fault(([at] + path).joined(separator: "."), error.advised)
      }
    }
    begin(read, .input)
  }

  /// - Parameter key: that of the message.
  mutating func begin(_ steps: [ScenarioStep], _ key: ClientMessage.Key) {
    guard simulator.openCalls == 0, simulator.state.hold == nil else { return cross(key) }
    course.beginSteps()
    owed.append(.steps(Player(ScenarioScript(name: "", line: 1, steps: steps))))
    pump()
  }

  /// The input that words say.
  ///
  /// - Parameter levels: how many levels of the words the message does not have.
  func input(
    _ words: NamedInput, skipping levels: Int = 0
  ) throws(ClientMessage.Fault) -> Input {
    do throws(Finding) {
      return try inputs.input(words)
    } catch {
      var path = inputs.path(to: error, in: words)
      if levels > 0, path.count > 1 { path.removeSubrange(1..<min(path.count, 1 + levels)) }
      throw fault(path.joined(separator: "."), error.advised)
    }
  }
}
