internal import DialogModel

extension UIKitCode {
  /// A condition as code.
  func condition(_ condition: Condition, _ scope: CodeScope) -> CodeCondition {
    switch condition {
    case .text(let subject, let test):
      guard let text = subjectText(subject, scope) else { return .known(false) }
      return textTest(text, test)
    case .flag(let flag): return .text(self.flag(flag, scope), isAtom: true)
    case .visible(let shown): return .text(visible(shown, scope), isAtom: isObjectiveC)
    case .device(let device):
      return .text(
        pick(
          "UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiom\(device == .phone ? "Phone" : "Pad")",
          "UIDevice.current.userInterfaceIdiom == .\(device == .phone ? "phone" : "pad")"),
        isAtom: false)
    case .state(let state):
      let word = CodeNames.capital(state.rawValue)
      return .text(
        pick(
          "[UIApplication sharedApplication].applicationState == UIApplicationState\(word)",
          "UIApplication.shared.applicationState == .\(state.rawValue)"), isAtom: false)
    case .launchedBy(let cause):
      guard hasHub else { return .known(cause == .icon) }
      let property = hub(scope) + ".launchNotification"
      switch cause {
      case .icon: return .text("\(property) == nil", isAtom: false)
      case .notification(let id):
        let name = literal(prototype.name(of: id))
        return .text(
          pick("[\(property) isEqualToString:\(name)]", "\(property) == \(name)"),
          isAtom: isObjectiveC)
      }
    case .notification(let id):
      guard let notification = scope.notification else { return .known(false) }
      let name = literal(prototype.name(of: id))
      return .text(
        pick(
          "[[\(notification).userInfo objectForKey:@\"notification\"] isEqual:\(name)]",
          "\(notification).userInfo?[\"notification\"] as? String == \(name)"), isAtom: isObjectiveC
      )
    case .button(let index):
      switch scope.index {
      case .none: return .known(false)
      case .known(let known): return .known(known == index)
      case .variable: return .text("buttonIndex == \(buttonIndex(index, scope))", isAtom: false)
      }
    case .answer(let value):
      guard let answer = scope.answer else { return .known(false) }
      return .text(value ? answer : "!\(answer)", isAtom: true)
    case .not(let inner):
      switch self.condition(inner, scope) {
      case .known(let value): return .known(!value)
      case let text: return .text("!" + text.atom, isAtom: false)
      }
    case .all(let parts): return joined(parts, "&&", neutral: true, scope)
    case .any(let parts): return joined(parts, "||", neutral: false, scope)
    }
  }

  private func joined(
    _ parts: [Condition], _ word: String, neutral: Bool, _ scope: CodeScope
  ) -> CodeCondition {
    var texts: [CodeCondition] = []
    for part in parts {
      switch condition(part, scope) {
      case .known(let value): if value != neutral { return .known(!neutral) }
      case let text: texts.append(text)
      }
    }
    if texts.isEmpty { return .known(neutral) }
    if texts.count == 1 { return texts[0] }
    return .text(texts.map(\.part).joined(separator: " \(word) "), isAtom: false)
  }

  /// The text that a condition tests; `nil` where there is none at this place.
  private func subjectText(_ subject: Condition.Subject, _ scope: CodeScope) -> String? {
    switch subject {
    case .field(let index):
      guard let dialog = scope.dialog, let fields = prototype[dialog]?.alert?.shownFields,
        fields.indices.contains(index)
      else { return nil }
      return text(object(.alert(dialog, index: index), scope))
    case .ownField: return scope.changed ?? scope.field.map { text($0) }
    case .replacement: return scope.replacement
    case .named(let field):
      if case .alert(let dialog, let index) = field,
        !(prototype[dialog]?.alert?.shownFields.indices.contains(index) ?? false)
      {
        return nil
      }
      return text(object(field, scope))
    }
  }

