import DialogModel
import DialogSimulator
import Gtk
import Session
import Texts

/// Lets the commands of a document run only where a person has allowed them, and says what becomes
/// of them.
@MainActor
final class CommandGate {
  let bar = CommandBar()
  /// What went wrong, in a person's words.
  var onProblem: (@MainActor (String) -> Void)?

  private let trust = CommandTrust()
  private weak var session: Session?
  private var document: Document?
  private var setting = CommandSetting(folder: "/")
  private var runs: [String: TaskRecording] = [:]

  init() {
    bar.onAllow = { [weak self] in self?.set($0, allowed: $1) }
  }

  /// Sets up a run of a document before it is launched.
  func begin(_ session: Session, _ document: Document) {
    self.session = session
    self.document = document
    guard let file = document.request.file, !session.prototype.commands.isEmpty else {
      bar.show(session.prototype, commands: session.prototype.commands.map { entry($0, session) })
      return
    }
    let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "/"
    setting = CommandSetting(
      folder: folder.isEmpty ? "/" : folder,
      recordings: RecordingFile.all(beside: file, of: session.prototype))
    let desk = CommandDesk(folder: setting.folder)
    desk.mayRun = { [weak self] in self?.isAllowed($0) ?? false }
    desk.onRecording = { [weak self, weak session] task, recording in
      guard let session else { return }
      self?.runs[session.prototype.tasks[task.index].id] = recording
    }
    session.commands = desk
    update()
  }

  /// Forgets the run.
  func end() {
    session = nil
    document = nil
    bar.hide()
  }

  /// Writes how a task's command went last beside the document, and plays it from now on where the
  /// command may not run.
  func keep(_ task: TaskID) {
    guard let session, let file = document?.request.file else { return }
    let id = session.prototype.tasks[task.index].id
    guard let recording = runs[id] else { return }
    let path = RecordingFile.path(of: id, beside: file)
    do {
      try FileWriter.write(Array(RecordingFile.text(recording).utf8), to: path)
      setting.recordings[id] = recording
      update()
    } catch {
      onProblem?("\(path): \(error.message)")
    }
  }

  /// Whether the command of a task is allowed with all that it is now.
  private func isAllowed(_ task: TaskID) -> Bool {
    if document?.request.allowsCommands == true { return true }
    return content(of: task).map { trust.allows($0) } ?? false
  }

  private func content(of task: TaskID) -> CommandContent? {
    guard let session, let bytes = document?.bytes, document?.request.file != nil else {
      return nil
    }
    return CommandContent(
      of: session.prototype.tasks[task.index], in: bytes, folder: setting.folder)
  }

  private func set(_ task: TaskID, allowed: Bool) {
    guard let content = content(of: task) else { return }
    do {
      try trust.set([content], allowed: allowed)
    } catch {
      onProblem?(error.message)
    }
    update()
  }

  private func update() {
    guard let session else { return }
    for task in session.prototype.commands {
      session.commandWays[task] = setting.way(
        of: session.prototype.tasks[task.index], mayRun: isAllowed(task))
    }
    bar.show(session.prototype, commands: session.prototype.commands.map { entry($0, session) })
  }

  private func entry(_ task: TaskID, _ session: Session) -> CommandBar.Command {
    CommandBar.Command(
      task: task, way: session.commandWays[task] ?? .simulated, folder: setting.folder,
      canBeAllowed: document?.request.file != nil && document?.request.allowsCommands != true)
  }
}
