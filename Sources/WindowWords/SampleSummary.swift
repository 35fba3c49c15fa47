/// The summary at the beginning of a document.
public enum SampleSummary {
  /// The first comment of a document, up to the end of its first sentence.
  ///
  /// It is empty if the document begins with something else.
  public static func text(of bytes: [UInt8]) -> String {
    var words: [Substring] = []
    for line in String(decoding: bytes.prefix(2_000), as: UTF8.self).split(separator: "\n") {
      guard line.hasPrefix("#") else { break }
      words += line.dropFirst().split(separator: " ")
      if words.last?.hasSuffix(".") == true { break }
    }
    if let end = words.firstIndex(where: { $0.hasSuffix(".") }) { words = Array(words[...end]) }
    return words.joined(separator: " ")
  }
}
