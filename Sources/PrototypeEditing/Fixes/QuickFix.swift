public import PrototypeFile
internal import Texts

/// A correction of a document that a program can make.
public struct QuickFix: Hashable, Sendable {
  /// The rule that it is for: a section of `docs/checks.md`, or `spelling`.
  public let rule: String
  /// The line of the problem, 1-based.
  public let line: Int
  /// The problem, in the person's language.
  public let message: String
  /// What is to be changed.
  let change: Change

  /// What a correction changes.
  enum Change: Hashable, Sendable {
    /// The key, or the value, at a place.
    case suggestion(Mark, Suggestion)
    /// Parts of the document, one after the other.
    case edits([DocumentEdit])
  }

  /// The rule of keys, words and ids that are written in another way.
  public static let spelling = "spelling"
  /// The rule of scenarios that expect nothing.
  public static let expect = "expect"
  /// All rules that have corrections.
  public static let rules =
    [
      spelling, "rule-3", "rule-9", "rule-17", "rule-19", "rule-20", "rule-21", "rule-24",
      "rule-25", "rule-26",
      "rule-28", "rule-29", "rule-33", "rule-34", "rule-35", "rule-44", "rule-45", "rule-46",
      "translation",
      expect, "expected-names", "never-asked", "same-name", "no-window", "no-title",
      "wordless-title", "unspoken-change", "spoken-secret", "focus-lost",
    ] + rulesOfNotes
  /// Those of what is only worth a thought: they are made where they are asked for.
  static let rulesOfNotes = ["rule-6", "rule-16", "rule-23", "rule-42"]

  /// The correction of a problem; `nil` if only a person can tell.
  public init?(_ problem: Finding) {
    if let suggestion = problem.suggestion {
      change = .suggestion(problem.mark, suggestion)
      rule = QuickFix.spelling
    } else if !problem.edits.isEmpty, let section = problem.section {
      change = .edits(problem.edits)
      rule = section
    } else {
      return nil
    }
    line = problem.line
    message = problem.message
  }

  /// What it does, for a menu next to the problem, in the person's language.
  public func label(in editor: DocumentEditor) -> String {
    switch change {
    case .suggestion(_, .key(let key)): tr("Write “{line}”", ["line": key])
    case .suggestion(_, .value(let value)): tr("Write “{line}”", ["line": value])
    case .suggestion(_, .entry(let key, let value)):
      tr("Write “{line}”", ["line": FlowText.entry(key, value)])
    case .edits(let edits): edits.first.map { label(of: $0, in: editor) } ?? message
    }
  }

  private func label(of edit: DocumentEdit, in editor: DocumentEditor) -> String {
    guard case .set(let path, let value) = edit else {
      return editor.uses.label(of: edit, in: editor)
    }
    // A list's item, or a long value, says less than what it is of.
    guard !path.isDocument, path.index == nil, path != path.parent / .end,
      let entry = FlowText.of(value).map({ "\(FlowText.text(path.last)): \($0)" }),
      entry.utf8.count <= 40
    else { return tr("Correct: {change}", ["change": editor.uses.label(of: edit, in: editor)]) }
    return tr("Write “{line}”", ["line": entry])
  }

  /// The changes of the document that has the problem; they say just this, and have been tried.
  ///
  /// - Throws: a refusal if it cannot be changed so.
  public func edits(of revision: Revision) throws(EditRefusal) -> [SourceEdit] {
    switch change {
    case .suggestion(let mark, let suggestion):
      return try revision.editor().plan(suggestion, at: mark).edits
    case .edits(let edits):
      var after = revision
      for edit in edits { after = try after.editor().plan(edit).revision ?? after }
      return LineDifference(from: revision.text, to: after.text).edits
    }
  }
}

extension DocumentEditor {
  /// Plans what a problem suggests; the document may have other errors.
  func plan(_ suggestion: Suggestion, at mark: Mark) throws(EditRefusal) -> EditPlan {
    guard let place = map.root.places(of: [mark])[mark] ?? map.root.part(from: mark) else {
      throw EditRefusal.unusual(line: mark.line)
    }
    var draft = Draft.kept(map.root)
    switch suggestion {
    case .key(let key): draft.rename(place.path, to: key)
    case .value(let value): try draft.replace(place.path, by: value)
    case .entry(let key, let value):
      try draft.replace(place.path, by: value)
      draft.rename(place.path, to: key)
    }
    return try EditPlan(draft, of: map)
  }
}

extension Draft {
  /// Gives an entry another key.
  ///
  /// - Parameter path: the path of its value.
  mutating func rename(_ path: TreePath, to key: String) {
    guard case .value(let origin)? = path.last else { return }
    update(path.dropLast()) { part in
      guard var entries = part.entries,
        let place = entries.firstIndex(where: { $0.origin == origin })
      else { return }
      entries[place].key = key
      part.entries = entries
    }
  }

  /// Replaces a part by a value from YAML.
  fileprivate mutating func replace(_ path: TreePath, by text: String) throws(EditRefusal) {
    guard let value = YAMLDocument(Array(text.utf8)).root else {
      throw EditRefusal(tr("there is no value"))
    }
    update(path) { $0 = Draft(copying: value) }
  }
}

extension YAMLNode {
  /// The outermost list or map that begins at a place.
  func part(from mark: Mark) -> ScalarPlace? {
    for (step, part) in parts {
      if part.start == mark { return ScalarPlace(path: [step]) }
      // Only one part can have the place.
      guard part.start <= mark, let inside = part.part(from: mark) else { continue }
      return ScalarPlace(path: [step] + inside.path)
    }
    return nil
  }

  /// The parts with the steps to them.
  private var parts: [(TreeStep, YAMLNode)] {
    switch content {
    case .list(let items): items.enumerated().map { (.item($0.offset), $0.element) }
    case .map(let entries): entries.enumerated().map { (.value($0.offset), $0.element.value) }
    case .scalar, .refused: []
    }
  }
}
