import DialogModel
import DialogSimulator
import EventLog
import Export
import Film
import Scenario
import Session
import Texts
import Workbench

/// What a window can share of its document.
enum ExportSubject: Equatable {
  /// A scenario, performed anew.
  case scenario(String)
  /// What has been done on the stage.
  case run
  /// Calls of that by their 1-based numbers.
  case calls(ClosedRange<Int>)
  /// What shows on the stage now.
  case moment
  /// Every dialog of the document.
  case dialogs
  /// Every way through the prototype.
  case ways

  /// What it is called in the dialog.
  var title: String {
    switch self {
    case .scenario(let name): tr("Scenario “{name}”", ["name": OneLine.beginning(name)])
    case .run: tr("This Run")
    case .calls(let calls):
      calls.count == 1
        ? tr("Call {n}", ["n": String(calls.lowerBound)])
        : tr(
          "Calls {first} to {last}",
          ["first": String(calls.lowerBound), "last": String(calls.upperBound)])
    case .moment: tr("This Moment")
    case .dialogs: tr("Every Dialog")
    case .ways: tr("Every Way")
    }
  }

  /// What a file shows of it.
  var exported: ExportProduct.Subject {
    switch self {
    case .scenario, .run, .calls: .run
    case .moment: .moment
    case .dialogs: .dialogs
    case .ways: .ways
    }
  }

  /// The name of the scenario.
  var scenario: String? { if case .scenario(let name) = self { name } else { nil } }
}

/// What a window can share, in the order in which it is offered.
struct ExportOffer {
  /// The names of the scenarios.
  let scenarios: [String]
  /// Whether anything has been done on the stage.
  let hasRun: Bool
  /// How many calls the run has, and which are selected; `nil` where there is none.
  let calls: (count: Int, selected: ClosedRange<Int>)?
  /// Whether there are dialogs, and anything that a sheet shows.
  let hasDialogs: Bool, hasParts: Bool

  /// What is shared at first, unless something else is requested.
  var first: ExportSubject {
    hasRun ? .run : scenarios.first.map { .scenario($0) } ?? .moment
  }
}

extension Workbench {
  /// What can be shared, with the selected calls of the present run.
  ///
  /// - Parameter entries: the 0-based places of the first and the last selected row in the log.
  func exportOffer(selected entries: ClosedRange<Int>?) -> ExportOffer {
    let rows = session?.timelines.last?.rows()
    let count = rows.map { rows in rows.indices.count { rows.isListed(at: $0) } } ?? 0
    return ExportOffer(
      scenarios: (prototype?.scenarios ?? []).map(\.name),
      hasRun: (session?.state.inputCount ?? 0) > 1,
      calls: count == 0 ? nil : (count, entries.flatMap(selectedCalls) ?? 1...count),
      hasDialogs: prototype?.dialogs.isEmpty == false,
      hasParts: prototype?.exhibits.isEmpty == false)
  }

  /// The calls among some rows of the log; without one, those of the input that the first of the
  /// rows belongs to.
  private func selectedCalls(_ entries: ClosedRange<Int>) -> ClosedRange<Int>? {
    guard let session, let rows = session.timelines.last?.rows() else { return nil }
    let log = session.log.entries
    let origins = entries.clamped(to: log.startIndex...max(log.startIndex, log.endIndex - 1))
      .lazy.filter(log.indices.contains).map { log.origin(of: $0) }
      .filter { $0.run == session.timelines.count - 1 && rows.indices.contains($0.row) }
    guard let first = origins.first?.row, let last = origins.last?.row else { return nil }
    let calls = rows.indices.filter { rows.isListed(at: $0) }
    let own = calls.indices.filter { (first...last).contains(calls[$0]) }
    let meant =
      own.isEmpty
      ? calls.indices.filter { rows.input(at: calls[$0]) == rows.input(at: first) } : own
    guard let lowest = meant.first, let highest = meant.last else { return nil }
    return lowest + 1...highest + 1
  }
}

extension FilmSource {
  /// The run that a window shares.
  ///
  /// - Parameters:
  ///   - language: the language of the texts of a scenario or of the dialogs; `nil` for the document's.
  ///   - device: the device of a scenario; `nil` for the document's.
  static func source(
    of subject: ExportSubject, in workbench: Workbench, language: String?,
    device: Prototype.Device?, setting: FilmSetting
  ) throws(ExportFailure) -> Source {
    guard let session = workbench.session, let document = workbench.prototype else {
      throw ExportFailure(message: tr("There is no document."), status: 65)
    }
    var calls: ClosedRange<Int>?
    switch subject {
    case .scenario(let name):
      var request = workbench.request
      request.language = language ?? request.language
      request.device = device ?? request.device
      guard let script = document.scenario(named: name) else {
        throw ExportFailure(
          message: tr("There is no scenario “{name}”.", ["name": name]), status: 64)
      }
      return try played(document, script, request, nil, setting.longestWait)
    case .dialogs, .ways:
      var request = workbench.request
      request.language = language ?? request.language
      // Nobody answers questions where no scenario does.
      var source = try played(
        document.answeringItself, nil, request, nil, setting.longestWait)
      source.shows = subject == .ways ? .ways : .dialogs
      source.revision = workbench.document.revision
      return source
    case .run, .moment: break
    case .calls(let range): calls = range
    }
    guard let timeline = session.timelines.last else {
      throw ExportFailure(message: tr("There is no run."), status: 65)
    }
    var run = try film(
      of: timeline, until: session.state.now, calls: calls, longestWait: setting.longestWait)
    let present = session.log.firstRun(of: session.log.earlierRuns.count)
    for pinned in session.pins.rows
    where !pinned.note.isEmpty && session.log.firstRun(of: pinned.row.run) == present {
      run.notes[pinned.row.row] = pinned.note
    }
    var source = Source(prototype: timeline.prototype, run: run, document: document)
    if subject == .moment {
      source.shows = .moment(workbench.past?.simulator ?? session.simulator)
    }
    return source
  }
}
