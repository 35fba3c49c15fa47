/// How wide the columns of the log's list are, and which give way where there is little room.
///
/// Widths are pixels and hold the gap before the column. What is left is the call's: its selector
/// is cut before anything else is; its arguments and what it returned never are.
public struct LogColumns: Hashable, Sendable {
  /// The call's number.
  public let number: Int
  /// The time.
  public let milliseconds: Int
  /// The time since the call before; `nil` where there is no room for it.
  public let delta: Int?
  /// The sign of the kind.
  public let sign: Int
  /// Whom the call is made to; `nil` where there is no room for it.
  public let target: Int?
  /// What is left for the call and what it returned.
  public let call: Int

  /// How many characters the columns must hold.
  public struct Characters: Hashable, Sendable {
    /// Of the largest number.
    public var number = 0
    /// Of the latest time.
    public var milliseconds = 0
    /// Of the longest delta.
    public var delta = 0
    /// Of the longest name.
    public var target = 0

    /// Columns for so many characters.
    public init(number: Int = 0, milliseconds: Int = 0, delta: Int = 0, target: Int = 0) {
      self.number = number
      self.milliseconds = milliseconds
      self.delta = delta
      self.target = target
    }
  }

  /// Names longer than this give way to selectors, and are cut at their start.
  private static let longestTarget = 16
  /// The room that a call must have, in digits, before the delta and then the target go.
  private static let (leastWithDelta, leastWithTarget) = (33, 28)
  /// The room that the title of the call's column takes whole, in digits.
  public static let titleCharacters = 26
  /// The margin at the right edge, in pixels.
  public static let margin = 10

  /// The columns in so many pixels, where a digit takes so many.
  public init(room: Int, digit: Int, _ characters: Characters) {
    /// Widths are drawn for a digit of 7 pixels and grow with the text.
    func width(_ least: Int, _ count: Int) -> Int { max((least * digit + 3) / 7, count * digit) }
    number = 6 + width(22, characters.number)
    milliseconds = 6 + width(44, characters.milliseconds)
    sign = 12 + width(14, 0)
    let wholeDelta = 6 + width(44, characters.delta)
    let wholeTarget = 8 + width(58, min(characters.target, LogColumns.longestTarget))
    let rest = room - LogColumns.margin - number - milliseconds - sign
    if rest - wholeDelta - wholeTarget >= LogColumns.leastWithDelta * digit {
      (delta, target) = (wholeDelta, wholeTarget)
    } else if rest - wholeTarget >= LogColumns.leastWithTarget * digit {
      (delta, target) = (nil, wholeTarget)
    } else {
      (delta, target) = (nil, nil)
    }
    call = rest - (delta ?? 0) - (target ?? 0)
  }
}
