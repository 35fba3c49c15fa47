/// Cuts what another program says into lines.
public struct LineReader {
  /// What came.
  public enum Piece: Hashable, Sendable {
    /// A line without its end.
    case line([UInt8])
    /// A line that is too long; it is passed over.
    case tooLong
  }

  /// The longest line that is read, in bytes.
  public static let mostBytes = 1024 * 1024

  private var buffer: [UInt8] = []
  private var start = 0
  /// How far the buffer was searched for an end of line.
  private var searched = 0
  private var isSkipping = false

  /// A reader of a stream from its start.
  public init() {}

  /// Ends the stream: what has come of a last line without its end is a line.
  public mutating func end() {
    if start < buffer.count { buffer.append(0x0A) }
  }

  /// Adds bytes of the stream.
  public mutating func add(_ bytes: some Collection<UInt8>) { buffer += bytes }

  /// The next line that is complete; `nil` if there is none yet.
  public mutating func next() -> Piece? {
    while let end = buffer[searched...].firstIndex(of: 0x0A) {
      let line = buffer[start..<end]
      (start, searched) = (end + 1, end + 1)
      if isSkipping {
        isSkipping = false
        continue
      }
      let piece: Piece = line.count > LineReader.mostBytes ? .tooLong : .line(Array(line))
      forget()
      return piece
    }
    searched = buffer.count
    forget()
    guard isSkipping || buffer.count - start > LineReader.mostBytes else { return nil }
    buffer.removeAll()
    (start, searched) = (0, 0)
    if isSkipping { return nil }
    isSkipping = true
    return .tooLong
  }

  /// Drops what was read, once it is most of what is kept.
  private mutating func forget() {
    guard start > 4096, start * 2 > buffer.count else { return }
    buffer.removeFirst(start)
    searched -= start
    start = 0
  }
}
