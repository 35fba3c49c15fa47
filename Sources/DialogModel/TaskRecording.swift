/// A recorded run of a task's command, which is repeated without running anything.
public struct TaskRecording: Hashable, Sendable {
  /// A line that the command wrote.
  public struct Line: Hashable, Sendable {
    /// When it was written, in milliseconds since the start.
    public let milliseconds: Int
    /// Whether it was written to standard error.
    public let isError: Bool
    /// The line without its end.
    public let text: String

    /// A line.
    public init(milliseconds: Int, isError: Bool = false, text: String) {
      self.milliseconds = milliseconds
      self.isError = isError
      self.text = text
    }
  }

  /// What it wrote, in order.
  public var lines: [Line]
  /// When it ended, in milliseconds since its start.
  public var milliseconds: Int
  /// Why it failed; `nil` if it succeeded.
  public var error: String?

  /// A run of a command.
  public init(lines: [Line] = [], milliseconds: Int, error: String? = nil) {
    self.lines = lines
    self.milliseconds = milliseconds
    self.error = error
  }
}
