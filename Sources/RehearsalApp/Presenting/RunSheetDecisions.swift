import DialogModel
import DialogSimulator
import Session
import Texts
import WindowWords
import Workbench

// What a presenter decides in the run sheet, at the step that it is for.

extension RunSheetController {
  /// Shows in the run sheet what can be decided now.
  func followDecisions() {
    guard let sheet, sheet.isShown else { return }
    sheet.showChoices(session.map { decisions(in: $0) } ?? [])
  }

  /// Decides, as the panels of the log do.
  func decide(_ input: Input) {
    if case .answer(_, let answer, _) = input {
      workbench.answer(answer)
    } else {
      workbench.send(input)
    }
  }

  private func decisions(in session: Session) -> [RunSheetChoices.Choice] {
    let (simulator, prototype) = (session.simulator, session.prototype)
    if let hold = simulator.state.hold {
      guard hold.asks, let question = RowText(prototype).question(in: simulator) else { return [] }
      let options = [(true, "YES"), (false, "NO")].map { answer, title in
        RunSheetChoices.Option(
          title: title, input: .answer(hold.selector, answer, target: hold.target))
      }
      return [RunSheetChoices.Choice(text: question, options: options)]
    }
    return simulator.state.jobs.compactMap { job in
      let options = JobSteering.allCases.filter { simulator.allows(.steer(job.task, $0)) }
      guard !options.isEmpty else { return nil }
      let name = prototype.name(of: .task(job.task))
      return RunSheetChoices.Choice(
        text: job.hangs
          ? tr("“{task}” hangs. How does it end?", ["task": name])
          : tr("“{task}” runs. How does it end?", ["task": name]),
        options: options.map {
          RunSheetChoices.Option(title: $0.title, input: .steer(job.task, $0))
        })
    }
  }
}
