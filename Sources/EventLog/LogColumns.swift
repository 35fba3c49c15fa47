/// The widths of the columns of the log's list, and which are left out where there is little room.
///
/// Widths are in pixels and include the gap before the column. The call gets the rest: its selector
/// is cut first; its arguments and its returned value are never cut.
public struct LogColumns: Hashable, Sendable {
  /// The call's number.
  public let number: Int
  /// The time.
  public let milliseconds: Int
  /// The time since the call before; `nil` where there is no room for it.
  public let delta: Int?
  /// The sign of the kind.
  public let sign: Int
  /// The target of the call; `nil` where there is no room for it.
  public let target: Int?
  /// The rest, for the call and its returned value.
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

  /// Longer names are cut at their start, to leave room for selectors.
  private static let longestTarget = 16
  /// The room for a call, in digits, below which the delta and then the target are left out.
  private static let (leastWithDelta, leastWithTarget) = (33, 28)
  /// The room for the whole title of the call's column, in digits.
  public static let titleCharacters = 26
  /// The margin at the right edge, in pixels.
  public static let margin = 10

  /// The columns for a width in pixels and the width of a digit in pixels.
  public init(room: Int, digit: Int, _ characters: Characters) {
    /// The widths are for a digit of 7 pixels and grow with the text.
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
