public import EventLog
import Texts

/// The words for a call that is not as a scenario expects it.
public enum MarkText {
  /// The note at the end of its row.
  ///
  /// - Parameter value: the text without the mark: the answer, or nothing.
  public static func note(_ mark: CallMarks.Mark, beside value: String) -> String {
    let note =
      switch mark {
      case .unexpected: tr("not expected here")
      case .other(let wanted): tr("expected {wanted}", ["wanted": OneLine.text(wanted)])
      }
    return value.isEmpty ? note : tr("→ {value}, {note}", ["value": value, "note": note])
  }

  /// The line in the details of its row.
  public static func line(_ mark: CallMarks.Mark) -> DetailText.Line {
    let text =
      switch mark {
      case .unexpected: tr("The scenario does not expect this call here.")
      case .other(let wanted):
        tr("The scenario expects {wanted}.", ["wanted": OneLine.text(wanted)])
      }
    return DetailText.Line(title: tr("Failed"), text: text)
  }
}
