/// Where a run that is looked at again stops, and what is seen there.
///
/// A run that goes forward has none: it then costs a comparison a row and a step.
struct Lookout: Sendable {
  /// How many rows are to be made; nothing is performed after that.
  var limit = Int.max
  /// The state after the last of these rows, once it has been made.
  private(set) var seen: Boxed<State>?

  /// Keeps the state that is there first; what is done after it is of no interest.
  mutating func see(_ state: State) {
    if seen == nil { seen = Boxed(state) }
  }
}
