import Glibc

/// Where a program hears of what it has done wrong outside any run.
enum StandardError {
  /// Writes a line; that nobody reads it is no fault.
  static func write(_ line: String) {
    let bytes = Array(line.utf8)
    _ = Glibc.write(2, bytes, bytes.count)
  }
}
