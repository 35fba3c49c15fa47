import CGLib
import Synchronization

/// The warnings of GTK and GLib, which may come from any thread.
final class Complaints: Sendable {
  static let shared = Complaints()

  private let texts = Mutex<[String]>([])

  var count: Int { texts.withLock { $0.count } }

  func first(_ count: Int) -> [String] { texts.withLock { Array($0.prefix(count)) } }

  /// Notes each warning from now on, and passes on what GLib logs.
  func listen() {
    g_log_set_writer_func(
      { level, fields, count, _ in
        let bad = [G_LOG_LEVEL_WARNING, G_LOG_LEVEL_CRITICAL, G_LOG_LEVEL_ERROR]
        if bad.contains(where: { level.rawValue & $0.rawValue != 0 }),
          let text = g_log_writer_format_fields(level, fields, count, 0)
        {
          Complaints.shared.note(String(cString: text))
          g_free(text)
        }
        return g_log_writer_default(level, fields, count, nil)
      }, nil, nil)
  }

  private func note(_ text: String) {
    let line = text.split(separator: "\n").joined(separator: " ")
    texts.withLock { $0.append(line) }
  }
}
