import DialogModel

/// Who is told of a call, by what a line has before the method's name: a class, an address, or what
/// `rehearsal trace` writes there.
struct LineSubject {
  /// The class, or the name before a colon.
  private(set) var name: String?
  /// Whether it is certainly a class: in `-[Class method]` and `Class.method`.
  private(set) var isReceiver = false
  /// The address of whoever is told.
  private(set) var address: String?
  /// What `rehearsal trace` calls the object of the call.
  private(set) var target: String?

  init(_ before: ArraySlice<UInt8>) {
    takeDescription(before)
    let words = before.split { $0 == 0x20 || $0 == 0x09 }.map {
      String(decoding: $0, as: UTF8.self)
    }
    if words.count == 2, words[0].allSatisfy({ $0.isNumber || $0 == "." }), words[0].contains(".") {
      target = words[1]
    }
    if name == nil { takeWord(before) }
  }

  /// `<OrdersController: 0x7f8a>` and `0x7f8a`, the last of them.
  private mutating func takeDescription(_ before: ArraySlice<UInt8>) {
    guard let start = LineSubject.lastAddress(in: before) else { return }
    let digits = before[start...].prefix { LogWords.isName($0) }
    let rest = before[digits.endIndex...]
    // `…` where a person left digits out, and what describes the object further.
    guard rest.count < 200 else { return }
    address = String(decoding: digits, as: UTF8.self)
    let words = before[..<start].reversed().drop { $0 == 0x20 || $0 == 0x3A }
    let type = words.prefix { LogWords.isName($0) || $0 == 0x2E }.reversed()
    if words.dropFirst(type.count).first == 0x3C {
      name = LineSubject.type(Array(type), isCertain: true)
    }
    isReceiver = name != nil
  }

  private static func lastAddress(in bytes: ArraySlice<UInt8>) -> Int? {
    var place = bytes.endIndex - 5
    while place >= bytes.startIndex {
      if bytes[place] == 0x30, bytes[place + 1] == 0x78,
        bytes[(place + 2)..<(place + 5)].allSatisfy(isHexadecimal),
        place == bytes.startIndex || !LogWords.isName(bytes[place - 1])
      {
        return place
      }
      place -= 1
    }
    return nil
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    LineWords.isDigit(byte) || (byte >= 0x61 && byte <= 0x66) || (byte >= 0x41 && byte <= 0x46)
  }

  /// The word before the name: `-[Class `, `[Class] `, `Class.`, `Class: `, `Class `.
  private mutating func takeWord(_ before: ArraySlice<UInt8>) {
    let end = before.lastIndex { !LineSubject.separators.contains($0) } ?? before.startIndex - 1
    guard end >= before.startIndex else { return }
    let isSent = before.lastIndex(of: 0x5B).map { !before[$0...].contains(0x5D) } ?? false
    // `Class.swift:42` and `Class.m:42`.
    var word =
      before[...end].split(omittingEmptySubsequences: true) {
        $0 == 0x20 || $0 == 0x09 || $0 == 0x7C || $0 >= 0x80 || $0 == 0x5B || $0 == 0x5D
      }.last ?? []
    if let colon = word.firstIndex(of: 0x3A), word[(colon + 1)...].allSatisfy(LineWords.isDigit) {
      word = word[..<colon]
    }
    if let file = word.lastIndex(of: 0x2F) { word = word[(file + 1)...] }
    if let category = word.firstIndex(of: 0x28) { word = word[..<category] }
    // The process and its thread, `Orders[4312:c07]`.
    if before[end] == 0x5D, !isSent,
      before[..<end].last(where: { $0 == 0x5B || $0 == 0x3A }) == 0x3A
    {
      return
    }
    let isCalled = isSent || before.last == 0x2E
    name = LineSubject.type(Array(word), isCertain: isCalled)
    isReceiver = name != nil && isCalled
  }

  private static let separators = Set(Array("[]:.#->|=()~*+, \t".utf8) + Array(0x80...0xFF))

  /// The name of a class without its module and its file's ending; `nil` for another word.
  ///
  /// - Parameter isCertain: whether it is no word such as `INFO`.
  private static func type(_ bytes: [UInt8], isCertain: Bool) -> String? {
    var parts = bytes.split(separator: 0x2E)
    if let last = parts.last, ["m", "mm", "swift"].contains(String(decoding: last, as: UTF8.self)) {
      parts.removeLast()
    }
    guard let last = parts.last, let first = last.first, LineWords.isUpper(first) || first == 0x5F,
      last.allSatisfy(LogWords.isName), isCertain || last.contains(where: LineWords.isLower)
    else { return nil }
    let name = String(decoding: last, as: UTF8.self)
    return !isCertain && others.contains(name.lowercased()) ? nil : name
  }

  /// Words that begin a line and are no class.
  private static let others: Set<String> = [
    "info", "debug", "warning", "warn", "error", "trace", "verbose", "notice", "default", "fault",
    "log", "now", "got", "called", "calling", "call", "entering", "enter", "entered", "method",
    "selector", "function", "event", "delegate", "callback", "lifecycle", "received", "then",
    "next",
  ]
}
