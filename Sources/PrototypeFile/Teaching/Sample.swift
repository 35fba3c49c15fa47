internal import DialogModel

/// Values that would be right at a place, in YAML's flow form.
package struct Sample {
  /// The names that references can have.
  let names: NamesOfDocument

  /// Values with names of a document.
  package init(names: NamesOfDocument) { self.names = names }

  /// A short value of a shape.
  package func value(_ shape: Shape) -> String {
    switch shape {
    case .text, .template: "Hello"
    case .pattern: "OK"
    case .regex: #"".+@.+""#
    case .path: "picture.png"
    case .icon: "face-smile-symbolic"
    case .moment: "2013-01-07T09:41:00"
    case .timeZone: "Europe/Moscow"
    case .language: "ru"
    case .boolean, .yes: "true"
    // An index of -1 is that of nothing.
    case .integer(-Shape.mostInteger, _): "-1"
    case .integer(let least, Shape.mostInteger): String(max(least, 1))
    case .integer(let least, _): String(least)
    case .seconds: "3"
    case .word(let words): FlowText.text(words.first ?? "")
    case .id: "my-id"
    case .reference(let kind): FlowText.text(name(kind))
    case .selector(let scope): FlowText.text(scope.selectors.first?.name ?? "")
    case .anything: "Hello"
    case .object(let table): map(table)
    case .list(let item, _): "[\(value(item))]"
    case .named(let form, let item): "{\(FlowText.entry(name(form), value(item)))}"
    case .bySelector(let item, let scope, _, _):
      "{\(FlowText.text(scope.selectors.first?.name ?? "")): \(value(item))}"
    // A word that says that there is nothing is a poor example of something.
    case .either(.word(let words), let second) where words.count == 1: value(second)
    case .either(let first, _): value(first)
    }
  }

  /// A short map with keys of a table.
  func map<Table: KeyTable>(_ table: Table.Type) -> String {
    let entries = table.brief.map { FlowText.entry($0.rawValue, $0.sample ?? value($0.shape)) }
    return "{\(entries.joined(separator: ", "))}"
  }

  private func name(_ form: Shape.NameForm) -> String {
    switch form {
    case .id, .name: "my-id"
    case .text: "Hello"
    case .language: "ru"
    case .word(let words): words.first ?? ""
    case .reference(let kind): name(kind)
    }
  }

  /// The first name in the document that a reference can have, else one that it could have.
  private func name(_ kind: Shape.Reference) -> String {
    switch kind {
    case .screen: names.screens.all.first ?? "my-screen"
    case .start, .shown, .part: names.screens.all.first ?? names.dialogs.all.first ?? "my-screen"
    case .dialog, .shownDialog: names.dialogs.all.first ?? "my-dialog"
    case .alert: dialog(of: .alert) ?? "my-alert"
    case .popover: dialog(of: .popover) ?? "my-popover"
    case .control, .controlOrBar: names.controls.all.first ?? "my-button"
    case .barButton: barButton ?? "my-button"
    case .task: names.tasks.all.first ?? "my-task"
    case .notification: names.notifications.all.first ?? "my-notification"
    case .flag: names.flags.all.first ?? "my-flag"
    case .steps: names.steps.all.first ?? "my-steps"
    case .field: names.fieldNames.first ?? "my-field"
    case .target: names.dialogs.all.first ?? "application"
    case .activity: names.activityTypes.first ?? BuiltInActivity.mail.rawValue
    }
  }

  private func dialog(of kind: DialogKey) -> String? {
    names.dialogKinds.firstIndex { $0.key == kind }.map { names.dialogs.all[$0] }
  }

  private var barButton: String? {
    names.controls.all.prefix(1_000).first { name in
      names.controls[name].contains { names.controls.isBarButton($0) }
    }
  }
}

extension KeyTable {
  /// What the rules ask for, else the key that a lone value is meant for, else the first key.
  package static var brief: [Self] {
    let needed = rules.compactMap { rule in
      switch rule {
      case .required(let key): key
      case .one(let keys, _), .some(let keys, _): keys.first { lone.first == $0 } ?? keys.first
      case .apart, .beside, .needs: nil
      }
    }
    return needed.isEmpty ? Array((lone.isEmpty ? Array(allCases) : lone).prefix(1)) : needed
  }
}
