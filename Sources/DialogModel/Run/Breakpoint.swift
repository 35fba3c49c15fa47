/// A place at which a run stops inside a callback, just before the call is made.
public enum Breakpoint: Hashable, Sendable {
  /// Whatever is called next.
  case next
  /// Calls of a method; without a target, whoever's it is.
  case call(Selector, target: Target?)

  /// Whether it stops this call.
  public func fits(_ selector: Selector, _ target: Target) -> Bool {
    switch self {
    case .next: true
    case .call(let wanted, let whose): wanted == selector && (whose == nil || whose == target)
    }
  }
}

/// A change of what is settled outside of a run while it goes on.
public indirect enum ConfigurationChange: Hashable, Sendable {
  /// What becomes of a task's command when the task is run from now on.
  case commandMode(TaskID, CommandMode)
  /// The built-in activities that a person performs from now on; the others are simulated.
  case liveBuiltIns(Set<BuiltInActivity>)
  /// Where calls are stopped from now on.
  case breakpoints([Breakpoint])
}
