import DialogModel

/// The part of a run's state that holds the presentations of activity pickers.
struct Activities: Hashable, Sendable {
  /// The presentations whose handler is still to be called, in the order in which they began.
  var runs: [PickerRun] = []
  /// How many there have been.
  var count = 0
  /// The built-in activities that are performed for real from now on.
  var live: Set<BuiltInActivity> = []

  /// Removes the presentations when the application ends; the count is kept.
  mutating func reset() { runs = [] }
}
