import PrototypeFile

/// A window that is open on a file, as it is kept for a start after a fault.
public struct OpenWindow: Hashable, Sendable {
  /// The absolute path of the document, which may be a draft.
  public var file: String
  /// The scenario that played last.
  public var scenario: String?
  /// The screen or dialog that the run was begun with, if a person chose it.
  public var start: String?
  /// The language that a person chose.
  public var language: String?
  /// How wide and high the window was, in pixels.
  public var size: Pair?
  /// Where its upper left corner was on the display, in pixels.
  public var place: Pair?
  /// Whether it filled the screen.
  public var isMaximized: Bool

  /// Two numbers that belong together.
  public struct Pair: Hashable, Sendable {
    /// To the right.
    public var x: Int
    /// Downwards.
    public var y: Int

    /// The numbers.
    public init(_ x: Int, _ y: Int) { (self.x, self.y) = (x, y) }
  }

  /// A window on a file.
  public init(
    file: String, scenario: String? = nil, start: String? = nil, language: String? = nil,
    size: Pair? = nil, place: Pair? = nil, isMaximized: Bool = false
  ) {
    (self.file, self.scenario, self.start, self.language) = (file, scenario, start, language)
    (self.size, self.place, self.isMaximized) = (size, place, isMaximized)
  }
}

extension OpenWindow {
  /// How long a name of a scenario or of a part may be, in bytes.
  private static let longestName = 1000
  /// How long a path may be, in bytes; each of its bytes may need four in a text.
  private static let longestPath = 4 * 4096
  /// How wide and high a window may be.
  private static let sizes = 100...20_000
  /// How far from the corner of the display it may be.
  private static let places = -40_000...40_000

  /// A window that another process has kept; `nil` for a value that is none.
  ///
  /// What is outside of its bounds is left out.
  init?(_ value: JSONValue) {
    guard let file = value["file"]?.text, file.utf8.first == UInt8(ascii: "/"),
      file.utf8.count <= OpenWindow.longestPath
    else { return nil }
    func name(_ key: String) -> String? {
      value[key]?.text.flatMap { $0.utf8.count <= OpenWindow.longestName ? $0 : nil }
    }
    func number(_ key: String, in range: ClosedRange<Int>) -> Int? {
      value[key]?.integer.flatMap { range.contains($0) ? $0 : nil }
    }
    func pair(_ one: String, _ other: String, in range: ClosedRange<Int>) -> Pair? {
      number(one, in: range).flatMap { first in number(other, in: range).map { Pair(first, $0) } }
    }
    self.init(
      file: file, scenario: name("scenario"), start: name("start"), language: name("language"),
      size: pair("width", "height", in: OpenWindow.sizes),
      place: pair("x", "y", in: OpenWindow.places),
      isMaximized: value["maximized"]?.integer == 1)
  }

  /// The window as another process reads it.
  var json: JSONValue {
    var parts: [(key: String, value: JSONValue)] = [("file", .text(file))]
    for (key, text) in [("scenario", scenario), ("start", start), ("language", language)] {
      if let text { parts.append((key, .text(text))) }
    }
    if let size { parts += [("width", .integer(size.x)), ("height", .integer(size.y))] }
    if let place { parts += [("x", .integer(place.x)), ("y", .integer(place.y))] }
    if isMaximized { parts.append(("maximized", .integer(1))) }
    return .object(parts)
  }
}
