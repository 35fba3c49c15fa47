import Glibc

/// Counts and prints checks in the Test Anything Protocol.
@MainActor struct Tap {
  private var count = 0
  private var failures = 0

  mutating func ok(_ passed: Bool, _ name: String) {
    count += 1
    if !passed { failures += 1 }
    print("\(passed ? "ok" : "not ok") \(count) - \(name)")
    // A crash must not take the lines before it along.
    fflush(nil)
  }

  mutating func equal<Value: Equatable>(_ found: Value, _ expected: Value, _ name: String) {
    ok(found == expected, name)
    if found != expected { print("# found \(found), expected \(expected)") }
  }

  /// Prints the plan; the exit status.
  func finish() -> Int32 {
    print("1..\(count)")
    if failures > 0 { print("# \(failures) failed") }
    return failures == 0 ? 0 : 1
  }
}
