import ArgumentParser
import DialogModel
import Glibc
import Scenario
import Session
import Texts

/// Compares the calls of two runs.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr(
      "Compare the calls of two runs: documents, scenarios, sessions, what “trace” has written, or an application’s log; or two folders of pictures."
    ),
    discussion: tr(
      "A run is a document, FILE#SCENARIO, a session file (its last run, or FILE#NUMBER), or JSON Lines; the first one may be the log of an application that ran elsewhere. The first difference is said in a sentence; below it both runs are side by side. The status is 0 for equal runs, else 1."
    ) + "\n\n"
      + tr(
        "Of two folders, such as those of “picture --all --names id”, the pictures are compared by their names: which differ, which were added, and which are gone."
      ) + "\n\n"
      + tr("Example: rehearsal diff account.rehearsal.yaml#confirm account.rehearsal.yaml#cancel")
      + "\n" + tr("Example: rehearsal diff before after --format html --output pictures.html"))

  enum Measure: String, CaseIterable, ExpressibleByArgument {
    case order, band, all

    var value: CallComparison.Measure {
      switch self {
      case .order: .order
      case .band: .band
      case .all: .all
      }
    }
  }

  @Argument(
    help: ArgumentHelp(tr("The first run; - is standard input."), valueName: "a"),
    completion: Documents.completion)
  var first: String

  @Argument(
    help: ArgumentHelp(tr("The second run."), valueName: "b"), completion: Documents.completion)
  var second: String

  @Option(
    help: ArgumentHelp(
      tr(
        "What makes calls equal: their order, band (times at most 50 ms apart), or all (the same times)."
      ), valueName: "measure"),
    completion: .list(Measure.allCases.map(\.rawValue)))
  var by = Measure.order

  @OptionGroup var pictures: PictureDiffOptions

  @Option(
    help: ArgumentHelp(
      tr("The language of the second run, to compare it with the first."),
      valueName: "language"))
  var otherLanguage: String?

  @Option(
    help: ArgumentHelp(tr("The era of the second run."), valueName: "era"),
    completion: .list(Prototype.Era.allValueStrings))
  var otherEra: Prototype.Era?

  @Option(
    help: ArgumentHelp(tr("The device of the second run."), valueName: "device"),
    completion: .list(Prototype.Device.allValueStrings))
  var otherDevice: Prototype.Device?

  @OptionGroup var overrides: Overrides

  func run() throws {
    try MainActor.assumeIsolated { try compare() }
  }

  @MainActor
  private func compare() throws {
    switch [first, second].count(where: PictureFolders.isFolder) {
    case 2: return try pictures.compare(first, second)
    case 1:
      for path in [first, second] where access(path.fileBytes, F_OK) != 0 {
        Output.diagnose("\(FileName.text(path)): " + tr("there is no such file"))
        throw ExitStatus.noInput
      }
      throw ValidationError(
        tr("a folder of pictures is compared with another folder, and with nothing else"))
    default: try pictures.checkWithoutFolders()
    }
    var others = overrides
    if let otherLanguage { others.start.language = otherLanguage }
    if let otherEra { others.start.era = otherEra }
    if let otherDevice { others.device = otherDevice }
    let left = try ComparedRun(first, overrides)
    let right = try ComparedRun(second, others)
    var results = Output.Results()
    let comparison: CallComparison
    if let log = try logged(left, right) {
      comparison = CallComparison(log)
      if let sentence = log.sentence { results.line(sentence) }
    } else {
      comparison = CallComparison(left.calls, right.calls, by: by.value)
    }
    for line in DiffText(comparison, left.name, right.name).lines { results.line(line) }
    results.flush()
    if comparison.firstDifference != nil { throw ExitStatus.failed }
  }

  /// The log of an application next to a run; `nil` for two runs.
  ///
  /// - Throws: a usage error where a log is not the first of the two, or is compared with something
  ///   else than a document.
  @MainActor
  private func logged(_ left: ComparedRun, _ right: ComparedRun) throws -> LoggedRun? {
    guard right.logged == nil else {
      throw ValidationError(
        tr(
          "{file} is an application’s log, which comes first: rehearsal diff LOG FILE#SCENARIO",
          ["file": right.name]))
    }
    guard let calls = left.logged else { return nil }
    guard right.isPlayed else {
      throw ValidationError(
        tr(
          "{file} is an application’s log: it is compared with a document, or with FILE#SCENARIO",
          ["file": left.name]))
    }
    guard by == .order else {
      throw ValidationError(tr("the times of a log are not those of a run: leave “--by” out"))
    }
    return LoggedRun(calls, right.calls)
  }
}
