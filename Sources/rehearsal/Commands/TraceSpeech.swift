import DialogModel
import EventLog
import Scenario
import Session

extension Trace {
  /// Prints what VoiceOver would say, as it comes.
  ///
  /// - Throws: an exit with 1 if the run can't be performed to its end.
  @MainActor
  func speak(_ script: ScenarioScript?, _ prototype: Prototype) throws {
    var results = Output.Results()
    let commands = overrides.commands(of: prototype, at: file)
    let run = HeadlessRun(prototype, commands: commands) { _ in }
    let listening = run.session.listen { said in
      for utterance in said { results.line(SpeechText.line(utterance)) }
    }
    let (end, isKept) = keepingRecordings(of: run, prototype) { run.play(script) }
    listening.end()
    results.flush()
    let holds = report(end, script, prototype)
    try keepSession(of: prototype, playing: script)
    if !isKept { throw ExitStatus.cannotWrite }
    if !holds { throw ExitStatus.failed }
  }
}
