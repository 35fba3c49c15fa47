import DialogModel

/// A log of an application that ran elsewhere: lines of `NSLog`, of the unified log or of a
/// program's own, some of which name a method of a delegate.
public struct AppLog: Sendable {
  /// The lines that name a known method, in their order.
  public let calls: [LoggedCall]
  /// The number of lines.
  public let lines: Int

  /// Reads a log; lines without a known method are passed over.
  public init(_ text: String) {
    var (calls, number) = ([LoggedCall](), 0)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      if let call = AppLog.call(in: line, number) { calls.append(call) }
    }
    (self.calls, lines) = (calls, number)
  }

  /// The methods, the longest name first: one may be the beginning of another.
  private static let names = Selector.allCases.map { ($0, Array($0.name.utf8)) }
    .sorted { $0.1.count > $1.1.count }

  static func call(in line: Substring, _ number: Int) -> LoggedCall? {
    let bytes = Array(line.utf8)
    for (selector, name) in names {
      guard let place = place(of: name, in: bytes) else { continue }
      let before = words(in: bytes[..<place.lowerBound])
      let after = LogWords(bytes[place.upperBound...])
      return LoggedCall(
        line: number, object: object(selector.owner, before, after), selector: selector,
        button: selector.namesButton ? after.number : nil, answer: after.answer)
    }
    return nil
  }

  /// Where a method's name is as a whole word.
  private static func place(of name: [UInt8], in bytes: [UInt8]) -> Range<Int>? {
    guard bytes.count >= name.count else { return nil }
    for start in 0...(bytes.count - name.count)
    where bytes[start] == name[0] && bytes[start..<start + name.count].elementsEqual(name) {
      let end = start + name.count
      let isBegun = start > 0 && (LogWords.isName(bytes[start - 1]) || bytes[start - 1] == 0x3A)
      let goesOn =
        end < bytes.count
        && (LogWords.isName(bytes[end]) || (bytes[end] == 0x3A && name.last != 0x3A))
      // A name with a colon may be followed by its first argument at once.
      if !isBegun, name.last == 0x3A || !goesOn, !isLonger(bytes, from: end) {
        return start..<end
      }
    }
    return nil
  }

  /// Whether a selector continues at a place: `presentAlert:` in `presentAlert:animated:`.
  private static func isLonger(_ bytes: [UInt8], from end: Int) -> Bool {
    guard end > 0, bytes[end - 1] == 0x3A else { return false }
    var place = end
    while place < bytes.count, LogWords.isName(bytes[place]) { place += 1 }
    return place > end && place < bytes.count && bytes[place] == 0x3A
  }

  private static func words(in bytes: ArraySlice<UInt8>) -> [Substring] {
    Substring(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\t" }
  }

  /// What tells the object of a call from others of its kind: an address, for a view controller its
  /// class, for a dialog its title in quotes, or what `rehearsal trace` writes before the method.
  private static func object(
    _ owner: Selector.Owner, _ before: [Substring], _ after: LogWords
  ) -> String {
    if let address = after.address { return address }
    if owner == .viewController, let type = before.last, type.hasPrefix("-[") {
      return String(type.dropFirst(2))
    }
    if owner == .alert || owner == .actionSheet, let title = after.title { return title }
    if before.count == 2, before[0].allSatisfy({ $0.isNumber || $0 == "." }) {
      return String(before[1])
    }
    return ""
  }
}

extension Selector {
  /// Whether its second argument is the index of a button.
  fileprivate var namesButton: Bool { name.hasSuffix("ButtonIndex:") || name.hasSuffix("AtIndex:") }
}
