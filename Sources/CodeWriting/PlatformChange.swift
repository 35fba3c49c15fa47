internal import CBehaviour
public import DialogModel
internal import PrototypeFile
internal import Texts

/// How well something is known.
public enum ChangeGrade: String, CaseIterable, Sendable {
  /// A maker's page or header says so.
  case documented = "A"
  /// People report it; it is not asserted.
  case reported = "B"

  /// The grade in a word, in English as the table is.
  public var word: String { self == .documented ? "documented" : "reported" }
}

/// What has changed in the platform since 2013: a row of resources/Changes.json.
public struct PlatformChange: Hashable, Sendable {
  /// What a document does that makes a change matter to it.
  enum Trigger: String, CaseIterable, Hashable, Sendable {
    case alertOrSheet, thenAndAfterwards, presentsFromAlert, enabling, presentation, systemCancel
    case tabletSheet, phoneSheet, fields, notification
  }

  /// How much of what a document says is kept.
  public enum Kept: String, CaseIterable, Sendable { case yes, half, no }

  /// A short name, as output has it.
  public typealias ID = String

  /// Which row it is.
  public let id: ID
  /// How well it is known.
  public let grade: ChangeGrade
  /// The address of the page or thread that says it.
  public let source: String
  /// What it was in 2013.
  public let before: String
  /// What it is today; of what is only reported, in words that say so.
  public let today: String
  /// The same in short for one place in code, where what it was need not be known.
  public let note: String
  /// Whether what the document says is kept.
  public let kept: Kept
  /// The methods it is about.
  public let selectors: [Selector]
  let trigger: Trigger
  /// Whether it is about SwiftUI alone.
  let isSwiftUI: Bool

  /// The table, in its order, as it was when the program was built.
  public static let all = (try? read(Array(String(cString: rehearsal_changes()).utf8))) ?? []

  /// What matters most about each method: what is documented before what is reported, and nothing that is
  /// about SwiftUI alone.
  public static let bySelector = Dictionary(
    ChangeGrade.allCases.flatMap { grade in all.filter { $0.grade == grade && !$0.isSwiftUI } }
      .flatMap { change in change.selectors.map { ($0, change) } },
    uniquingKeysWith: { first, _ in first })

  /// The changes of a table that are about a method, in its order.
  public static func about(_ selector: Selector) -> [PlatformChange] {
    all.filter { $0.selectors.contains(selector) }
  }

  /// What it is today, in a sentence that says how that is known.
  public var sentence: String { "\(grade.word): \(today) (\(source))" }

  /// The changes that matter to a document in a form of today.
  static func changes(in prototype: Prototype, _ form: CodeForm) -> [PlatformChange] {
    guard form.isToday else { return [] }
    let triggers = Trigger.all(in: prototype)
    return all.filter { triggers.contains($0.trigger) && $0.isAbout(form) }
  }

  /// Whether it is about what a form uses.
  func isAbout(_ form: CodeForm) -> Bool { !isSwiftUI || form == .swiftUI }

  /// The lines at the head of generated code.
  static func head(_ prototype: Prototype, _ form: CodeForm) -> [CodeLine] {
    changes(in: prototype, form).filter { $0.kept != .yes }.flatMap { change in
      [
        CodeLine("// Not as before [\(change.grade.word)]: \(change.before);"),
        CodeLine("//   today \(change.today)."), CodeLine("//   \(change.source)"),
      ]
    }
  }

  /// The table as a page of Markdown.
  public static var page: String {
    let rows = all.map { change in
      "| `\(change.id)` | \(change.before) | \(change.today) | \(change.kept.rawValue) | \(change.grade.rawValue) | \(change.source) |\n"
    }
    return "| id | 2013 | today | kept | grade | source |\n| --- | --- | --- | --- | --- | --- |\n"
      + rows.joined()
  }
}

// MARK: - Reading

extension PlatformChange {
  /// Why a table cannot be read.
  public enum Failure: Error, Hashable, Sendable {
    /// It is longer than 64 KiB, has more than 200 rows, or is no list of objects.
    case notATable
    /// A row lacks a key, has a text that is empty or longer than 500 bytes, an unknown word, or an
    /// id that another row has; by its 0-based place.
    case row(Int)
  }

  /// Reads a table: the text of resources/Changes.json.
  ///
  /// - Throws: what is wrong with it; then no row of it is used.
  public static func read(_ bytes: [UInt8]) throws(Failure) -> [PlatformChange] {
    guard bytes.count <= 65_536, let rows = (try? JSONReader.value(of: bytes))?.list,
      rows.count <= 200
    else { throw .notATable }
    var changes: [PlatformChange] = []
    for (place, row) in rows.enumerated() {
      guard let change = PlatformChange(row), !changes.contains(where: { $0.id == change.id })
      else { throw .row(place) }
      changes.append(change)
    }
    return changes
  }

  private init?(_ row: JSONValue) {
    func text(_ key: String) -> String? {
      guard let text = row[key]?.text, !text.isEmpty, text.utf8.count <= 500 else { return nil }
      return text
    }
    guard let id = text("id"), let grade = text("grade").flatMap(ChangeGrade.init),
      let source = text("source"), source.hasPrefix("https://"), let before = text("before"),
      let today = text("today"), let note = text("note"),
      let kept = text("kept").flatMap(Kept.init),
      let trigger = text("when").flatMap(Trigger.init), let form = text("form"),
      form == "any" || form == CodeForm.swiftUI.rawValue, let names = row["selectors"]?.list,
      !names.isEmpty, names.count <= 20
    else { return nil }
    // What is only reported says so itself, wherever it is shown.
    guard grade == .documented || (today.has("people report") && note.has("people report"))
    else { return nil }
    let selectors = names.compactMap { $0.text.flatMap(Selector.init(name:)) }
    guard selectors.count == names.count else { return nil }
    (self.id, self.grade, self.source) = (id, grade, source)
    (self.before, self.today, self.note, self.kept) = (before, today, note, kept)
    (self.selectors, self.trigger, isSwiftUI) = (selectors, trigger, form != "any")
  }
}
