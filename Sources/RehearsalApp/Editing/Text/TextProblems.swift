import Gtk
import PrototypeEditing
import PrototypeFile
import Texts

/// The errors and warnings in the text: marks next to the lines, and wavy lines under the words.
///
/// What is only worth a thought has a grey line and no mark, and is left out where one goes from
/// problem to problem.
@MainActor
final class TextProblems {
  /// A problem, and where it is in the text as it is now.
  struct Item: Equatable {
    let problem: Finding
    var range: Range<Int>

    var isError: Bool { problem.severity == .error }
  }

  private(set) var items: [Item] = []
  /// Those that a person wants to leave as they are, until the document is closed.
  private var left: Set<String> = []
  private let editor: SourceEditor

  /// No more are marked in the text.
  private static let most = 500

  private static func look(_ severity: Finding.Severity) -> SourceEditor.Look {
    switch severity {
    case .error: .wavy("yaml_error")
    case .warning: .wavy("yaml_warning")
    case .note: .wavy("yaml_comment")
    }
  }

  init(_ editor: SourceEditor) {
    self.editor = editor
    editor.defineMark("warning", icon: "dialog-warning", priority: 1)
    editor.defineMark("error", icon: "dialog-error", priority: 2)
  }

  /// Marks the problems of a text.
  func show(_ problems: [Finding], in bytes: [UInt8], _ places: ScalarPlaces) {
    let shown = problems.filter { !left.contains($0.message) }.prefix(TextProblems.most)
    set(TextProblems.items(of: Array(shown), in: bytes, places))
  }

  /// How many problems there are without those that are to be left as they are.
  func count(of problems: [Finding]) -> Int {
    problems.count { !left.contains($0.message) }
  }

  /// Marks other errors; the warnings stay where they are.
  func showErrors(_ errors: [Finding], in bytes: [UInt8], _ places: ScalarPlaces) {
    let shown = Array(errors.prefix(TextProblems.most))
    set(TextProblems.items(of: shown, in: bytes, places) + items.filter { !$0.isError })
  }

  private static func items(
    of problems: [Finding], in bytes: [UInt8], _ places: ScalarPlaces
  ) -> [Item] {
    guard !problems.isEmpty else { return [] }
    let lines = SourceLines(bytes)
    return problems.map { Item(problem: $0, range: places.scalars($0.markedRange(in: lines))) }
  }

  private func set(_ new: [Item]) {
    let new = new.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard new != items else { return }
    items = new
    mark()
  }

  private func mark() {
    for severity in [Finding.Severity.note, .warning, .error] {
      editor.remove(TextProblems.look(severity), from: 0..<editor.count)
      let own = items.filter { $0.problem.severity == severity }
      for item in own { editor.add(TextProblems.look(severity), to: shown(item)) }
      guard severity != .note else { continue }
      editor.setMarks(severity.rawValue, at: own.map(\.range.lowerBound))
    }
  }

  /// What is underlined: at the end of a line, the character before.
  private func shown(_ item: Item) -> Range<Int> {
    let range = item.range.clamped(to: 0..<editor.count)
    guard range.isEmpty, range.lowerBound > 0 else { return range }
    return range.lowerBound - 1..<range.lowerBound
  }

  /// Follows a change of the text.
  func follow(removed: Range<Int>, inserted: Int) {
    func moved(_ place: Int, isEnd: Bool) -> Int {
      if place < removed.lowerBound || (isEnd && place == removed.lowerBound) { return place }
      if place < removed.upperBound { return removed.lowerBound }
      return place - removed.count + inserted
    }
    items = items.map { item in
      let start = moved(item.range.lowerBound, isEnd: false)
      var item = item
      item.range = start..<max(start, moved(item.range.upperBound, isEnd: true))
      return item
    }
  }

  /// Forgets all problems, also which are to be left as they are.
  func clear() {
    left = []
    items = []
    mark()
  }

  /// No longer shows a problem.
  func leave(_ item: Item) {
    left.insert(item.problem.message)
    items.removeAll { $0.problem == item.problem }
    mark()
  }

  /// The problem at a place, or on its line.
  func item(at place: Int) -> Item? {
    let exact = items.first { shown($0).contains(place) || $0.range.upperBound == place }
    if let exact { return exact }
    let line = editor.line(at: place)
    return items.first { editor.line(at: $0.range.lowerBound) == line }
  }

  /// The problem under the pointer.
  func item(under place: Int) -> Item? { items.first { shown($0).contains(place) } }

  /// The next problem after a place, or the one before it; round at the end.
  func next(after place: Int, forward: Bool) -> Item? {
    let items = items.filter { $0.problem.severity != .note }
    return forward
      ? items.first { $0.range.lowerBound > place } ?? items.first
      : items.last { $0.range.lowerBound < place } ?? items.last
  }
}
