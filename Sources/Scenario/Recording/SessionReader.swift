import DialogModel
import PrototypeFile
import Session
import Texts

extension RecordedSession {
  /// The largest session file, in bytes.
  public static let mostBytes = 64 * 1024 * 1024
  /// The most inputs that its runs may have together: those that a run shares with the run before
  /// count for both.
  public static let mostInputs = 1_000_000
  /// How many of its runs may go on from the run before.
  public static let mostBranches = 1_000

  /// Whether bytes begin as a session file does.
  public static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "{\"session\":".utf8) }

  /// Reads a session file.
  ///
  /// A last line that is not complete is left out: the program that wrote it was ended. Lines of
  /// kinds that are not known are passed over.
  ///
  /// - Throws: ``LineFault`` for the first line that is wrong.
  public init(_ bytes: [UInt8]) throws(LineFault) {
    guard bytes.count <= RecordedSession.mostBytes else {
      throw LineFault(
        line: 1,
        message: tr(
          "a session file has at most {n} MiB; save a shorter run",
          ["n": String(RecordedSession.mostBytes >> 20)]))
    }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var reader = SessionReader()
    for (place, line) in lines.enumerated() where !line.allSatisfy({ $0 <= 0x20 }) {
      do throws(JSONReader.Failure) {
        let value = try JSONReader.value(of: Array(line))
        try reader.take(value, line: place + 1, String(decoding: line, as: UTF8.self))
      } catch {
        switch error {
        case .unexpected where place == lines.count - 1 && place > 0: continue
        default:
          throw reader.fault
            ?? (place == 0 ? SessionReader.headless(1) : SessionReader.damaged(place + 1))
        }
      }
    }
    if let fault = reader.fault { throw fault }
    guard !reader.session.runs.isEmpty else { throw SessionReader.headless(1) }
    self = reader.session
  }
}

/// Reads the lines of a session file one after another.
private struct SessionReader {
  var session = RecordedSession()
  /// What is wrong, as soon as something is.
  var fault: LineFault?
  /// The inputs of all runs by now, and the runs that go on from the one before.
  private var (inputCount, branchCount) = (0, 0)
  /// Reads inputs of any document, for their numbers alone.
  private let numbers = InputReader(Prototype())
  /// Words of inputs whose numbers are within their bounds.
  private var known: Set<String> = []

  /// More rows than a run can have.
  private static let mostRows = 1_000_000_000

  static func damaged(_ line: Int) -> LineFault {
    LineFault(
      line: line,
      message: tr("this line is damaged; remove it and what follows to replay what is before it"))
  }

  static func headless(_ line: Int) -> LineFault {
    LineFault(
      line: line,
      message: tr("this is no session file: its first line has “session” and the document"))
  }

  /// Takes a line; what is wrong with it is in ``fault``.
  mutating func take(
    _ value: JSONValue, line: Int, _ text: String
  ) throws(JSONReader.Failure) {
    guard fault == nil else { return }
    do throws(LineFault) {
      try read(value, line: line, text)
    } catch {
      fault = error
    }
  }

  private mutating func read(
    _ value: JSONValue, line: Int, _ text: String
  ) throws(LineFault) {
    let key = SessionLine.Key.allCases.first { value[$0.rawValue] != nil }
    guard !session.runs.isEmpty || key == .session else { throw SessionReader.headless(line) }
    switch key {
    case .session: try readHead(value, line)
    case .reload:
      let document = try SessionReader.document(value["reload"], line)
      session.runs.append(RecordedSession.Run(document: document))
    case .branch: try readBranch(value["branch"], line)
    case .input:
      guard let words = value["input"]?.text else { throw SessionReader.damaged(line) }
      let input = NamedInput(words: words)
      let time = try time(value["time"], "time", line, after: \.ownInputs.last?.time)
      try count(1, line)
      try checkNumbers(of: input, line)
      change { $0.ownInputs.append(TimedInput(time: time, input: input)) }
    // A call that would crash is the last one.
    case .call, .console:
      // It began before what came while a program performed it.
      let time = try time(value["time"], "time", line, after: \.ownCalls.last?.time)
      change { $0.ownCalls.append(.init(line: line, time: time, json: text)) }
    case .answers:
      let answers = value["answers"]?.list?.map { value -> Bool? in
        if case .bool(let answer) = value { answer } else { nil }
      }
      guard let answers, !answers.contains(nil) else { throw SessionReader.damaged(line) }
      change { run in
        for answer in answers { run.ownAnswers.append(answer == true) }
      }
    case .note:
      guard let text = value["note"]?.text else { throw SessionReader.damaged(line) }
      let bounds = 0...SessionReader.mostRows
      session.notes.append(
        .init(
          run: try number(value, "run", bounds, line), row: try number(value, "row", bounds, line),
          text: text))
    case .breakpoints: try readBreakpoints(value["breakpoints"], line)
    case .end:
      let time = try time(value["end"], "end", line, after: \.last)
      change { $0.end = time }
    case nil: break
    }
  }

