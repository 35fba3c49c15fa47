import EventLog
import Glibc
import Session

/// Prints the rows of a run on standard output, each row as soon as it is in the log.
@MainActor
final class RowPrinter {
  private let session: Session
  private let line: (LogEntry) -> String?
  private var printed = 0
  /// Why rows could not be printed, if that was so.
  private(set) var failure: WriteFailure?

  init(_ session: Session, _ oneOff: OneOff) {
    self.session = session
    let line = oneOff.format.line(for: session.prototype, all: oneOff.all)
    self.line = { line($0.row) }
    if let header = oneOff.format.header(all: oneOff.all) { write(header) }
  }

  /// Prints the new rows.
  func update() {
    let new = session.log.entries[printed...].compactMap(line)
    printed = session.log.entries.endIndex
    if !new.isEmpty { write(new.joined(separator: "\n")) }
  }

  private func write(_ text: String) {
    guard failure == nil else { return }
    do {
      try DescriptorWriter.write(Array(text.utf8) + [0x0A], to: STDOUT_FILENO)
    } catch {
      failure = error
    }
  }
}
