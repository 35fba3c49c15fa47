import DialogSimulator
import PrototypeFile
import Serving
import Texts

// A program that has a document of its own.

extension ProgramRun {
  /// The message of a line that opens a document; `nil` for another line.
  static func opening(in piece: LineReader.Piece) -> JSONValue? {
    guard case .line(let line) = piece, line.starts(with: Array(#"{"open":"#.utf8)) else {
      return nil
    }
    return try? JSONReader.value(of: line)
  }

  /// Lets a document run that the program has.
  func open(_ message: JSONValue) {
    guard let text = message["open"]?.text, workbench.request.file == nil,
      course?.simulator.openCalls == 0
    else { return refuse(tr("a document is opened only where the command line names none")) }
    let isMirrored = if case .bool(true)? = message["mirror"] { true } else { false }
    let hasTasks = if case .bool(true)? = message["tasks"] { isMirrored } else { false }
    // Started again, it has the same to begin with.
    if plan != nil, workbench.request.text == text {
      (self.isMirrored, self.hasTasks) = (isMirrored, hasTasks)
      return connect()
    }
    var request = workbench.request
    request.text = text
    let content = DocumentContent(of: request)
    guard let revision = content.revision, revision.prototype != nil else {
      let problem = content.revision?.reading.problems.first { $0.severity == .error }
      return refuse(problem?.text(file: request.name ?? "") ?? content.failure ?? "")
    }
    (self.isMirrored, self.hasTasks) = (isMirrored, hasTasks)
    (run, rerun, plan) = (nil, nil, nil)
    workbench.request.text = text
    keepsPeer = true
    workbench.startAgain()
  }

  /// Says why a document is not opened; what runs goes on.
  private func refuse(_ reason: String) {
    misunderstood = Misunderstood(text: reason)
    let answer = JSONValue.object([("error", .text(reason)), ("at", .text("open"))])
    peer?.send([answer.line])
    workbench.tell(.program)
  }
}
