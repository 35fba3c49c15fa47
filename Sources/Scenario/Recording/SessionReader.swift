import DialogModel
import PrototypeFile
import Session
import Texts

/// Why a file is no session file.
public struct SessionFault: Error, Hashable, Sendable {
  /// The line, 1-based.
  public let line: Int
  /// What is wrong and what to do, in the user's language.
  public let message: String
}

extension RecordedSession {
  /// The largest session file, in bytes.
  public static let mostBytes = 64 * 1024 * 1024

  /// Whether bytes begin as a session file does.
  public static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "{\"session\":".utf8) }

  /// Reads a session file.
  ///
  /// A last line that is not complete is left out: the program that wrote it was ended. Lines of
  /// kinds that are not known are passed over.
  ///
  /// - Throws: ``SessionFault`` for the first line that is wrong.
  public init(_ bytes: [UInt8]) throws(SessionFault) {
    guard bytes.count <= RecordedSession.mostBytes else {
      throw SessionFault(
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
  var fault: SessionFault?

  static func damaged(_ line: Int) -> SessionFault {
    SessionFault(
      line: line,
      message: tr("this line is damaged; remove it and what follows to replay what is before it"))
  }

  static func headless(_ line: Int) -> SessionFault {
    SessionFault(
      line: line,
      message: tr("this is no session file: its first line has “session” and the document"))
  }

  /// Takes a line; what is wrong with it is in ``fault``.
  mutating func take(
    _ value: JSONValue, line: Int, _ text: String
  ) throws(JSONReader.Failure) {
    guard fault == nil else { return }
    do throws(SessionFault) {
      try read(value, line: line, text)
    } catch {
      fault = error
    }
  }

  private mutating func read(
    _ value: JSONValue, line: Int, _ text: String
  ) throws(SessionFault) {
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
      let time = try time(value["time"], line)
      change { $0.inputs.append(TimedInput(time: time, input: NamedInput(words: words))) }
    case .call:
      let time = try time(value["time"], line)
      change { $0.calls.append(.init(line: line, time: time, json: text)) }
    case .answers:
      let answers = value["answers"]?.list?.map { value -> Bool? in
        if case .bool(let answer) = value { answer } else { nil }
      }
      guard let answers, !answers.contains(nil) else { throw SessionReader.damaged(line) }
      change { $0.answers += answers.compactMap { $0 } }
    case .note:
      guard let text = value["note"]?.text, let run = value["run"]?.integer,
        let row = value["row"]?.integer
      else { throw SessionReader.damaged(line) }
      session.notes.append(.init(run: run, row: row, text: text))
    case .breakpoints: try readBreakpoints(value["breakpoints"], line)
    case .end:
      let time = try time(value["end"], line)
      change { $0.end = time }
    case nil: break
    }
  }

  private mutating func change(_ body: (inout RecordedSession.Run) -> Void) {
    body(&session.runs[session.runs.count - 1])
  }

  private mutating func readHead(_ value: JSONValue, _ line: Int) throws(SessionFault) {
    guard session.runs.isEmpty else { throw SessionReader.damaged(line) }
    guard let version = value["session"]?.integer else { throw SessionReader.headless(line) }
    guard version == SessionLine.version else {
      throw SessionFault(
        line: line,
        message: tr(
          "the session has version {version}, and this program reads 1; use a newer program",
          ["version": String(version)]))
    }
    session.program = value["program"]?.text ?? ""
    session.zones = value["zones"]?.text
    session.runs = [.init(document: try SessionReader.document(value["document"], line))]
  }

  private mutating func readBranch(_ value: JSONValue?, _ line: Int) throws(SessionFault) {
    guard let inputs = value?["inputs"]?.integer, let calls = value?["calls"]?.integer,
      let answers = value?["answers"]?.integer, var run = session.runs.last,
      (0...run.inputs.count).contains(inputs), (0...run.calls.count).contains(calls),
      (0...run.answers.count).contains(answers)
    else { throw SessionReader.damaged(line) }
    run.inputs.removeSubrange(inputs...)
    run.calls.removeSubrange(calls...)
    run.answers.removeSubrange(answers...)
    run.end = nil
    run.last = max(run.inputs.last?.time ?? .zero, run.calls.last?.time ?? .zero)
    session.runs.append(run)
  }

  private mutating func readBreakpoints(_ value: JSONValue?, _ line: Int) throws(SessionFault) {
    guard let list = value?.list else { throw SessionReader.damaged(line) }
    session.breakpoints = []
    for entry in list {
      guard let words = entry["at"]?.text, case .bool(let isArmed)? = entry["armed"] else {
        throw SessionReader.damaged(line)
      }
      session.breakpoints?.append(.init(NamedInput(words: words), isArmed: isArmed))
    }
  }

  /// A time in seconds, not before the line before.
  private mutating func time(
    _ value: JSONValue?, _ line: Int
  ) throws(SessionFault) -> SimulatedTime {
    let seconds: Double
    switch value {
    case .integer(let value): seconds = Double(value)
    case .real(let value): seconds = value
    default: throw SessionReader.damaged(line)
    }
    // 100 years, the limit of runs.
    guard seconds >= 0, seconds <= 3_155_760_000 else { throw SessionReader.damaged(line) }
    let time = SimulatedTime(milliseconds: Int((seconds * 1000).rounded()))
    guard let last = session.runs.last?.last, time >= last else {
      throw SessionFault(
        line: line, message: tr("the time of this line is before that of the line before"))
    }
    change { $0.last = time }
    return time
  }

  private static func document(
    _ value: JSONValue?, _ line: Int
  ) throws(SessionFault) -> RecordedSession.Document {
    guard let value, let text = value["text"]?.text else { throw headless(line) }
    guard let digits = value["sha256"]?.text, digits == SHA256.digits(of: Array(text.utf8)) else {
      throw SessionFault(
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
