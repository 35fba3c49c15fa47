/// Where a program is whose tasks go on between the messages of a window.
struct TaskTurns {
  /// Whether the window stands still until the program says that its tasks rest.
  var isStill = false
  /// The moment of the next sleeper that the window was told of, in milliseconds since the launch.
  var wake: Int?
  /// Has the program say that its tasks rest, after it has acted by itself.
  var onHeld: (@Sendable () -> Void)?
  /// How many messages were read that the program rests after.
  var heard = 0
}
