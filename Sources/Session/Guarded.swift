import CSanitizer
import Synchronization

/// A value that several threads use, one at a time.
///
/// A lock that Thread Sanitizer knows; the library of `Mutex` is not built for it.
public struct Guarded<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>

  /// A lock around a value.
  public init(_ value: Value) { mutex = Mutex(value) }

  /// Uses the value, one thread at a time.
  public borrowing func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in
      rehearsal_lock_taken()
      defer { rehearsal_lock_given_back() }
      return body(&value)
    }
  }
}
