internal import DialogModel
public import PrototypeFile
internal import Texts

/// A text in another language, for a document.
public struct Translation: Hashable, Sendable {
  /// The language, as `strings` of the document has it, or is to have it.
  public var language: String
  /// The text that the document has.
  public var text: String
  /// The text in the language.
  public var translation: String

  /// A translation.
  public init(language: String, text: String, translation: String) {
    (self.language, self.text, self.translation) = (language, text, translation)
  }

  /// Why it can be no translation, in the person's language; `nil` where it can.
  public var problem: String? {
    TemplateReader.problem(inTranslation: translation).map { finding in
      finding.hint.map { "\(finding.message); \($0)" } ?? finding.message
    }
  }

  /// The places to fill in that only the text has, or only the translation.
  public var differentPlaces: (missing: [String], added: [String]) {
    func places(_ text: String) -> [String] {
      TemplateReader.template(text).pieces.compactMap(\.place)
    }
    let (own, others) = (places(text), places(translation))
    return (own.filter { !others.contains($0) }, others.filter { !own.contains($0) })
  }
}

/// The changes that translations are for one version of a document.
public struct TranslationEdits {
  private let editor: DocumentEditor

  /// For one version of a document.
  public init(_ editor: DocumentEditor) { self.editor = editor }

  /// Plans the change of several translations, all at once: the document is written and read again
  /// only once.
  ///
  /// A step that finds something by a translation follows it.
  /// What is the same already stays as it is, byte for byte; a translation that was to be made loses
  /// the comment that says so.
  ///
  /// - Parameter play: plays the scenarios that the change may concern, as for ``DocumentEditor/plan(_:also:isStep:playing:)``.
  /// - Throws: a refusal in words; also if the document would get an error that it does not have.
  public func plan(
    _ translations: [Translation], playing play: ((Retitling) -> [StepFinding])? = nil
  ) throws(EditRefusal) -> EditPlan {
    let edits = edits(of: translations)
    var draft = Draft.kept(editor.map.root)
    for edit in edits { try editor.apply(edit, to: &draft) }
    var others: [OtherUse] = []
    if !edits.isEmpty {
      var retitling = Retitling(before: editor.prototype, after: translated(translations))
      if let play { retitling.findings = play(retitling) }
      others = editor.uses.following(retitling)
      draft.apply(others.filter(\.isCertain), in: editor.map.root)
    }
    var plan = try EditPlan(draft, of: editor.map)
    plan.drafts = [draft]
    plan.alsoUses = others
    plan.label = tr("Translations")
    return try editor.checked(plan)
  }

  /// The prototype with other translations.
  private func translated(_ translations: [Translation]) -> Prototype {
    var after = editor.prototype
    for new in translations {
      after.strings[new.language, default: [:]][new.text] = TemplateReader.template(new.translation)
    }
    return after
  }

  /// The changes that bring translations into the document, in the order in which they can be made
  /// together; none for what it has already.
  public func edits(of translations: [Translation]) -> [DocumentEdit] {
    let languages = translations.map(\.language).unique
    let strings = PartAddress.document / DocumentKey.strings
    let tables = editor.map.root[DocumentKey.strings.rawValue]?.entries ?? []
    let new = languages.map { language in
      (language, translations.filter { $0.language == language })
    }
    // Where the document has no table yet, all that is in it is made at once.
    guard !tables.isEmpty else {
      let maps = new.map { ($0.0, TranslationEdits.node(of: $0.1)) }
      return maps.isEmpty ? [] : [.set(path: strings, .map(maps))]
    }
    return new.flatMap { language, translations -> [DocumentEdit] in
      let path = strings / .named(language)
      guard let table = tables.first(where: { $0.name == language }) else {
        return [.insert(path: path, TranslationEdits.node(of: translations))]
      }
      guard let entries = table.value.entries, !entries.isEmpty else {
        return [.set(path: path, TranslationEdits.node(of: translations))]
      }
      return translations.flatMap { edits(of: $0, in: entries, path / .named($0.text)) }
    }
  }

  /// The change that takes a translation out of the document; `nil` where it has none.
  public func removal(of translation: Translation) -> DocumentEdit? {
    let path =
      PartAddress.entry(translation.language, of: .strings) / .named(translation.text)
    return editor.value(at: path) == nil ? nil : .remove(path: path)
  }

  private func edits(
    of new: Translation, in entries: [YAMLNode.Entry], _ path: PartAddress
  ) -> [DocumentEdit] {
    guard let entry = entries.first(where: { $0.name == new.text }) else {
      return [.insert(path: path, .text(new.translation))]
    }
    var edits: [DocumentEdit] = []
    if entry.value.text != new.translation {
      edits.append(.set(path: path, .text(new.translation)))
    }
    if let comment = commentWithoutStub(above: entry.key) {
      edits.append(.comment(path: path, comment))
    }
    return edits
  }

  /// The lines of the comment above a translation without the one that says that it is to be made;
  /// `nil` where there is no such line.
  private func commentWithoutStub(above key: YAMLNode) -> [String]? {
    var lines: [String] = []
    var number = key.start.line - 1
    while let line = editor.map.source.text(ofLine: number) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard text.first == "#" else { break }
      let words = text.dropFirst()
      lines.insert(String(words.first == " " ? words.dropFirst() : words), at: 0)
      number -= 1
    }
    guard lines.last == TranslationStub.comment else { return nil }
    return lines.dropLast()
  }

  private static func node(of translations: [Translation]) -> YAMLNode {
    .map(translations.map { ($0.text, .text($0.translation)) })
  }
}

extension Array where Element: Hashable {
  /// The elements, once each.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
