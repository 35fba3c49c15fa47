internal import DialogModel
internal import Texts

/// The methods that present alerts and sheets of 2013.
struct DialogCode {
  let code: UIKitCode

  /// The property, and the method that presents a dialog.
  func add(_ index: Int, to type: inout CodeClass) {
    let id = DialogID(index)
    let dialog = code.prototype.dialogs[index]
    let part = CodePart.dialog(dialog.id)
    let property = code.property(id)
    guard dialog.alert != nil || dialog.actionSheet != nil else { return }
    let kind = dialog.alert == nil ? "UIActionSheet" : "UIAlertView"
    type.properties.append(
      CodeProperty("strong) \(kind) *\(property)", "var \(property): \(kind)?", part))
    if code.homes.repeated.contains(index) {
      type.properties.append(
        CodeProperty(
          "strong) NSMutableArray *\(property)s", "var \(property)s: [\(kind)] = []", part))
    }
    for number in 0..<code.addedCount(dialog) {
      let name = code.addedIndex(id, number)
      type.properties.append(CodeProperty("assign) NSInteger \(name)", "var \(name) = -1", part))
    }
    let name = "present" + CodeNames.capital(code.names.dialogs[index])
    let scope = CodeScope(code.homes.home(of: id))
    let body =
      if let alert = dialog.alert { self.alert(alert, dialog, id, scope) } else {
        sheet(dialog.actionSheet ?? ActionSheet(), dialog, id, scope)
      }
    type.methods.append(
      CodeMethod(
        "(void)\(name)", "func \(name)()", OutsideNote.lines(dialog.delegate) + body, part,
        isPublic: true))
  }

  private func alert(_ alert: Alert, _ dialog: Dialog, _ id: DialogID, _ scope: CodeScope)
    -> [CodeLine]
  {
    let variable = CodeReference("alert")
    var lines = create(
      "UIAlertView",
      [
        ("Title", "title", text(alert.title, "title", dialog, scope)),
        ("message", "message", text(alert.message, "message", dialog, scope)),
        ("delegate", "delegate", dialog.delegate.isNil ? "nil" : "self"),
        (
          "cancelButtonTitle", "cancelButtonTitle",
          title(alert.cancelButton, "cancel button", dialog, scope)
        ),
      ], others: alert.otherButtons, dialog, scope)
    if ButtonLayout(ButtonIndices(alert, firstOtherIndex: .fixed)).drawnAsCancel != nil,
      alert.cancelButton == nil, alert.cancelButtonIndex == nil
    {
      lines =
        code.comment("Without a cancel button the last is drawn as one, and is not it.") + lines
    }
    if alert.style != .default {
      lines += code.set(
        variable, "alertViewStyle",
        code.pick(
          "UIAlertViewStyle" + DialogCode.style(alert.style),
          "." + DialogCode.swiftStyle(alert.style))
      ).changed(.fields)
    }
    lines += added(alert.addedButtons, id, dialog, variable, scope)
    if let index = alert.cancelButtonIndex {
      lines += code.set(variable, "cancelButtonIndex", "\(index)")
    }
    lines += keep(id, scope)
    for (place, field) in alert.shownFields.enumerated() where alert.style != .default {
      lines += FieldCode(code: code).configured(
        .alert(id, index: place), field, as: "\(dialog.id)/field-\(place)", scope)
    }
    return lines + code.call(variable, "show")
  }

