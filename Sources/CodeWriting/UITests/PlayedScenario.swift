internal import DialogModel
internal import DialogSimulator
internal import EventLog
internal import Scenario
internal import Session

/// What is up at each step of a scenario, known from playing it.
struct PlayedScenario {
  /// What a person sees when a step is performed.
  struct Moment {
    /// The dialogs that can be seen, the topmost last.
    var showings: [Showing] = []
    /// Whether the application is in front; else the system is.
    var isInFront = true
    /// What the step gives to the run; `nil` where it only looks.
    var input: Input?

    /// The topmost dialog of the document.
    var top: Showing? { showings.last }
  }

  /// The moments of each input, by the 1-based number of its step.
  private var moments: [Int: Moment] = [:]
  private var end = Moment()
  /// The dialogs of the document that come up or are spoken of, by their indices.
  private(set) var dialogs: Set<Int> = []
  /// The 1-based number of the step that could not be performed; `nil` where all were.
  private(set) var failed: Int?
  /// The prototype as the scenario sets it, in its language.
  let prototype: Prototype
  /// The scenario in that language.
  let script: ScenarioScript

  /// Plays a scenario; commands are simulated.
  ///
  /// - Parameter language: the language of the texts, above the scenario's own.
  init(_ script: ScenarioScript, of document: Prototype, language: String? = nil) {
    self.script = document.translating(script, to: language)
    prototype = document.applying(script, language: language)
    let run = HeadlessRun(prototype)
    let ended = run.play(self.script)
    if case .failed = ended { failed = run.nextStep }
    let entries = run.session.log.entries
    for entry in entries {
      if case .dialog(let dialog) = entry.row.target, dialog.index < prototype.dialogs.count {
        dialogs.insert(dialog.index)
      }
    }
    for (place, step) in run.performed where entries.indices.contains(place) {
      guard moments[step] == nil, case .input(let input, _, _) = entries[place].row.content
      else { continue }
      let origin = entries.origin(of: place)
      guard run.session.timelines.indices.contains(origin.run) else { continue }
      let before = run.session.timelines[origin.run].state(at: origin.row - 1)
      moments[step] = moment(before, input)
    }
    end = moment(run.session.state)
  }

  private func moment(_ state: State?, _ input: Input? = nil) -> Moment {
    guard let state else { return Moment(input: input) }
    return Moment(
      showings: state.visibleShowings.filter { $0.dialog.index < prototype.dialogs.count },
      isInFront: state.application == .active && !state.hasAlertAbove, input: input)
  }

  /// What is up at a step: that of the next input where the step itself gives none.
  func moment(of step: Int) -> Moment {
    if let own = moments[step] { return own }
    let next = moments.keys.filter { $0 > step }.min().flatMap { moments[$0] }
    var seen = next ?? end
    seen.input = nil
    return seen
  }
}
