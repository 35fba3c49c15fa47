import DialogModel
public import EventLog
import Texts

/// The texts about a moment of the past.
public enum PastText {
  /// Which moment a person looks at, by the call that was made last.
  ///
  /// - Parameter place: the 0-based place of the row that was made last.
  public static func place(_ place: Int, in log: EventLog) -> String {
    guard log.entries.indices.contains(place) else { return "" }
    if log.isLeft(place) { return tr("on a way that was left") }
    guard log.canGoOn(from: place) else { return tr("before the document was changed") }
    let number = log.entries.calls(through: place)
    let words: KeyValuePairs = [
      "n": StopText.grouped(number), "count": StopText.grouped(log.callCount),
    ]
    if log.entries[place].call != nil { return tr("call {n} of {count}", words) }
    return number == 0 ? tr("before the first call") : tr("after call {n} of {count}", words)
  }

  /// The same with the time, and the word that it is the past, for assistive technology.
  ///
  /// - Parameter milliseconds: the moment, in simulated time.
  public static func spoken(_ place: String, milliseconds: Int) -> String {
    let time = StageBarText.time(SimulatedTime(milliseconds: milliseconds))
    return tr("The past: {place}, {time}", ["place": place, "time": time])
  }

  /// The line that represents rows that were left.
  ///
  /// - Parameter title: the heading of the first input among them; `nil` if there is none.
  public static func left(_ rows: LeftRows, title: String?) -> String {
    let calls = ntr("1 call", "{n} calls", rows.calls)
    guard let title else { return tr("left here: {calls}", ["calls": calls]) }
    guard rows.inputs > 1 else {
      return tr("left here: {input}, {calls}", ["input": title, "calls": calls])
    }
    return ntr(
      "left here: {input} and one more, {calls}", "left here: {input} and {n} more, {calls}",
      rows.inputs - 1, ["input": title, "calls": calls])
  }
}
