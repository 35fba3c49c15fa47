internal import DialogModel

/// Alerts and sheets as the alert controllers of today.
struct TodayCode {
  let code: UIKitCode

  func add(_ index: Int, to type: inout CodeClass) {
    let id = DialogID(index)
    let dialog = code.prototype.dialogs[index]
    guard dialog.alert != nil || dialog.actionSheet != nil else { return }
    let part = CodePart.dialog(dialog.id)
    let property = code.property(id)
    type.properties.append(CodeProperty("", "weak var \(property): UIAlertController?", part))
    if code.homes.repeated.contains(index) {
      type.properties.append(CodeProperty("", "var \(property)s: [UIAlertController] = []", part))
    }
    let name = "present" + CodeNames.capital(code.names.dialogs[index])
    var scope = CodeScope(code.homes.home(of: id))
    scope.dialog = id
    type.methods.append(CodeMethod("", "func \(name)()", body(dialog, id, scope), part))
  }

  private func body(_ dialog: Dialog, _ id: DialogID, _ scope: CodeScope) -> [CodeLine] {
    let title = dialog.alert?.title ?? dialog.actionSheet?.title
    var lines = OutsideNote.lines(dialog.delegate) + does(.willPresent, dialog, scope)
    lines += [
      CodeLine("let alert = UIAlertController("),
      CodeLine("  title: \(code.texts.localized(title, "\(dialog.id): title", scope)),"),
      CodeLine(
        "  message: \(code.texts.localized(dialog.alert?.message, "\(dialog.id): message", scope)),"
      ),
      CodeLine("  preferredStyle: \(dialog.alert == nil ? ".actionSheet" : ".alert"))"),
      CodeLine("self.\(code.property(id)) = alert"),
    ]
    if code.homes.repeated.contains(id.index) {
      lines.append(CodeLine("self.\(code.property(id))s.append(alert)"))
    }
    lines += cancelled(dialog) + buttons(dialog, id, scope)
    if let alert = dialog.alert { lines += fields(alert, dialog, id, scope) }
    if let sheet = dialog.actionSheet {
      lines += PopoverCode(code: code).anchored(sheet.source, id, "alert", scope)
    }
    let shown = does(.didPresent, dialog, scope)
    guard !shown.isEmpty else {
      return lines + [CodeLine("present(alert, animated: true)").changed(.completion)]
    }
    return lines + [
      CodeLine("present(alert, animated: true) { [weak self] in").changed(.completion),
      CodeLine("  guard let self else { return }"),
    ]
      + shown.selfIsUsed().indented() + [CodeLine("}")]
  }

  private func does(_ moment: Moment, _ dialog: Dialog, _ scope: CodeScope) -> [CodeLine] {
    guard let selector = dialog.kind.selector(for: moment), dialog.delegate.responds(to: selector)
    else { return [] }
    return code.statements(dialog.delegate.does[selector] ?? [], scope)
  }

  /// The system sends no cancel any more.
  private func cancelled(_ dialog: Dialog) -> [CodeLine] {
    guard let selector = dialog.kind.selector(for: .cancel),
      dialog.delegate.does[selector]?.isEmpty == false
    else { return [] }
    return code.comment(
      "What \(selector.name) does is left out: the system cancels no alert today."
    ).changed(.systemCancel)
  }

  /// The index of the button that asks whether it is enabled.
  private func governed(_ dialog: Dialog) -> Int? {
    guard let alert = dialog.alert,
      dialog.delegate.responds(to: .alertViewShouldEnableFirstOtherButton),
      let answer = dialog.delegate.returns[.alertViewShouldEnableFirstOtherButton],
      answer != .always(true)
    else { return nil }
    return ButtonIndices(alert, firstOtherIndex: code.prototype.choices.firstOtherIndex)
      .governedIndex
  }

  /// An action for each button, in the order in which they are drawn.
  private func buttons(_ dialog: Dialog, _ id: DialogID, _ scope: CodeScope) -> [CodeLine] {
    let indices = ButtonIndices(dialog, firstOtherIndex: code.prototype.choices.firstOtherIndex)
    let order =
      dialog.alert == nil
      ? [indices.destructiveButtonIndex].filter(indices.buttons.indices.contains)
        + indices.buttons.indices.filter {
          $0 != indices.destructiveButtonIndex && $0 != indices.cancelButtonIndex
        } + [indices.cancelButtonIndex].filter(indices.buttons.indices.contains)
      : ButtonLayout(indices).order
    var lines: [CodeLine] = []
    var hasCancel = false
    var seen: Set<Int> = []
    for index in order where seen.insert(index).inserted {
      let button = indices.buttons[index]
      var style = "default"
      var changes: [KnownChange] = []
      // Two actions that cancel raise an exception.
      if index == indices.cancelButtonIndex, !hasCancel {
        (style, hasCancel) = ("cancel", true)
        if dialog.actionSheet != nil { changes.append(.outsideTap) }
      } else if index == indices.destructiveButtonIndex {
        style = "destructive"
      }
      let title = code.texts.localized(button.title, "\(dialog.id): \(role(style))", scope)
      let body = handler(index, button, dialog, scope)
      let isGoverned = governed(dialog) == index
      let action = isGoverned ? "let governed = UIAlertAction(" : "alert.addAction(UIAlertAction("
      let end = isGoverned ? "" : ")"
      if body.isEmpty {
        lines.append(CodeLine("\(action)title: \(title), style: .\(style))\(end)").changed(changes))
      } else {
        lines.append(
          CodeLine("\(action)title: \(title), style: .\(style)) { [weak self] _ in")
            .changed([.oneHandler] + changes))
        lines.append(CodeLine("  guard let self else { return }"))
        lines += body.selfIsUsed().indented()
        lines.append(CodeLine("}\(end)"))
      }
      if isGoverned { lines.append(CodeLine("alert.addAction(governed)")) }
    }
    if !hasCancel, dialog.actionSheet != nil {
      lines += code.comment(
        "Without an action that cancels, a tap beside the popover on a tablet runs none.")
    }
    return lines
  }

