import Texts

/// The text that assistive technology says about new calls.
public enum NewCallsText {
  /// The number of new calls, at least one, and the line of the last of them.
  public static func sentence(_ count: Int, last: String) -> String {
    let words = ntr("1 new call", "{n} new calls", count)
    return tr("{calls}, the last {call}", ["calls": words, "call": last])
  }
}
