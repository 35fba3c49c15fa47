internal import DialogModel
internal import Texts

/// The keys of a delegate: a dialog has them in a map, the application next to its other keys.
struct DelegateParts {
  let without: YAMLNode?
  let only: YAMLNode?
  let returns: YAMLNode?
  let does: YAMLNode?
  let outside: YAMLNode?

  init(_ fields: Fields<some KeyTable>) {
    without = fields[named: DelegateKey.without.rawValue]
    only = fields[named: DelegateKey.only.rawValue]
    returns = fields[named: DelegateKey.returns.rawValue]
    does = fields[named: DelegateKey.does.rawValue]
    outside = fields[named: DelegateKey.outside.rawValue]
  }
}

/// Reads what delegates implement, answer and do.
enum DelegateReader {
  /// A delegate that is nil.
  static let none = {
    var delegate = Delegate()
    delegate.isNil = true
    return delegate
  }()

  /// A delegate that a program performs.
  static let outside = {
    var delegate = Delegate()
    delegate.isOutside = true
    return delegate
  }()

  /// The word for a delegate that a program performs.
  static let outsideWord = "outside"

  static func dialog(_ node: YAMLNode, of kind: DialogKey, _ reader: inout Reader)
    -> Delegate
  {
    if node.text == "none" { return none }
    let isOutside = node.text == outsideWord
    if isOutside, !kind.owners.isEmpty { return outside }
    let fields = reader.fields(node, DelegateKey.self)
    if kind.owners.isEmpty && (isOutside || !fields.keys.isEmpty) {
      reader.problems.error(
        .meaning, node.start,
        tr("nobody hears of a dialog of the kind “{kind}”", ["kind": kind.rawValue]))
    }
    return delegate(DelegateParts(fields), of: kind.owners, .dialog, &reader)
  }

  /// Reads the delegate of a controller; `nil` if its calls are not listed.
  static func controller<Key: KeyTable>(
    _ node: YAMLNode, _ table: Key.Type, _ scope: SelectorScope, _ reader: inout Reader
  ) -> Delegate? {
    guard node.boolean != false else { return nil }
    return delegate(DelegateParts(reader.fields(node, table)), of: [], scope, &reader)
  }

  /// Reads a delegate.
  ///
  /// - Parameters:
  ///   - owners: the owners of the methods that it can have; empty for all of the scope.
  ///   - scope: the methods that are allowed at this place of a document.
  static func delegate(
    _ parts: DelegateParts, of owners: [Selector.Owner], _ scope: SelectorScope,
    _ reader: inout Reader
  ) -> Delegate {
    var delegate = Delegate()
    delegate.isOutside = parts.outside?.boolean ?? false
    if let only = parts.only {
      delegate.methods = SelectorSet(
        only.things.compactMap { selector($0, of: owners, scope, &reader) })
    }
    for node in parts.without?.things ?? [] {
      if let selector = selector(node, of: owners, scope, &reader) {
        delegate.methods.remove(selector)
      }
    }
    for entry in parts.returns?.entries ?? [] {
      // A list of orientations is read with the view controller.
      if scope.owners == [.viewController],
        Selector(name: entry.name)?.returnsOrientations == true
      {
        continue
      }
      let selector = asking(entry.key, of: owners, scope.questions, &reader)
      let answer = reader.within(reader.surroundings.inside(selector)) {
        self.answer(entry.value, &$0)
      }
      guard let selector else { continue }
      warnIfMissing(selector, entry.key, delegate, &reader)
      delegate.returns[selector] = answer
    }
    for entry in parts.does?.entries ?? [] {
      let selector = selector(entry.key, of: owners, scope, isKey: true, &reader)
      let actions = reader.within(reader.surroundings.done(inside: selector)) {
        ActionReader.actions(entry.value, &$0)
      }
      guard let selector else { continue }
      warnIfMissing(selector, entry.key, delegate, &reader)
      delegate.does[selector] = actions
    }
    return delegate
  }

  static func answer(_ node: YAMLNode, _ reader: inout Reader) -> Answer? {
    guard node.list == nil, node.text.flatMap({ Orientation(rawValue: $0) }) == nil else {
      reader.problems.error(.meaning, node.start, tr("this method answers true or false"))
      return nil
    }
    if let always = node.boolean { return .always(always) }
    if node.text == "ask" { return .ask }
    let fields = reader.fields(node, AnswerKey.self)
    return fields[.when].flatMap { ConditionReader.condition($0, &reader) }.map { .when($0) }
  }

  static func warnIfMissing(
    _ selector: Selector, _ key: YAMLNode, _ delegate: Delegate, _ reader: inout Reader
  ) {
    guard !delegate.methods.contains(selector) else { return }
    reader.problems.warning(
      key.start, tr("the delegate does not have “{selector}”", ["selector": selector.name]))
  }

  /// Reads a method that answers yes or no; it is the key of an entry.
  static func asking(
    _ node: YAMLNode, of owners: [Selector.Owner], _ scope: SelectorScope, _ reader: inout Reader
  ) -> Selector? {
    guard let selector = selector(node, of: owners, scope, isKey: true, &reader) else { return nil }
    guard selector.returnsBool else {
      reader.problems.error(
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
  static func selector(
    _ node: YAMLNode, of owners: [Selector.Owner], _ scope: SelectorScope, isKey: Bool = false,
    _ reader: inout Reader
  ) -> Selector? {
    guard let name = node.name else { return nil }
    let known = Selector(name: name)
    if let known, owners.isEmpty ? scope.owners.contains(known.owner) : owners.contains(known.owner)
    {
      return known
    }
    guard let known else {
      let candidates = Selector.allCases.filter {
        (owners.isEmpty || owners.contains($0.owner)) && scope.owners.contains($0.owner)
      }
      let near = reader.problems.nearestName(name, among: candidates.map(\.name))
      // People remember a part of a name; that is no certain correction.
      let likely = near ?? onlyMethod(with: name, among: candidates)
      reader.problems.report(
        .shape, node.start, tr("there is no delegate method “{selector}”", ["selector": name]),
        Advice(
          hint: likely.map { Phrases.didYouMean($0) },
          suggestion: near.map { isKey ? .key($0) : .value(FlowText.text($0)) }))
      return nil
    }
    let wanted = (owners.isEmpty ? scope.owners : owners).map(\.protocolName)
    reader.problems.error(
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

extension DelegateReader {
  /// The method with a part in its name, if it is the only one: `clicked` is in
  /// `alertView:clickedButtonAtIndex:`.
  fileprivate static func onlyMethod(with part: String, among methods: [Selector]) -> String? {
    let part = part.lowercased()
    guard 4...60 ~= part.utf8.count else { return nil }
    let found = methods.map(\.name).filter { $0.lowercased().has(part) }
    return found.count == 1 ? found.first : nil
  }
}
