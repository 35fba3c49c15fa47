public import DialogModel
public import DialogSimulator

/// The moment of a run at which a sample is shown.
public enum SampleScene {
  /// A run at its most typical moment: with a dialog up, and with a task that runs, if the document
  /// has them.
  public static func run(of prototype: Prototype) -> Simulator {
    var run = Simulator(prototype)
    perform(.launch, in: &run)
    if run.state.showings.isEmpty, let screen = run.state.screen,
      let index = prototype[screen]?.firstOpener
    {
      perform(.tapControl(ControlID(screen: screen, index: index)), in: &run)
    }
    if run.state.showings.isEmpty, !prototype.dialogs.isEmpty {
      perform(.perform(.present(DialogID(0))), in: &run)
    }
    if let button = run.state.showings.last.flatMap({ prototype.runner(in: $0.dialog) }) {
      perform(button, in: &run, forSeconds: 1)
    }
    return run
  }

  /// Performs an input and everything that follows from it, with yes as the answer to each
  /// question.
  private static func perform(_ input: Input, in run: inout Simulator, forSeconds seconds: Int = 3)
  {
    run.perform(input, at: run.state.now)
    for _ in 0..<seconds {
      if let hold = run.state.hold {
        run.perform(.answer(hold.selector, true, target: hold.target), at: run.state.now)
      }
      run.advance(to: run.state.now.after(milliseconds: 1_000))
    }
  }
}

extension Screen {
  /// The first control that presents a dialog.
  fileprivate var firstOpener: Int? {
    controls.firstIndex { control in
      control.then.unconditional.contains { if case .present = $0 { true } else { false } }
    }
  }
}

extension Prototype {
  /// The tap on the button of an alert that runs a task inside the tap, if there is one.
  fileprivate func runner(in dialog: DialogID) -> Input? {
    guard let alert = self[dialog]?.alert else { return nil }
    let first = alert.cancelButton == nil ? 0 : 1
    let index = alert.otherButtons.firstIndex { button in
      button.then.unconditional.contains { if case .run = $0 { true } else { false } }
    }
    return index.map { .tapButton(dialog, index: first + $0) }
  }
}
