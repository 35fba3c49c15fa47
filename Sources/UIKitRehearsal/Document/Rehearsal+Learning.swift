internal import DialogModel
internal import DialogSimulator
internal import Learning

extension Rehearsal {
  /// The document that the program has shown, with the scenario `recorded`.
  var learnedDocument: Prototype {
    var shown = simulator.prototype
    // A run has no task, and so no alert of one among its dialogs.
    shown.firstLoader = nil
    var prototype = LearnedDocument(
      of: shown, learned, listsLifeCycle: listsLifeCycle, endings: cast.endings
    ).prototype
    prototype.scenarios = [script(in: prototype)]
    return prototype
  }

  /// What the person did.
  private func script(in prototype: Prototype) -> ScenarioScript {
    var done: [ScenarioStep] = []
    var questions = learned.asked[...]
    for (place, step) in steps.enumerated() {
      while let question = questions.first, question.step <= place + 1 {
        questions.removeFirst()
        guard question.waits(in: prototype) else { continue }
        done.append(
          ScenarioStep(
            .answer(question.selector, question.answer, target: question.target), line: 0))
      }
      done.append(step)
    }
    let isAtRest = done.last?.kind == .waitForAnimationToEnd
    if !isAtRest { done.append(ScenarioStep(.waitForAnimationToEnd, line: 0)) }
    var script = ScenarioScript(name: "recorded", line: 0, steps: done)
    script.expect = expectation
    return script
  }
}