  private func sheet(
    _ sheet: ActionSheet, _ dialog: Dialog, _ id: DialogID, _ scope: CodeScope
  ) -> [CodeLine] {
    let variable = CodeReference("sheet")
    var lines: [CodeLine] = []
    if SourceCode(code: code).isFromBar(sheet.source, id), !code.homes.repeated.contains(id.index) {
      let own = code.object(id, scope)
      lines += [
        CodeLine(
          code.pick(
            "if (\(own.text).visible) return;",
            "if \(code.get(own, "isVisible")) == true { return }")
            + "  // The bar stays live on a tablet.")
      ]
    }
    lines += create(
      "UIActionSheet",
      [
        ("Title", "title", text(sheet.title, "title", dialog, scope)),
        ("delegate", "delegate", dialog.delegate.isNil ? "nil" : "self"),
        (
          "cancelButtonTitle", "cancelButtonTitle",
          title(sheet.cancelButton, "cancel button", dialog, scope)
        ),
        (
          "destructiveButtonTitle", "destructiveButtonTitle",
          title(sheet.destructiveButton, "destructive button", dialog, scope)
        ),
      ], others: sheet.otherButtons, dialog, scope)
    if sheet.style != .automatic {
      lines += code.set(
        variable, "actionSheetStyle",
        code.pick(
          "UIActionSheetStyle" + CodeNames.capital(sheet.style.rawValue),
          "." + (sheet.style == .default ? "default" : sheet.style.rawValue)))
    }
    lines += added(sheet.addedButtons, id, dialog, variable, scope)
    if let index = sheet.cancelButtonIndex {
      lines += code.set(variable, "cancelButtonIndex", "\(index)")
    }
    if let index = sheet.destructiveButtonIndex {
      lines += code.set(variable, "destructiveButtonIndex", "\(index)")
    }
    lines += keep(id, scope)
    return lines + SourceCode(code: code).show(sheet.source, id, scope).changed(.sheetAtSource)
  }

  /// Makes the object, one argument a line.
  private func create(
    _ type: String, _ arguments: [(String, String, String)], others: [Button], _ dialog: Dialog,
    _ scope: CodeScope
  ) -> [CodeLine] {
    let variable = type == "UIAlertView" ? "alert" : "sheet"
    let titles = others.map { title($0, "other button", dialog, scope) }
    if code.isObjectiveC {
      // The list of titles ends with nil, so each is a text that is there.
      var texts: [(String, String)] = arguments.map {
        ($0.0 == "Title" ? "initWithTitle" : $0.0, $0.2)
      }
      texts.append(("otherButtonTitles", titles.first ?? "nil"))
      let head = "\(type) *\(variable) = [[\(type) alloc] "
      let width = head.count + texts[0].0.count
      var lines = texts.enumerated().map { place, argument in
        let blanks = String(repeating: " ", count: max(width - argument.0.count, 0))
        return (place == 0 ? head : blanks) + "\(argument.0):\(argument.1)"
      }
      for title in titles.dropFirst() {
        lines[lines.count - 1] += ","
        lines.append(String(repeating: " ", count: width + 1) + title)
      }
      lines[lines.count - 1] += (titles.isEmpty ? "" : ", nil") + "];"
      return lines.map { CodeLine($0) }
    }
    var texts = arguments.map { "\($0.1): \($0.2)" }
    if let first = titles.first {
      texts.append("otherButtonTitles: " + first)
      texts += titles.dropFirst()
    }
    return [CodeLine("let \(variable) = \(type)(")]
      + texts.enumerated().map { place, text in
        CodeLine("  " + text + (place == texts.count - 1 ? ")" : ","))
      }
  }

  private func text(_ text: Template?, _ role: String, _ dialog: Dialog, _ scope: CodeScope)
    -> String
  {
    code.texts.localized(text, "\(dialog.id): \(role)", scope)
  }

  private func title(_ button: Button?, _ role: String, _ dialog: Dialog, _ scope: CodeScope)
    -> String
  {
    text(button?.title, role, dialog, scope)
  }

  private func added(
    _ buttons: [Button], _ id: DialogID, _ dialog: Dialog, _ variable: CodeReference,
    _ scope: CodeScope
  ) -> [CodeLine] {
    buttons.enumerated().flatMap { number, button in
      let title = title(button, "added button", dialog, scope)
      let property = "self." + code.addedIndex(id, number)
      return code.say(
        "\(property) = [\(variable.text) addButtonWithTitle:\(title)]",
        "\(property) = \(variable.text).addButton(withTitle: \(title))")
    }
  }

  /// Keeps the object in its property.
  private func keep(_ id: DialogID, _ scope: CodeScope) -> [CodeLine] {
    let property = "self." + code.property(id)
    let variable = code.prototype[id]?.alert == nil ? "sheet" : "alert"
    var lines = code.say("\(property) = \(variable)", "\(property) = \(variable)")
    if code.homes.repeated.contains(id.index) {
      if code.isObjectiveC {
        lines.append(CodeLine("if (!\(property)s) \(property)s = [NSMutableArray array];"))
      }
      lines += code.say("[\(property)s addObject:\(variable)]", "\(property)s.append(\(variable))")
    }
    return lines
  }