  private mutating func change(_ body: (inout RecordedSession.Run) -> Void) {
    body(&session.runs[session.runs.count - 1])
  }

  private mutating func readHead(_ value: JSONValue, _ line: Int) throws(LineFault) {
    guard session.runs.isEmpty else { throw SessionReader.damaged(line) }
    guard let version = value["session"]?.integer else { throw SessionReader.headless(line) }
    guard version == SessionLine.version else {
      throw LineFault(
        line: line,
        message: tr(
          "the session has version {version}, and this program reads 1; use a newer program",
          ["version": String(version)]))
    }
    session.program = value["program"]?.text ?? ""
    session.zones = value["zones"]?.text
    session.runs = [.init(document: try SessionReader.document(value["document"], line))]
  }

  private mutating func readBranch(_ value: JSONValue?, _ line: Int) throws(LineFault) {
    guard let value, var run = session.runs.last else { throw SessionReader.damaged(line) }
    branchCount += 1
    guard branchCount <= RecordedSession.mostBranches else {
      throw LineFault(
        line: line,
        message: tr(
          "at most {n} runs of a session may go on from the run before",
          ["n": String(RecordedSession.mostBranches)]))
    }
    let inputs = try number(value, "inputs", 0...run.ownInputs.count, line)
    let calls = try number(value, "calls", 0...run.ownCalls.count, line)
    let answers = try number(value, "answers", 0...run.ownAnswers.count, line)
    try count(inputs, line)
    run.ownInputs = run.ownInputs.beginning(inputs)
    run.ownCalls = run.ownCalls.beginning(calls)
    run.ownAnswers = run.ownAnswers.beginning(answers)
    run.shared = (inputs, calls)
    run.end = nil
    run.last = max(run.ownInputs.last?.time ?? .zero, run.ownCalls.last?.time ?? .zero)
    session.runs.append(run)
  }

  private mutating func readBreakpoints(_ value: JSONValue?, _ line: Int) throws(LineFault) {
    guard let list = value?.list else { throw SessionReader.damaged(line) }
    session.breakpoints = []
    for entry in list {
      guard let words = entry["at"]?.text, case .bool(let isArmed)? = entry["armed"] else {
        throw SessionReader.damaged(line)
      }
      let input = NamedInput(words: words)
      try checkNumbers(of: input, line)
      session.breakpoints?.append(.init(input, isArmed: isArmed))
    }
  }

  /// Counts inputs of runs, against files that take far more than they have.
  private mutating func count(_ inputs: Int, _ line: Int) throws(LineFault) {
    inputCount += inputs
    guard inputCount <= RecordedSession.mostInputs else {
      throw LineFault(
        line: line,
        message: tr(
          "from this line on, the runs of the session have more than {n} inputs together",
          ["n": String(RecordedSession.mostInputs)]))
    }
  }

  /// Whatever the document has, no number of an input is out of its bounds.
  private mutating func checkNumbers(of input: NamedInput, _ line: Int) throws(LineFault) {
    guard !known.contains(input.words) else { return }
    if let problem = numbers.numberOutOfBounds(in: input) {
      throw LineFault(line: line, message: problem.message)
    }
    known.insert(input.words)
  }

  private func number(
    _ value: JSONValue, _ key: String, _ bounds: ClosedRange<Int>, _ line: Int
  ) throws(LineFault) -> Int {
    guard let number = value[key]?.integer, bounds.contains(number) else {
      throw LineFault.number(key, bounds, line)
    }
    return number
  }

  /// A time in seconds, not before the last one of its kind.
  private mutating func time(
    _ value: JSONValue?, _ key: String, _ line: Int,
    after last: (RecordedSession.Run) -> SimulatedTime?
  ) throws(LineFault) -> SimulatedTime {
    guard let time = value?.moment else { throw LineFault.time(key, line) }
    guard let run = session.runs.last, time >= last(run) ?? .zero else {
      throw LineFault(
        line: line, message: tr("the time of this line is before that of the line before"))
    }
    change { $0.last = max($0.last, time) }
    return time
  }

  private static func document(
    _ value: JSONValue?, _ line: Int
  ) throws(LineFault) -> RecordedSession.Document {
    guard let value, let text = value["text"]?.text else { throw headless(line) }
    guard let digits = value["sha256"]?.text, digits == SHA256.digits(of: Array(text.utf8)) else {
      throw LineFault(
        line: line,
        message: tr(
          "the document in this line is not the one that was recorded; replay with --document FILE")
      )
    }
    var setting = RunSetting(Prototype(), orientation: .portrait)
    func word<Word: RawRepresentable<String>>(_ key: String) -> Word? {
      value[key]?.text.flatMap { Word(rawValue: $0) }
    }
    setting.device = word("device") ?? setting.device
    setting.era = word("era") ?? setting.era
    setting.orientation = word("orientation") ?? setting.orientation
    setting.language = value["language"]?.text
    setting.start = value["start"]?.text
    setting.axes = StageAxes(
      textSize: word("textSize"), direction: word("direction"), contrast: word("contrast"))
    return .init(name: value["name"]?.text ?? "", text: text, setting: setting)
  }
}
