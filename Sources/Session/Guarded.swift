import CSanitizer
import Synchronization

/// A value that several threads use, one at a time.
///
/// A `Mutex` whose order Thread Sanitizer knows too: the library that has it is not built for that.
struct Guarded<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  /// Uses the value while nobody else does.
  borrowing func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in
      rehearsal_lock_taken()
      defer { rehearsal_lock_given_back() }
      return body(&value)
    }
  }
}
