import DialogModel
import Session
import Texts

extension Overrides {
  /// What happens to the commands of a document; prints a note where they do not run, and a warning
  /// of each recording that can't be played.
  ///
  /// - Parameter path: the document's; `-` means the current folder.
  func commands(of prototype: Prototype, at path: String) -> CommandSetting {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    var setting = CommandSetting(folder: folder, areAllowed: allowCommands)
    setting.limits = commandLimits
    guard !allowCommands else { return setting }
    if path != "-" {
      let recordings = Recordings(beside: path, of: prototype)
      for problem in recordings.problems { Output.diagnose(problem.text) }
      setting.recordings = recordings.played
    }
    let names = prototype.commands.map { prototype.name(of: $0) }
    let (recorded, simulated) = (
      names.filter { setting.recordings[$0] != nil }, names.filter { setting.recordings[$0] == nil }
    )
    if !simulated.isEmpty {
      note(
        ntr(
          "the command of {names} is simulated; --allow-commands runs it",
          "the commands of {names} are simulated; --allow-commands runs them",
          simulated.count, ["names": list(simulated)]), path)
    }
    if !recorded.isEmpty {
      note(
        ntr(
          "the command of {names} is played from its recording; --allow-commands runs it",
          "the commands of {names} are played from their recordings; --allow-commands runs them",
          recorded.count, ["names": list(recorded)]), path)
    }
    return setting
  }

  private func list(_ names: [String]) -> String {
    names.map { "“\($0)”" }.listed()
  }

  private func note(_ text: String, _ path: String) {
    Output.diagnose("\(Documents.name(path)): note: \(text)")
  }
}
