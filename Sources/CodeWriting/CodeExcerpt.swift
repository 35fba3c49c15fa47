internal import DialogModel
internal import Texts

/// The part of a file that some dialogs need: their own lines, what these name, and the classes around
/// them.
///
/// Lines know the part of the document that they come from, so that no form is told of this.
struct CodeExcerpt {
  private let lines: [CodeLine]
  /// The parts that declare a name; classes beside each other may share one.
  private var declared: [Substring: Set<CodePart>] = [:]
  /// What is kept of dialogs, controls, tasks, notifications and flags.
  private(set) var kept: Set<CodePart>
  /// The dialogs of the document.
  private let views: Set<String>
  private let isObjectiveC: Bool

  /// - Parameter dialogs: the ids of the dialogs.
  init(_ file: CodeFile, dialogs: Set<String>, _ form: CodeForm) {
    lines = file.lines
    views = Set(
      file.lines.compactMap { if case .dialog(let id)? = $0.part { id } else { nil } })
    isObjectiveC = form.isObjectiveC
    kept = Set(dialogs.map { .dialog($0) })
    for line in lines {
      guard let part = line.part, CodeExcerpt.isMovable(part), let name = name(in: line.text)
      else { continue }
      declared[name, default: []].insert(part)
    }
    // Who presents them, so that the code can be tried.
    present(dialogs)
    follow()
    // In SwiftUI a dialog may stand below its control.
    if form == .swiftUI {
      present(Set(kept.compactMap { if case .dialog(let id) = $0 { id } else { nil } }))
      follow()
    }
  }

  /// Whether a part may be left out; classes of screens stay.
  private static func isMovable(_ part: CodePart) -> Bool {
    switch part {
    case .screen, .scenario: false
    case .dialog, .control, .task, .notification, .flag: true
    }
  }

  /// The name that a line declares for others: of a method, or of a property of a class.
  private func name(in text: String) -> Substring? {
    if isObjectiveC {
      if text.hasPrefix("@property") { return CodeExcerpt.words(text).last }
      guard text.hasPrefix("- ("), let end = text.firstIndex(of: ")") else { return nil }
      return CodeExcerpt.words(String(text[text.index(after: end)...])).first
    }
    guard text.hasPrefix("  "), !text.dropFirst(2).hasPrefix(" ") else { return nil }
    let words = CodeExcerpt.words(text)
    guard let place = words.firstIndex(where: { $0 == "func" || $0 == "var" || $0 == "let" })
    else { return nil }
    return words.dropFirst(place + 1).first
  }

  /// The names in a line of code, without those in texts and comments.
  private static func words(_ text: String) -> [Substring] {
    var words: [Substring] = []
    var start: String.Index?
    var isQuoted = false
    var place = text.startIndex
    while place < text.endIndex {
      let scalar = text.unicodeScalars[place]
      let next = text.unicodeScalars.index(after: place)
      let isName = !isQuoted && (scalar == "_" || scalar.properties.isXIDContinue)
      if isName, start == nil { start = place }
      if !isName, let first = start {
        words.append(text[first..<place])
        start = nil
      }
      if scalar == "\\", isQuoted, next < text.endIndex {
        place = text.unicodeScalars.index(after: next)
        continue
      }
      if scalar == "\"" { isQuoted.toggle() }
      if !isQuoted, scalar == "/", next < text.endIndex, text.unicodeScalars[next] == "/" { break }
      place = next
    }
    if let start { words.append(text[start...]) }
    return words
  }

  /// Keeps the controls of screens whose code names something of the dialogs.
  private mutating func present(_ dialogs: Set<String>) {
    for line in lines {
      guard case .control(_, let holder)? = line.part, !dialogs.contains(holder),
        CodeExcerpt.words(line.text).contains(where: { word in
          declared[word]?.contains { part in
            if case .dialog(let id) = part { dialogs.contains(id) } else { false }
          } ?? false
        })
      else { continue }
      if let part = line.part { kept.insert(part) }
      // A control of another dialog's view has no place without it.
      if views.contains(holder) { kept.insert(.dialog(holder)) }
    }
  }

  private func isKept(_ line: CodeLine) -> Bool {
    guard let part = line.part, CodeExcerpt.isMovable(part) else { return true }
    return isKept(part)
  }

  private func isKept(_ part: CodePart) -> Bool {
    if case .control(_, let holder) = part, kept.contains(.dialog(holder)) { return true }
    return kept.contains(part)
  }

  /// Keeps what the kept lines name, until they name nothing else.
  private mutating func follow() {
    var count = -1
    while count != kept.count {
      count = kept.count
      for line in lines where isKept(line) {
        for word in CodeExcerpt.words(line.text) {
          if let parts = declared[word] { kept.formUnion(parts) }
        }
      }
    }
  }

  /// The lines that are left, with neither methods that do nothing any more nor gaps.
  var text: [CodeLine] {
    var left: [(place: Int, line: CodeLine)] = []
    for (place, line) in lines.enumerated() where isKept(line) {
      if isClosing(line, after: left, at: place) {
        while let last = left.popLast(), !isHead(last.line.text) {}
        continue
      }
      if line.text.isEmpty, left.last.map({ $0.line.text.isEmpty || opens($0.line) }) ?? true {
        continue
      }
      if line.text.drop(while: { $0 == " " }) == "}", left.last?.line.text.isEmpty == true {
        left.removeLast()
      }
      left.append((place, line))
    }
    while left.last?.line.text.isEmpty == true { left.removeLast() }
    return left.map(\.line)
  }

  private func opens(_ line: CodeLine) -> Bool { line.text.hasSuffix("{") }

  private func isHead(_ text: String) -> Bool {
    opens(CodeLine(text))
      && (isObjectiveC
        ? text.hasPrefix("- (") : text.hasPrefix("  func ") || text.hasPrefix("  deinit"))
  }

  /// Whether a line ends a method of which only comments are left.
  private func isClosing(
    _ line: CodeLine, after left: [(place: Int, line: CodeLine)], at place: Int
  )
    -> Bool
  {
    guard line.text == (isObjectiveC ? "}" : "  }") else { return false }
    let inside = left.reversed().prefix { !isHead($0.line.text) }
    guard inside.count < left.count,
      inside.allSatisfy({ $0.line.text.drop { $0 == " " }.hasPrefix("//") })
    else { return false }
    let head = left[left.count - inside.count - 1]
    return place - head.place > inside.count + 1
  }
}
