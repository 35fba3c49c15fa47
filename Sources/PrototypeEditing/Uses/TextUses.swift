internal import DialogModel
internal import PrototypeFile

extension Uses {
  /// The changes that other texts bring along: of their translations, and of the steps that find
  /// something by them.
  ///
  /// A step changes as playing it has shown. One that was not reached changes if nothing else shows
  /// the text in the scenario's language, and is not certain otherwise. A translation stays for
  /// another part that shows the text, and is copied.
  func following(_ retitling: Retitling) -> [OtherUse] {
    let pairs = Retitling.pairs(prototype, retitling.after, captions: true)
    return pairs.flatMap { old, new in
      translations(
        old, new,
        stays: retitling.after.translatableTexts.contains { $0.sourceText == old.sourceText })
    } + steps(retitling) + conditions(retitling)
  }

  // MARK: - Conditions

  /// Whether a condition names a button by its title.
  var hasConditionsOfButtons: Bool {
    form.places().contains { named in
      named.place.key?.is(ConditionKey.button) == true
        && form.root[named.place.path]?.integer == nil
    }
  }

  /// The conditions that name a button of their dialog by its title.
  private func conditions(_ retitling: Retitling) -> [OtherUse] {
    form.places().compactMap { named in
      guard named.place.key?.is(ConditionKey.button) == true,
        let node = form.root[named.place.path],
        node.integer == nil, let text = node.text, named.address.tokens.count > 1,
        let dialog = names.dialogs[named.address.tokens[1]].map({ DialogID($0) }),
        let index = prototype.buttonTitles(of: dialog).firstIndex(of: text),
        case let after = retitling.after.buttonTitles(of: dialog), after.indices.contains(index),
        after[index] != text
      else { return nil }
      return form.use(named.place.path, .text(after[index]), .reference)
    }
  }

  // MARK: - Translations

  /// The translations of a text, which are copied if it stays.
  private func translations(_ old: Template, _ new: Template, stays: Bool) -> [OtherUse] {
    form.entries(at: [DocumentKey.strings.rawValue]).flatMap { path, language -> [OtherUse] in
      let entries = language.values
      guard let entry = entries.first(where: { $0.1.name == old.sourceText }),
        !entries.contains(where: { $0.1.name == new.sourceText }), !new.sourceText.isEmpty
      else { return [] }
      let key = new.sourceText
      return [form.use(path + [entry.0], stays ? .copy(key: key) : .key(key), .translation)]
    }
  }

  // MARK: - Steps

  /// The steps whose texts change with others.
  private func steps(_ retitling: Retitling) -> [OtherUse] {
    var shown: [String?: Shown] = [:]
    return scenarios.flatMap { scenario -> [OtherUse] in
      let now = shown[scenario.language] ?? Shown(retitling, in: scenario.language)
      shown[scenario.language] = now
      let fates = fates(in: scenario, retitling.findings)
      return scenario.patterns.compactMap { pattern in
        switch fates[pattern.step] {
        case .same: return nil
        case .becomes(let new): return form.use(pattern.path, .text(new), .step)
        case .lost: return form.use(pattern.path, .text(pattern.text), .step, isCertain: false)
        case nil:
          guard let new = now.new[pattern.text], !Uses.isPattern(pattern.text) else { return nil }
          let isUsable = new.literal.map { !$0.isEmpty && !Uses.isPattern($0) } ?? false
          return form.use(
            pattern.path, .text(isUsable ? new.sourceText : pattern.text), .step,
            isCertain: isUsable && !now.isLeft(pattern.text))
        }
      }
    }
  }

  /// What a language shows after a change.
  private struct Shown {
    /// The new texts, by the old ones without placeholders.
    let new: [String: Template]
    private let left: Set<String>

    init(_ retitling: Retitling, in language: String?) {
      let pairs = retitling.texts(in: language)
      new = Dictionary(
        pairs.compactMap { pair in pair.old.literal.map { ($0, pair.new) } },
        uniquingKeysWith: { first, _ in first })
      left = new.isEmpty ? [] : Shown.texts(retitling.after, language)
    }

