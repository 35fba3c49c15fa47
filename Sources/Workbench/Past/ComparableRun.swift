public import DialogModel
public import DialogSimulator
import EventLog
import OrderRules
import PrototypeFile
public import Scenario
import Session
import Texts

/// A run that can be compared with another one, or the log of an application that ran elsewhere.
public struct ComparableRun: Sendable {
  /// Its calls; none for a log, whose calls depend on the run next to it.
  public let calls: [ComparedCall]
  /// Where its scenario stopped before its end, and why; `nil` if it was played to the end.
  public let failure: (step: Int, reason: String)?
  private let timeline: Timeline?
  /// The calls of a log; `nil` for a run.
  fileprivate let logged: [LoggedCall]?
  /// The 0-based rows of the calls.
  private let rows: [Int]

  /// The run of a timeline.
  public init(_ timeline: Timeline, failure: (step: Int, reason: String)? = nil) {
    (self.timeline, self.failure, logged) = (timeline, failure, nil)
    let prototype = timeline.prototype
    let (names, lines) = (Names(prototype), TextLine(prototype))
    let made = timeline.rows()
    let listed = made.indices.filter { made.isListed(at: $0) }.compactMap { place in
      ComparedCall(made[place], names, lines).map { (place, $0) }
    }
    (rows, calls) = (listed.map(\.0), listed.map(\.1))
  }

  /// The calls of an application's log; `nil` where it has none.
  init?(log bytes: [UInt8]) {
    let log = AppLog(String(decoding: bytes, as: UTF8.self))
    guard !log.calls.isEmpty else { return nil }
    (calls, rows, timeline, failure, logged) = ([], [], nil, nil, log.calls)
  }

  /// Whether it is a log, which has no stage.
  public var isLog: Bool { logged != nil }

  /// The run just after a call, by the call's 0-based number; before the first one, at -1.
  public func moment(ofCall number: Int) -> Simulator? {
    timeline?.moment(at: rows.indices.contains(number) ? rows[number] : -1)
  }
}

/// Two runs next to each other, of which one may be a log.
public struct ComparedRuns: Sendable {
  /// Their calls, aligned.
  public let comparison: CallComparison
  /// What is left out of the comparison with a log, in words.
  public let note: String?
  /// The 0-based numbers of the compared calls on each side among all; `nil` where all are compared.
  private let places: (left: [Int]?, right: [Int]?)

  /// - Returns: `nil` for two logs, which have no names in common.
  public init?(_ left: ComparableRun, _ right: ComparableRun, by measure: CallComparison.Measure) {
    switch (left.logged, right.logged) {
    case (nil, nil):
      comparison = CallComparison(left.calls, right.calls, by: measure)
      (note, places) = (nil, (nil, nil))
    case (let calls?, nil):
      let log = LoggedRun(calls, right.calls)
      comparison = CallComparison(log)
      (note, places) = (log.sentence, (nil, log.places))
    case (nil, let calls?):
      let log = LoggedRun(calls, left.calls)
      comparison = CallComparison(log, isSecond: true)
      (note, places) = (log.sentence, (log.places, nil))
    case (.some, .some): return nil
    }
  }

  /// The 0-based numbers among all calls of the runs of those in a row; where one has none, of the
  /// last one before it, or -1.
  public func calls(before row: Int) -> (left: Int, right: Int) {
    let rows = comparison.rows[...row].reversed()
    func number(_ side: (CallComparison.ComparedRow) -> Int?, _ places: [Int]?) -> Int {
      guard let last = rows.lazy.compactMap(side).first else { return -1 }
      return places.map { $0[last] } ?? last
    }
    return (number(\.left, places.left), number(\.right, places.right))
  }
}

/// Where a run comes from that is compared.
public enum RunSource: Hashable, Sendable {
  /// The run that is shown.
  case present
  /// An earlier run, by its number in the log: one that was left, or of the document before a change.
  case earlier(Int)
  /// The last run of a scenario before the document was changed.
  case before(String)
  /// A scenario of the document, which is played for it without display.
  case scenario(String, RunVariant = .asWritten)
  /// A session file, or the log of an application that ran elsewhere, by its path.
  case file(String)
}

