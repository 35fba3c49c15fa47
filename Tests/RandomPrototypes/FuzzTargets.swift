import DialogModel
import LanguageServer
import OrderRules
import PrototypeFile
import Scenario
import Session

/// What is fed with bytes until something breaks.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// The bytes are a document.
  case parser
  /// The bytes choose a document and the steps of a scenario.
  case scenarios
  /// The bytes are the lines of a session after the first one.
  case sessions
  /// The bytes are JSON Lines of two runs.
  case lines
  /// The bytes are a recording of a command.
  case recordings
  /// The bytes are what a scenario expects.
  case expect
  /// The bytes are a picture file, of which the head is read, and what the program that decodes
  /// pictures answers.
  case pictures
  /// The bytes are the log of another application.
  case logs
  /// The bytes are what is kept of a recent document: a title, or a picture.
  case recent
  /// The bytes are messages of an editor to the language server, one a line.
  case messages
  /// The bytes are what a program says that performs calls, one message a line.
  case programs
  /// The bytes are what a window says to a program with the library, one message a line.
  case windows
  /// The bytes are a file of translations, in the format that it begins like.
  case translations
  /// The bytes are a request for a sheet of the stages on which texts do not fit.
  case requests

  /// Feeds it; what broke, if anything did.
  @MainActor
  package func feed(_ bytes: [UInt8]) -> String? {
    switch self {
    case .parser: FuzzTarget.parse(bytes)
    case .scenarios: FuzzTarget.play(bytes)
    case .sessions: FuzzTarget.replay(bytes)
    case .lines: FuzzTarget.compare(bytes)
    case .recordings: FuzzTarget.record(bytes)
    case .expect: FuzzTarget.expect(bytes)
    case .pictures: FuzzTarget.take(bytes)
    case .logs: FuzzTarget.verify(bytes)
    case .recent: FuzzTarget.recall(bytes)
    case .messages: FuzzTarget.serve(bytes)
    case .programs: FuzzTarget.perform(bytes)
    case .windows: FuzzTarget.follow(bytes)
    case .translations: FuzzTarget.translate(bytes)
    case .requests: FuzzTarget.measure(bytes)
    }
  }

  /// The most steps of a scenario, so that one input takes a moment only.
  private static let mostSteps = 200

  /// Every document either loads or says why not, and a place that a message names is one.
  @MainActor
  private static func parse(_ bytes: [UInt8]) -> String? {
    let result = PrototypeDocument.load(bytes, in: .bare)
    let hasErrors = result.problems.contains { $0.severity == .error }
    if hasErrors == (result.prototype != nil) {
      return "errors and a prototype, or neither"
    }
    for problem in result.problems where problem.line < 1 || problem.column < 1 {
      return problem.text(file: "input")
    }
    return nil
  }

  @MainActor
  private static func play(_ bytes: [UInt8]) -> String? {
    let chance = Chance(Randomness(bytes: bytes), oddTexts: true)
    let trial = Trial(chance, steps: mostSteps)
    return trial.broken == nil ? nil : trial.report()
  }

  /// What is found is in the log, and each line is read or not, but not both.
  private static func verify(_ bytes: [UInt8]) -> String? {
    let log = AppLog(String(decoding: bytes, as: UTF8.self))
    let check = OrderCheck(log.calls)
    let own = LoggedRun(log.calls, LoggedRun(log.calls, []).log)
    guard CallComparison(own).firstDifference == nil else {
      return "a log differs from its own calls"
    }
    let read = Set(log.calls.map(\.line))
    guard read.count == log.calls.count, read.isDisjoint(with: log.unread),
      read.union(log.unread).allSatisfy({ (1...log.lines).contains($0) })
    else { return "lines of \(log.lines): \(log.calls.map(\.line)) and \(log.unread)" }
    guard Set(check.breaches.map(\.call.line)).count == check.breaches.count,
      check.breaches.allSatisfy({ read.contains($0.call.line) && !$0.sentence.isEmpty }),
      check.readings.allSatisfy({ read.contains($0.line) && !$0.sentence.isEmpty })
    else { return "\(check.breaches)" }
    return nil
  }

  /// A title is one line, and a picture is small before it is decoded.
  private static func recall(_ bytes: [UInt8]) -> String? {
    if let title = KeptStill.title(bytes), title.unicodeScalars.contains(where: { $0.value < 0x20 })
    {
      return "a title of several lines: \(title)"
    }
    guard KeptStill.isPicture(bytes, width: 72, height: 96) else { return nil }
    let head = PictureHeader(bytes)
    return head.map { $0.width <= 72 && $0.height <= 96 } == true ? nil : "\(head as Any)"
  }

  /// Whatever an editor sends is taken, and so is what its work comes to.
  private static func serve(_ bytes: [UInt8]) -> String? {
    var server = Server(
      Host(
        version: "", check: { bytes, _ in PrototypeDocument.load(bytes, in: .bare).problems },
        environment: { _ in .bare }, note: { _ in nil }, tappableTexts: { _, _, _ in [] }))
    for body in bytes.split(separator: 0x0A).prefix(mostSteps) {
      for case .work(let work) in server.take(Array(body)) { _ = server.take(work.perform()) }
    }
    return nil
  }

  /// Heads have numbers from 0, and an answer is a picture with all its pixels or an error.
  private static func take(_ bytes: [UInt8]) -> String? {
    if let head = PictureHeader(bytes), head.width < 0 || head.height < 0 {
      return "a head of \(head.width) × \(head.height)"
    }
    guard let picture = try? DecodedPicture(answer: bytes) else { return nil }
    let isWhole =
      picture.width > 0 && picture.height > 0
      && picture.pixels.count == picture.width * picture.height * (picture.hasAlpha ? 4 : 3)
    return isWhole ? nil : "\(picture.pixels.count) bytes of \(picture.width) × \(picture.height)"
  }
}