  private static func style(_ style: Alert.Style) -> String {
    switch style {
    case .default: "Default"
    case .plainText: "PlainTextInput"
    case .secureText: "SecureTextInput"
    case .loginAndPassword: "LoginAndPasswordInput"
    }
  }

  private static func swiftStyle(_ style: Alert.Style) -> String {
    switch style {
    case .default: "default"
    case .plainText: "plainTextInput"
    case .secureText: "secureTextInput"
    case .loginAndPassword: "loginAndPasswordInput"
    }
  }
}

/// Where sheets, popovers and pickers come from.
struct SourceCode {
  let code: UIKitCode

  /// Whether it comes from a bar, which stays live beside it on a tablet.
  func isFromBar(_ source: PresentationSource?, _ id: DialogID) -> Bool {
    switch source {
    case .barButton, .toolbar, .tabBar: true
    case nil:
      code.homes.presenters[id.index].map { !code.isView(code.prototype.control($0).kind) } ?? false
    case .byDevice(_, let tablet): tablet.map { isFromBar($0, id) } ?? isFromBar(nil, id)
    case .view, .rootView, .rect: false
    }
  }

  /// Shows the sheet in the variable `sheet`.
  func show(_ source: PresentationSource?, _ id: DialogID, _ scope: CodeScope) -> [CodeLine] {
    switch source {
    case .view: return inView("self.view")
    case .rootView:
      return inView(
        code.pick(
          "self.view.window.rootViewController.view",
          "self.view.window?.rootViewController?.view ?? self.view"))
    case .toolbar:
      return code.say(
        "[sheet showFromToolbar:self.navigationController.toolbar]",
        "if let bar = self.navigationController?.toolbar { sheet.show(from: bar) }")
    case .tabBar:
      return code.say(
        "[sheet showFromTabBar:self.tabBarController.tabBar]",
        "if let bar = self.tabBarController?.tabBar { sheet.show(from: bar) }")
    case .rect(let control), .barButton(let control):
      return control.candidates.first.map { from($0, scope) } ?? inView("self.view")
    case .byDevice(let phone, let tablet):
      return byDevice(
        phone: phone == nil ? inView("self.view") : show(phone, id, scope),
        tablet: tablet == nil ? presenter(id, scope) : show(tablet, id, scope))
    case nil:
      guard code.homes.presenters[id.index] != nil else { return inView("self.view") }
      return byDevice(phone: inView("self.view"), tablet: presenter(id, scope))
    }
  }

  /// Branches for both devices; one where they are the same.
  func byDevice(phone: [CodeLine], tablet: [CodeLine]) -> [CodeLine] {
    if phone == tablet { return phone }
    return code.choose(
      code.condition(.device(.tablet), CodeScope(.application)), tablet, otherwise: phone)
  }

  private func presenter(_ id: DialogID, _ scope: CodeScope) -> [CodeLine] {
    code.homes.presenters[id.index].map { from($0, scope) } ?? inView("self.view")
  }

  private func inView(_ view: String) -> [CodeLine] {
    code.say("[sheet showInView:\(view)]", "sheet.show(in: \(view))")
  }

  private func from(_ control: ControlID, _ scope: CodeScope) -> [CodeLine] {
    let object = code.object(control, scope)
    let isView = code.isView(code.prototype.control(control).kind)
    if code.prototype.control(control).kind == .tab { return inView("self.view") }
    if code.isObjectiveC {
      return isView
        ? code.say(
          "[sheet showFromRect:\(object.text).bounds inView:\(object.text) animated:YES]", "")
        : code.say("[sheet showFromBarButtonItem:\(object.text) animated:YES]", "")
    }
    let place = isView ? "from: source.bounds, in: source" : "from: source"
    if object.isOptional {
      return [CodeLine("if let source = \(object.text) { sheet.show(\(place), animated: true) }")]
    }
    return [CodeLine("sheet.show(\(place.replacing("source", with: object.text)), animated: true)")]
  }
}
