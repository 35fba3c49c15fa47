import DialogModel
import DialogSimulator
import Serving
import Session

// What a person does while the program performs a call, or is started again, comes afterwards.

extension ProgramRun {
  /// How much a person may do meanwhile; the rest is lost.
  private static let mostWaiting = 32

  /// Whether a person's input has to wait for the program, or is lost because nothing is launched yet.
  func holds(_ input: Input) -> Bool {
    switch phase {
    // The application is not launched before a new run has its program.
    case .starting, .comparing: if launch != nil { return true }
    case .ended: return false
    case .running:
      arrive()
      if call == nil, !isAtTasks { return false }
    }
    if waiting.count < ProgramRun.mostWaiting { waiting.append(input) }
    return true
  }

  /// Gives the run what has waited, as far as nothing holds it; nothing while the past is looked at.
  func sendWaiting() {
    while !waiting.isEmpty, case .running = workbench.activity {
      switch phase {
      case .starting, .comparing: return
      case .ended: break
      case .running:
        arrive()
        if call != nil || isAtTasks || isHeld { return }
      }
      workbench.send(waiting.removeFirst())
    }
  }

  /// Gives the run an input that nothing holds.
  func send(_ input: Input, to session: Session) {
    // What tasks do comes before or after it: nothing is due in between.
    if hasTasks { return session.send(input, at: session.outlook.now) }
    session.send(input)
  }

  /// Comes to now, where tasks may go on before an input.
  private func arrive() {
    guard hasTasks, !isAtTasks else { return }
    while course?.come() == .underway, !isAtTasks {}
  }

  /// Whether the program performs the run itself too: its own code answers each of its calls then, and
  /// nothing is done inside one in its place.
  public var answersItself: Bool { isMirrored && phase == .running }
}
