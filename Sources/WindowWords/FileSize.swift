import Texts

/// Sizes of files in words.
public enum FileSize {
  /// A size, as `297 kB`.
  public static func text(_ bytes: Int) -> String {
    if bytes < 1_000_000 {
      return tr("{n} kB", ["n": String(max(1, (bytes + 500) / 1_000))])
    }
    let tenths = (bytes + 50_000) / 100_000
    return tr("{n} MB", ["n": "\(tenths / 10).\(tenths % 10)"])
  }
}
