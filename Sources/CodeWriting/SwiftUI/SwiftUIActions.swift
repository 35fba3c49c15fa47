internal import DialogModel

extension SwiftUICode {
  /// Actions as statements.
  func statements(_ actions: [Action], _ scope: Scope) -> [CodeLine] {
    var lines: [CodeLine] = []
    for (place, action) in actions.enumerated() {
      if case .wait(let milliseconds) = action {
        let rest = statements(Array(actions.dropFirst(place + 1)), scope)
        if rest.isEmpty { return lines }
        return lines
          + [
            CodeLine("Task { @MainActor in"),
            CodeLine("  try? await Task.sleep(for: .milliseconds(\(milliseconds)))"),
          ] + rest.indented() + [CodeLine("}")]
      }
      lines += statement(action, scope)
    }
    return lines
  }

  private func statement(_ action: Action, _ scope: Scope) -> [CodeLine] {
    switch action {
    case .present(let dialog): return set(dialog, true)
    case .presentNew(let dialog):
      return [comment("SwiftUI shows one of it at a time.")] + set(dialog, true)
    case .presentView(let dialog, _, let completion):
      return set(dialog, true) + completed(completion ?? [], scope)
    case .dismiss(let dialog, _, _): return set(dialog, false)
    case .dismissView(let dialog, _, let completion):
      return set(dialog, false) + completed(completion, scope)
    case .goTo(let screen), .navigate(let screen, _, _):
      guard prototype.screens.count > 1, names.screens.indices.contains(screen.index) else {
        return nothing("goTo")
      }
      return [CodeLine("screen = \"\(names.screens[screen.index])\"")]
    case .goBack: return nothing("goBack")
    case .setTexts(let dialog, let title, let message):
      guard names.dialogs.indices.contains(dialog.index) else { return nothing("set") }
      let name = names.dialogs[dialog.index]
      let heading = title.map { [CodeLine("\(name)Title = \(interpolated($0, scope))")] } ?? []
      return heading
        + (message.map { [CodeLine("\(name)Message = \(interpolated($0, scope))")] } ?? [])
    case .setFieldText(let field, let text):
      guard let name = self.field(field) else { return nothing("set") }
      return [CodeLine("\(name) = \(interpolated(text, scope))")]
    case .setFlag(let flag, let change):
      guard names.flags.indices.contains(flag.index) else { return [] }
      switch change {
      case .becomes(let value): return [CodeLine("\(names.flags[flag.index]) = \(value)")]
      case .toggles: return [CodeLine("\(names.flags[flag.index]).toggle()")]
      }
    case .setEnabled(let control, let isEnabled):
      return control.candidates.compactMap { id in
        if case .activity = id.holder { return nil }
        return CodeLine("\(names.control(id))IsEnabled = \(isEnabled)")
      }
    case .run(let task):
      guard names.tasks.indices.contains(task.index) else { return [] }
      return [CodeLine("run\(CodeNames.capital(names.tasks[task.index]))()")]
    case .cancelTask(let task):
      guard names.tasks.indices.contains(task.index) else { return [] }
      return [CodeLine("cancel\(CodeNames.capital(names.tasks[task.index]))()")]
    case .log(let text): return [CodeLine("print(\(interpolated(text, scope)))")]
    case .when(let condition, let yes, let no):
      let (first, second) = (statements(yes, scope), statements(no, scope))
      switch self.condition(condition, scope) {
      case .known(let value): return value ? first : second
      case .text(let text, _):
        if first.isEmpty, second.isEmpty { return [] }
        let other = second.isEmpty ? [] : [CodeLine("} else {")] + second.indented()
        return [CodeLine("if \(text) {")] + first.indented() + other + [CodeLine("}")]
      }
    case .wait: return []
    case .setDelegate: return [comment("There is no delegate that could be set to nil or go.")]
    case .setOverlay, .setPassthrough, .setBadge, .setBarEnabled, .focus, .resign, .schedule,
      .presentNow,
      .cancelNotification, .cancelAllNotifications, .setNotifications, .finish:
      return nothing(action.word)
    }
  }

  private func nothing(_ word: String) -> [CodeLine] {
    [comment("“\(word)” has no counterpart here.")]
  }

  private func completed(_ actions: [Action], _ scope: Scope) -> [CodeLine] {
    let lines = statements(actions, scope)
    return lines.isEmpty ? [] : [comment("SwiftUI has no completion: this comes at once.")] + lines
  }

  private func set(_ dialog: DialogID, _ value: Bool) -> [CodeLine] {
    guard names.dialogs.indices.contains(dialog.index) else {
      return nothing(value ? "present" : "dismiss")
    }
    let line = CodeLine("\(presented(dialog.index)) = \(value)")
    return [value ? line.changed(.alertFromAlert, .noStacking) : line]
  }

  /// The state with a field's text; `nil` where there is none.
  private func field(_ field: FieldID) -> String? {
    switch field {
    case .control(let control):
      if case .activity = control.holder { return nil }
      return text(control)
    case .alert(let dialog, let index):
      guard let target = prototype[dialog], names.dialogs.indices.contains(dialog.index),
        fields(target).indices.contains(index)
      else { return nil }
      return "\(names.dialogs[dialog.index])Field\(index)"
    }
  }

  // MARK: - Texts

