/// The observers of something, in the order in which they began.
public final class Observers<Change> {
  private struct Entry {
    weak var observation: Observation<Change>?
  }

  private var entries: [Entry] = []

  /// No observers.
  public init() {}

  /// Calls back at every change from now on, as long as the observation that is returned is kept.
  public func add(_ body: @escaping (Change) -> Void) -> Observation<Change> {
    let observation = Observation(body)
    entries.append(Entry(observation: observation))
    return observation
  }

  /// Calls every observer with a change; one that ends meanwhile is not called any more.
  public func tell(_ change: Change) {
    entries.removeAll { $0.observation == nil }
    for entry in entries { entry.observation?.body?(change) }
  }
}

/// An observation: the observer is called as long as this value is kept.
public final class Observation<Change> {
  fileprivate private(set) var body: ((Change) -> Void)?

  fileprivate init(_ body: @escaping (Change) -> Void) { self.body = body }

  /// Ends the observation at once.
  public func end() { body = nil }
}
