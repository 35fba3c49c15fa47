/// Why calls are not as expected, or a file cannot be read or written.
public struct RehearsalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and where, in sentences.
  public let description: String

  init(_ description: String) { self.description = description }
}
