package import DialogModel
package import DialogSimulator
import DocumentWriter
import EventLog
import PrototypeFile

/// Writes a run down while it continues: the lines of its inputs and its calls.
///
/// The calls are those of a run in which a person types bullets into secure fields and conditions
/// about these have the answers of the real run. So no line can have such a text.
package struct RunRecorder: Sendable {
  /// The run as it is.
  private var real: Simulator
  /// The run as the file tells it.
  private var told: Simulator
  private var secrets = SecretInputs()
  private var hasSecrets: Bool
  private var json: JSONLine
  private var taken = 0
  /// How many answers of the real run the told one has, and how many of its own are written.
  private var (passedOn, written) = (0, 0)

  /// A recorder of a run from its beginning.
  package init(_ timeline: Timeline) {
    real = timeline.origin
    told = timeline.origin
    hasSecrets = timeline.prototype.hasSecureFields
    json = JSONLine(timeline.prototype)
  }

  /// The lines of what the run has done since the last time.
  ///
  /// - Parameter now: the time of the run.
  package mutating func follow(_ timeline: Timeline, until now: SimulatedTime) -> [String] {
    var lines: [String] = []
    while taken < timeline.inputCount {
      let (moment, input) = timeline.input(at: taken)
      taken += 1
      if moment > told.state.now { advance(to: moment, &lines) }
      // While a call waits, time is stopped.
      perform(input, at: told.state.now, &lines)
    }
    if now > told.state.now { advance(to: now, &lines) }
    return lines
  }

  private mutating func perform(_ input: Input, at time: SimulatedTime, _ lines: inout [String]) {
    switch input {
    // They are written again from what the conditions answer.
    case .configure(.secretAnswers): return real.perform(input, at: time)
    case .configure(.nothing): return
    default: break
    }
    var shown = input
    if hasSecrets {
      secrets.learn(from: real)
      shown = secrets.concealed(input, in: real)
      real.perform(input, at: time)
      _ = real.drainRows { _ in }
    }
    let words = ProgramPart.words(of: shown, in: told.prototype)
    lines.append(SessionLine.input(words ?? NamedInput(words: "{}"), at: time))
    passAnswersOn()
    told.perform(words == nil ? .unread(NamedInput(words: "{}")) : shown, at: time)
    // What a program has made has a name from now on.
    switch shown {
    case .define, .redefine:
      json = JSONLine(told.prototype)
      guard !hasSecrets, told.prototype.hasSecureFields else { break }
      // Until now both runs were the same.
      (hasSecrets, real) = (true, told)
    default: break
    }
    takeCalls(&lines)
  }

  private mutating func advance(to time: SimulatedTime, _ lines: inout [String]) {
    if hasSecrets {
      real.advance(to: time)
      _ = real.drainRows { _ in }
      passAnswersOn()
    }
    told.advance(to: time)
    takeCalls(&lines)
  }

  /// Lets conditions answer in the run that is told as they have just answered in the real one.
  private mutating func passAnswersOn() {
    guard hasSecrets, real.secretAnswers.count > passedOn else { return }
    let new = Array(real.secretAnswers[passedOn...])
    passedOn = real.secretAnswers.count
    told.perform(.configure(.secretAnswers(new)), at: told.state.now)
  }

  private mutating func takeCalls(_ lines: inout [String]) {
    // Before the calls that depend on them: the program may be ended between two lines.
    if told.secretAnswers.count > written {
      lines.append(SessionLine.answers(Array(told.secretAnswers[written...])))
      written = told.secretAnswers.count
    }
    told.drainRows { rows in
      for place in rows.indices where rows.isListed(at: place) {
        guard let line = json.line(rows[place]) else { continue }
        lines.append(line)
      }
    }
  }
}
