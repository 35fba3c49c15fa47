/// What the words of a line of a log say: a call, the end of a call, or something else that only has
/// a method's name in it.
enum LineWords {
  static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a word begins as methods of UIKit's delegates and controllers do.
  static func isMethod(_ word: String) -> Bool { beginnings.contains { word.hasPrefix($0) } }

  private static let beginnings = [
    "viewWill", "viewDid", "alertViewShould", "alertViewCancel", "actionSheetCancel",
    "textFieldShould", "textFieldDid", "applicationWill", "applicationDid", "popoverController",
    "navigationControllerS", "tabBarControllerS",
  ]

  /// Whether what is before a name without arguments makes it a word of a sentence.
  static func isProse(_ before: ArraySlice<UInt8>) -> Bool {
    guard before.last == 0x20 else { return false }
    let word = before.dropLast().suffix(isName)
    guard let first = word.first, isLower(first) else { return false }
    let start = word.startIndex
    if start > before.startIndex, before[start - 1] != 0x20 { return false }
    return !callers.contains(String(decoding: word, as: UTF8.self))
  }

  private static func isName(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) }

  private static let callers: Set<String> = [
    "called", "calling", "call", "entering", "enter", "entered", "in", "inside", "event", "method",
    "selector", "func", "function", "delegate", "callback", "got", "received", "invoked", "log",
    "info", "debug", "trace", "notice", "self", "now",
  ]

  /// Whether a line is about something else than a call, although it can have a method's name: a
  /// stack frame, a warning of a compiler, an exception, the end of a method.
  static func isOther(_ bytes: [UInt8], name: Range<Int>) -> Bool {
    isFrame(bytes) || isLeft(bytes[..<name.lowerBound]) || says(bytes)
  }

  private static func says(_ bytes: [UInt8]) -> Bool {
    let lower = bytes.map { isUpper($0) ? $0 + 0x20 : $0 }
    return remarks.contains { place(of: $0, in: lower, from: 0) != nil }
  }

  private static let remarks = [
    "deprecated", "deprecation", "obsoleted", "unrecognized selector", "respondstoselector",
    "@selector", "#selector", "terminating app due to", "assertion failure", "uncaught exception",
    "unbalanced calls", "does not implement", "not implemented", "no longer called",
    "frame #", ": warning:", ": error:", ": note:",
  ].map { Array($0.utf8) }

  /// `3   UIKit   0x3573ac -[UIViewController viewWillAppear:] + 122`.
  private static func isFrame(_ bytes: [UInt8]) -> Bool {
    guard let plus = place(of: Array(" + ".utf8), in: bytes, from: 0),
      plus.upperBound < bytes.count, isDigit(bytes[plus.upperBound])
    else { return false }
    let words = bytes[..<plus.lowerBound].split { $0 == 0x20 || $0 == 0x09 }
    let isAddress = words.prefix(6).contains { $0.starts(with: [0x30, 0x78]) && $0.count > 6 }
    return isAddress || words.first?.allSatisfy(isDigit) == true
  }

  /// Whether the word before a name says that the method ends or is about to come.
  private static func isLeft(_ before: ArraySlice<UInt8>) -> Bool {
    // In a row of `rehearsal trace` two spaces follow the name of a dialog, whatever that is.
    if before.suffix(2).elementsEqual([0x20, 0x20]), before.first.map(isDigit) == true {
      return false
    }
    var words = before.split { !isName($0) }
    // Of `Leaving -[Class method]` the class is between.
    if before.contains(0x5B), words.count > 1 { words.removeLast() }
    guard let word = words.last else { return false }
    return leavers.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  private static let leavers: Set<String> = [
    "leaving", "leave", "left", "exiting", "exit", "exited", "ended", "finished", "before",
    "after", "awaiting", "until", "without", "missing", "skipping", "skipped",
  ]

  /// Where some bytes are in others, from a place on.
  static func place(of part: [UInt8], in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = part.first, bytes.count >= part.count else { return nil }
    var place = start
    while place <= bytes.count - part.count {
      if bytes[place] == first, bytes[place..<(place + part.count)].elementsEqual(part) {
        return place..<(place + part.count)
      }
      place += 1
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The longest end whose bytes all are so.
  fileprivate func suffix(_ isSo: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, isSo(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}
