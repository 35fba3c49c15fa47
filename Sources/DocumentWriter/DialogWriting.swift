import DialogModel
import PrototypeFile

extension DocumentWriter {
  func dialog(_ dialog: Dialog) throws(NotWritable) -> Written {
    var entries: [Written.Entry]
    let owners: [Selector.Owner]
    switch dialog.kind {
    case .alert(let alert):
      (entries, owners) = (entry("alert", .map(try self.alert(alert), .block)), [.alert])
    case .actionSheet(let sheet):
      entries = entry("actionSheet", .map(try self.sheet(sheet), .block))
      owners = [.actionSheet]
    case .popover(let popover):
      entries = entry("popover", .map(try self.popover(popover), .block))
      owners = [.popover]
    case .activityPicker(let picker):
      entries = entry("activityPicker", .map(try self.picker(picker), .block))
      owners = [.popover, .activityPicker]
    case .presentedView(let view):
      (entries, owners) = (entry("presentedView", try presentedView(view)), [])
    case .formSheet(let view):
      (entries, owners) = (entry("formSheet", try formSheet(view)), [])
    }
    if dialog.delegate.isNil {
      entries += entry("delegate", try none(dialog.delegate))
    } else if owners.isEmpty {
      // Nobody hears of such a dialog.
      guard dialog.delegate == Delegate() else { throw notWritable("delegate") }
    } else {
      entries += entry("delegate", try delegate(dialog.delegate, of: owners))
    }
    if dialog.controller != nil {
      guard ["presentedView", "formSheet", "popover"].contains(dialog.kind.word) else {
        throw notWritable("viewController")
      }
      entries += try entry("viewController", controller(dialog.controller))
    }
    return .map(entries, .block)
  }

  private func alert(_ alert: Alert) throws(NotWritable) -> [Written.Entry] {
    var entries = entry("title", template(alert.title))
    entries += entry("message", template(alert.message))
    entries += try textFields(of: alert)
    if let cancel = alert.cancelButton {
      entries += entry("cancelButton", try button(cancel))
    }
    entries += entry("otherButtons", try buttons(alert.otherButtons))
    entries += entry("addedButtons", try buttons(alert.addedButtons))
    return entries
      + (entry("cancelButtonIndex", alert.cancelButtonIndex.map { .number($0) }))
  }

  /// Writes buttons; those that are only titles are in brackets.
  func buttons(_ buttons: [Button]) throws(NotWritable) -> Written? {
    var items: [Written] = []
    for button in buttons { items.append(try self.button(button)) }
    return list(items)
  }

  func button(_ button: Button) throws(NotWritable) -> Written {
    guard !button.then.isEmpty || !button.afterwards.isEmpty else { return template(button.title) }
    var entries = entry("title", template(button.title))
    entries += entry("then", list(try actions(button.then)))
    entries += entry("afterwards", list(try actions(button.afterwards)))
    return .map(entries, .block)
  }

  // MARK: - Delegates

  /// The parts of a delegate that differ from the default.
  struct WrittenDelegate {
    var without: Written?
    var only: Written?
    var returns: Written?
    var does: Written?
    var outside: Written?

    /// The keys that have something.
    var entries: [Written.Entry] {
      let parts = [
        ("without", without), ("only", only), ("returns", returns), ("does", does),
        ("outside", outside),
      ]
      return parts.compactMap { key, value in value.map { Written.Entry(key: key, value: $0) } }
    }

    /// What a document has for it: a word if it has nothing but a program, else a map.
    var written: Written? {
      if outside != nil, entries.count == 1 { return .word("outside") }
      return entries.isEmpty ? nil : .map(entries, .block)
    }
  }

  private func delegate(
    _ delegate: Delegate, of owners: [Selector.Owner]
  ) throws(NotWritable) -> Written? {
    try delegateParts(delegate, of: owners).written
  }

  func delegateParts(
    _ delegate: Delegate, of owners: [Selector.Owner]
  ) throws(NotWritable) -> WrittenDelegate {
    var parts = WrittenDelegate()
    let own = Selector.allCases.filter { owners.contains($0.owner) }
    let others = Selector.allCases.filter { !owners.contains($0.owner) }
    let has = own.filter { delegate.methods.contains($0) }
    // `only` lists the methods that the delegate has; `without` lists those that it does not have.
    if others.allSatisfy({ delegate.methods.contains($0) }) {
      parts.without = list(own.filter { !has.contains($0) }.map { .text($0.name) })
    } else if others.allSatisfy({ !delegate.methods.contains($0) }) {
      parts.only = .list(has.map { .text($0.name) }, .inline)
    } else {
      throw notWritable("only")
    }
    parts.returns = map(try bySelector(delegate.returns, answer))
    parts.does = map(
      try bySelector(delegate.does) { actions throws(NotWritable) in
        .list(try self.actions(actions), .inline)
      })
    parts.outside = yes(delegate.isOutside)
    return parts
  }

  private func bySelector<Value>(
    _ values: [Selector: Value], _ written: (Value) throws(NotWritable) -> Written
  ) throws(NotWritable) -> [Written.Entry] {
    var entries: [Written.Entry] = []
    for selector in Selector.allCases {
      guard let value = values[selector] else { continue }
      entries.append(Written.Entry(key: selector.name, value: try written(value)))
    }
    return entries
  }
}
