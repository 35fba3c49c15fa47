import DialogModel
import Texts

/// What a document says that no reader refuses, but that a reviewer would ask about.
///
/// Numbers are those of the advice in the behaviour tables' sources; `docs/checks.md` has a
/// section for each.
struct DocumentChecks {
  let prototype: Prototype
  private let root: YAMLNode
  private(set) var problems: [Problem] = []

  /// Checks a prototype against the tree that it was read from, which has the places.
  init(_ prototype: Prototype, root: YAMLNode) {
    self.prototype = prototype
    self.root = root
    checkAlerts()
    checkReach()
    checkScenarios()
    checkTranslations()
    checkEra()
  }

  /// Adds a warning, with the section of the page that explains it.
  mutating func warn(_ message: String, at path: [String], see section: String) {
    problems.append(
      Problem(
        .warning, at: place(path), message,
        hint: tr("see {page}", ["page": "docs/checks.md#\(section)"])))
  }

  /// The place of the key at the end of a path, or of as much of the path as there is.
  private func place(_ path: [String]) -> Mark {
    var node = root
    var mark = root.start
    for name in path {
      guard let entry = node.entries?.last(where: { $0.key.text == name }) else { break }
      mark = entry.key.start
      node = entry.value
    }
    return mark
  }

  private mutating func checkScenarios() {
    for script in prototype.scenarios where script.expect == nil {
      warn(
        tr("scenario “{name}” expects no calls, so it can hardly fail", ["name": script.name]),
        at: ["scenarios", script.name], see: "expect")
    }
  }

  private mutating func checkTranslations() {
    guard !prototype.strings.isEmpty else { return }
    let texts = prototype.visibleTexts.map(\.sourceText)
    let known = Set(texts)
    for (language, table) in prototype.strings.sorted(by: { $0.key < $1.key }) {
      let path = ["strings", language]
      for text in texts where table[text] == nil {
        warn(
          tr("“{text}” has no translation into {language}", ["text": text, "language": language]),
          at: path, see: "translation")
      }
      for text in table.keys.sorted() where !known.contains(text) {
        warn(
          tr("“{text}” is translated but shows nowhere", ["text": text]), at: path + [text],
          see: "translation")
      }
    }
  }
}
