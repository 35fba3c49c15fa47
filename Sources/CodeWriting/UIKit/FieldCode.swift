internal import DialogModel
internal import Texts

/// Text fields: their properties, events and delegates.
struct FieldCode {
  let code: UIKitCode

  /// A field of a class.
  struct Owned {
    let id: FieldID
    let field: TextField
    /// As output names it.
    let name: String
    let part: CodePart
  }

  /// The fields that a class answers for: those of its controls and of its alerts.
  func fields(of home: CodeHome) -> [Owned] {
    var found: [Owned] = []
    for holder in code.prototype.holders where code.home(holder) == home {
      for (index, control) in code.prototype.controls(of: holder).enumerated() {
        guard let field = control.textField else { continue }
        let id = ControlID(holder, index: index)
        found.append(
          Owned(
            id: .control(id), field: field, name: control.id,
            part: ScreenCode.part(id, code.prototype)))
      }
    }
    for (index, dialog) in code.prototype.dialogs.enumerated() {
      guard let alert = dialog.alert, code.homes.home(of: DialogID(index)) == home,
        alert.style != .default
      else { continue }
      for (place, field) in alert.shownFields.enumerated() {
        found.append(
          Owned(
            id: .alert(DialogID(index), index: place), field: field,
            name: "\(dialog.id)/field-\(place)",
            part: .dialog(dialog.id)))
      }
    }
    return found
  }

  /// Sets what a document says of a field.
  func configured(_ id: FieldID, _ field: TextField, as name: String, _ scope: CodeScope)
    -> [CodeLine]
  {
    var lines: [CodeLine] = []
    let isOfAlert = if case .alert = id { true } else { false }
    let variable: CodeReference
    if case .alert(_, let index) = id {
      variable = CodeReference("field\(index)", isOptional: !code.isToday)
    } else {
      variable = code.object(id, scope)
    }
    func set(_ property: String, _ value: String) { lines += code.set(variable, property, value) }
    let standard: TextField? =
      if case .alert(let dialog, let index) = id, !code.isToday {
        code.prototype[dialog]?.alert?.style.textFields.dropFirst(index).first
      } else { nil }
    if let placeholder = field.placeholder, placeholder != standard?.placeholder {
      set("placeholder", code.texts.localized(Template(placeholder), "\(name): placeholder", scope))
    }
    if !field.text.isEmpty { set("text", code.literal(field.text)) }
    if field.isSecure, standard?.isSecure != true {
      set(code.pick("secureTextEntry", "isSecureTextEntry"), code.bool(true))
    }
    if field.keyboard != .default {
      let word = field.keyboard.rawValue
      set(
        "keyboardType",
        code.pick(
          "UIKeyboardType"
            + (word == "url"
              ? "URL" : word == "asciiCapable" ? "ASCIICapable" : CodeNames.capital(word)),
          "." + (word == "url" ? "URL" : word)))
    }
    if field.returnKey != .default {
      set(
        "returnKeyType",
        code.pick(
          "UIReturnKey" + CodeNames.capital(field.returnKey.rawValue),
          "." + field.returnKey.rawValue))
    }
    if field.clearButtonMode != .never {
      set("clearButtonMode", code.viewMode(field.clearButtonMode))
    }
    if field.clearsOnBeginEditing { set("clearsOnBeginEditing", code.bool(true)) }
    if field.enablesReturnKeyAutomatically { set("enablesReturnKeyAutomatically", code.bool(true)) }
    if let overlay = field.overlay { lines += code.overlay(variable, overlay) }
    lines += OutsideNote.lines(field.delegate)
    if hasDelegate(id, field) { set("delegate", code.pick("self", "self")) }
    for event in TextField.Event.allCases where !(field.events[event] ?? []).isEmpty {
      let method = eventMethod(id, event)
      lines += code.say(
        "[\(variable.text) addTarget:self action:@selector(\(method)) forControlEvents:UIControlEvent\(CodeNames.capital(event.rawValue))]",
        code.get(
          variable,
          "addAction(UIAction { [weak self] _ in self?.\(method)() }, for: .\(event.rawValue))"))
    }
    guard isOfAlert, case .alert(_, let index) = id, !lines.isEmpty, !code.isToday else {
      return lines
    }
    return code.say(
      "UITextField *field\(index) = [alert textFieldAtIndex:\(index)]",
      "let field\(index) = alert.textField(at: \(index))") + lines
  }

  private func eventMethod(_ id: FieldID, _ event: TextField.Event) -> String {
    let name: String =
      switch id {
      case .control(let control): code.outlet(control)
      case .alert(let dialog, let index): code.names.dialogs[dialog.index] + "Field\(index)"
      }
    return name + CodeNames.capital(event.rawValue)
  }

  /// Whether the field's delegate does or answers anything.
  private func hasDelegate(_ id: FieldID, _ field: TextField) -> Bool {
    if code.form == .probe || field.delegate.isOutside { return !field.delegate.isNil }
    return Selector.allCases.contains {
      $0.owner == .textField && !body($0, id, field, as: "").isEmpty
    }
  }

