import DialogModel

/// The part of a run's state that holds the presentations of activity pickers.
struct Activities: Hashable, Sendable {
  /// Those whose handler is still to be called, in the order of their coming.
  var runs: [PickerRun] = []
  /// How many there have been.
  var count = 0
  /// The built-in activities that are performed for real from now on.
  var live: Set<BuiltInActivity> = []

  /// Forgets the presentations, as the end of the application does; they count on.
  mutating func reset() { runs = [] }
}
