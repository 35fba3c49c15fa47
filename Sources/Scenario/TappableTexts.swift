public import DialogModel
import DialogSimulator
import Session

extension Prototype {
  /// The texts that a person can tap when a step comes, in the order in which they show.
  ///
  /// The scenario is played alone up to the step, until nothing moves; its commands are not run.
  ///
  /// - Parameter line: the line of the step, 1-based.
  /// - Returns: none where no scenario has a step of its own there.
  public func tappableTexts(atStepOn line: Int) -> [String] {
    for scenario in scenarios {
      let isOwn: (ScenarioStep) -> Bool = { $0.line == line && $0.shared == nil }
      guard let step = scenario.steps.firstIndex(where: isOwn) else { continue }
      var before = scenario
      before.steps = Array(scenario.steps[..<step])
      let run = HeadlessRun(applying(scenario))
      _ = run.play(before)
      let scene = Scene(run.session.simulator)
      let matcher = Matcher()
      return scene.texts.filter { text in
        let reach = scene.reach(.text(.whole(text)), dialog: nil, now: false, matcher: matcher)
        guard case .input(let input) = reach else { return false }
        // A tap on a text reaches it, and does nothing.
        if case .tapControl(let control) = input, !scene.prototype.control(control).takesTaps {
          return false
        }
        return scene.simulator.ignored(input) == nil
      }
    }
    return []
  }
}