  /// The methods of events, and those of the delegate.
  func add(_ home: CodeHome, to type: inout CodeClass) {
    let fields = fields(of: home)
    if fields.contains(where: { hasDelegate($0.id, $0.field) }) { type.add("UITextFieldDelegate") }
    for owned in fields {
      for event in TextField.Event.allCases {
        guard let actions = owned.field.events[event], !actions.isEmpty else { continue }
        let name = eventMethod(owned.id, event)
        type.methods.append(
          CodeMethod(
            "(void)\(name)", "func \(name)()",
            code.statements(actions, scope(owned.id, owned.field, object: nil)), owned.part))
      }
    }
    for selector in Selector.allCases where selector.owner == .textField {
      guard let signature = CodeSignature(selector) else { continue }
      var lines: [CodeLine] = []
      for owned in fields where code.form != .probe || !owned.field.delegate.isNil {
        let body = body(selector, owned.id, owned.field, as: owned.name)
        guard !body.isEmpty else { continue }
        let object = code.object(owned.id, CodeScope(home))
        let head = code.pick(
          "if (textField == \(object.text)) {", "if textField === \(object.text) {")
        lines += ([CodeLine(head)] + body.indented() + [CodeLine("}")]).of(owned.part)
      }
      guard !lines.isEmpty else { continue }
      if selector.returnsBool { lines += code.say("return YES", "return true") }
      type.add("UITextFieldDelegate")
      type.methods.append(CodeMethod(signature.objectiveC, "func " + signature.swift, lines))
    }
  }

  private func scope(_ id: FieldID, _ field: TextField, object: CodeReference?) -> CodeScope {
    let home: CodeHome =
      switch id {
      case .control(let control): code.home(control.holder)
      case .alert(let dialog, _): code.homes.home(of: dialog)
      }
    var scope = CodeScope(home)
    if case .alert(let dialog, _) = id { scope.dialog = dialog }
    scope.field = object ?? code.object(id, scope)
    scope.isSecure = field.isSecure
    return scope
  }

  /// What a method of the delegate does for one field; empty where it does nothing.
  ///
  /// - Parameter name: what the field is called in rows.
  private func body(_ selector: Selector, _ id: FieldID, _ field: TextField, as name: String)
    -> [CodeLine]
  {
    guard field.delegate.responds(to: selector) else { return [] }
    var scope = scope(id, field, object: CodeReference("textField"))
    if selector == .textFieldShouldChangeCharacters {
      (scope.changed, scope.replacement) = ("changedText", "string")
    }
    var lines: [CodeLine] = []
    if selector == .textFieldShouldReturn { lines += pressed(id, scope) }
    lines = DelegateCode(code: code).told(
      name, selector, field.delegate, scope, isSecure: field.isSecure, before: lines)
    guard lines.contains(where: { $0.text.has("changedText") }) else { return lines }
    return code.say(
      "NSString *changedText = [textField.text stringByReplacingCharactersInRange:range withString:string]",
      "let changedText = NSString(string: textField.text ?? \"\").replacingCharacters(in: range, with: string)"
    )
      + lines
  }

  /// What Return does in an alert, where the document says so.
  private func pressed(_ id: FieldID, _ scope: CodeScope) -> [CodeLine] {
    guard case .alert(let dialog, let index) = id, let alert = code.prototype[dialog]?.alert,
      code.prototype.choices.returnInAlert == .nextFieldOrPress, !code.isToday
    else { return [] }
    if index + 1 < alert.shownFields.count {
      let next = code.object(.alert(dialog, index: index + 1), scope)
      return code.say(
        "[\(next.text) becomeFirstResponder]", "_ = " + code.get(next, "becomeFirstResponder()"))
    }
    let indices = ButtonIndices(alert, firstOtherIndex: code.prototype.choices.firstOtherIndex)
    guard indices.governedIndex != nil, indices.firstOtherButtonIndex >= 0 else { return [] }
    let object = code.object(dialog, scope)
    let methods = DelegateCode(code: code)
    let asks = methods.does(.alertViewShouldEnableFirstOtherButton, scope.home)
    let clicks = methods.does(.alertViewClickedButtonAtIndex, scope.home)
    if code.isObjectiveC {
      var lines: [CodeLine] = []
      if asks {
        lines.append(
          CodeLine("if (![self alertViewShouldEnableFirstOtherButton:\(object.text)]) return YES;"))
      }
      // To dismiss an alert in code sends no click.
      if clicks {
        lines.append(
          CodeLine(
            "[self alertView:\(object.text) clickedButtonAtIndex:\(object.text).firstOtherButtonIndex];"
          ))
      }
      lines.append(
        CodeLine(
          "[\(object.text) dismissWithClickedButtonIndex:\(object.text).firstOtherButtonIndex animated:YES];"
        ))
      return lines
    }
    let question = asks ? ", alertViewShouldEnableFirstOtherButton(alert)" : ""
    return [CodeLine("if let alert = \(object.text)\(question) {")]
      + (clicks
        ? [CodeLine("  alertView(alert, clickedButtonAt: alert.firstOtherButtonIndex)")] : [])
      + [
        CodeLine(
          "  alert.dismiss(withClickedButtonIndex: alert.firstOtherButtonIndex, animated: true)"),
        CodeLine("}"),
      ]
  }
}
