import DialogSimulator
import EventLog
import Glibc
import WindowWords

/// Measures what a key in the filter of the window costs where the log has a million rows.
enum FilterBench {
  private static let filters = ["", "clicked", "did -plain", "tapped", "nothing has this"]
  /// The goals: the first screen of matches, and one piece of the reading, in milliseconds.
  private static let (screen, frame) = (50.0, 16.7)
  /// How long the window reads in one piece, in milliseconds.
  private static let piece = 5.0

  static func run() {
    let (log, prototype) = Bench.log(rows: 1_000_000)
    let text = RowText(prototype)
    print("the filter over \(log.entries.count) rows, in pieces:")
    for words in filters {
      let filter = RowFilter(Filter(words) { _ in nil }, hiding: []) {
        (text.names.name(of: $0.target), text.searched($0))
      }
      var lines = FilteredOutline(filter)
      var pieces: [Double] = []
      var isWhole = false
      while !isWhole {
        pieces.append(1000 * Bench.seconds { isWhole = lines.read(log, until: deadline()) })
      }
      let tail =
        1000
        * Bench.seconds {
          _ = FilteredOutline(filter).tail(of: log, lines: 300, until: deadline())
        }
      let first = pieces[0] + tail
      let longest = max(tail, pieces.max() ?? 0)
      print(
        "  \"\(words)\": first screen \(Bench.tenths(first)) ms, longest piece",
        "\(Bench.tenths(longest)) ms, all \(Bench.tenths(pieces.reduce(0, +))) ms,",
        "\(lines.outline.items.count) lines; goals \(Int(screen)) and \(frame):",
        first <= screen && longest <= frame ? "held" : "MISSED")
    }
  }

  private static func deadline() -> () -> Bool {
    let end = ContinuousClock.now + .milliseconds(piece)
    return { ContinuousClock.now >= end }
  }
}
