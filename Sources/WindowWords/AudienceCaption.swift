public import DialogModel
import DialogSimulator
public import EventLog

/// What an audience reads of a run that says nothing to it by itself: what was done last, and what came
/// of it, in the words of a film.
public enum AudienceCaption {
  /// The words for the end of a log; `nil` where nothing was done that people see.
  public static func now(
    in log: EventLog, _ prototype: Prototype, _ indices: [ButtonIndices]
  ) -> String? {
    let words = LensText(prototype, indices: indices)
    var effect: String?
    for place in log.entries.indices.reversed() where !log.isLeft(place) {
      let row = log.entries[place].row
      switch row.content {
      case .input(.launch, _, _), .input(.reload, _, _): return nil
      case .input:
        guard let deed = words.words(row, .presenter) else { return nil }
        return effect.map { "\(deed) · \($0)" } ?? deed
      default: effect = effect ?? words.effect(row)
      }
    }
    return nil
  }
}
