extension Prototype {
  /// Something that an application remembers, as yes or no, while its process runs.
  public struct Flag: Hashable, Sendable {
    /// The id in the document.
    public var id: String
    /// Whether it is set when the process begins.
    public var isSet: Bool

    /// A flag with its first value.
    public init(id: String, isSet: Bool) {
      self.id = id
      self.isSet = isSet
    }
  }
}

/// What becomes of a flag that is set by code.
public enum FlagChange: Hashable, Sendable {
  /// It gets this value.
  case becomes(Bool)
  /// It gets the other value.
  case toggles
}

extension Prototype {
  /// The flags that are set when the process of the application begins.
  public var firstFlags: Set<FlagID> {
    Set(flags.indices.filter { flags[$0].isSet }.map { FlagID($0) })
  }

  /// The flag of that name, if there is one.
  public func flag(named name: String) -> FlagID? {
    flags.firstIndex { $0.id == name }.map { FlagID($0) }
  }
}
