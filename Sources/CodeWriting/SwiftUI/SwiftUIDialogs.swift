internal import DialogModel

extension SwiftUICode {
  /// The modifier that presents a dialog.
  func modifier(_ index: Int) -> [CodeLine] {
    let dialog = prototype.dialogs[index]
    let binding = "$\(presented(index))"
    let name = names.dialogs[index]
    let lines: [CodeLine]
    switch dialog.kind {
    case .alert(let alert): lines = self.alert(alert, index, binding)
    case .actionSheet(let sheet):
      let title = title(sheet.title, index)
      let visibility = sheet.title == nil ? ".hidden" : ".visible"
      lines =
        [
          CodeLine(
            ".confirmationDialog(\(title), isPresented: \(binding), titleVisibility: \(visibility)) {"
          ).changed(.binding, .sheetAtSource)
        ]
        + buttons(index).indented() + [CodeLine("}")]
    case .activityPicker(let picker):
      lines = [
        CodeLine(".sheet(isPresented: \(binding)) { ActivityView(items: [\(items(picker))]) }")
      ]
    case .presentedView(let view):
      let modifier = view.style == .fullScreen ? "fullScreenCover" : "sheet"
      lines = [CodeLine(".\(modifier)(isPresented: \(binding)) { \(name)View }")]
    case .formSheet: lines = [CodeLine(".sheet(isPresented: \(binding)) { \(name)View }")]
    case .popover: lines = [CodeLine(".popover(isPresented: \(binding)) { \(name)View }")]
    }
    return (OutsideNote.lines(dialog.delegate) + lines).of(.dialog(dialog.id))
  }

  private func title(_ title: Template?, _ index: Int) -> String {
    let text = title.map { interpolated($0, Scope(dialog: DialogID(index))) } ?? "\"\""
    return changes(index, title: true) ? "\(names.dialogs[index])Title ?? \(text)" : text
  }

  private func alert(_ alert: Alert, _ index: Int, _ binding: String) -> [CodeLine] {
    var lines: [CodeLine] = []
    if alert.title == nil { lines.append(comment("It has no title; an empty one is the nearest.")) }
    lines.append(
      CodeLine(".alert(\(title(alert.title, index)), isPresented: \(binding)) {").changed(.binding))
    for (place, field) in fields(prototype.dialogs[index]).enumerated() {
      let text = "\(names.dialogs[index])Field\(place)"
      let label = CodeLiteral.swift(field.placeholder ?? "")
      lines.append(
        CodeLine("  \(field.isSecure ? "SecureField" : "TextField")(\(label), text: $\(text))")
          .changed(.fields))
      lines += events(field, text).indented(by: 4)
    }
    lines += buttons(index).indented()
    let scope = Scope(dialog: DialogID(index))
    let message = alert.message.map { interpolated($0, scope) }
    guard message != nil || changes(index, title: false) else { return lines + [CodeLine("}")] }
    let own =
      changes(index, title: false)
      ? "\(names.dialogs[index])Message ?? \(message ?? "\"\"")" : message ?? "\"\""
    return lines + [CodeLine("} message: {"), CodeLine("  Text(\(own))"), CodeLine("}")]
  }

  private func items(_ picker: ActivityPicker) -> String {
    picker.items.map { item in
      switch item {
      case .text(let text): CodeLiteral.swift(text)
      case .url(let text): "URL(string: \(CodeLiteral.swift(text))) as Any"
      case .image(let name): "UIImage(named: \(CodeLiteral.swift(name))) as Any"
      case .file(let name): "URL(fileURLWithPath: \(CodeLiteral.swift(name)))"
      }
    }.joined(separator: ", ")
  }

  private func buttons(_ index: Int) -> [CodeLine] {
    let dialog = prototype.dialogs[index]
    let indices = ButtonIndices(dialog, firstOtherIndex: prototype.choices.firstOtherIndex)
    var lines: [CodeLine] = []
    var hasCancel = false
    for (place, button) in indices.buttons.enumerated() {
      var role = ""
      var changes: [KnownChange] = []
      if place == indices.cancelButtonIndex, !hasCancel {
        (role, hasCancel) = (", role: .cancel", true)
        if dialog.actionSheet != nil { changes.append(.outsideTap) }
      } else if place == indices.destructiveButtonIndex {
        role = ", role: .destructive"
      }
      let title = interpolated(button.title, Scope(dialog: DialogID(index)))
      let body = action(place, button, dialog, DialogID(index))
      if body.isEmpty {
        lines.append(CodeLine("Button(\(title)\(role)) {}").changed(changes))
      } else {
        let head = CodeLine("Button(\(title)\(role)) {").changed([.oneHandler] + changes)
        lines += [head] + body.indented() + [CodeLine("}")]
      }
      if place == indices.governedIndex, let test = disabled(dialog, DialogID(index)) {
        lines.append(CodeLine("  .disabled(\(test))").changed(.isEnabled))
      }
    }
    return lines
  }

  private func action(_ place: Int, _ button: Button, _ dialog: Dialog, _ id: DialogID)
    -> [CodeLine]
  {
    guard !dialog.delegate.isNil else { return [] }
    let scope = Scope(dialog: id, index: place)
    func given(_ moment: Moment, _ actions: [Action]) -> [CodeLine] {
      guard let selector = dialog.kind.selector(for: moment), dialog.delegate.responds(to: selector)
      else { return [] }
      return statements(actions, scope) + statements(dialog.delegate.does[selector] ?? [], scope)
    }
    return given(.clicked, button.then) + given(.willDismiss, [])
      + given(.didDismiss, button.afterwards)
  }

  private func disabled(_ dialog: Dialog, _ id: DialogID) -> String? {
    let selector = Selector.alertViewShouldEnableFirstOtherButton
    guard dialog.alert != nil, dialog.delegate.responds(to: selector) else { return nil }
    switch dialog.delegate.returns[selector] {
    case .always(false): return "true"
    case .when(let condition):
      switch self.condition(condition, Scope(dialog: id)) {
      case .known(let value): return value ? nil : "true"
      case .text(let text, _): return "!(\(text))"
      }
    case .always(true), .ask, nil: return nil
    }
  }
}
