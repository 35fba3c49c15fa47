/// The widths of the columns of the log's list, and which are left out where there is little room.
///
/// Widths are in pixels and include the gap before the column. The call gets the rest: its selector
/// is cut first; its arguments and its returned value are never cut.
public struct LogColumns: Hashable, Sendable {
  /// The call's number; `nil` where it is left out.
  public let number: Int?
  /// The time; `nil` where it is left out.
  public let milliseconds: Int?
  /// The time since the call before; `nil` where it is left out, or there is no room for it.
  public let delta: Int?
  /// The sign of the kind.
  public let sign: Int
  /// The room before the sign, if no column is there.
  public let signIndent: Int
  /// The target of the call; `nil` where it is left out, or there is no room for it.
  public let target: Int?
  /// What became of the call since; `nil` where it is left out, or there is no room for it.
  public let today: Int?
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

    /// Of the longest word about today.
    public var today = 0

    /// Columns for so many characters.
    public init(
      number: Int = 0, milliseconds: Int = 0, delta: Int = 0, target: Int = 0, today: Int = 0
    ) {
      self.number = number
      self.milliseconds = milliseconds
      self.delta = delta
      self.target = target
      self.today = today
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

  /// The room for the triangle of a heading, in pixels; the column of the number has it.
  private static let triangle = 22

  /// The columns for a width in pixels and the width of a digit in pixels, as a person chose them.
  public init(
    room: Int, digit: Int, _ characters: Characters, _ choice: ColumnChoice = ColumnChoice()
  ) {
    /// The widths are for a digit of 7 pixels and grow with the text.
    func width(_ least: Int, _ count: Int) -> Int { max((least * digit + 3) / 7, count * digit) }
    var widths: [ColumnChoice.Column: Int] = [
      .number: 6 + width(22, characters.number),
      .milliseconds: 6 + width(44, characters.milliseconds),
      .delta: 6 + width(44, characters.delta),
      .target: 8 + width(58, min(characters.target, LogColumns.longestTarget)),
      .today: 8 + width(44, characters.today),
    ].filter { !choice.hidden.contains($0.key) }
    sign = 12 + width(14, 0)
    let fixed = room - LogColumns.margin - sign
    func rest() -> Int {
      fixed - LogColumns.indent(choice, widths) - widths.values.reduce(0, +)
    }
    if rest() < LogColumns.leastWithDelta * digit { widths[.delta] = nil }
    if widths[.delta] == nil, rest() < LogColumns.leastWithTarget * digit { widths[.today] = nil }
    if widths[.delta] == nil, rest() < LogColumns.leastWithTarget * digit { widths[.target] = nil }
    call = rest()
    let indent = LogColumns.indent(choice, widths)
    if let first = choice.shown.first(where: { widths[$0] != nil }) {
      widths[first]? += indent
      signIndent = 0
    } else {
      signIndent = indent
    }
    (number, milliseconds) = (widths[.number], widths[.milliseconds])
    (delta, target, today) = (widths[.delta], widths[.target], widths[.today])
  }

  /// The room that the first column has for the triangle of a heading.
  private static func indent(
    _ choice: ColumnChoice, _ widths: [ColumnChoice.Column: Int]
  ) -> Int {
    choice.shown.first { widths[$0] != nil } == .number ? 0 : triangle
  }
}