  private func textTest(_ text: String, _ test: TextTest) -> CodeCondition {
    var parts: [CodeCondition] = []
    let length = pick("\(text).length", "\(text).utf16.count")
    if let least = test.minLength { parts.append(.text("\(length) >= \(least)", isAtom: false)) }
    if let most = test.maxLength { parts.append(.text("\(length) <= \(most)", isAtom: false)) }
    if let equal = test.equals {
      parts.append(
        .text(
          pick("[\(text) isEqualToString:\(literal(equal))]", "\(text) == \(literal(equal))"),
          isAtom: isObjectiveC))
    }
    if let pattern = test.matches {
      let whole = literal("\\A(?:\(pattern))\\z")
      parts.append(
        .text(
          pick(
            "[\(text) rangeOfString:\(whole) options:NSRegularExpressionSearch].location != NSNotFound",
            "\(text).range(of: \(whole), options: .regularExpression) != nil"), isAtom: false))
    }
    if parts.isEmpty { return .known(true) }
    if parts.count == 1 { return parts[0] }
    return .text(parts.map(\.part).joined(separator: " && "), isAtom: false)
  }

  /// The property of a flag.
  func flag(_ flag: FlagID, _ scope: CodeScope) -> String {
    let name = names.flags.indices.contains(flag.index) ? names.flags[flag.index] : "isSet"
    return hasHub ? hub(scope) + "." + name : scope.me + "." + name
  }

  /// Whether something is shown.
  func visible(_ shown: Condition.Shown, _ scope: CodeScope) -> String {
    switch shown {
    case .screen(let id):
      let screen = object(.screen(id.index), scope)
      return pick(
        "(\(screen.text).isViewLoaded && \(screen.text).view.window != nil)",
        "\(get(screen, "viewIfLoaded?.window")) != nil")
    case .dialog(let id), .instance(let id):
      let dialog = object(id, scope)
      let kind = prototype[id]?.kind
      if isToday {
        return "\(get(dialog, "presentingViewController")) != nil"
      }
      switch kind {
      case .activityPicker, .presentedView, .formSheet:
        return pick(
          "(\(dialog.text).presentingViewController != nil)",
          "\(get(dialog, "presentingViewController")) != nil")
      case .popover:
        return pick(
          "\(dialog.text).popoverVisible",
          "\(get(dialog, "isPopoverVisible"))\(dialog.isOptional ? " == true" : "")")
      case .alert, .actionSheet, nil:
        return pick(
          "\(dialog.text).visible",
          "\(get(dialog, "isVisible"))\(dialog.isOptional ? " == true" : "")")
      }
    }
  }

  /// The index of a button, by what UIKit calls it.
  func buttonIndex(_ index: Int, _ scope: CodeScope) -> String {
    guard let id = scope.dialog, let dialog = prototype[id], let object = scope.object, index >= 0,
      !isToday
    else { return "\(index)" }
    let indices = ButtonIndices(dialog, firstOtherIndex: .fixed)
    if index == indices.cancelButtonIndex { return number(object, "cancelButtonIndex") }
    if dialog.actionSheet != nil, index == indices.destructiveButtonIndex {
      return number(object, "destructiveButtonIndex")
    }
    let others = dialog.alert?.otherButtons.count ?? dialog.actionSheet?.otherButtons.count ?? 0
    let place = index - indices.firstOtherButtonIndex
    if indices.firstOtherButtonIndex >= 0, (0..<others).contains(place) {
      return number(object, "firstOtherButtonIndex") + (place == 0 ? "" : " + \(place)")
    }
    let added = index - (indices.buttons.count - addedCount(dialog))
    guard added >= 0, added < addedCount(dialog) else { return "\(index)" }
    let owner = self.object(homes.home(of: id), scope)
    return get(owner, addedIndex(id, added))
  }

  /// A property of an object that is a number, -1 where the object is gone.
  func number(_ object: CodeReference, _ name: String) -> String {
    let text = get(object, name)
    return !isObjectiveC && object.isOptional ? "(\(text) ?? -1)" : text
  }

  func addedCount(_ dialog: Dialog) -> Int {
    dialog.alert?.addedButtons.count ?? dialog.actionSheet?.addedButtons.count ?? 0
  }

  /// The property that keeps the index of a button that was added.
  func addedIndex(_ dialog: DialogID, _ number: Int) -> String {
    names.dialogs[dialog.index] + "Added\(number + 1)Index"
  }
}
