internal import DialogModel
internal import Texts

/// The parts of a delegate, which stand alone for a dialog and among others for the application.
struct DelegateParts {
  var without: YAMLNode?
  var only: YAMLNode?
  var returns: YAMLNode?
  var does: YAMLNode?
  /// Where the later of `without` and `only` stands.
  var clash: Mark?
}

extension Reader {
  mutating func readDialogDelegate(_ node: YAMLNode) -> Delegate {
    var result = Delegate()
    if node.text == "none" {
      result.isNil = true
      return result
    }
    let fields = fields(node, DelegateKey.self)
    let parts = DelegateParts(
      without: fields[.without], only: fields[.only], returns: fields[.returns],
      does: fields[.does],
      clash: fields.keys(among: [.without, .only]).last.map { fields.mark(of: $0) })
    return readDelegate(parts, of: .alert)
  }

  mutating func readDelegate(_ parts: DelegateParts, of owner: Selector.Owner) -> Delegate {
    var delegate = Delegate()
    if let clash = parts.clash, parts.only != nil, parts.without != nil {
      error(clash, tr("“only” and “without” cannot stand together"))
    }
    if let only = parts.only {
      delegate.methods = SelectorSet(only.items.compactMap { selector($0, of: owner) })
    }
    for node in parts.without?.items ?? [] {
      if let selector = selector(node, of: owner) { delegate.methods.remove(selector) }
    }
    for entry in parts.returns?.entries ?? [] {
      let answer = readAnswer(entry.value)
      guard let selector = asking(entry.key, of: owner) else { continue }
      warnIfMissing(selector, entry.key, delegate)
      delegate.returns[selector] = answer
    }
    for entry in parts.does?.entries ?? [] {
      let actions = readActions(entry.value)
      guard let selector = selector(entry.key, of: owner) else { continue }
      warnIfMissing(selector, entry.key, delegate)
      delegate.does[selector] = actions
    }
    return delegate
  }

  private mutating func readAnswer(_ node: YAMLNode) -> Answer? {
    if let always = node.boolean { return .always(always) }
    if node.text == "ask" { return .ask }
    _ = fields(node, AnswerKey.self)
    return nil
  }

  private mutating func warnIfMissing(_ selector: Selector, _ key: YAMLNode, _ delegate: Delegate) {
    guard !delegate.methods.contains(selector) else { return }
    warning(key.start, tr("the delegate does not have “{selector}”", ["selector": selector.name]))
  }

  /// A method that answers yes or no.
  ///
  /// - Parameter owner: whose delegate is asked; `nil` for anybody's.
  mutating func asking(_ node: YAMLNode, of owner: Selector.Owner?) -> Selector? {
    guard let selector = selector(node, of: owner) else { return nil }
    guard selector.returnsBool else {
      error(node.start, tr("“{selector}” is not asked anything", ["selector": selector.name]))
      return nil
    }
    return selector
  }

  /// A delegate method; one that is unknown, or another delegate's, is reported.
  mutating func selector(_ node: YAMLNode, of owner: Selector.Owner?) -> Selector? {
    guard let name = node.text, !node.isEmpty else { return nil }
    let owned = Selector.allCases.filter { owner == nil || $0.owner == owner }
    if let selector = owned.first(where: { $0.name == name }) { return selector }
    let other = Selector(name: name)?.owner.protocolName ?? OtherSelectors.protocolName(of: name)
    let wanted = owner?.protocolName
    if let other, let wanted, other != wanted {
      error(
        node.start,
        tr(
          "“{selector}” is a method of {other}, not of {wanted}",
          ["selector": name, "other": other, "wanted": wanted]))
    } else if other != nil {
      notSupported(node.start, name)
    } else {
      let hint = nearestHint(name, among: owned.map(\.name))
      error(
        node.start, tr("there is no delegate method “{selector}”", ["selector": name]), hint: hint)
    }
    return nil
  }
}
