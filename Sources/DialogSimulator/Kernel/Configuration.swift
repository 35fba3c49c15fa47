public import DialogModel

/// The settings of a run that are not in its document.
public struct Configuration: Hashable, Sendable {
  /// The limits of the run.
  public var limits: Limits
  /// How the commands of tasks are run; a task without an entry is ``CommandMode/simulated``.
  public var commandModes: [TaskID: CommandMode]
  /// The built-in activities that a person performs for real; the others are simulated.
  public var liveBuiltIns: Set<BuiltInActivity>
  /// How the device is held at the launch.
  public var orientation: Orientation
  /// Whether what the world decides comes only as an input: the ends of tasks, notifications that
  /// fire, the end of a banner and of a locked device's light.
  public var waitsForWorld: Bool

  /// A configuration in which, by default, nothing runs for real.
  public init(
    limits: Limits = .preview, commandModes: [TaskID: CommandMode] = [:],
    liveBuiltIns: Set<BuiltInActivity> = [], orientation: Orientation = .portrait,
    waitsForWorld: Bool = false
  ) {
    self.limits = limits
    self.commandModes = commandModes
    self.liveBuiltIns = liveBuiltIns
    self.orientation = orientation
    self.waitsForWorld = waitsForWorld
  }
}
