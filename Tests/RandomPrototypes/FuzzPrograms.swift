import DialogModel
import DialogSimulator
import EventLog
import PrototypeFile
import Scenario
import Serving
import Session

extension FuzzTarget {
  /// What a program is to perform: a dialog with a field, a screen, a task and a sheet.
  private static let performed = """
    rehearsal: 1
    screens:
      home:
        viewController: outside
        controls:
          - {button: Go, outside: true}
          - {textField: Name, delegate: outside}
    dialogs:
      a:
        alert: {title: A, style: secureText, cancelButton: "No", otherButtons: ["Yes"]}
        delegate: outside
      b:
        actionSheet: {title: B, cancelButton: "No", otherButtons: [One, Two]}
        delegate: {outside: true, returns: {}}
      c:
        alert: {title: C, cancelButton: "OK"}
        delegate: {does: {"didPresentAlertView:": [{present: a}]}}
    tasks:
      t: {title: T, simulate: {seconds: 1}, whenDone: [{present: b}]}
    application: {outside: true}
    """

  /// Whatever a program says is taken, nothing of the log is lost, and the run replays without it.
  static func perform(_ bytes: [UInt8]) -> String? {
    guard let prototype = PrototypeDocument.load(Array(performed.utf8), in: .bare).prototype else {
      return "the document does not load"
    }
    let document = RecordedSession.Document(
      name: "a", text: performed, setting: RunSetting(prototype, orientation: .portrait))
    var run = ServedRun(
      prototype, of: document, program: "",
      limits: Limits(callsWithoutTime: 100, calls: 1_000, milliseconds: 1_000_000_000))
    // One that begins with its tasks has some.
    let hasTasks = bytes.starts(with: #"{"rest""#.utf8)
    (run.isMirrored, run.hasTasks) = (hasTasks, hasTasks)
    var sent = run.begin()
    var reader = LineReader()
    reader.add(bytes)
    reader.end()
    var pieces: [LineReader.Piece] = []
    while pieces.count < 200, run.end == nil, let piece = reader.next() {
      pieces.append(piece)
      sent += run.take(piece)
    }
    let (timeline, now) = (run.timeline, run.simulator.state.now)
    if run.simulator.state.stop == nil, run.end == nil {
      // A program that says the same when it is started again differs in nothing.
      let (inputs, _) = SessionCourse.performed(
        timeline, count: timeline.inputCount, until: now, ofProgram: run.ofProgram)
      let rerun = ProgramRerun(
        inputs, until: now, from: timeline.origin, of: document, program: "",
        isMirrored: hasTasks, hasTasks: hasTasks)
      _ = rerun.begin()
      for piece in pieces where !rerun.isOver { _ = rerun.take(piece) }
      if let difference = rerun.difference {
        return "said again, it differs: \(difference.sentence("the program"))"
      }
    }
    if let problem = FuzzTarget.goOn(timeline) { return problem }
    run.close()
    for line in sent {
      guard !line.utf8.contains(0x0A), (try? JSONReader.value(of: Array(line.utf8))) != nil else {
        return "this is no line of JSON: \(line)"
      }
    }
    let lines = TextLine(run.simulator.prototype)
    let replayed = run.timeline.rows().compactMap { lines.line($0, all: true) }
    guard replayed == run.text(all: true) else {
      return "a replay without the program: \(replayed), not \(run.text(all: true))"
    }
    do throws(LineFault) {
      _ = try RecordedSession(Array(run.session.utf8))
    } catch {
      return "line \(error.line) of the session: \(error.message)"
    }
    return nil
  }

  /// Going on without the program, from any row or the end, makes each row once.
  private static func goOn(_ timeline: Timeline) -> String? {
    let rows = timeline.rows().map(\.content.withoutAnswer)
    for row in [0, rows.count / 2, rows.count - 1, rows.count] where rows.count > 0 {
      guard var branch = row < rows.count ? timeline.branch(after: row) : timeline.branchAtEnd()
      else { return "there is no branch after row \(row) of \(rows.count)" }
      branch.leaveProgram()
      // What was due while the main thread was busy comes now.
      var simulator = branch.simulator
      simulator.advance(to: simulator.state.now)
      let later = branch.rows + simulator.rows
      let expected = Array(rows.prefix(row + 1)) + later.map(\.content.withoutAnswer)
      let made = branch.timeline.rows().map(\.content.withoutAnswer)
      guard made == expected else { return "after row \(row): \(made), not \(expected)" }
    }
    return nil
  }
}

extension Row.Content {
  /// A call that a program performed may have another answer without it.
  fileprivate var withoutAnswer: Row.Content {
    if case .call(let selector, let argument, _) = self {
      .call(selector, argument, returned: nil)
    } else {
      self
    }
  }
}
