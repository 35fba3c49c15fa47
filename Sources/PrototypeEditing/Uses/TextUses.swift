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
    let found = scenarios.flatMap { scenario -> [OtherUse] in
      let now = shown[scenario.language] ?? Shown(retitling, in: scenario.language)
      shown[scenario.language] = now
      let fates = fates(in: scenario, retitling.findings)
      return scenario.patterns.compactMap { pattern in
        switch pattern.step.flatMap({ fates[$0] }) {
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
    // What several scenarios perform changes only as all of them need it.
    let kept = Set(
      scenarios.flatMap { scenario in
        let fates = fates(in: scenario, retitling.findings)
        return scenario.patterns.filter { $0.step.flatMap { fates[$0] } == .same }.map(\.path)
      })
    let uses = Dictionary(grouping: found, by: \.path)
    var seen: Set<TreePath> = []
    return found.filter { seen.insert($0.path).inserted }.map { use in
      let isAgreed = uses[use.path]?.allSatisfy { $0 == use } == true && !kept.contains(use.path)
      return isAgreed
        ? use : form.use(use.path, .text(form.root[use.path]?.text ?? ""), .step, isCertain: false)
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
    // What a step says shows nowhere else.
    let isStep =
      [DocumentKey.scenarios, .steps].contains { key in
        form.entries(at: [key.rawValue]).contains { removed.starts(with: $0.0) }
      } || form.promises.contains { removed.starts(with: $0) }
    guard let part = form.root[removed], !isStep else { return [] }
    var own = part.texts
    for (_, table) in prototype.strings {
      for text in own { if let other = table[text]?.literal { own.insert(other) } }
    }
    lazy var after = Reader.mentions(in: form.root.removing(removed)).1
    var left: [String?: Set<String>] = [:]
    let found = scenarios.flatMap { scenario in
      let fates = fates(in: scenario, findings)
      return scenario.patterns.compactMap { pattern -> (TreePath, Bool)? in
        switch pattern.step.flatMap({ fates[$0] }) {
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
    let isCertain = Dictionary(found, uniquingKeysWith: { $0 && $1 })
    var seen: Set<TreePath> = []
    return found.compactMap { path, _ in
      seen.insert(path).inserted ? (path, isCertain[path] ?? false) : nil
    }
  }

  /// What was found about the steps of a scenario, by their 0-based numbers.
  private func fates(
    in scenario: NamedScenario, _ findings: [StepFinding]
  ) -> [Int: StepFinding.Fate] {
    let found = findings.filter { $0.scenario == scenario.name }.map { ($0.step, $0.fate) }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  static func isPattern(_ text: String) -> Bool {
    text.count > 2 && text.first == "/" && text.last == "/"
  }

  /// The steps of a scenario, or those that no scenario performs, by the texts of the document.
  private struct NamedScenario {
    var name: String?
    var language: String?
    /// The texts by which its steps find something, with the 0-based numbers of the steps in it;
    /// `nil` for steps that are not played.
    var patterns: [(step: Int?, path: TreePath, text: String)]
  }

  private var scenarios: [NamedScenario] {
    let shared = form.entries(at: [DocumentKey.steps.rawValue]).map { $0.1.itemPaths($0.0) }
    var played: Set<TreePath> = []
    var all: [NamedScenario] = []
    for (path, scenario) in form.entries(at: [DocumentKey.scenarios.rawValue]) {
      let own = scenario.values.filter { $0.1.name == ScenarioKey.steps.rawValue }
        .flatMap { $0.1.value.itemPaths(path + [$0.0]) }
      let name = form.entry(at: path)?.name
      let steps = prototype.scenarios.first { $0.name == name }?.steps ?? []
      // Of a document with errors a name may be there twice.
      let paths = steps.map { step in
        step.shared.map { shared.at($0.list)?.at(step.sharedEntry) } ?? own.at(step.entry)
      }
      played.formUnion(paths.compactMap { $0 })
      let others = own.filter { !played.contains($0) }
      all.append(
        NamedScenario(
          name: name, language: scenario[ScenarioKey.language.rawValue]?.text,
          patterns: paths.enumerated().flatMap { step, path in
            path.map { patterns(step, $0) } ?? []
          }
            + others.flatMap { patterns(nil, $0) }))
    }
    let others = shared.joined().filter { !played.contains($0) }
    let promised = form.promises.flatMap { path in
      (form.root[path]?.values ?? []).filter { entry in
        [PromiseKey.after, .not].contains { $0.rawValue == entry.1.name }
      }.map { path + [$0.0] }
    }
    return all + [NamedScenario(patterns: (others + promised).flatMap { patterns(nil, $0) })]
  }

  /// The texts by which a step finds something.
  private func patterns(
    _ step: Int?, _ item: TreePath
  ) -> [(step: Int?, path: TreePath, text: String)] {
    (form.root[item]?.values ?? []).compactMap { key, entry in
      guard let name = StepKey(rawValue: entry.name), let text = entry.value.text,
        entry.value.isText, case .pattern = name.shape.parted?.single ?? name.shape
      else { return nil }
      return (step, item + [key], text)
    }
  }

  /// The texts by which steps find something.
  var allPatterns: [String] { scenarios.flatMap { $0.patterns.map(\.text) } }
}

extension LongForm {
  /// The places of what the document promises.
  var promises: [TreePath] {
    let key = PartAddress.document / DocumentKey.promises
    guard let path = try? written(at: key).path else { return [] }
    return root[path]?.itemPaths(path) ?? []
  }
}

extension Prototype {
  /// The titles of a dialog's buttons as the document has them, by their indices.
  func buttonTitles(of dialog: DialogID) -> [String] {
    guard let dialog = self[dialog] else { return [] }
    return ButtonIndices(dialog, firstOtherIndex: .fixed).buttons.map(\.title.sourceText)
  }
}

extension Array {
  /// The element at a place; `nil` where there is none.
  fileprivate func at(_ place: Int) -> Element? { indices.contains(place) ? self[place] : nil }
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
