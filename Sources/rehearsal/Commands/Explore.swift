import ArgumentParser
import DialogModel
import Explorer
import Glibc
import PrototypeEditing
import PrototypeFile
import Scenario
import Session
import Texts

/// Finds every state that a prototype can come to, and says what is wrong with it.
struct Explore: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: tr("Try every way a person can take, and report what is wrong with it."),
    discussion: tr(
      "Each finding has its word, which “rehearsal explain” tells more about, and the shortest way there."
    ) + "\n\n" + tr("Example: rehearsal explore account.rehearsal.yaml") + "\n"
      + tr("Example: rehearsal explore --fail-on warning account.rehearsal.yaml"))

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, jsonl, dot, mermaid, junit, sarif, html
  }

  enum Devices: String, CaseIterable, ExpressibleByArgument {
    case phone, tablet, both
  }

  @Argument(
    help: ArgumentHelp(tr("The documents; - is standard input."), valueName: "file"),
    completion: Documents.completion)
  var files: [String]

  @Option(
    help: ArgumentHelp(
      tr("How to report: text, json, jsonl, dot, mermaid, junit, sarif or html."),
      valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var format = Format.text

  @Option(
    help: ArgumentHelp(
      tr("How many inputs may come while something moves, 0 to 4; else 1."), valueName: "count"))
  var interference: Int?

  @Option(
    help: ArgumentHelp(
      tr(
        "What is tried besides taps and keys, with commas between: home, rotate, power, interrupt, center; else home."
      ), valueName: "inputs"),
    completion: .list(ExploreOptions.Extra.allCases.map(\.rawValue)))
  var with: String?

  @Option(
    help: ArgumentHelp(
      tr("What ends with status 1: error, warning, note, bound or words of findings; else error."),
      valueName: "severity"),
    completion: .list(FailOn.words))
  var failOn: String?

  @Flag(help: ArgumentHelp(tr("List notes too: what is worth a thought.")))
  var notes = false

  @Flag(
    help: ArgumentHelp(
      tr("Say which ways of the document its scenarios go, and how to get to the others.")))
  var cover = false

  @Flag(
    help: ArgumentHelp(
      tr("Write scenarios into the document that go the ways which its own do not.")))
  var writeScenarios = false

  @Option(
    help: ArgumentHelp(
      tr("The device: phone, tablet or both."), valueName: "device"),
    completion: .list(Devices.allCases.map(\.rawValue)))
  var device: Devices?

  @OptionGroup var start: StartOptions

  @Option(
    help: ArgumentHelp(
      tr("How many states are found at most, 1 to 5000000; else 1000000."), valueName: "count"))
  var states: Int?

  @Option(
    help: ArgumentHelp(
      tr("How many seconds it takes at most, 1 to 3600; else 10."), valueName: "seconds"))
  var seconds: Int?

  @Option(
    help: ArgumentHelp(
      tr("Go walks by chance, on which tasks end at any moment, from this number on."),
      valueName: "seed"))
  var race: UInt64?

  @Option(
    help: ArgumentHelp(
      tr("How many walks “--race” goes, 1 to 100000; else 100."), valueName: "count"))
  var runs: Int?

  @Flag(
    help: ArgumentHelp(
      tr("Correct what has a correction that was tried, and removes a finding and adds none.")))
  var fix = false

  @Flag(help: ArgumentHelp(tr("With --fix: print the difference, and write nothing.")))
  var dryRun = false

  func validate() throws {
    if let runs, !(1...100_000).contains(runs) {
      throw ValidationError(tr("“--runs” is a number from 1 to 100000"))
    }
    if runs != nil, race == nil { throw ValidationError(tr("“--runs” stands beside “--race”")) }
    if race != nil, ![.text, .json].contains(format) || fix || writeScenarios || cover {
      throw ValidationError(tr("“--race” reports as text or json, and does nothing else"))
    }
    if dryRun, !fix { throw ValidationError(tr("“--dry-run” stands beside “--fix”")) }
    if fix, writeScenarios || files.contains("-") && !dryRun {
      throw ValidationError(
        tr("“--fix” changes files, one thing at a time; name a file, or add “--dry-run”"))
    }
    if let interference, !(0...4).contains(interference) {
      throw ValidationError(tr("“--interference” is a number from 0 to 4"))
    }
    if let states, !(1...5_000_000).contains(states) {
      throw ValidationError(tr("“--states” is a number from 1 to 5000000"))
    }
    if let seconds, !(1...3_600).contains(seconds) {
      throw ValidationError(tr("“--seconds” is a number from 1 to 3600"))
    }
    if let failOn, FailOn(failOn) == nil {
      throw ValidationError(
        tr(
          "“--fail-on” does not know “{text}”; it knows: {words}",
          ["text": failOn, "words": FailOn.words.listed()]))
    }
    if writeScenarios, device != nil || !start.isEmpty {
      throw ValidationError(
        tr(
          "“--write-scenarios” goes by what the documents say; leave out {options}",
          ["options": "--device, --era, --start, --language"]))
    }
    if writeScenarios, files.contains("-") {
      throw ValidationError(
        tr("“--write-scenarios” changes files, and standard input is none; name a file"))
    }
    _ = try extras()
  }

  /// What is tried besides taps and keys.
  private func extras() throws -> Set<ExploreOptions.Extra> {
    guard let with else { return ExploreOptions().extras }
    var extras: Set<ExploreOptions.Extra> = []
    for word in with.split(separator: ",").map(String.init) {
      guard let extra = ExploreOptions.Extra(rawValue: word) else {
        throw ValidationError(
          tr(
            "“--with” does not know “{text}”; it knows: {words}",
            [
              "text": word,
              "words": ExploreOptions.Extra.allCases.map(\.rawValue).listed(),
            ]))
      }
      extras.insert(extra)
    }
    return extras
  }

  /// What is tried, and how far.
  private func options() throws -> ExploreOptions {
    var options = ExploreOptions()
    options.extras = try extras()
    if let interference { options.interference = interference }
    if let states { options.mostStates = states }
    return options
  }

  func run() throws {
    let failing = failOn.flatMap { FailOn($0) } ?? FailOn()
    var report = ExploreReports.report(format, failing)
    var results = Output.Results()
    var isUnreadable = false
    var isInvalid = false
    var isUnwritable = false
    var hasFailed = false
    for file in files {
      let name = Documents.name(file)
      var bytes: [UInt8]
      do {
        bytes = try FileReader.read(file)
      } catch {
        Output.diagnose("\(name): \(error.message)")
        isUnreadable = true
        continue
      }
      if let race {
        guard let runs = try raced(bytes, of: file, name, seed: race) else {
          isInvalid = true
          continue
        }
        if runs.count > 0 { hasFailed = true }
        for line in format == .json ? [runs.json.line] : runs.lines { results.line(line) }
        results.flush()
        continue
      }
      if fix, !correct(&bytes, of: file, name, &results) { isUnwritable = true }
      guard let document = try explored(bytes, of: file, name) else {
        isInvalid = true
        continue
      }
      if document.fails(failing) { hasFailed = true }
      for line in report.lines(about: document) { results.line(line) }
      results.flush()
      if writeScenarios, !write(document, bytes, file) { isUnwritable = true }
    }
    if race == nil { for line in report.lastLines() { results.line(line) } }
    results.flush()
    if isInvalid { throw ExitStatus.badDocument }
    if isUnreadable { throw ExitStatus.noInput }
    if isUnwritable { throw ExitStatus.cannotWrite }
    if hasFailed { throw ExitStatus.failed }
  }

  /// Walks by chance through a document; `nil` after its errors were said.
  private func raced(
    _ bytes: [UInt8], of file: String, _ name: String, seed: UInt64
  ) throws -> RaceReport? {
    guard let revision = readable(bytes, of: file, name), let prototype = revision.prototype else {
      return nil
    }
    let explorer = ExploredDocument.explorer(try prototypes(of: prototype)[0], try options())
    return RaceReport(name, explorer, seed: seed, runs: runs ?? 100)
  }

  /// Corrects a document, and writes it or shows the difference.
  ///
  /// - Returns: whether the file could be written.
  private func correct(
    _ bytes: inout [UInt8], of file: String, _ name: String, _ results: inout Output.Results
  ) -> Bool {
    let seconds = seconds ?? ExploredDocument.usualSeconds
    let explored = { bytes in try? self.explored(bytes, of: file, name) }
    guard let options = try? options() else { return true }
    let correcting = Correcting(bytes, of: file, explored: explored) { prototype in
      (try? prototypes(of: prototype)).map {
        ExploredDocument.explored($0[0], options, seconds: seconds)
      }
    }
    guard correcting.bytes != bytes else { return true }
    if dryRun {
      let diff = UnifiedDiff(
        from: bytes, to: correcting.bytes, name: file, terminal: Terminal(STDOUT_FILENO))
      results.text(Array(diff.text.utf8))
    } else {
      do {
        try FileReplacement.write(correcting.bytes, to: file, insteadOf: bytes)
      } catch {
        Output.diagnose("\(name): \(error.message)")
        return false
      }
    }
    for made in correcting.made {
      Output.diagnose(
        "\(name):\(made.finding.line): "
          + tr(
            "corrected ({rule}): {message}",
            ["rule": made.finding.rule.rawValue, "message": made.label]))
    }
    bytes = correcting.bytes
    return true
  }

  /// Writes scenarios for the ways that are left, and says so.
  ///
  /// - Returns: whether the file could be written.
  private func write(_ document: ExploredDocument, _ bytes: [UInt8], _ file: String) -> Bool {
    MainActor.assumeIsolated {
      do {
        var written = WrittenScenarios(
          bytes, in: DocumentReader(of: file).environment, document.runs[0], document.prototype
        ) { Overrides.none.commands(of: $0, at: file) }
        if let coverage = document.coverage { written.cover(coverage.plan(in: document.runs[0])) }
        while try written.addNext() {}
        if written.bytes != bytes {
          try FileReplacement.write(written.bytes, to: file, insteadOf: bytes)
        }
        let count = written.names.count
        Output.diagnose(
          "\(document.name): " + ntr("{n} scenario written", "{n} scenarios written", count))
        return true
      } catch let problem as FileProblem {
        Output.diagnose("\(document.name): \(problem.message)")
      } catch let refusal as EditRefusal {
        Output.diagnose("\(document.name): \(refusal.message)")
      } catch {
        Output.diagnose("\(document.name): \(error)")
      }
      return false
    }
  }

  /// What is found in a document; `nil` after its errors were said.
  private func explored(
    _ bytes: [UInt8], of file: String, _ name: String
  ) throws -> ExploredDocument? {
    guard let revision = readable(bytes, of: file, name), let prototype = revision.prototype else {
      return nil
    }
    let prototypes = try prototypes(of: prototype)
    let hasNotes =
      notes || failOn.map { FailOn($0)?.severity == .note } ?? false
      || !(failOn.flatMap { FailOn($0)?.rules } ?? []).isEmpty
    let scenarios =
      cover || writeScenarios ? MainActor.assumeIsolated { ScenarioWays.of(prototype) } : nil
    return ExploredDocument(
      revision, name: name, prototypes, try options(), notes: hasNotes, scenarios: scenarios,
      seconds: seconds ?? ExploredDocument.usualSeconds)
  }

  /// A document without errors; `nil` after its errors were said.
  private func readable(_ bytes: [UInt8], of file: String, _ name: String) -> Revision? {
    let revision = DocumentReader(of: file).revision(bytes)
    guard revision.prototype != nil else {
      Documents.say(revision.reading.problems, of: bytes, name: name)
      return nil
    }
    return revision
  }

  /// A prototype as the options set it, for each device.
  private func prototypes(of prototype: Prototype) throws -> [Prototype] {
    var overrides = Overrides.none
    overrides.start = start
    let devices: [Prototype.Device] =
      switch device {
      case .phone?: [.phone]
      case .tablet?: [.tablet]
      case .both?: Prototype.Device.allCases
      case nil: [prototype.device]
      }
    return try devices.map { device in
      overrides.device = device
      return try overrides.apply(to: prototype.localized(start.language))
    }
  }
}
