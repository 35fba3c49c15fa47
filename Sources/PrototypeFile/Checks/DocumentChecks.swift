import DialogModel
import Texts

/// Finds what the reader accepts in a document, but a reviewer would ask about.
///
/// The numbers are those of the advice in the sources of the behaviour tables; `docs/checks.md` has
/// a section for each.
struct DocumentChecks {
  let prototype: Prototype
  let places: Places
  let source: SourceLines
  /// Knows the files that the document names.
  let files: NamedFiles
  /// What the document does, and its text fields.
  let lists: PlacedLists
  /// Whether what is only worth a thought is looked for.
  let wantsNotes: Bool
  var problems: [Finding] = []

  /// Checks a prototype against the tree that it was read from, which has the places.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - named: the files that the document names, each with its place.
  ///   - notes: whether what is only worth a thought is looked for.
  init(
    _ prototype: Prototype, root: YAMLNode, of bytes: [UInt8], naming named: [NamedFile],
    _ files: NamedFiles, notes: Bool
  ) {
    self.prototype = prototype
    source = SourceLines(bytes)
    self.files = files
    places = Places(root: root)
    lists = PlacedLists(prototype, places)
    wantsNotes = notes
    checkAlerts()
    checkSheets()
    checkActivities()
    checkFiles(named)
    checkReach()
    checkTabs()
    checkScenarios()
    checkExpectations()
    checkTranslations()
    checkEra()
    checkNotifications()
    checkAdvice()
    checkSpeech()
  }

  /// Finds the places in a prototype's tree, and checks nothing.
  init(placing prototype: Prototype, root: YAMLNode, of bytes: [UInt8], _ files: NamedFiles) {
    self.prototype = prototype
    source = SourceLines(bytes)
    self.files = files
    places = Places(root: root)
    lists = PlacedLists(Prototype(), places)
    wantsNotes = false
  }

  /// Whether there are more warnings than are listed, so that the checks can stop.
  var isFull: Bool { problems.count > Finding.mostListed }

  /// Adds a finding with the section of `docs/checks.md` that explains it.
  mutating func warn(
    _ message: @autoclosure () -> String, at path: [Places.Step], see rule: FindingRule,
    in language: String? = nil, fix edits: [DocumentEdit] = []
  ) {
    guard !isFull, wantsNotes || rule.severity != .note else { return }
    warn(message(), at: places.mark(at: path), see: rule, fix: edits)
    problems[problems.count - 1].part = places.address(to: path)
    problems[problems.count - 1].language = language
  }

  /// Adds a warning at a place of the document.
  ///
  /// - Parameters:
  ///   - near: the name that the author probably meant.
  ///   - edits: what would correct it.
  mutating func warn(
    _ message: @autoclosure () -> String, at mark: Mark, see rule: FindingRule, near: String? = nil,
    fix edits: [DocumentEdit] = []
  ) {
    guard !isFull else { return }
    let page = "docs/checks.md#\(rule.section ?? rule.rawValue)"
    let hint =
      near.map { tr("did you mean “{name}”? See {page}", ["name": $0, "page": page]) }
      ?? tr("see {page}", ["page": page])
    var problem = Finding(rule, at: mark, message(), hint: hint)
    problem.guess = near.map { tr("did you mean “{name}”?", ["name": $0]) }
    problem.edits = edits
    problems.append(problem)
  }

  private mutating func checkScenarios() {
    let performed = prototype.performedSteps
    for (index, steps) in prototype.sharedSteps.enumerated() where !performed.contains(index) {
      warn(
        tr("nothing performs “{name}”", ["name": steps.name]), at: ["steps", .entry(index)],
        see: .unperformed)
    }
    for (index, script) in prototype.scenarios.enumerated() where script.expect == nil {
      warn(
        tr("scenario “{name}” expects no calls, so it can hardly fail", ["name": script.name]),
        at: ["scenarios", .entry(index)], see: .expect)
    }
  }

  private mutating func checkTranslations() {
    let languages = places.root["strings"]?.entries ?? []
    guard !languages.isEmpty else { return }
    let texts = prototype.translatableTexts.map(\.sourceText)
    let known = Set(texts)
    for (index, language) in languages.enumerated() where !isFull {
      let path = ["strings", .entry(index)] as [Places.Step]
      let table = prototype.strings[language.name] ?? [:]
      for text in texts where table[text] == nil {
        warn(
          tr(
            "“{text}” has no translation into {language}",
            ["text": text, "language": language.name]),
          at: path, see: .translation, in: language.name, fix: stub(text, language.name))
      }
      for text in texts where table[text]?.sourceText == text && isStub(text, language) {
        warn(
          tr(
            "“{text}” is still to be translated into {language}",
            ["text": text, "language": language.name]),
          at: path + [.key(text)], see: .translation, in: language.name)
      }
      for (place, entry) in (language.value.entries ?? []).enumerated()
      where !known.contains(entry.name) {
        warn(
          tr("“{text}” is translated but shows nowhere", ["text": entry.name]),
          at: path + [.entry(place)], see: .translation, in: language.name,
          fix: [.remove(path: places.address(to: path + [.entry(place)]))])
      }
    }
  }

  /// Adds a text as its own translation, to be found by its comment.
  private func stub(_ text: String, _ language: String) -> [DocumentEdit] {
    let path = PartAddress.entry(language, of: .strings) / .named(text)
    return [
      .insert(path: path, .text(text)), .comment(path: path, [TranslationStub.comment]),
    ]
  }

  /// Whether the comment above a translation, or behind it, says that it is not one yet.
  private func isStub(_ text: String, _ language: YAMLNode.Entry) -> Bool {
    guard let entry = language.value.entries?.first(where: { $0.name == text }) else {
      return false
    }
    return TranslationStub.isMarked(entry.key, in: source)
  }
}
