internal import DialogModel

/// A document as code with UIKit, in Objective-C or in Swift.
struct UIKitCode {
  let prototype: Prototype
  let form: CodeForm
  let document: String
  let names: CodeNames
  let homes: CodeHomes
  /// Whether several classes need each other, so that the application's delegate holds them.
  let hasHub: Bool

  init(_ prototype: Prototype, _ form: CodeForm, document: String) {
    (self.prototype, self.form, self.document) = (prototype, form, document)
    names = CodeNames(prototype, isASCII: form.isObjectiveC)
    homes = CodeHomes(prototype)
    hasHub =
      prototype.screens.count > 1 || prototype.application != nil
      || !prototype.notifications.isEmpty
      || prototype.navigation != .none
      || prototype.holders.contains { if case .screen = $0 { false } else { true } }
      || prototype.dialogs.contains { $0.presentedView != nil || $0.popover != nil }
      || prototype.everyAction.contains { if case .setBadge = $0 { true } else { false } }
  }

  /// Whether screens have bars, which are those of a navigation controller.
  var hasBars: Bool {
    prototype.screens.contains { screen in
      screen.controls.contains { $0.kind.bar == .navigationBar || $0.kind.bar == .toolbar }
    }
  }

  // MARK: - Words of both languages

  var isObjectiveC: Bool { form.isObjectiveC }
  var isToday: Bool { form.isToday }

  /// A statement, in the language of the form.
  func say(_ objectiveC: @autoclosure () -> String, _ swift: @autoclosure () -> String)
    -> [CodeLine]
  {
    [CodeLine(isObjectiveC ? objectiveC() + ";" : swift())]
  }

  /// An expression, in the language of the form.
  func pick(_ objectiveC: @autoclosure () -> String, _ swift: @autoclosure () -> String) -> String {
    isObjectiveC ? objectiveC() : swift()
  }

  func literal(_ text: String) -> String {
    isObjectiveC ? CodeLiteral.objectiveC(text) : CodeLiteral.swift(text)
  }

  func comment(_ text: String) -> [CodeLine] { [CodeLine("// " + CodeLiteral.comment(text))] }

  /// A member of an object.
  func get(_ object: CodeReference, _ member: String) -> String {
    object.text + (!isObjectiveC && object.isOptional && !object.isChain ? "?." : ".") + member
  }

  /// A method without arguments, as a statement.
  func call(_ object: CodeReference, _ method: String) -> [CodeLine] {
    say("[\(object.text) \(method)]", get(object, method + "()"))
  }

  func bool(_ value: Bool) -> String { isObjectiveC ? (value ? "YES" : "NO") : "\(value)" }

  /// A block after a condition, or what is left of it where the condition is known.
  func choose(_ condition: CodeCondition, _ yes: [CodeLine], otherwise no: [CodeLine] = [])
    -> [CodeLine]
  {
    switch condition {
    case .known(let value): return value ? yes : no
    case .text(let text, _):
      if yes.isEmpty, no.isEmpty { return [] }
      let head = isObjectiveC ? "if (\(text)) {" : "if \(text) {"
      let other = no.isEmpty ? [] : [CodeLine("} else {")] + no.indented()
      return [CodeLine(head)] + yes.indented() + other + [CodeLine("}")]
    }
  }

  // MARK: - Objects

  /// The object that holds all view controllers.
  func hub(_ scope: CodeScope) -> String {
    if scope.home == .application { return scope.me }
    return pick("[AppDelegate shared]", "AppDelegate.shared")
  }

  /// The class of a home.
  func className(_ home: CodeHome) -> String {
    switch home {
    case .screen(let index):
      (names.screens.indices.contains(index)
        ? CodeNames.capital(names.screens[index]) : "Prototype")
        + "ViewController"
    case .view(let index): CodeNames.capital(names.dialogs[index]) + "ViewController"
    case .activity(let id):
      CodeNames.capital(names.dialogs[id.dialog.index]) + "Activity\(id.index + 1)ViewController"
    case .application: "AppDelegate"
    }
  }

  /// The property of the hub that holds a screen's view controller.
  func property(_ screen: Int) -> String {
    (names.screens.indices.contains(screen) ? names.screens[screen] : "prototype")
      + "ViewController"
  }

