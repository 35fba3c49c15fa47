/// A noun with its number, as a language says it.
enum SpokenCount: Hashable, Sendable {
  /// The first form for 1.
  case oneOrMore(String, String)
  /// The first form for 0 and 1.
  case zeroIsOne(String, String)
  /// The forms after 1, after 2 and after 5.
  case slavic(String, String, String)
  /// 1 and 2 have words of their own, which say the number.
  case arabic(one: String, two: String, few: String, many: String)

  /// The words for a count.
  func words(_ count: Int) -> String {
    switch self {
    case .oneOrMore(let one, let more): return "\(count) \(count == 1 ? one : more)"
    case .zeroIsOne(let one, let more): return "\(count) \(count < 2 ? one : more)"
    case .slavic(let one, let few, let many):
      let (unit, tens) = (count % 10, count % 100 / 10)
      if tens == 1 { return "\(count) \(many)" }
      return "\(count) \(unit == 1 ? one : (2...4).contains(unit) ? few : many)"
    case .arabic(let one, let two, let few, let many):
      if count == 1 { return one }
      if count == 2 { return two }
      return "\(count) \((3...10).contains(count % 100) ? few : many)"
    }
  }
}
