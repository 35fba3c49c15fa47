public import DialogModel
public import DialogSimulator

extension Simulator {
  /// A run at its most typical moment: with a dialog up, and with a task that runs, if the document
  /// has them.
  public init(atTypicalMomentOf prototype: Prototype) {
    self.init(prototype)
    perform(.launch, forSeconds: 3)
    if state.showings.isEmpty, let screen = state.screen, let index = prototype[screen]?.firstOpener
    {
      perform(.tapControl(ControlID(screen: screen, index: index)), forSeconds: 3)
    }
    if state.showings.isEmpty, !prototype.dialogs.isEmpty {
      perform(.perform(.present(DialogID(0))), forSeconds: 3)
    }
    if let button = state.showings.last.flatMap({ prototype.runner(in: $0.dialog) }) {
      perform(button, forSeconds: 1)
    }
  }

  /// Performs an input and everything that follows from it, with yes as the answer to each
  /// question.
  private mutating func perform(_ input: Input, forSeconds seconds: Int) {
    perform(input, at: state.now)
    for _ in 0..<seconds {
      if let hold = state.hold {
        perform(.answer(hold.selector, true, target: hold.target), at: state.now)
      }
      advance(to: state.now.after(milliseconds: 1_000))
    }
  }
}

extension Screen {
  /// The first control that presents a dialog.
  fileprivate var firstOpener: Int? {
    controls.firstIndex { control in
      control.then.contains { if case .present = $0 { true } else { false } }
    }
  }
}

extension Prototype {
  /// The tap on the button of an alert that runs a task inside the tap, if there is one.
  fileprivate func runner(in dialog: DialogID) -> Input? {
    guard let alert = self[dialog]?.alert else { return nil }
    let first = alert.cancelButton == nil ? 0 : 1
    let index = alert.otherButtons.firstIndex { button in
      button.then.contains { if case .run = $0 { true } else { false } }
    }
    return index.map { .tapButton(dialog, index: first + $0) }
  }
}
