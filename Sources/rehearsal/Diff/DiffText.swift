import DialogModel
import Scenario
import Texts

/// The difference of two runs: a sentence, and both side by side.
struct DiffText {
  private let comparison: CallComparison
  private let left: String
  private let right: String

  /// The widest left column, in characters; what is longer is not cut, but pushes its line.
  private static let widest = 100

  init(_ comparison: CallComparison, _ left: String, _ right: String) {
    (self.comparison, self.left, self.right) = (comparison, left, right)
  }

  /// The lines to print.
  var lines: [String] {
    guard comparison.firstDifference != nil else {
      return [tr("The same {count} calls.", ["count": String(comparison.left.count)])]
    }
    let cells = comparison.rows.map { row in
      (
        row, row.left.map { comparison.left[$0].words },
        row.right.map { comparison.right[$0].words }
      )
    }
    let width = min(DiffText.widest, cells.compactMap { $0.1?.count }.max() ?? 0)
    func padded(_ text: String) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    return [comparison.sentence ?? "", "", padded(left) + "   " + right]
      + cells.map { row, left, right in
        let mark =
          row.isEqual ? " " : row.isMoved ? "~" : left == nil ? ">" : right == nil ? "<" : "|"
        let line = padded(left ?? "") + " \(mark) " + (right ?? "")
        return line.last == " " ? String(line.reversed().drop { $0 == " " }.reversed()) : line
      }
  }
}
