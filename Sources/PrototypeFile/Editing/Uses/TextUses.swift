internal import DialogModel

extension Uses {
  /// The changes that another text at a place brings along: of its translations, and of the steps
  /// that find something by it.
  ///
  /// A step is changed only if nothing else shows the text in the scenario's language. A translation
  /// stays for another part that shows the text, and is copied.
  ///
  /// - Parameter new: the text as a document writes it.
  /// - Throws: a refusal if there is nothing at the place.
  func settingText(at pointer: Pointer, to new: String) throws(EditRefusal) -> [OtherUse] {
    let place = try form.written(at: pointer)
    guard let old = form.root[place.path]?.text, old != new else { return [] }
    let before = Reader.visible(old, place.shape)
    let after = Reader.visible(new, place.shape)
    // In most documents nothing has the old text, and the new one need not be read for it.
    lazy var changed = Reader.mentions(in: form.root.replacing(place.path, with: new)).1
    if let language = language(ofTranslationAt: pointer) {
      return steps(before, after, changed) { isSame($0, language) }
    }
    guard place.key?.isVisibleText == true else { return [] }
    lazy var stays = changed.translatableTexts.contains { $0.sourceText == before.sourceText }
    let translations = translations(before, after, stays: stays)
    return translations
      + steps(before, after, changed) { translation(of: before, in: $0) == nil }
  }

  private func language(ofTranslationAt pointer: Pointer) -> String? {
    guard pointer.tokens.count == 3, pointer.tokens[0] == DocumentKey.strings.rawValue else {
      return nil
    }
    return pointer.tokens[1]
  }

  // MARK: - Translations

  /// The translations of a text, which are copied if it stays.
  private func translations(
    _ old: Template, _ new: Template, stays: @autoclosure () -> Bool
  ) -> [OtherUse] {
    form.entries(at: [DocumentKey.strings.rawValue]).flatMap { path, language -> [OtherUse] in
      let entries = language.values
      guard let entry = entries.first(where: { $0.1.name == old.sourceText }),
        !entries.contains(where: { $0.1.name == new.sourceText }), !new.sourceText.isEmpty
      else { return [] }
      let key = new.sourceText
      return [form.use(path + [entry.0], stays() ? .copy(key: key) : .key(key), .translation)]
    }
  }

  /// The translation of a text in a scenario's language, if there is one.
  private func translation(of text: Template, in language: String?) -> Template? {
    guard let table = language.flatMap({ tableName($0) }) else { return nil }
    return prototype.strings[table]?[text.sourceText]
  }

  /// The language of the translations that a scenario in a language shows.
  private func tableName(_ language: String) -> String? {
    if prototype.strings[language] != nil { return language }
    let primary = String(language.prefix { $0 != "-" && $0 != "_" && $0 != "." })
    return prototype.strings[primary] == nil ? nil : primary
  }

  private func isSame(_ language: String?, _ table: String) -> Bool {
    language.flatMap { tableName($0) } == table
  }

  // MARK: - Steps

  /// The steps with exactly a text, in the scenarios of some languages.
  ///
  /// - Parameter after: the prototype with the new text.
  private func steps(
    _ old: Template, _ new: Template, _ after: @autoclosure () -> Prototype,
    in isIn: (String?) -> Bool
  ) -> [OtherUse] {
    guard let old = old.literal, let new = new.literal, !old.isEmpty, !new.isEmpty,
      !Uses.isPattern(new), !Uses.isPattern(old)
    else { return [] }
    var stillShown: [String?: Bool] = [:]
    return form.entries(at: [DocumentKey.scenarios.rawValue]).flatMap { path, scenario in
      let language = scenario[ScenarioKey.language.rawValue]?.text
      guard isIn(language) else { return [OtherUse]() }
      let found = patterns(in: scenario, path).filter { form.root[$0]?.text == old }
      guard !found.isEmpty else { return [] }
      let isStillShown =
        stillShown[language]
        ?? after().localized(language).visibleTexts.contains { $0.literal == old }
      stillShown[language] = isStillShown
      guard !isStillShown else { return [] }
      return found.map { form.use($0, .text(new), .step) }
    }
  }

  /// The texts of steps that nothing shows any more once a part is removed.
  func patterns(losing removed: TreePath) -> [TreePath] {
    guard let part = form.root[removed] else { return [] }
    var own = part.texts
    for (_, table) in prototype.strings {
      for text in own { if let other = table[text]?.literal { own.insert(other) } }
    }
    let scenarios = form.entries(at: [DocumentKey.scenarios.rawValue])
      .filter { !$0.0.starts(with: removed) }
    let found = scenarios.map { path, scenario in
      (
        language: scenario[ScenarioKey.language.rawValue]?.text,
        paths: patterns(in: scenario, path).filter { own.contains(form.root[$0]?.text ?? "") }
      )
    }
    guard found.contains(where: { !$0.paths.isEmpty }) else { return [] }
    let after = Reader.mentions(in: form.root.removing(removed)).1
    return found.flatMap { language, paths in
      let left = Set(after.localized(language).visibleTexts.compactMap(\.literal))
      return paths.filter { path in
        form.root[path]?.text.map { !left.contains($0) } ?? false
      }
    }
  }

  private static func isPattern(_ text: String) -> Bool {
    text.count > 2 && text.first == "/" && text.last == "/"
  }

  /// The paths of the texts by which the steps of a scenario find something.
  private func patterns(in scenario: YAMLNode, _ path: TreePath) -> [TreePath] {
    let steps = scenario.values.filter { $0.1.name == ScenarioKey.steps.rawValue }
    return steps.flatMap { step, entry in
      entry.value.itemPaths(path + [step]).flatMap { item in
        (form.root[item]?.values ?? []).compactMap { key, entry in
          guard let name = StepKey(rawValue: entry.name), entry.value.isText,
            case .pattern = name.shape.parted?.single ?? name.shape
          else { return nil }
          return item + [key]
        }
      }
    }
  }
}

extension YAMLNode {
  /// Every text in the tree.
  fileprivate var texts: Set<String> {
    switch content {
    case .refused: []
    case .scalar(let text, _): [text]
    case .list(let items): items.reduce(into: []) { $0.formUnion($1.texts) }
    case .map(let entries): entries.reduce(into: []) { $0.formUnion($1.value.texts) }
    }
  }

  /// The paths of the items of a list at a path; a single item is its own list.
  func itemPaths(_ path: TreePath) -> [TreePath] {
    list.map { $0.indices.map { path + [.item($0)] } } ?? (isNull || isRefused ? [] : [path])
  }
}
