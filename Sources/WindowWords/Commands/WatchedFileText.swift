import Texts

/// The beginning of a file that a command names, for a person who decides whether it may run.
public enum WatchedFileText {
  /// How many bytes are shown.
  public static let most = 64 * 1024
  /// How many blanks stay as they are: as many as lines are indented by.
  private static let longestRun = 40

  /// The text of a file; what is no text is told with its size.
  ///
  /// - Parameters:
  ///   - bytes: its beginning.
  ///   - size: how many bytes it has.
  public static func text(_ bytes: [UInt8], size: Int) -> ReadableText {
    guard !bytes.isEmpty else { return ReadableText(tr("The file is empty.")) }
    let shown = bytes.prefix(most)
    guard !shown.contains(0) else {
      return ReadableText(
        ntr(
          "This file is no text: a program, perhaps. It has one byte.",
          "This file is no text: a program, perhaps. It has {n} bytes.", size))
    }
    let scalars = Array(String(decoding: shown, as: UTF8.self).unicodeScalars)
    let text = VisibleText.broken(
      VisibleText.text(
        scalars, longestRun: longestRun, keeping: { $0 == "\n" || $0 == "\t" }))
    guard size > shown.count else { return ReadableText(signed: text) }
    return ReadableText(
      signed: text + "\n"
        + ntr("… and one byte more", "… and {n} bytes more", size - shown.count))
  }
}
