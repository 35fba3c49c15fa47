import DialogModel

/// Finds the name of a method in a line.
struct MethodFinder {
  /// The method; two where an alert and a sheet share its spelling.
  private(set) var methods: [Selector] = []
  /// Where the name is.
  private(set) var place = 0..<0
  /// Where what it was told begins: behind the name, or inside the parentheses of a Swift call.
  private(set) var arguments = 0
  /// Whether something looks like a call, of whatever method.
  private(set) var isCall = false

  private let bytes: [UInt8]
  /// How many bytes of a call in Swift are looked at for its labels.
  private static let mostLabels = 400

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count, methods.isEmpty {
      guard LogWords.isName(bytes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, LogWords.isName(bytes[end]) { end += 1 }
      let isWord = bytes[start] < 0x30 || bytes[start] > 0x39
      start = isWord ? take(start, end) : end
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func has(_ byte: Unicode.Scalar, at place: Int) -> Bool {
    place < bytes.count && bytes[place] == UInt8(ascii: byte)
  }

  /// Looks at a word.
  ///
  /// - Returns: where the next one can begin.
  private mutating func take(_ start: Int, _ end: Int) -> Int {
    if has("(", at: end), takeSwift(start, end) { return end }
    if has(":", at: end), !has(":", at: end + 1) { return takeKeywords(start, end) }
    if isSentBefore(start) { isCall = true }
    guard !LineWords.isProse(bytes[..<start]) else { return end }
    let word = text(start..<end)
    if LineWords.isMethod(word) { isCall = true }
    if let methods = MethodNames.methods(word) { found(methods, start..<end) }
    return end
  }

  private mutating func found(_ methods: [Selector], _ place: Range<Int>, arguments: Int? = nil) {
    (self.methods, self.place) = (methods, place)
    self.arguments = arguments ?? place.upperBound
  }

  /// Whether a word is the method of `-[Class method`.
  private func isSentBefore(_ start: Int) -> Bool {
    guard start > 1, has(" ", at: start - 1), let open = bytes[..<start].lastIndex(of: 0x5B),
      open > 0
    else { return false }
    return (has("-", at: open - 1) || has("+", at: open - 1))
      && bytes[(open + 1)..<(start - 1)].allSatisfy { $0 != 0x20 && $0 != 0x5D }
  }

  /// `alertView:clickedButtonAtIndex:`, also with a class before it, or with arguments in it.
  private mutating func takeKeywords(_ start: Int, _ first: Int) -> Int {
    var ends = [first + 1]
    var next = first + 1
    while next < bytes.count, LogWords.isName(bytes[next]), ends.count < 8 {
      var end = next
      while end < bytes.count, LogWords.isName(bytes[end]) { end += 1 }
      guard has(":", at: end), !has(":", at: end + 1) else { break }
      next = end + 1
      ends.append(next)
    }
    let isSent = isSentBefore(start)
    if isSent || (ends.count > 1 && LineWords.isLower(bytes[start])) { isCall = true }
    if LineWords.isMethod(text(start..<first)) { isCall = true }
    if let methods = MethodNames.methods(text(start..<next)) {
      found(methods, start..<next)
      return next
    }
    if ends.count == 1, let methods = MethodNames.methods(text(start..<first)),
      !LineWords.isProse(bytes[..<start])
    {
      found(methods, start..<first)
      return next
    }
    if ends.count == 1, takeApart(start, first) { return next }
    // A class before a colon; what follows is read as a word of its own.
    return LineWords.isUpper(bytes[start]) || ends.count == 1 ? first + 1 : next
  }

  /// `alertView:<UIAlertView: 0x7fd0> clickedButtonAtIndex:1`.
  private mutating func takeApart(_ start: Int, _ first: Int) -> Bool {
    guard let known = MethodNames.byFirstKeyword[text(start..<(first + 1))] else { return false }
    for (method, keywords) in known {
      var place = first + 1
      let rest = keywords.dropFirst().allSatisfy { keyword in
        guard let next = LineWords.place(of: Array(keyword.utf8), in: bytes, from: place) else {
          return false
        }
        place = next.upperBound
        return true
      }
      guard rest else { continue }
      found([method], start..<place, arguments: first + 1)
      return true
    }
    return false
  }

  /// `alertView(_:clickedButtonAt:)` and `alertView(alert, clickedButtonAt: 1)`.
  private mutating func takeSwift(_ start: Int, _ end: Int) -> Bool {
    var (labels, depth, place): (String, Int, Int) = ("", 0, end + 1)
    var argument = place
    let last = min(bytes.count, end + MethodFinder.mostLabels)
    /// Whether all is labels, without values.
    var isName = true
    func close(_ end: Int) {
      guard end > argument else { return }
      let words = bytes[argument..<end].drop { $0 == 0x20 }
      let label = words.prefix { LogWords.isName($0) }
      if words.dropFirst(label.count).first == 0x3A, !label.isEmpty {
        // In `_:clickedButtonAt:` more labels follow at once.
        var rest = words
        while let colon = rest.firstIndex(of: 0x3A), rest[..<colon].allSatisfy(LogWords.isName),
          colon > rest.startIndex
        {
          labels += String(decoding: rest[...colon], as: UTF8.self)
          rest = rest[(colon + 1)...]
          guard let byte = rest.first, LogWords.isName(byte) else { break }
        }
        if !rest.isEmpty { isName = false }
      } else {
        labels += "_:"
        isName = false
      }
    }
    while place < last {
      let byte = bytes[place]
      if byte == 0x29, depth == 0 { break }
      if byte == 0x28 || byte == 0x3C || byte == 0x7B || byte == 0x5B { depth += 1 }
      if byte == 0x29 || byte == 0x3E || byte == 0x7D || byte == 0x5D { depth = max(0, depth - 1) }
      if byte == 0x2C, depth == 0 {
        close(place)
        argument = place + 1
      }
      place += 1
    }
    guard place < last else { return false }
    close(place)
    let name = text(start..<end)
    if isName, LineWords.isLower(bytes[start]) { isCall = true }
    if LineWords.isMethod(name) { isCall = true }
    guard let methods = MethodNames.methods("\(name)(\(labels))") else { return false }
    found(methods, start..<(place + 1), arguments: isName ? place + 1 : end + 1)
    return true
  }
}
