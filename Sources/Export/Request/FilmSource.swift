public import DialogModel
public import DialogSimulator
import EventLog
public import Film
public import PrototypeFile
import Scenario
import Session
import Texts
public import Workbench

/// Performs the run that is exported.
@MainActor
public enum FilmSource {
  /// A run with the document that it performs.
  public struct Source {
    /// What is performed.
    public let prototype: Prototype
    /// The run.
    public let run: FilmRun
    /// The document as it is written, with the texts of every language; `nil` for the prototype.
    public var document: Prototype?
    /// The text of the document, which says what is known of it; `nil` where there is none.
    public var revision: Revision?
    /// An earlier version of the document; `nil` for none.
    public var before: Prototype?
    /// What is shown of it.
    public var shows = Shown.run

    /// A run of a prototype.
    public init(prototype: Prototype, run: FilmRun, document: Prototype? = nil) {
      (self.prototype, self.run, self.document) = (prototype, run, document)
    }

    /// What is shown of a source.
    public enum Shown {
      /// The run.
      case run
      /// Every dialog of the document.
      case dialogs
      /// One moment of the run.
      case moment(Simulator)
      /// Every way through the prototype.
      case ways

      /// The subject of what is exported.
      public var subject: ExportProduct.Subject {
        switch self {
        case .run: .run
        case .dialogs: .dialogs
        case .moment: .moment
        case .ways: .ways
        }
      }
    }
  }

  /// The run that a request asks for.
  public static func source(
    of export: ExportRequest, _ request: DocumentRequest
  ) throws(ExportFailure) -> Source {
    if let session = export.session { return try replayed(session, export) }
    let revision = try revision(of: request)
    var document = try prototype(of: revision)
    // Nobody answers questions where no scenario does.
    if export.showsDialogs { document = document.answeringItself }
    var script: ScenarioScript?
    if let name = export.scenario {
      script = document.scenario(named: name)
      if script == nil {
        throw ExportFailure(
          message: tr("There is no scenario “{name}”.", ["name": name]), status: 64)
      }
    }
    var source = try played(document, script, request, export.calls, export.setting.longestWait)
    if export.showsDialogs { source.shows = .dialogs }
    if export.showsWays { source.shows = .ways }
    source.revision = revision
    if let since = export.since {
      let earlier = DocumentRequest(file: since)
      source.before = request.applied(to: try self.document(of: earlier))
    }
    return source
  }

  /// A scenario of a document, performed without a window.
  ///
  /// - Parameters:
  ///   - request: where the document is, and what is set for the run.
  ///   - calls: the first and the last call that is shown, 1-based; `nil` for all.
  ///   - longestWait: the longest wait, in simulated milliseconds.
  public static func played(
    _ document: Prototype, _ script: ScenarioScript?, _ request: DocumentRequest,
    _ calls: ClosedRange<Int>?, _ longestWait: Int
  ) throws(ExportFailure) -> Source {
    let prototype = request.applied(to: document.applying(script, language: request.language))
    var commands = CommandSetting(folder: ".")
    if let file = request.file {
      commands.recordings = Recordings(beside: file, of: prototype).played
    }
    let run = HeadlessRun(prototype, commands: commands)
    let end = run.play(script)
    guard end.isMeant(by: script) else {
      let failure = PictureMoment.Failure.ended(end, script)
      throw ExportFailure(message: failure.message(in: prototype), status: 1)
    }
    guard let timeline = run.session.timelines.last else {
      throw ExportFailure(message: "", status: 70)
    }
    var shown = try film(
      of: timeline, until: run.session.state.now, said: run.said, pace: script?.pace ?? .human,
      calls: calls, longestWait: longestWait)
    shown.stepNotes = notes(of: run, script)
    shown.introduction = script?.notes
    return Source(prototype: prototype, run: shown, document: request.applied(to: document))
  }

