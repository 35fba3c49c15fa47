public import DialogModel

/// What a run begins with beside its document: what is settled outside of it.
public struct Configuration: Hashable, Sendable {
  /// How far the run may go.
  public var limits: Limits
  /// What becomes of the commands of tasks; without an entry, as ``CommandMode/simulated`` says.
  public var commandModes: [TaskID: CommandMode]
  /// The built-in activities that a person performs for real; the others are simulated.
  public var liveBuiltIns: Set<BuiltInActivity>

  /// By default nothing runs for real.
  public init(
    limits: Limits = .preview, commandModes: [TaskID: CommandMode] = [:],
    liveBuiltIns: Set<BuiltInActivity> = []
  ) {
    self.limits = limits
    self.commandModes = commandModes
    self.liveBuiltIns = liveBuiltIns
  }
}
