public import DialogModel
public import DialogSimulator
import DocumentWriter
import EventLog
public import PrototypeFile
public import Scenario
import Session
import Texts

/// A run whose calls a program performs: it takes the lines of the program, and says what to send.
///
/// It reads and writes nothing itself, and no line ends it with an error of its own.
public struct ServedRun {
  /// How the run has ended.
  public enum End: Hashable, Sendable {
    /// The program asked for it, or has gone while it performed no call.
    case quit
    /// The program ended inside a call, or the run came to a limit.
    case stopped
    /// The program said what does not belong at the place.
    case wrongNesting
  }

  /// What was asked for and is not done yet.
  enum Owed {
    /// An action inside the call of this number, or outside any.
    case action(inside: Int?)
    /// Steps outside any call.
    case steps(Player)
  }

  /// The version of what is spoken.
  public static let version = 1
  /// The most rows in one answer.
  static let mostRows = 100_000

  /// The run.
  public var simulator: Simulator { course.simulator }
  /// The run as a value, which replays without the program.
  public var timeline: Timeline { course.timeline }
  /// What of the run is the program's.
  package var ofProgram: ProgramInputs { course.ofProgram }
  /// Whether the program performs the run too: it is told of what a person does.
  public var isMirrored = false
  /// How many inputs it has been told of.
  var toldInputs = 0
  /// Its tasks that go on between its calls; `nil` where it says nothing of such.
  var tasks: ProgramTasks?
  /// What the program says is wrong in itself, in order, one line each.
  public internal(set) var findings: [String] = []
  /// How it has ended; `nil` while it goes on.
  public private(set) var end: End? { didSet { course.waitsForProgram = false } }

  private let document: RecordedSession.Document
  private let program: String
  let showsSecrets: Bool
  /// Where it goes on.
  var course: any ServedCourse
  var inputs: InputReader
  var lines: TextLine
  var json: JSONLine
  var owed: [Owed] = []
  /// The number of the last call that the program was told of.
  private var told = 0
  /// Whether the program was told of a question that the document leaves open.
  var hasAsked = false
  var sent: [String] = []

  /// A run that has not begun.
  ///
  /// - Parameters:
  ///   - document: the document as text, for a record of the run.
  ///   - program: the version of this program.
  ///   - showsSecrets: whether the program sees the texts of secure fields; else bullets.
  public init(
    _ prototype: Prototype, of document: RecordedSession.Document, program: String,
    showsSecrets: Bool = false, limits: Limits = .scenario
  ) {
    self.init(
      OwnCourse(Simulator.replaying(prototype, Configuration(limits: limits))), of: document,
      program: program, showsSecrets: showsSecrets)
  }

  /// A run that goes on elsewhere, as in a window.
  ///
  /// - Parameters:
  ///   - document: the document as text, for a record of the run.
  ///   - program: the version of this program.
  ///   - showsSecrets: whether the program sees the texts of secure fields; else bullets.
  public init(
    _ course: any ServedCourse, of document: RecordedSession.Document, program: String,
    showsSecrets: Bool = false
  ) {
    self.course = course
    (self.document, self.program, self.showsSecrets) = (document, program, showsSecrets)
    let known = course.simulator.prototype
    (inputs, lines, json) = (InputReader(known), TextLine(known), JSONLine(known))
  }

  /// Launches the application; the lines to send.
  public mutating func begin() -> [String] {
    let lines = greet()
    perform(.launch)
    return lines + follow()
  }

  /// Says hello, before the application is launched where the run goes on; the lines to send.
  public mutating func greet() -> [String] {
    let ids = simulator.prototype.dialogs.prefix(simulator.prototype.documentDialogs).map(\.id)
    send(
      .object([
        ("hello", .integer(ServedRun.version)), ("document", .text(document.name)),
        ("dialogs", .list(ids.map { .text($0) })),
      ]))
    perform(.configure(.program(.attached)))
    owed = [.action(inside: nil)]
    return take()
  }

  /// Follows what has happened where the run goes on; the lines to send.
  public mutating func follow() -> [String] {
    guard end == nil else { return [] }
    pump()
    return take()
  }

  /// Takes a line of the program; the lines to send.
  public mutating func take(_ line: [UInt8]) -> [String] {
    guard end == nil else { return [] }
    do throws(ClientMessage.Fault) {
      try take(try ClientMessage(line))
    } catch {
      send(error)
    }
    return take()
  }

  /// Takes a line of the program, or answers one that was too long; the lines to send.
  public mutating func take(_ piece: LineReader.Piece) -> [String] {
    switch piece {
    case .line(let line): take(line)
    case .tooLong: takeTooLong()
    }
  }

  /// Answers a line that was too long.
  public mutating func takeTooLong() -> [String] {
    send(
      ClientMessage.Fault(
        text: tr(
          "a line has at most {n} bytes", ["n": String(LineReader.mostBytes)])))
    return take()
  }

