/// A form of the code that is written out of a document.
public enum CodeForm: String, CaseIterable, Sendable {
  /// Objective-C with UIKit as it was in 2013, with ARC.
  case objectiveC = "objc-2013"
  /// The same in Swift's spellings of that UIKit.
  case swift2013 = "swift-uikit-2013"
  /// UIKit of today, with alert controllers.
  case alertController = "swift-uialertcontroller"
  case swiftUI = "swiftui"
  /// The scenarios as tests that tap on the application.
  case uiTest = "xctest"
  /// The texts as property lists, one for each language.
  case strings
  /// The texts as a catalogue with all languages.
  case catalogue = "xcstrings"
  /// The code of 2013 that prints each call, to be held against the order of calls.
  case probe

  /// Whether it is written in Objective-C.
  var isObjectiveC: Bool { self == .objectiveC || self == .probe }

  /// Whether it uses what UIKit is today.
  var isToday: Bool { self == .alertController || self == .swiftUI }
}

/// A part of a document that a line of code comes from.
public enum CodePart: Hashable, Sendable {
  case screen(String)
  case dialog(String)
  /// A control, of a screen or a dialog.
  case control(String, of: String)
  case task(String)
  case notification(String)
  case flag(String)
  case scenario(String)
}

/// A line of code.
public struct CodeLine: Hashable, Sendable {
  /// Without the line's end.
  public var text: String
  /// Where it comes from; `nil` for what belongs to no part by itself.
  public var part: CodePart?
  /// The ids of what has changed since 2013 about what it does, in the order of the table.
  public internal(set) var changes: [PlatformChange.ID] = []

  init(_ text: String, _ part: CodePart? = nil) { (self.text, self.part) = (text, part) }

  /// The line with another text.
  func with(_ text: String) -> CodeLine {
    var line = self
    line.text = text
    return line
  }
}

/// A file of code.
public struct CodeFile: Hashable, Sendable {
  /// The name without a folder; of a language's texts with the folder of the language.
  public let name: String
  /// What is in it.
  public let lines: [CodeLine]

  init(_ name: String, _ lines: [CodeLine]) { (self.name, self.lines) = (name, lines) }

  /// The whole text, each line with its end.
  public var text: String { lines.map { $0.text + "\n" }.joined() }
}

extension [CodeLine] {
  /// Lines that belong to no part yet.
  init(_ texts: String...) { self = texts.map { CodeLine($0) } }

  /// One level deeper; empty lines stay empty.
  func indented(by width: Int = 2) -> [CodeLine] {
    let blanks = String(repeating: " ", count: width)
    return map { $0.with($0.text.isEmpty ? "" : blanks + $0.text) }
  }

  /// The lines, those without a part as lines of this one.
  func of(_ part: CodePart?) -> [CodeLine] {
    map {
      var line = $0
      line.part = line.part ?? part
      return line
    }
  }
}

extension Sequence<[CodeLine]> {
  /// All blocks with an empty line between each and the next.
  var spaced: [CodeLine] { Array(filter { !$0.isEmpty }.joined(separator: [CodeLine("")])) }
}