/// What is different in a run of a scenario.
public enum RunVariant: Hashable, Sendable {
  case asWritten
  case language(String)
  case era(Prototype.Era)
  case device(Prototype.Device)
}

extension Workbench {
  /// The runs that can be compared, the present one first.
  public var runSources: [RunSource] {
    guard let session else { return [] }
    let forgotten = session.log.forgottenRuns
    let earlier = session.timelines.indices.dropLast().reversed()
      .filter { !forgotten.contains($0) }.map { RunSource.earlier($0) }
    let scenarios = prototype?.scenarios.map(\.name) ?? []
    let variants = variants
    return [.present] + earlier + keptRuns.names.map { .before($0) }
      + scenarios.map { .scenario($0) }
      + scenarios.flatMap { name in variants.map { .scenario(name, $0) } }
      .prefix(Workbench.mostVariants)
  }

  /// How many runs of scenarios with something different are offered.
  private static let mostVariants = 200

  /// What can be different in a run of the document.
  private var variants: [RunVariant] {
    guard let prototype else { return [] }
    return prototype.strings.keys.sorted().map { .language($0) }
      + Prototype.Era.allCases.filter { $0 != prototype.era }.map { .era($0) }
      + Prototype.Device.allCases.filter { $0 != prototype.device }.map { .device($0) }
  }

  /// What a source is called.
  public func title(of source: RunSource) -> String {
    switch source {
    case .present: tr("This run")
    case .earlier(let number):
      isOfPresentDocument(number)
        ? tr("Run {n}, left", ["n": String(number + 1)])
        : tr("Run {n}, before a change", ["n": String(number + 1)])
    case .before(let name):
      tr("Scenario “{name}”, before a change", ["name": OneLine.beginning(name)])
    case .scenario(let name, let variant):
      [tr("Scenario “{name}”", ["name": OneLine.beginning(name)]), title(of: variant)]
        .compactMap { $0 }.listed()
    case .file(let path): FileName.lastText(of: path)
    }
  }

  private func title(of variant: RunVariant) -> String? {
    switch variant {
    case .asWritten: nil
    case .language(let code): tr("language {code}", ["code": code])
    case .era(let era): era.rawValue
    case .device(let device): device == .phone ? tr("on a phone") : tr("on a tablet")
    }
  }

  private func isOfPresentDocument(_ run: Int) -> Bool {
    guard let log = session?.log else { return false }
    return log.firstRun(of: run) == log.firstRun(of: log.earlierRuns.count)
  }

  /// A run of a source; `nil` if there is none any more.
  public func run(of source: RunSource) -> ComparableRun? {
    switch source {
    case .present: return session?.timelines.last.map { ComparableRun($0) }
    case .earlier(let number):
      guard let session, session.timelines.indices.contains(number) else { return nil }
      return ComparableRun(session.timelines[number])
    case .before(let name): return keptRuns.run(before: name)
    case .scenario(let name, let variant):
      guard let prototype, let script = prototype.scenario(named: name) else { return nil }
      var language = request.language
      if case .language(let code) = variant { language = code }
      var played = prototype.applying(script, language: language)
      if case .era(let era) = variant { played.era = era }
      if case .device(let device) = variant { played.device = device }
      let run = HeadlessRun(played)
      let translated = prototype.translating(script, to: language)
      var failure: (step: Int, reason: String)?
      if case .failed(let failed) = run.play(translated) {
        failure = (run.nextStep, failed.message)
      }
      return run.session.timelines.last.map { ComparableRun($0, failure: failure) }
    case .file(let path):
      guard let bytes = try? FileReader.read(path) else { return nil }
      guard RecordedSession.begins(bytes) else { return ComparableRun(log: bytes) }
      guard let session = try? RecordedSession(bytes), let run = session.runs.last,
        let document = run.loaded.prototype
      else { return nil }
      return ComparableRun(run.replayed(on: document).timeline)
    }
  }
}