  /// The program has gone, or says nothing any more.
  public mutating func close() {
    guard end == nil else { return }
    guard simulator.openCalls > 0 else {
      end = .quit
      return
    }
    // A question inside it, or a breakpoint, is above the call that the program left.
    if simulator.outsideCall == nil, let hold = simulator.state.hold {
      perform(.answer(hold.selector, true, target: hold.target))
    }
    perform(.outside(.ended))
    end = .stopped
  }

  /// The record of the run, as a session file has it.
  public var session: String {
    RecordedSession.text(of: timeline, until: simulator.state.now, document, program: program)
  }

  /// The rows from a 0-based place on, as “trace” prints them.
  public func text(from first: Int = 0, all: Bool) -> [String] {
    (min(first, course.rowCount)..<course.rowCount).compactMap {
      lines.line(course.row(at: $0), all: all)
    }
  }

  // MARK: - Messages

  private mutating func take(_ message: ClientMessage) throws(ClientMessage.Fault) {
    switch message.key {
    case .act: try act(message)
    case .return: try `return`(message.value)
    case .block:
      guard simulator.outsideCall != nil else { return nest(message.key) }
      guard let moment = message.value.moment else {
        throw fault("block", tr("it is a number of seconds"))
      }
      perform(.outside(.blocked(milliseconds: moment.milliseconds)))
      done()
      pump()
    case .define: try define(message.value)
    case .say: try say(message.value)
    case .open: throw fault("open", tr("a document is opened only in a window, outside any call"))
    case .rest: try rest(message)
    case .hold: try hold()
    case .finding: try find(message.value)
    case .rows: try answerRows(message)
    case .session:
      try confirm(message)
      send(.object([("session", .text(session))]))
    case .document:
      try confirm(message)
      let known = simulator.prototype.withoutLoaders
      guard let text = known.flatMap({ try? PrototypeDocument.text(of: $0) }) else {
        throw fault("document", tr("it cannot be written"))
      }
      send(.object([("document", .text(text))]))
    case .quit:
      try confirm(message)
      guard simulator.openCalls == 0 else { return cross(message.key) }
      end = .quit
    case .input: try play(message.value.list ?? [message.value])
    case .advance:
      guard let moment = message.value.moment else {
        throw fault("advance", tr("it is a number of seconds"))
      }
      begin([ScenarioStep(.wait(milliseconds: moment.milliseconds), line: 1)], message.key)
    case .settle:
      try confirm(message)
      begin([], message.key)
    }
  }

  func fault(_ at: String, _ text: String) -> ClientMessage.Fault {
    ClientMessage.Fault(text: text, at: at)
  }

  /// The message does not belong here: nothing after it can be trusted.
  mutating func nest(_ key: ClientMessage.Key) {
    send(
      fault(
        key.rawValue,
        simulator.openCalls == 0
          ? tr("no call is open") : tr("a call is open; return from it first")))
    close()
    end = .wrongNesting
  }

  /// The message does not belong inside a call.
  ///
  /// Where a person is there, the program may have said it before it could hear of the call: it is not
  /// done, and nothing else comes of it.
  mutating func cross(_ key: ClientMessage.Key) {
    guard course.asksPerson else { return nest(key) }
    send(fault(key.rawValue, tr("a call is open; return from it first")))
  }

  // MARK: - The run

  func perform(_ input: Input, isStep: Bool = false) {
    course.perform(input, isStep: isStep)
  }

  /// Goes on until the program has something to say.
  mutating func pump() {
    while end == nil {
      if isMirrored { tellInputs() }
      if simulator.state.stop != nil {
        send(.object([("stopped", .text(stopText ?? ""))]))
        end = .stopped
        return
      }
      if let call = simulator.outsideCall {
        if call.number > told {
          told = call.number
          return tell(call)
        }
        guard case .action(call.number)? = owed.last else { return }
        owed.removeLast()
        return done()
      }
      if let hold = simulator.state.hold {
        if !hasAsked, !course.asksPerson { ask(hold) }
        return
      }
      switch owed.last {
      case nil, .action(inside: .some)?:
        // An action whose call is not the innermost one any more has ended with the call.
        guard owed.popLast() != nil || goesOnWithTasks() else { return }
      case .action(inside: nil)?:
        owed.removeLast()
        return done()
      case .steps(var player)?: guard play(&player) else { return }
      }
    }
  }

  /// Performs what comes next of steps.
  ///
  /// - Returns: whether to go on at once.
  private mutating func play(_ player: inout Player) -> Bool {
    let now = simulator.state.now
    let decision = player.decide(simulator, now: now)
    owed[owed.count - 1] = .steps(player)
    switch decision {
    case .perform(let input): perform(input, isStep: true)
    case .wait(let time):
      return course.advance(to: simulator.wake.map { min($0, time) } ?? time)
    case .pause, .waitForPerson: break
    case .finished:
      owed.removeLast()
      done()
    case .failed(let failure):
      owed.removeLast()
      let at = failure.line == 0 ? "input" : "input[\(failure.line - 1)]"
      send(fault(at, failure.message), at: simulator.state.now)
    }
    return true
  }

  private mutating func take() -> [String] {
    defer { sent.removeAll() }
    return sent
  }
}