  /// A text as a literal with what stands in its places.
  func interpolated(_ template: Template, _ scope: Scope) -> String {
    "\""
      + template.pieces.map { piece -> String in
        let value: String
        switch piece {
        case .text(let text): return bare(text)
        case .buttonIndex: return "\(scope.index ?? -1)"
        case .buttonTitle: value = scope.index.flatMap { title($0, scope) } ?? "(null)"
        case .title(let index): value = title(index, scope) ?? "(null)"
        case .field(let index):
          guard let dialog = scope.dialog.flatMap({ prototype[$0] }),
            fields(dialog).indices.contains(index)
          else {
            value = "(null)"
            break
          }
          if fields(dialog)[index].isSecure { return "•••" }
          return "\\(\(names.dialogs[scope.dialog?.index ?? 0])Field\(index))"
        case .replacement: value = scope.isSecure ? "•" : "(null)"
        case .numberOfButtons, .cancelButtonIndex, .firstOtherButtonIndex, .destructiveButtonIndex:
          value = number(piece, scope)
        case .visible:
          guard let dialog = scope.dialog, names.dialogs.indices.contains(dialog.index) else {
            value = "(null)"
            break
          }
          return "\\(\(presented(dialog.index)) ? \"YES\" : \"NO\")"
        case .percent: value = "0"
        case .error, .body, .alertAction, .state, .userInfo: value = "(null)"
        }
        return bare(value)
      }.joined() + "\""
  }

  /// What stands between the quotes of a literal.
  private func bare(_ text: String) -> String {
    String(CodeLiteral.swift(text).dropFirst().dropLast())
  }

  private func title(_ index: Int, _ scope: Scope) -> String? {
    guard let dialog = scope.dialog.flatMap({ prototype[$0] }),
      dialog.givenButtons.indices.contains(index)
    else { return nil }
    return dialog.givenButtons[index].title.sourceText
  }

  private func number(_ piece: Template.Piece, _ scope: Scope) -> String {
    guard let dialog = scope.dialog.flatMap({ prototype[$0] }) else { return "-1" }
    let indices = ButtonIndices(dialog, firstOtherIndex: prototype.choices.firstOtherIndex)
    switch piece {
    case .numberOfButtons: return "\(indices.buttons.count)"
    case .cancelButtonIndex: return "\(indices.cancelButtonIndex)"
    case .firstOtherButtonIndex: return "\(indices.firstOtherButtonIndex)"
    default: return "\(indices.destructiveButtonIndex)"
    }
  }

  // MARK: - Conditions

  func condition(_ condition: Condition, _ scope: Scope) -> CodeCondition {
    switch condition {
    case .text(let subject, let test):
      let name: String?
      switch subject {
      case .field(let index): name = scope.dialog.flatMap { field(.alert($0, index: index)) }
      case .ownField: name = scope.field
      case .replacement: name = nil
      case .named(let id): name = field(id)
      }
      return name.map { self.test($0, test) } ?? .known(false)
    case .flag(let flag): return .text(names.flags[flag.index], isAtom: true)
    case .visible(.screen(let screen)):
      guard prototype.screens.count > 1 else { return .known(true) }
      return .text("screen == \"\(names.screens[screen.index])\"", isAtom: false)
    case .visible(.dialog(let dialog)), .visible(.instance(let dialog)):
      guard names.dialogs.indices.contains(dialog.index) else { return .known(false) }
      return .text(presented(dialog.index), isAtom: true)
    case .device(let device):
      return .text(
        "UIDevice.current.userInterfaceIdiom == .\(device == .phone ? "phone" : "pad")",
        isAtom: false)
    case .state(let state):
      return .text("UIApplication.shared.applicationState == .\(state.rawValue)", isAtom: false)
    case .launchedBy(let cause): return .known(cause == .icon)
    case .notification, .answer: return .known(false)
    case .button(let index): return .known(scope.index == index)
    case .not(let part):
      switch self.condition(part, scope) {
      case .known(let value): return .known(!value)
      case let text: return .text("!" + text.atom, isAtom: false)
      }
    case .all(let parts):
      return joined(parts.map { self.condition($0, scope) }, "&&", neutral: true)
    case .any(let parts):
      return joined(parts.map { self.condition($0, scope) }, "||", neutral: false)
    }
  }

  private func test(_ name: String, _ test: TextTest) -> CodeCondition {
    var parts: [CodeCondition] = []
    if let least = test.minLength {
      parts.append(.text("\(name).utf16.count >= \(least)", isAtom: false))
    }
    if let most = test.maxLength {
      parts.append(.text("\(name).utf16.count <= \(most)", isAtom: false))
    }
    if let equal = test.equals {
      parts.append(.text("\(name) == \(CodeLiteral.swift(equal))", isAtom: false))
    }
    if let pattern = test.matches {
      let whole = CodeLiteral.swift("\\A(?:\(pattern))\\z")
      parts.append(
        .text("\(name).range(of: \(whole), options: .regularExpression) != nil", isAtom: false))
    }
    return joined(parts, "&&", neutral: true)
  }

  private func joined(_ parts: [CodeCondition], _ word: String, neutral: Bool) -> CodeCondition {
    var texts: [CodeCondition] = []
    for part in parts {
      switch part {
      case .known(let value): if value != neutral { return .known(!neutral) }
      case .text: texts.append(part)
      }
    }
    if texts.isEmpty { return .known(neutral) }
    if texts.count == 1 { return texts[0] }
    return .text(texts.map(\.part).joined(separator: " \(word) "), isAtom: false)
  }
}