  /// What the presenter reads about each step, once.
  private static func notes(
    of run: HeadlessRun, _ script: ScenarioScript?
  ) -> [(row: Int, text: String)] {
    var last = 0
    return run.performed.compactMap { row, step in
      defer { last = step }
      guard step != last, let script, script.steps.indices.contains(step - 1) else { return nil }
      return script.steps[step - 1].notes.map { (row, $0) }
    }
  }

  /// The last run of a recorded session.
  private static func replayed(
    _ path: String, _ export: ExportRequest
  ) throws(ExportFailure) -> Source {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path, limit: RecordedSession.mostBytes)
    } catch {
      throw ExportFailure(message: "\(FileName.text(path)): \(error.message)", status: 66)
    }
    let session: RecordedSession
    do {
      session = try RecordedSession(bytes)
    } catch {
      throw ExportFailure(
        message: "\(FileName.text(path)):\(error.line): \(error.message)", status: 65)
    }
    guard let last = session.runs.last, let document = last.loaded.prototype else {
      throw ExportFailure(message: tr("the document has errors"), status: 65)
    }
    let (timeline, _) = last.replayed(on: document)
    var run = try film(
      of: timeline, until: last.end ?? last.last, calls: export.calls,
      longestWait: export.setting.longestWait)
    for note in session.notes where note.run == session.runs.count - 1 {
      run.notes[note.row] = note.text
    }
    return Source(prototype: timeline.prototype, run: run, document: document)
  }

  /// The document that a request names.
  public static func document(
    of request: DocumentRequest
  ) throws(ExportFailure) -> Prototype {
    try prototype(of: revision(of: request))
  }

  private static func prototype(of revision: Revision) throws(ExportFailure) -> Prototype {
    guard let prototype = revision.prototype else {
      throw ExportFailure(message: tr("the document has errors"), status: 65)
    }
    return prototype
  }

  private static func revision(of request: DocumentRequest) throws(ExportFailure) -> Revision {
    let bytes: [UInt8]
    if let text = request.text {
      bytes = Array(text.utf8)
    } else {
      do {
        bytes = try FileReader.read(request.file ?? "")
      } catch {
        throw ExportFailure(message: error.message, status: 66)
      }
    }
    return DocumentReader(in: request.documentFolder).revision(bytes)
  }

  /// A run as a film.
  ///
  /// - Parameters:
  ///   - end: the simulated time at which it ends.
  ///   - said: what the scenario says, from a 0-based row on.
  ///   - pace: the pauses before what a person does.
  ///   - calls: the first and the last call that it shows, 1-based; `nil` for all.
  ///   - longestWait: the longest wait, in simulated milliseconds.
  public static func film(
    of timeline: Timeline, until end: SimulatedTime, said: [(row: Int, text: String?)] = [],
    pace: ScenarioPace = .human, calls: ClosedRange<Int>? = nil, longestWait: Int
  ) throws(ExportFailure) -> FilmRun {
    let rows = timeline.rows()
    var shown: ClosedRange<Int>?
    if let calls {
      let places = rows.indices.filter { rows.isListed(at: $0) }
      guard calls.lowerBound <= places.count else {
        throw ExportFailure(
          message: tr("The run has only {n} calls.", ["n": String(places.count)]), status: 65)
      }
      let last = min(calls.upperBound, places.count)
      shown = beginning(of: places[calls.lowerBound - 1], rows)...places[last - 1]
    }
    let captions = FilmCaptions(
      rows, timeline.prototype, buttons: Simulator(timeline.prototype).indices, said: said)
    let script = FilmScript(
      of: timeline, rows, showing: shown, until: end, pace: pace,
      reading: captions.timeToRead(ofAct:), longestWait: longestWait)
    return FilmRun(timeline: timeline, rows: rows, script: script, captions: captions)
  }

  /// The row of the input that a call comes from, if only calls of that input are between them.
  private static func beginning(of place: Int, _ rows: RowBuffer) -> Int {
    var first = place
    while first > 0, rows.input(at: first - 1) == rows.input(at: place),
      !rows.isListed(at: first - 1)
    {
      first -= 1
    }
    return first
  }
}