  /// The object of a class, seen from a scope.
  func object(_ home: CodeHome, _ scope: CodeScope) -> CodeReference {
    if home == scope.home { return CodeReference(scope.me) }
    switch home {
    case .application: return CodeReference(hub(scope))
    case .screen(let index):
      return CodeReference(hub(scope) + "." + property(index))
    case .view(let index):
      let owner = object(homes.home(of: DialogID(index)), scope)
      return CodeReference(get(owner, names.dialogs[index] + "View"), isOptional: true)
    case .activity(let id):
      let owner = object(homes.home(of: id.dialog), scope)
      return CodeReference(
        get(owner, names.dialogs[id.dialog.index] + "Activity\(id.index + 1)View"), isOptional: true
      )
    }
  }

  /// The property with a dialog: `signOutAlert`.
  func property(_ dialog: DialogID) -> String {
    guard names.dialogs.indices.contains(dialog.index) else {
      return taskProperty(TaskID(dialog.index - prototype.dialogs.count)) + "Loader"
    }
    let name = names.dialogs[dialog.index]
    return switch prototype[dialog]?.kind {
    case .alert: name + "Alert"
    case .actionSheet: name + "Sheet"
    case .activityPicker: name + "Picker"
    case .presentedView, .formSheet: name + "View"
    case .popover: name + "Popover"
    case nil: name
    }
  }

  func taskProperty(_ task: TaskID) -> String {
    names.tasks.indices.contains(task.index) ? names.tasks[task.index] : "task"
  }

  /// A dialog that may be up.
  func object(_ dialog: DialogID, _ scope: CodeScope) -> CodeReference {
    if dialog.index == scope.dialog?.index, let object = scope.object, dialog.instance <= 1,
      prototype[dialog]?.activityPicker == nil
    {
      return object
    }
    let home =
      dialog.index < prototype.dialogs.count
      ? homes.home(of: dialog) : homes.home(of: TaskID(dialog.index - prototype.dialogs.count))
    let owner = object(home, scope)
    let number = dialog.instance
    if number > 1, homes.repeated.contains(dialog.index) {
      let all = get(owner, property(dialog) + "s")
      return CodeReference(
        pick(
          "((\(prototype[dialog]?.alert == nil ? "UIActionSheet" : "UIAlertView") *)(\(all).count > \(number - 1) ? \(all)[\(number - 1)] : nil))",
          "\(all).dropFirst(\(number - 1)).first"), isOptional: true)
    }
    return CodeReference(get(owner, property(dialog)), isOptional: true)
  }

  /// The home of a control's holder.
  func home(_ holder: ControlID.Holder) -> CodeHome {
    switch holder {
    case .screen(let id): .screen(id.index)
    case .dialog(let id): .view(id.index)
    case .activity(let id): .activity(id)
    }
  }

  /// The outlet of a control.
  func object(_ control: ControlID, _ scope: CodeScope) -> CodeReference {
    let owner = object(home(control.holder), scope)
    var reference = CodeReference(get(owner, outlet(control)), isOptional: owner.isOptional)
    reference.isChain = owner.isOptional
    return reference
  }

  func outlet(_ control: ControlID) -> String {
    names.control(control) + UIKitCode.suffix(prototype.control(control).kind)
  }

  static func suffix(_ kind: Control.Kind) -> String {
    switch kind {
    case .button: "Button"
    case .barButton, .toolbarButton: "Item"
    case .tab: "Tab"
    case .row: "Cell"
    case .label, .section, .space: "Label"
    case .textField: "Field"
    case .image: "Image"
    case .switch: "Switch"
    case .segmented: "Segments"
    }
  }

  /// UIKit's class of a control.
  static func className(_ kind: Control.Kind) -> String {
    switch kind {
    case .button: "UIButton"
    case .barButton, .toolbarButton: "UIBarButtonItem"
    case .tab: "UITabBarItem"
    case .row: "UITableViewCell"
    case .label, .section, .space: "UILabel"
    case .textField: "UITextField"
    case .image: "UIImageView"
    case .switch: "UISwitch"
    case .segmented: "UISegmentedControl"
    }
  }

  /// A text field of an alert or a screen.
  func object(_ field: FieldID, _ scope: CodeScope) -> CodeReference {
    switch field {
    case .control(let control): return object(control, scope)
    case .alert(let dialog, let index):
      let alert = object(dialog, scope)
      if isToday {
        return CodeReference(get(alert, "textFields?.dropFirst(\(index)).first"), isOptional: true)
      }
      return CodeReference(
        pick("[\(alert.text) textFieldAtIndex:\(index)]", get(alert, "textField(at: \(index))")),
        isOptional: true)
    }
  }

  /// The text of a field, never `nil` in Swift.
  func text(_ field: CodeReference) -> String {
    isObjectiveC ? field.text + ".text" : "(\(get(field, "text")) ?? \"\")"
  }
}