  private func role(_ style: String) -> String {
    style == "default" ? "other button" : "\(style) button"
  }

  /// What a button did inside clicked, willDismiss and didDismiss, which are one moment today.
  private func handler(_ index: Int, _ button: Button, _ dialog: Dialog, _ scope: CodeScope)
    -> [CodeLine]
  {
    guard !dialog.delegate.isNil else { return [] }
    var own = scope
    own.index = .known(index)
    func given(_ moment: Moment, _ actions: [Action]) -> [CodeLine] {
      guard let selector = dialog.kind.selector(for: moment), dialog.delegate.responds(to: selector)
      else { return [] }
      return code.statements(actions, own)
        + code.statements(dialog.delegate.does[selector] ?? [], own)
    }
    return given(.clicked, button.then) + given(.willDismiss, [])
      + given(.didDismiss, button.afterwards)
  }

  private func fields(_ alert: Alert, _ dialog: Dialog, _ id: DialogID, _ scope: CodeScope)
    -> [CodeLine]
  {
    var lines: [CodeLine] = []
    let isGoverned = governed(dialog) != nil
    if isGoverned { lines += enabling(dialog, id, scope) }
    guard alert.style != .default else { return lines }
    for (index, field) in alert.shownFields.enumerated() {
      var body = FieldCode(code: code).configured(
        .alert(id, index: index), field, as: "\(dialog.id)/field-\(index)", scope)
      if isGoverned {
        body.append(CodeLine("field\(index).addAction(update, for: .editingChanged)"))
      }
      if body.contains(where: {
        $0.text.hasSuffix("= self") || $0.text.hasPrefix("field\(index).delegate")
      }) {
        lines.append(CodeLine("alert.addTextField { [weak self] field\(index) in"))
      } else {
        lines.append(
          CodeLine(body.isEmpty ? "alert.addTextField()" : "alert.addTextField { field\(index) in"))
      }
      lines[lines.count - 1] = lines[lines.count - 1].changed(.fields)
      if !body.isEmpty { lines += body.indented() + [CodeLine("}")] }
    }
    return lines
  }

  /// The button is enabled by us, whenever a text changes.
  private func enabling(_ dialog: Dialog, _ id: DialogID, _ scope: CodeScope) -> [CodeLine] {
    let selector = Selector.alertViewShouldEnableFirstOtherButton
    let answer = dialog.delegate.returns[selector] ?? .always(true)
    var own = scope
    own.object = CodeReference("alert")
    let note = code.comment(
      "\(selector.name) is asked no more; isEnabled is set whenever a text changes.")
    switch answer {
    case .ask:
      return code.comment("Whoever previews the document decides whether it is enabled.")
        + hasFields(dialog, "let update = UIAction { _ in }")
    case .always(let value):
      return note + [CodeLine("governed.isEnabled = \(value)").changed(.isEnabled)]
        + hasFields(dialog, "let update = UIAction { _ in }")
    case .when(let condition):
      let (now, later) = (own, own)
      let first = code.condition(condition, now)
      var inside = later
      inside.object = CodeReference("alert")
      let value: String
      if case .known(let known) = first { value = "\(known)" } else { value = first.text }
      guard dialog.alert?.style != .default else {
        return note + [CodeLine("governed.isEnabled = \(value)").changed(.isEnabled)]
      }
      let initial = TodayCode.initial(condition, dialog)
      return note
        + [
          CodeLine("let update = UIAction { [weak self, weak alert, weak governed] _ in"),
          CodeLine("  guard let self, let alert else { return }"),
          CodeLine("  _ = (self, alert)"),
          CodeLine("  governed?.isEnabled = \(value)"), CodeLine("}"),
          CodeLine("governed.isEnabled = \(initial.map { "\($0)" } ?? value)").changed(.isEnabled),
        ]
    }
  }

  private func hasFields(_ dialog: Dialog, _ line: String) -> [CodeLine] {
    dialog.alert?.style == .default ? [] : [CodeLine(line)]
  }

  /// The answer for the texts that are there at the beginning; `nil` where it depends on more.
  static func initial(_ condition: Condition, _ dialog: Dialog) -> Bool? {
    switch condition {
    case .text(.field(let index), let test):
      guard let fields = dialog.alert?.shownFields, fields.indices.contains(index),
        test.matches == nil
      else { return nil }
      let text = fields[index].text
      return text.utf16.count >= test.minLength ?? 0 && text.utf16.count <= test.maxLength ?? .max
        && (test.equals.map { $0 == text } ?? true)
    case .all(let parts):
      let values = parts.map { initial($0, dialog) }
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    case .any(let parts):
      let values = parts.map { initial($0, dialog) }
      if values.contains(true) { return true }
      return values.contains(nil) ? nil : false
    case .not(let part): return initial(part, dialog).map { !$0 }
    default: return nil
    }
  }
}
