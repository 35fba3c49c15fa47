internal import DialogModel
internal import Texts

/// The keys of a delegate: a dialog has them in a map, the application beside its other keys.
struct DelegateParts {
  var without: YAMLNode?
  var only: YAMLNode?
  var returns: YAMLNode?
  var does: YAMLNode?
}

extension Reader {
  mutating func readDialogDelegate(_ node: YAMLNode, of kind: DialogKey) -> Delegate {
    if let none = readNone(node) { return none }
    let fields = fields(node, DelegateKey.self)
    let parts = DelegateParts(
      without: fields[.without], only: fields[.only], returns: fields[.returns],
      does: fields[.does])
    if kind.owners.isEmpty && !fields.keys.isEmpty {
      error(
        .meaning, node.start,
        tr("nobody hears of a dialog of the kind “{kind}”", ["kind": kind.rawValue]))
    }
    return readDelegate(parts, of: kind.owners, .dialog)
  }

  /// Returns a nil delegate if the document says so.
  func readNone(_ node: YAMLNode) -> Delegate? {
    guard node.text == "none" else { return nil }
    var delegate = Delegate()
    delegate.isNil = true
    return delegate
  }

  /// Reads a delegate.
  ///
  /// - Parameters:
  ///   - owners: the owners of the methods that it can have; empty for all of the scope.
  ///   - scope: the methods that are allowed at this place of a document.
  mutating func readDelegate(
    _ parts: DelegateParts, of owners: [Selector.Owner], _ scope: SelectorScope
  ) -> Delegate {
    var delegate = Delegate()
    if let only = parts.only {
      delegate.methods = SelectorSet(only.things.compactMap { selector($0, of: owners, scope) })
    }
    for node in parts.without?.things ?? [] {
      if let selector = selector(node, of: owners, scope) { delegate.methods.remove(selector) }
    }
    for entry in parts.returns?.entries ?? [] {
      // A list of orientations is read with the view controller.
      if scope.owners == [.viewController],
        Selector(name: entry.name)?.returnsOrientations == true
      {
        continue
      }
      let selector = asking(entry.key, of: owners, scope.questions)
      let answer = within(surroundings(in: selector)) { $0.readAnswer(entry.value) }
      guard let selector else { continue }
      warnIfMissing(selector, entry.key, delegate)
      delegate.returns[selector] = answer
    }
    for entry in parts.does?.entries ?? [] {
      let selector = selector(entry.key, of: owners, scope, isKey: true)
      let actions = within(surroundings(in: selector)) { $0.readActions(entry.value) }
      guard let selector else { continue }
      warnIfMissing(selector, entry.key, delegate)
      delegate.does[selector] = actions
    }
    return delegate
  }

  private func surroundings(in selector: Selector?) -> Surroundings {
    var around = surroundings
    around.hasReplacement = selector == .textFieldShouldChangeCharacters
    return around
  }

  mutating func readAnswer(_ node: YAMLNode) -> Answer? {
    guard node.list == nil, node.text.flatMap({ Orientation(rawValue: $0) }) == nil else {
      error(.meaning, node.start, tr("this method answers true or false"))
      return nil
    }
    if let always = node.boolean { return .always(always) }
    if node.text == "ask" { return .ask }
    let fields = fields(node, AnswerKey.self)
    return fields[.when].flatMap { readCondition($0) }.map { .when($0) }
  }

  mutating func warnIfMissing(_ selector: Selector, _ key: YAMLNode, _ delegate: Delegate) {
    guard !delegate.methods.contains(selector) else { return }
    warning(key.start, tr("the delegate does not have “{selector}”", ["selector": selector.name]))
  }

  /// Reads a method that answers yes or no; it is the key of an entry.
  mutating func asking(
    _ node: YAMLNode, of owners: [Selector.Owner], _ scope: SelectorScope
  ) -> Selector? {
    guard let selector = selector(node, of: owners, scope, isKey: true) else { return nil }
    guard selector.returnsBool else {
      error(
        .shape, node.start, tr("“{selector}” is not asked anything", ["selector": selector.name]))
      return nil
    }
    return selector
  }

  /// Reads a method; reports one that is unknown or belongs to another delegate.
  ///
  /// - Parameters:
  ///   - owners: the owners that the method can have; empty for all.
  ///   - scope: the methods that are allowed at this place of a document, without its surroundings.
  ///   - isKey: whether it is the key of an entry.
  mutating func selector(
    _ node: YAMLNode, of owners: [Selector.Owner], _ scope: SelectorScope, isKey: Bool = false
  ) -> Selector? {
    guard let name = name(in: node) else { return nil }
    let known = Selector(name: name)
    if let known, owners.isEmpty ? scope.owners.contains(known.owner) : owners.contains(known.owner)
    {
      return known
    }
    guard let known else {
      let candidates = Selector.allCases.filter {
        (owners.isEmpty || owners.contains($0.owner)) && scope.owners.contains($0.owner)
      }
      let near = nearestName(name, among: candidates.map(\.name))
      // People remember a part of a name; that is no certain correction.
      let likely = near ?? Reader.onlyMethod(with: name, among: candidates)
      report(
        .shape, node.start, tr("there is no delegate method “{selector}”", ["selector": name]),
        Advice(
          hint: likely.map { Phrases.didYouMean($0) },
          suggestion: near.map { isKey ? .key($0) : .value(FlowText.text($0)) }))
      return nil
    }
    let wanted = (owners.isEmpty ? scope.owners : owners).map(\.protocolName)
    error(
      scope.contains(known) ? .meaning : .shape, node.start,
      tr(
        "“{selector}” is a method of {other}, not of {wanted}",
        [
          "selector": name, "other": known.owner.protocolName, "wanted": Phrases.either(wanted),
        ]))
    return nil
  }
}

extension DialogKey {
  /// The owners of the methods of such a dialog's delegate.
  var owners: [Selector.Owner] {
    switch self {
    case .alert, .delegate, .viewController: [.alert]
    case .actionSheet: [.actionSheet]
    case .activityPicker: [.popover, .activityPicker]
    case .popover: [.popover]
    case .presentedView, .formSheet: []
    }
  }
}

extension Reader {
  /// The method with a part in its name, if it is the only one: `clicked` is in
  /// `alertView:clickedButtonAtIndex:`.
  fileprivate static func onlyMethod(with part: String, among methods: [Selector]) -> String? {
    let part = part.lowercased()
    guard 4...60 ~= part.utf8.count else { return nil }
    let found = methods.map(\.name).filter { $0.lowercased().has(part) }
    return found.count == 1 ? found.first : nil
  }
}
