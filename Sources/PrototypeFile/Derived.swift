import Synchronization

/// What targets above this one make of a value, each at the first use.
package final class Derived: Sendable {
  private let made = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// The value of a type; it is made if there is none of this type yet.
  package func value<Value: Sendable>(_ make: () -> Value) -> Value {
    made.withLock { made in
      let type = ObjectIdentifier(Value.self)
      if let known = made[type] as? Value { return known }
      let new = make()
      made[type] = new
      return new
    }
  }
}
