internal import CodeWriting
public import DialogModel
public import DialogSimulator
internal import Texts

/// What became of a call in the platform of today, as the log says it.
///
/// The table is written in English, as the rules are; what is only reported says so.
public enum TodayText {
  /// Whether a call is kept, and the grade of what is known, for the column: `half B`; empty where the
  /// table says nothing of it.
  public static func inColumn(_ selector: Selector) -> String { short[selector] ?? "" }

  /// How many characters the column has at most.
  public static let longest = short.values.map(\.count).max() ?? 0

  private static let short = PlatformChange.bySelector.mapValues { change in
    let kept =
      switch change.kept {
      case .yes: tr("yes", context: "kept")
      case .half: tr("half", context: "kept")
      case .no: tr("no", context: "kept")
      }
    return "\(kept) \(change.grade.rawValue)"
  }

  /// The line about a row for the details: the changes of its method, those of one framework alone last.
  public static func lines(about row: Row) -> [DetailText.Line] {
    guard case .call(let selector, _, _) = row.content else { return [] }
    let sentences = PlatformChange.about(selector).map(\.sentence)
    guard !sentences.isEmpty else { return [] }
    return [DetailText.Line(title: tr("Today"), text: sentences.joined(separator: " · "))]
  }
}
