/// An input in the words of a scenario's step: `{tapOn: {button: 1, dialog: sign-out}}`.
///
/// It names things as the document does, so it means the same in another version of the document;
/// ``Input`` has their places in one version. `PrototypeFile` reads and writes the words, with the
/// tables for steps. Inputs without a step have other words: `edit`, `moveText`, `undo`, `redo`,
/// `clear`, `report`, `endBuiltIn`, `reload`.
public struct NamedInput: Hashable, Sendable {
  /// YAML in flow style, which is JSON but for quotes that are not needed; one line.
  public let words: String

  /// An input in words that have not been read yet.
  public init(words: String) {
    self.words = words
  }
}

/// An input with its moment.
public struct TimedInput: Hashable, Sendable {
  /// The moment in simulated time; not before the moment of the previous input.
  public var time: SimulatedTime
  /// What happens.
  public var input: NamedInput

  /// An input at a moment.
  public init(time: SimulatedTime, input: NamedInput) {
    self.time = time
    self.input = input
  }
}
