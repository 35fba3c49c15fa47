package import DialogModel
package import DialogSimulator
import EventLog

/// A run of the document that a program has shown, with the inputs of the program's run.
package struct Replay {
  /// The inputs that a document needs, with their moments.
  package let inputs: [(time: SimulatedTime, input: Input)]
  /// When the run ends.
  package let end: SimulatedTime
  /// The calls, as `rehearsal trace` prints them.
  package let calls: [String]
  /// The run before its launch.
  package let origin: Simulator

  /// A run of a document.
  ///
  /// - Parameters:
  ///   - given: the inputs of the program's run that are not the program's.
  ///   - asked: the questions that the program answered.
  ///   - end: when its run had come to.
  package init(
    _ given: [(time: SimulatedTime, input: Input)], asked: [Learned.Asked],
    until end: SimulatedTime, from simulator: Simulator
  ) {
    var simulator = simulator
    let prototype = simulator.prototype
    origin = simulator
    var inputs: [(SimulatedTime, Input)] = []
    var questions = asked[...]
    for (place, entry) in given.enumerated() {
      // A question that is answered differently from time to time gets its answer before it is asked.
      while let question = questions.first, question.input <= place + 1 {
        questions.removeFirst()
        guard question.waits(in: prototype) else { continue }
        inputs.append(
          (entry.time, .answer(question.selector, question.answer, target: question.target)))
      }
      inputs.append(entry)
    }
    var rows: [Row] = []
    for (time, input) in inputs {
      simulator.perform(input, at: time)
      rows += simulator.takeRows()
    }
    simulator.advance(to: end)
    rows += simulator.takeRows()
    (self.inputs, self.end) = (inputs, end)
    let lines = TextLine(simulator.prototype)
    calls = rows.compactMap { lines.line($0) }
  }
}

extension Learned.Asked {
  /// Whether the question waits for an answer in a document.
  package func waits(in prototype: Prototype) -> Bool {
    let delegate: Delegate? =
      switch target {
      case .dialog(let dialog) where selector.owner == .viewController:
        prototype[dialog]?.controller?.methods
      case .dialog(let dialog): prototype[dialog]?.delegate
      case .field(let field): prototype.textField(field)?.delegate
      case .screen(let screen): prototype[screen]?.controller?.methods
      case .application: prototype.application?.delegate
      case .activity, .task, .navigation, .tabs: nil
      }
    return delegate?.returns[selector] == .ask
  }
}
