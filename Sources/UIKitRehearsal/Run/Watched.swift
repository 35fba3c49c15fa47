/// What is known of a delegate beside the weak reference to it.
struct Watched {
  /// Whether there was one that was not set to nil since.
  private(set) var wasSet = false
  /// The type of the last one, and its protocol.
  private(set) var type = ""
  private(set) var role = ""

  /// Notes what the program sets as a delegate.
  mutating func took(_ delegate: AnyObject?, _ role: String) {
    wasSet = delegate != nil
    self.role = role
    if let delegate { type = "\(Swift.type(of: delegate))" }
  }
}
