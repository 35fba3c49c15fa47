public import EventLog

extension Filter {
  /// Reads a filter as a person types it, with patterns that ignore case.
  public init(typed text: String) {
    self.init(text) { source in
      guard let pattern = try? Pattern("(?i)" + source) else { return nil }
      return { pattern.isFound(in: $0) }
    }
  }
}
