/// A breakpoint: a run stops inside a callback, just before the call is made.
public enum Breakpoint: Hashable, Sendable {
  /// The next call, of any method.
  case next
  /// Calls of a method; without a target, of any target.
  case call(Selector, target: Target?)
  /// Calls that the words of a filter of the log fit, with their arguments and times.
  case filter(String)

  /// Whether the breakpoint stops this call, by its method and target alone.
  public func fits(_ selector: Selector, _ target: Target) -> Bool {
    switch self {
    case .next: true
    case .call(let wanted, let whose): wanted == selector && (whose == nil || whose == target)
    case .filter: false
    }
  }
}

/// A change of the run's settings while the run continues.
public indirect enum ConfigurationChange: Hashable, Sendable {
  /// Sets how a task's command is run from now on.
  case commandMode(TaskID, CommandMode)
  /// Sets the built-in activities that a person performs from now on; the others are simulated.
  case liveBuiltIns(Set<BuiltInActivity>)
  /// Sets the breakpoints from now on.
  case breakpoints([Breakpoint])
  /// Sets the answers of the next conditions that test the text of a secure field, in their order;
  /// such a condition then does not look at the text.
  case secretAnswers([Bool])
  /// Sets who performs from now on what is outside the document.
  case program(ProgramMode)
  /// Changes nothing: what recordings of earlier versions say of their window.
  case nothing
}
