/// What a window has said, for tests: the program does not end with it.
@MainActor
package final class SaidByWindow: WindowStream {
  /// What the program has said.
  package private(set) var heard: [UInt8] = []
  /// What the window says to a line of the program; `nil` where it has said all of it before.
  private let answer: ((String) -> [String])?
  private var bytes: [UInt8]
  /// What a program does by itself whose tasks rest after each message; `nil` where they stand still.
  private let onRest: (@MainActor () -> Void)?
  private var onReadable: (@Sendable () -> Void)?
  private var isClosed = false

  /// A window that has said this, after it has said hello and opened what the program has.
  ///
  /// - Parameter onRest: what a program does by itself whose tasks rest after each message; `nil` where
  ///   they stand still.
  package init(_ bytes: [UInt8], onRest: (@MainActor () -> Void)? = nil) {
    let hello = Array("{\"hello\":1}\n".utf8)
    (self.bytes, answer, self.onRest) = (hello + hello + bytes, nil, onRest)
  }

  /// A window that answers lines of the program, the one with which it opens a document first.
  package init(answering answer: @escaping (String) -> [String]) {
    (bytes, self.answer, onRest) = (Array("{\"hello\":1}\n".utf8), answer, nil)
  }

  /// Has a program hear all of it; the run as it is then.
  package func run(_ program: () -> Rehearsal) -> Rehearsal {
    Here.$window.withValue(self, operation: program)
  }

  /// The same for a program whose tasks go on.
  package func run(_ program: @MainActor () async -> Rehearsal) async -> Rehearsal {
    await Here.$window.withValue(self) { await program() }
  }

  /// Says lines at a moment of its own.
  package func tell(_ lines: [String]) {
    for line in lines { bytes += Array((line + "\n").utf8) }
    let body = onReadable
    onReadable = nil
    body?()
  }

  /// Says nothing any more.
  package func close() {
    isClosed = true
    tell([])
  }

  /// Where the program is whose tasks rest at once.
  var turns: TaskTurns? { onRest == nil ? nil : TaskTurns() }

  func send(_ bytes: [UInt8]) {
    heard += bytes
    if let onRest, bytes.starts(with: "{\"rest\"".utf8) { onRest() }
    guard let answer else { return }
    tell(answer(String(decoding: bytes.dropLast(), as: UTF8.self)))
  }

  func receive() -> [UInt8]? {
    defer { bytes = [] }
    return bytes.isEmpty ? nil : bytes
  }

  var isReadable: Bool { answer == nil || isClosed || !bytes.isEmpty }

  func whenReadable(_ body: @escaping @Sendable () -> Void) {
    if isReadable { body() } else { onReadable = body }
  }

  func end() { bytes = [] }
}