    /// Whether something shows a text after the change.
    func isLeft(_ text: String) -> Bool { left.contains(text) }

    static func texts(_ prototype: Prototype, _ language: String?) -> Set<String> {
      Set(prototype.localized(language).visibleTexts.compactMap(\.literal))
    }
  }

  /// The steps that find something by a text which goes with a part: each with its text, and whether
  /// it certainly finds nothing then.
  ///
  /// - Parameter findings: what was found by playing with the part's texts changed.
  func patterns(
    losing removed: TreePath, _ findings: [StepFinding]
  ) -> [(path: TreePath, isCertain: Bool)] {
    // What a scenario says shows nowhere else.
    guard let part = form.root[removed],
      !scenarios.contains(where: { removed.starts(with: $0.path) })
    else { return [] }
    var own = part.texts
    for (_, table) in prototype.strings {
      for text in own { if let other = table[text]?.literal { own.insert(other) } }
    }
    lazy var after = Reader.mentions(in: form.root.removing(removed)).1
    var left: [String?: Set<String>] = [:]
    return scenarios.filter { !$0.path.starts(with: removed) }.flatMap { scenario in
      let fates = fates(in: scenario, findings)
      return scenario.patterns.compactMap { pattern -> (TreePath, Bool)? in
        switch fates[pattern.step] {
        case .same: return nil
        case .becomes: return (pattern.path, true)
        case .lost: return (pattern.path, false)
        case nil:
          guard own.contains(pattern.text) else { return nil }
          let shown = left[scenario.language] ?? Shown.texts(after, scenario.language)
          left[scenario.language] = shown
          return (pattern.path, !shown.contains(pattern.text))
        }
      }
    }
  }

  /// What was found about the steps of a scenario, by their 0-based numbers.
  private func fates(
    in scenario: NamedScenario, _ findings: [StepFinding]
  ) -> [Int: StepFinding.Fate] {
    let found = findings.filter { $0.scenario == scenario.name }.map { ($0.step, $0.fate) }
    // Of a document with errors not each step is played.
    let played = prototype.scenarios.first { $0.name == scenario.name }
    guard played?.steps.count == scenario.stepCount else { return [:] }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  static func isPattern(_ text: String) -> Bool {
    text.count > 2 && text.first == "/" && text.last == "/"
  }

  /// A scenario, as the document writes it.
  private struct NamedScenario {
    var name: String
    var path: TreePath
    var language: String?
    var stepCount: Int
    /// The texts by which its steps find something, with the 0-based numbers of the steps.
    var patterns: [(step: Int, path: TreePath, text: String)]
  }

  private var scenarios: [NamedScenario] {
    form.entries(at: [DocumentKey.scenarios.rawValue]).map { path, scenario in
      let steps = scenario.values.filter { $0.1.name == ScenarioKey.steps.rawValue }
        .flatMap { $0.1.value.itemPaths(path + [$0.0]) }
      return NamedScenario(
        name: form.entry(at: path)?.name ?? "", path: path,
        language: scenario[ScenarioKey.language.rawValue]?.text, stepCount: steps.count,
        patterns: steps.enumerated().flatMap { number, item in
          (form.root[item]?.values ?? []).compactMap { key, entry in
            guard let name = StepKey(rawValue: entry.name), let text = entry.value.text,
              entry.value.isText, case .pattern = name.shape.parted?.single ?? name.shape
            else { return nil }
            return (number, item + [key], text)
          }
        })
    }
  }

  /// The texts by which steps find something.
  var allPatterns: [String] { scenarios.flatMap { $0.patterns.map(\.text) } }
}

extension Prototype {
  /// The titles of a dialog's buttons as the document has them, by their indices.
  func buttonTitles(of dialog: DialogID) -> [String] {
    guard let dialog = self[dialog] else { return [] }
    return ButtonIndices(dialog, firstOtherIndex: .fixed).buttons.map(\.title.sourceText)
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
