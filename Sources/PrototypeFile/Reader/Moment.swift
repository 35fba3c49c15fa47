internal import DialogModel

/// A moment in ISO 8601, with the digits of the document.
struct Moment {
  /// The form that the schema asks for.
  static let pattern =
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}([.,][0-9]{1,9})?)?"
    + "(Z|[+-][0-9]{2}(:?[0-9]{2})?)?)?$"

  private var date: [Int] = []
  private var time = [0, 0, 0]
  private var millisecond = 0
  /// Minutes ahead of UTC; `nil` if the text has no offset.
  private var offset: Int?
  private var offsetExists = true
  private var rest: Substring.UTF8View

  /// Whether a text has the form; its numbers may be out of range.
  static func hasForm(_ text: String) -> Bool {
    Moment(text) != nil
  }

  /// Reads the moment in a text of that form; `nil` if the calendar or clock has no such moment.
  static func written(in text: String) -> WrittenMoment? {
    guard let moment = Moment(text), moment.offsetExists,
      let clock = WallClock(
        year: moment.date[0], month: moment.date[1], day: moment.date[2], hour: moment.time[0],
        minute: moment.time[1], second: moment.time[2], millisecond: moment.millisecond)
    else { return nil }
    guard let offset = moment.offset else { return .wallClock(clock) }
    return .instant(clock.instant(minutesAheadOfUTC: offset))
  }

  private init?(_ text: String) {
    rest = text[...].utf8
    guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2)
    else { return nil }
    date = [year, month, day]
    if rest.isEmpty { return }
    guard take("T") || take(" "), let hour = number(2), take(":"), let minute = number(2) else {
      return nil
    }
    time = [hour, minute, 0]
    if take(":") {
      guard let second = number(2) else { return nil }
      time[2] = second
      if take(".") || take(",") {
        guard readFraction() else { return nil }
      }
    }
    guard readOffset(), rest.isEmpty else { return nil }
  }

  /// Reads up to nine digits, and rounds down to milliseconds, as a clock does.
  private mutating func readFraction() -> Bool {
    let digits = rest.prefix(while: TextForm.isDigit)
    guard (1...9).contains(digits.count) else { return false }
    rest = rest.dropFirst(digits.count)
    for place in 0..<3 {
      let digit = digits.dropFirst(place).first.map { Int($0) - 0x30 } ?? 0
      millisecond = millisecond * 10 + digit
    }
    return true
  }

  private mutating func readOffset() -> Bool {
    if take("Z") {
      offset = 0
      return true
    }
    let sign = take("+") ? 1 : (take("-") ? -1 : 0)
    if sign == 0 { return true }
    guard let hours = number(2) else { return false }
    var minutes = 0
    if take(":") {
      guard let written = number(2) else { return false }
      minutes = written
    } else if !rest.isEmpty {
      guard let written = number(2) else { return false }
      minutes = written
    }
    offsetExists = hours <= 23 && minutes <= 59
    offset = sign * (hours * 60 + minutes)
    return true
  }

  private mutating func number(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(TextForm.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let first = rest.first, UInt32(first) == character.value else { return false }
    rest = rest.dropFirst()
    return true
  }
}
