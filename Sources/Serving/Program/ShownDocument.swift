public import DialogModel
public import DialogSimulator
import DocumentWriter
import EventLog
import Learning
import PrototypeFile
import Session
import Texts

/// The document that a program has shown by performing calls: it does the same by itself.
public struct ShownDocument {
  /// Why there is no such document.
  public struct Refusal: Error, Hashable, Sendable {
    /// A sentence in the user's language.
    public let text: String

    /// A reason.
    public init(text: String) { self.text = text }
  }

  /// The document.
  public let text: String
  /// The run of the document, with the inputs that were not the program's.
  public let timeline: Timeline

  /// The document of a run, which has been read and performed again: its calls are those of the run.
  ///
  /// - Parameters:
  ///   - run: a run in which a program took part.
  ///   - end: when it has come to.
  public init(of run: Timeline, until end: SimulatedTime) throws(Refusal) {
    var watched = WatchedRun(run.origin)
    for place in 0..<run.inputCount {
      let (time, input) = run.input(at: place)
      watched.perform(input, at: time)
    }
    watched.advance(to: end)
    guard let shown = watched.simulator.prototype.withoutLoaders else {
      throw Refusal(text: tr("The document has tasks, and the program made parts of its own."))
    }
    let learned = LearnedDocument(of: shown, watched.learned, listsLifeCycle: true, endings: nil)
    do {
      text = try PrototypeDocument.text(of: learned.prototype)
    } catch {
      throw Refusal(
        text: tr("No document can say what the program did: {reason}", ["reason": "\(error)"]))
    }
    guard let read = PrototypeDocument.load(Array(text.utf8), in: .bare).prototype else {
      throw Refusal(text: tr("No document can say what the program did."))
    }
    let origin = Simulator.replaying(
      read, Configuration(limits: .scenario, orientation: run.origin.state.orientation))
    let replay = Replay(watched.given, asked: watched.learned.asked, until: end, from: origin)
    let lines = TextLine(watched.simulator.prototype)
    let calls = run.rows().compactMap { lines.line($0) }
    if let difference = CallDifference(expected: calls, made: replay.calls) {
      throw Refusal(text: difference.refusal)
    }
    timeline = Timeline(of: origin, performing: replay.inputs, until: end)
  }
}

/// A run that is performed again, to see what the program did in each call.
private struct WatchedRun {
  private(set) var simulator: Simulator
  private(set) var learned = Learned()
  /// The inputs that are not the program's.
  private(set) var given: [(time: SimulatedTime, input: Input)] = []
  private var doing: [Doing] = []
  /// The number of the last call.
  private var last = 0

  init(_ simulator: Simulator) { self.simulator = simulator }

  mutating func advance(to time: SimulatedTime) {
    simulator.advance(to: time)
    begin()
    _ = simulator.takeRows()
  }

  mutating func perform(_ input: Input, at time: SimulatedTime) {
    advance(to: time)
    switch input {
    case .outside(let word): hear(word)
    case .configure(.program), .define, .redefine: break
    default: given.append((time, input))
    }
    simulator.perform(input, at: time)
    begin()
  }

  private mutating func begin() {
    guard let call = simulator.outsideCall, call.number > last else { return }
    last = call.number
    doing.append(Doing(deed: Deed(call)))
  }

  private mutating func hear(_ word: ProgramWord) {
    guard let call = simulator.outsideCall, !doing.isEmpty else { return }
    switch word {
    case .act(let action): doing[doing.count - 1].acts.append(.action(action))
    case .blocked(let milliseconds): doing[doing.count - 1].acts.append(.blocked(milliseconds))
    case .returned(let answer):
      learned.note(doing.removeLast())
      guard let selector = call.selector, selector.returnsBool else { return }
      learned.asked.append(
        Learned.Asked(
          input: given.count, step: 0, selector: selector, target: call.target,
          answer: answer ?? true))
    case .missing:
      let did = doing.removeLast()
      if did.acts.isEmpty { learned.lacks(did.deed) } else { learned.note(did) }
    case .ended: doing.removeLast()
    }
  }
}
