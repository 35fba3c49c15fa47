/// The time at the beginning of a line.
enum LineTime {
  /// How many bytes are looked at.
  private static let most = 64

  /// The milliseconds since the beginning of year 0 if the line has a date, else since midnight, of a
  /// calendar whose months all have 31 days; `nil` where the line has no time.
  static func milliseconds(_ bytes: [UInt8]) -> Int? {
    var (numbers, joints): ([(value: Int, digits: Int)], [UInt8]) = ([], [])
    var place = 0
    while place < min(bytes.count, most) {
      let digits = bytes[place...].prefix { LineWords.isDigit($0) }
      guard !digits.isEmpty else {
        place += 1
        continue
      }
      let value = Int(String(decoding: digits.prefix(9), as: UTF8.self)) ?? 0
      numbers.append((value, min(digits.count, 9)))
      joints.append(digits.endIndex < bytes.count ? bytes[digits.endIndex] : 0)
      place = digits.endIndex
    }
    // Hours, minutes and seconds are joined by colons.
    let start = numbers.indices.first { index in
      index + 2 < numbers.count && joints[index] == 0x3A && joints[index + 1] == 0x3A
        && numbers[index...(index + 2)].allSatisfy { $0.digits <= 2 }
    }
    guard let start else { return nil }
    let clock = numbers[start...(start + 2)].reduce(0) { $0 * 60 + $1.value } * 1000
    return day(numbers[..<start]) * 86_400_000 + clock
      + fraction(numbers.dropFirst(start + 3).first, joint: joints[start + 2])
  }

  private static func day(_ numbers: ArraySlice<(value: Int, digits: Int)>) -> Int {
    let date = numbers.suffix(3)
    guard date.count == 3, date.first?.digits == 4 else { return 0 }
    return date.reduce(0) { $0 * 31 + min($1.value, 9999) }
  }

  private static func fraction(_ number: (value: Int, digits: Int)?, joint: UInt8) -> Int {
    guard let number, joint == 0x2E || joint == 0x2C || joint == 0x3A else { return 0 }
    var (value, digits) = number
    while digits > 3 { (value, digits) = (value / 10, digits - 1) }
    while digits < 3 { (value, digits) = (value * 10, digits + 1) }
    return value
  }
}
