internal import Texts

/// A YAML or JSON document as a tree, before it is read as a prototype.
public struct YAMLDocument: Sendable {
  /// The most bytes of a prototype document: 16 MiB.
  public static let mostBytes = 16 * 1024 * 1024
  /// The most bytes of a text that is not a block: 1 MiB.
  public static let longestText = 1024 * 1024

  /// The content of the document; `nil` if it is empty or could not be read to its end.
  public let root: YAMLNode?
  /// The problems of the document, in order of place; all are errors.
  public let problems: [Finding]

  /// Reads UTF-8 text, with or without a byte-order mark.
  ///
  /// - Parameters:
  ///   - mostBytes: the greatest length of the document; a request that contains a document as a
  ///     text is longer than the document.
  ///   - longestText: the greatest length of a text in it, in bytes.
  public init(
    _ bytes: [UInt8], mostBytes: Int = YAMLDocument.mostBytes,
    longestText: Int = YAMLDocument.longestText
  ) {
    let start = Mark(line: 1, column: 1)
    guard bytes.count <= mostBytes else {
      let most = String(mostBytes / (1024 * 1024))
      root = nil
      problems = [
        Finding(.syntax, at: start, tr("a document is at most {most} MiB long", ["most": most]))
      ]
      return
    }
    guard !YAMLDocument.looksLikeUTF16(bytes) else {
      root = nil
      problems = [
        Finding(.syntax, at: start, tr("this is UTF-16"), hint: tr("save the file as UTF-8"))
      ]
      return
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    // libyaml would count the mark as a column.
    let pairs = SurrogatePairs(hasMark ? Array(bytes.dropFirst(3)) : bytes)
    let composed = YAMLLoader.reading(pairs.bytes) { loader in
      var composer = Composer(pairs: pairs, longestText: longestText)
      let root = composer.document(loader)
      return (root, composer.problems)
    }
    let isBroken = !composed.1.isEmpty || composed.0?.entries == nil
    if let conflict = ConflictMarkers.problem(in: pairs.bytes, isBroken: isBroken) {
      root = nil
      problems = [conflict]
      return
    }
    root = composed.0
    problems = composed.1.listed()
  }

  /// Whether the first two bytes are UTF-16: its byte-order mark, or a letter with a zero byte.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    case (0, 0): return false
    case (0, _), (_, 0): return bytes.count % 2 == 0
    default: return false
    }
  }
}
