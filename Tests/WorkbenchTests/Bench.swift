import DialogModel
import DialogSimulator
import Glibc
import PrototypeFile
import Scenario
import Session
import Testing
import Workbench

/// A folder of a test's own with one document in it, and a workbench whose time the test lets pass.
@MainActor
final class Bench {
  let folder: String
  let workbench: Workbench
  /// What an observer of the workbench was told, in order; changes of state are left out.
  private(set) var told: [String] = []
  private var observation: Observation<WorkbenchChange>?

  var file: String { "\(folder)/f.yaml" }
  var session: Session { get throws { try #require(workbench.session) } }

  /// The folders of journals and drafts, which are not the person's.
  private static let home: String = {
    var name = Array("/tmp/rehearsal-home-XXXXXX".utf8CString)
    let home = mkdtemp(&name).map { String(cString: $0) } ?? "/tmp"
    setenv("XDG_STATE_HOME", "\(home)/state", 1)
    setenv("XDG_DATA_HOME", "\(home)/data", 1)
    return home
  }()

  init(_ document: String? = nil, isObserved: Bool = true) throws {
    _ = Bench.home
    var name = Array("/tmp/rehearsal-bench-XXXXXX".utf8CString)
    folder = try #require(mkdtemp(&name).map { String(cString: $0) })
    // A busy machine may take long to begin a thread.
    workbench = Workbench(trust: CommandTrust(file: "\(folder)/trust"), patience: 60_000) {
      VirtualClock()
    }
    if isObserved {
      observation = workbench.observe { [weak self] in self?.take($0) }
    }
    if let document {
      try write(document)
      workbench.open(DocumentRequest(file: file))
    }
  }

  deinit {
    for name in ["f.yaml", "trust", "trust.lock", "f.job.recording"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  /// Writes the document, without its first line.
  func write(_ document: String) throws {
    try FileWriter.write(Array("rehearsal: 1\n\(document)\n".utf8), to: file)
  }

  /// Writes the document and has it read again.
  func reload(_ document: String) throws {
    try write(document)
    workbench.reload()
  }

  /// Lets time pass until nothing is due any more, or for so long.
  func pass(milliseconds: Int = .max) throws {
    let session = try session
    let clock = try #require(session.clock as? VirtualClock)
    let end = milliseconds == .max ? nil : session.state.now.after(milliseconds: milliseconds)
    while workbench.session === session, let moment = session.nextMoment, moment <= end ?? moment {
      clock.jump(to: moment)
      session.advance(to: moment)
    }
  }

  /// What the observer was told since the last time.
  func takeTold() -> [String] {
    defer { told = [] }
    return told
  }

  /// The names of the dialogs that are up.
  var up: [String] {
    get throws {
      let session = try session
      return session.state.showings.map { session.prototype.name(of: .dialog($0.dialog)) }
    }
  }

  private func take(_ change: WorkbenchChange) {
    switch change {
    case .document(.loaded): told.append("loaded")
    case .document(.failed(let problems)):
      told += problems.map { "\($0.line):\($0.column) \($0.message)" }
    case .document(.unreadable(let reason)): told.append(reason)
    case .run: told.append(workbench.session == nil ? "no run" : "run")
    case .state: break
    case .program: break
    case .grown: told.append("grown")
    case .breakpoints: told.append("breakpoints")
    case .past: told.append(workbench.past.map { "past \($0.place)" } ?? "now")
    case .inThePast(let input): told.append("asks for \(input)")
    case .progress: told.append(workbench.progress.map { Bench.words($0) } ?? "")
    case .caption: told.append("says \(workbench.caption ?? "nothing")")
    case .performing(let input): told.append("performs \(input)")
    case .permissions: told.append("permissions")
    case .warnings: told.append("\(workbench.document.warnings.count) warnings")
    case .activity(let activity): told.append("\(activity.activity)")
    case .editing, .edited, .selection, .saving, .moved, .recovered, .forgotten, .checked: break
    case .problem(let text, _): told.append(text)
    }
  }

  private static func words(_ progress: ScenarioProgress) -> String {
    switch progress.status {
    case .playing: "\(progress.name) plays"
    case .empty: "\(progress.name) is empty"
    case .played: "\(progress.name) played"
    case .passed: "\(progress.name) passed"
    case .differs(let verdict): "\(progress.name) differs in \(verdict.count)"
    case .failed(let failure): "\(progress.name) failed: \(failure.message)"
    case .stopped: "\(progress.name) stopped"
    case .crashed: "\(progress.name) would crash"
    }
  }
}
