/// The pauses that a scenario makes where people watch it.
///
/// Simulated time is stopped in a pause, so a scenario makes the same calls at every pace.
public enum ScenarioPace: Hashable, Sendable {
  /// A pause of so many milliseconds before each step.
  case steady(milliseconds: Int)
  /// The pauses of a person who taps and types.
  case human

  /// What comes after a pause.
  public enum Moment: Hashable, Sendable {
    /// A step.
    case step
    /// A step that pastes.
    case paste
    /// One character that is typed or deleted.
    case character
  }

  /// The length of the pause before something, in milliseconds.
  public func pause(before moment: Moment) -> Int {
    switch (self, moment) {
    case (.steady(let milliseconds), .step), (.steady(let milliseconds), .paste): milliseconds
    case (.steady, .character): 0
    case (.human, .step): 800
    case (.human, .paste): 400
    case (.human, .character): 120
    }
  }

  /// How long people take to read what is said, in milliseconds: 60 a letter, 8 s at most.
  public static func timeToRead(letters: Int) -> Int { min(8_000, letters * 60) }
}
