/// Why nothing was exported.
public struct ExportFailure: Error {
  /// What to say, in the person's language.
  public let message: String
  /// The exit status, as in sysexits.
  public let status: Int32

  /// A failure with what to say and an exit status.
  public init(message: String, status: Int32) {
    (self.message, self.status) = (message, status)
  }
}
