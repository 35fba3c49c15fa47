import DialogModel
import DialogSimulator
import DocumentWriter
import EventLog
import PrototypeFile
import Texts

// A program that performs the run too, as a library does that has its own simulator.

extension ServedRun {
  /// Takes an input in the words of a session file.
  mutating func say(_ value: JSONValue) throws(ClientMessage.Fault) {
    guard let words = value.text else { throw fault("say", tr("these words say no action")) }
    let input = try input(NamedInput(words: words))
    let call = simulator.outsideCall
    switch input {
    case .outside(.ended): throw fault("say", tr("a person does that, or the window"))
    case .outside(let word):
      guard let call else { return nest(.say) }
      if case .act = word { owed.append(.action(inside: call.number)) }
      perform(input)
      if case .blocked = word { done() }
    case .define, .redefine: return try make(input)
    case .perform:
      guard call == nil, simulator.state.hold == nil else { return nest(.say) }
      owed.append(.action(inside: nil))
      perform(input)
    case .endActivity:
      perform(input)
      done()
    default: throw fault("say", tr("a person does that, or the window"))
    }
    pump()
  }

  /// Tells the program what a person has done.
  mutating func tellInputs() {
    let timeline = course.timeline
    while toldInputs < timeline.inputCount {
      let (time, input) = timeline.input(at: toldInputs)
      let isNew = !course.ofProgram.places.contains(toldInputs)
      toldInputs += 1
      guard isNew, !input.isOfBreakpoints,
        let words = ProgramPart.words(of: input, in: simulator.prototype)
      else { continue }
      send(
        .object([
          ("time", .seconds(at: time)), ("input", .text(words.words)),
        ]))
      awaitRest()
    }
  }

  /// Makes or changes a part.
  func check(making input: Input) throws(ClientMessage.Fault) {
    switch input {
    case .define:
      guard simulator.mayDefine else {
        throw fault("define", tr("at most {n} parts are made", ["n": String(SizeLimit.defined)]))
      }
    case .redefine(let changed, let place):
      guard changed.mayReplace(place, in: simulator) else {
        throw fault(
          "define.id", tr("“{id}” is up or waits, and does not change", ["id": changed.id]))
      }
    default: throw fault("define", tr("these words make nothing"))
    }
  }

  mutating func make(_ input: Input) throws(ClientMessage.Fault) {
    try check(making: input)
    perform(input)
    let known = simulator.prototype
    (inputs, lines, json) = (InputReader(known), TextLine(known), JSONLine(known))
    done()
  }
}

extension Input {
  /// Whether it is about breakpoints: the person’s run alone stops there, and a program that performs
  /// the run too is called once that goes on.
  fileprivate var isOfBreakpoints: Bool {
    switch self {
    case .configure(.breakpoints), .goOn: true
    default: false
    }
  }
}
