internal import DialogModel

/// The delegates of alerts, sheets and popovers of 2013: one method a class, which asks whose call
/// it is.
struct DelegateCode {
  let code: UIKitCode

  /// The dialogs of a class that have a delegate, by their indices.
  private func dialogs(_ owner: Selector.Owner, _ home: CodeHome) -> [Int] {
    code.prototype.dialogs.indices.filter { index in
      let dialog = code.prototype.dialogs[index]
      guard code.homes.home(of: DialogID(index)) == home, !dialog.delegate.isNil else {
        return false
      }
      return switch (owner, dialog.kind) {
      case (.alert, .alert), (.actionSheet, .actionSheet), (.popover, .popover): true
      case (.popover, .activityPicker): true
      default: false
      }
    }
  }

  /// Whether a class has a method, because it does or answers something.
  func does(_ selector: Selector, _ home: CodeHome) -> Bool {
    if code.form == .probe { return !dialogs(selector.owner, home).isEmpty }
    return dialogs(selector.owner, home).contains { !body(selector, $0, home).isEmpty }
      || (selector == .alertViewClickedButtonAtIndex && TaskCode(code: code).hasCancellable(home))
  }

  /// Adds the methods of a class.
  func add(_ home: CodeHome, to type: inout CodeClass) {
    for owner in [Selector.Owner.alert, .actionSheet, .popover] {
      let all = dialogs(owner, home)
      let isLoader = owner == .alert && TaskCode(code: code).hasDelegate(home)
      if !all.isEmpty || isLoader, let name = CodeSignature.delegateProtocol(owner) {
        type.add(name)
      }
      for selector in Selector.allCases where selector.owner == owner {
        guard let signature = CodeSignature(selector), let object = CodeSignature.object(owner)
        else { continue }
        var lines: [CodeLine] = []
        for index in all {
          let body = body(selector, index, home)
          guard !body.isEmpty else { continue }
          let head = CodeLine(isOwn(index, object, home)).changed(KnownChange.of(selector))
          lines += ([head] + body.indented() + [CodeLine("}")])
            .of(.dialog(code.prototype.dialogs[index].id))
        }
        if selector == .alertViewClickedButtonAtIndex {
          lines += TaskCode(code: code).cancelling(home)
        }
        guard !lines.isEmpty else { continue }
        if selector.returnsBool { lines += code.say("return YES", "return true") }
        type.methods.append(CodeMethod(signature.objectiveC, "func " + signature.swift, lines))
      }
    }
  }

  /// The head of what is done for one dialog.
  private func isOwn(_ index: Int, _ variable: String, _ home: CodeHome) -> String {
    let object = code.object(DialogID(index), CodeScope(home)).text
    if code.homes.repeated.contains(index) {
      return code.pick(
        "if ([\(object)s containsObject:\(variable)]) {",
        "if \(object)s.contains(where: { $0 === \(variable) }) {")
    }
    let picker = code.prototype.dialogs[index].activityPicker == nil ? "" : "Popover"
    return code.pick(
      "if (\(variable) == \(object)\(picker)) {", "if \(variable) === \(object)\(picker) {")
  }

  /// What a method does for one dialog; empty where it does nothing.
  private func body(_ selector: Selector, _ index: Int, _ home: CodeHome) -> [CodeLine] {
    let dialog = code.prototype.dialogs[index]
    guard dialog.delegate.responds(to: selector), let object = CodeSignature.object(selector.owner)
    else { return [] }
    var scope = CodeScope(home)
    (scope.dialog, scope.object) = (DialogID(index), CodeReference(object))
    if CodeSignature.hasIndex(selector) { scope.index = .variable }
    var lines: [CodeLine] = []
    scope.hasLoadersLater = selector.moment == .clicked || selector.moment == .willDismiss
    if selector.moment == .clicked { lines += chain(dialog, scope) { $0.then } }
    if selector.moment == .didDismiss { lines += chain(dialog, scope) { $0.afterwards } }
    let body = told(dialog.id, selector, dialog.delegate, scope, before: lines)
    guard selector.moment == .didDismiss else { return body }
    return body + TaskCode(code: code).shown(after: dialog, scope)
  }

  /// What is done by button.
  private func chain(_ dialog: Dialog, _ scope: CodeScope, _ actions: (Button) -> [Action])
    -> [CodeLine]
  {
    var lines: [CodeLine] = []
    for (index, button) in dialog.givenButtons.enumerated() {
      var own = scope
      own.index = .variable
      let body = code.statements(actions(button), own)
      guard !body.isEmpty else { continue }
      let test = "buttonIndex == \(code.buttonIndex(index, own))"
      let head = code.pick("if (\(test)) {", "if \(test) {")
      let title = "  // " + CodeLiteral.comment(button.title.sourceText)
      if lines.isEmpty {
        lines.append(CodeLine(head + title))
      } else {
        lines[lines.count - 1] = CodeLine("} else \(head)" + title)
      }
      lines += body.indented() + [CodeLine("}")]
    }
    return lines
  }

  /// What a method does and answers; in the probe it prints its call first, with the answer.
  ///
  /// - Parameters:
  ///   - id: whose call it is, as `rehearsal trace` says it.
  ///   - before: what is done before the method's own actions.
  func told(
    _ id: String, _ selector: Selector, _ delegate: Delegate, _ scope: CodeScope,
    isSecure: Bool = false, before: [CodeLine] = []
  ) -> [CodeLine] {
    let lines = answered(selector, delegate, scope)
    guard code.form == .probe else { return before + lines }
    guard selector.returnsBool else {
      return ProbeCode.row(id, selector, isSecure: isSecure) + before + lines
    }
    func row(_ answer: String) -> [CodeLine] {
      ProbeCode.row(id, selector, isSecure: isSecure, answer: answer) + before
    }
    // The answer is known before anything is done, as its row comes before the others.
    let notes = Array(lines.prefix { $0.text.hasPrefix("//") })
    guard let first = lines.dropFirst(notes.count).first else { return row("YES") + lines }
    let rest = Array(lines.dropFirst(notes.count + 1))
    guard first.text.hasPrefix("return ") else { return notes + [first] + row("answer") + rest }
    if first.text == "return YES;" || first.text == "return NO;" {
      return notes + row(String(first.text.dropFirst(7).dropLast())) + [first]
    }
    return notes + [CodeLine("BOOL answer = " + first.text.dropFirst(7))] + row("answer")
      + [CodeLine("return answer;")]
  }

  /// The actions of a method, and its answer where it is not always yes.
  func answered(_ selector: Selector, _ delegate: Delegate, _ scope: CodeScope) -> [CodeLine] {
    let actions = delegate.does[selector] ?? []
    guard selector.returnsBool else { return code.statements(actions, scope) }
    let given = delegate.returns[selector] ?? .always(true)
    let value: CodeCondition
    var note: [CodeLine] = []
    switch given {
    case .always(let answer): value = .known(answer)
    case .when(let condition): value = code.condition(condition, scope)
    case .ask:
      value = .known(true)
      note = code.comment("Whoever previews the document decides this each time.")
    }
    var own = scope
    own.answer = "answer"
    let body = code.statements(actions, own)
    if body.isEmpty {
      if case .always(true) = given { return [] }
      return note + code.say("return \(text(value))", "return \(text(value))")
    }
    return note + code.say("BOOL answer = \(text(value))", "let answer = \(text(value))") + body
      + code.say("return answer", "return answer")
  }

  private func text(_ condition: CodeCondition) -> String {
    if case .known(let value) = condition { return code.bool(value) }
    return condition.text
  }
}
