/// Where a run that is performed again stops, and the state there.
///
/// A run that goes forward has none: it then costs one comparison for each row and step.
struct Lookout: Sendable {
  /// The number of rows to make; nothing is performed after that.
  var limit = Int.max
  /// The state after the last of these rows, once it has been made.
  private(set) var seen: Boxed<State>?

  /// Keeps the first state; later states are ignored.
  mutating func see(_ state: State) {
    if seen == nil { seen = Boxed(state) }
  }
}
