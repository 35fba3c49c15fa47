internal import DialogModel
internal import Texts

extension UIKitCode {
  /// Actions as statements.
  func statements(_ actions: [Action], _ scope: CodeScope) -> [CodeLine] {
    var lines: [CodeLine] = []
    for (place, action) in actions.enumerated() {
      if case .wait(let milliseconds) = action {
        let rest = Array(actions.dropFirst(place + 1))
        if rest.isEmpty { return lines }
        return lines + later(milliseconds, scope) { statements(rest, $0) }
      }
      lines += statements(action, scope)
    }
    return lines
  }

  private func statements(_ action: Action, _ scope: CodeScope) -> [CodeLine] {
    switch action {
    case .present(let dialog): return present(dialog, scope)
    case .presentNew(let dialog):
      return comment("One more of it, though one may be up.") + present(dialog, scope)
    case .presentView(let dialog, let animated, let completion):
      return presentView(dialog, animated, completion ?? [], scope)
    case .dismiss(let dialog, let index, let animated):
      return dismiss(dialog, index, animated, scope)
    case .dismissView(let dialog, let animated, let completion):
      return dismissView(dialog, animated, completion, scope)
    case .goTo(let screen): return navigate(screen, prototype.navigation, animated: true, scope)
    case .navigate(let screen, let transition, let animated):
      return navigate(screen, transition, animated: animated, scope)
    case .goBack:
      guard let me = viewController(scope) else { return nothing("goBack") }
      return say(
        "[\(me).navigationController popViewControllerAnimated:YES]",
        "_ = \(me).navigationController?.popViewController(animated: true)")
    case .setTexts(let dialog, let title, let message):
      return setTexts(dialog, title, message, scope)
    case .setDelegate(let dialog, let change): return setDelegate(dialog, change, scope)
    case .setFieldText(let field, let text):
      return set(object(field, scope), "text", texts.formatted(text, scope))
    case .setOverlay(let field, let overlay): return self.overlay(object(field, scope), overlay)
    case .setPassthrough(let dialog, let controls): return setPassthrough(dialog, controls, scope)
    case .setFlag(let flag, let change):
      let property = self.flag(flag, scope)
      switch change {
      case .becomes(let value): return say("\(property) = \(bool(value))", "\(property) = \(value)")
      case .toggles: return say("\(property) = !\(property)", "\(property).toggle()")
      }
    case .setBadge(let number):
      return say(
        "[UIApplication sharedApplication].applicationIconBadgeNumber = \(number)",
        isToday
          ? "UNUserNotificationCenter.current().setBadgeCount(\(number))"
          : "UIApplication.shared.applicationIconBadgeNumber = \(number)")
    case .setEnabled(let control, let isEnabled): return setEnabled(control, isEnabled, scope)
    case .setBarEnabled(let bar, let isEnabled): return setEnabled(bar, isEnabled, scope)
    case .focus(let field): return focus(field, "becomeFirstResponder", scope)
    case .resign(let field): return focus(field, "resignFirstResponder", scope)
    case .run(let task): return TaskCode(code: self).begun(task, scope)
    case .cancelTask(let task):
      return call(
        object(homes.home(of: task), scope), "cancel" + CodeNames.capital(taskProperty(task)))
    case .schedule(let id): return call(CodeReference(hub(scope)), "schedule" + notification(id))
    case .presentNow(let id):
      return call(CodeReference(hub(scope)), "present" + notification(id) + "Now")
    case .cancelNotification(let id):
      return call(CodeReference(hub(scope)), "cancel" + notification(id))
    case .cancelAllNotifications:
      return say(
        "[[UIApplication sharedApplication] cancelAllLocalNotifications]",
        isToday
          ? "UNUserNotificationCenter.current().removeAllPendingNotificationRequests()"
          : "UIApplication.shared.cancelAllLocalNotifications()")
    case .setNotifications(let ids):
      return statements(.cancelAllNotifications, scope)
        + ids.flatMap { statements(.schedule($0), scope) }
    case .finish(let completed): return finish(completed, scope)
    case .log(let text): return texts.log(text, scope)
    case .wait: return []
    case .when(let condition, let yes, let no):
      return choose(
        self.condition(condition, scope), statements(yes, scope), otherwise: statements(no, scope))
    }
  }

  func notification(_ id: NotificationID) -> String {
    names.notifications.indices.contains(id.index)
      ? CodeNames.capital(names.notifications[id.index]) : "Notification"
  }

  /// A note in place of what cannot be done here.
  func nothing(_ word: String) -> [CodeLine] { comment("“\(word)” has no counterpart here.") }

  /// The view controller of a scope; `nil` in the application's delegate.
  func viewController(_ scope: CodeScope) -> String? {
    scope.home == .application ? nil : scope.me
  }

  /// Statements that are performed after some time, unless the object is gone by then.
  func later(_ milliseconds: Int, _ scope: CodeScope, _ body: (CodeScope) -> [CodeLine])
    -> [CodeLine]
  {
    var inside = scope
    inside.hasLoadersLater = false
    if isObjectiveC {
      inside.me = "strongSelf"
      let name = className(scope.home)
      let lines = body(inside)
      if lines.isEmpty { return [] }
      return [
        CodeLine("__weak \(name) *weakSelf = \(scope.me);"),
        CodeLine(
          "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, \(milliseconds) * (int64_t)NSEC_PER_MSEC), dispatch_get_main_queue(), ^{"
        ),
      ]
        + [CodeLine("\(name) *strongSelf = weakSelf;"), CodeLine("if (!strongSelf) return;")]
        .indented()
        + lines.indented() + [CodeLine("});")]
    }
    let lines = body(inside)
    if lines.isEmpty { return [] }
    return [CodeLine("Task { @MainActor [weak self] in")]
      + [
        CodeLine("try? await Task.sleep(for: .milliseconds(\(milliseconds)))"),
        CodeLine("guard let self else { return }"),
      ].indented() + lines.selfIsUsed().indented() + [CodeLine("}")]
  }

  private func present(_ dialog: DialogID, _ scope: CodeScope) -> [CodeLine] {
    guard names.dialogs.indices.contains(dialog.index) else { return nothing("present") }
    return call(
      object(homes.home(of: dialog), scope),
      "present" + CodeNames.capital(names.dialogs[dialog.index])
    ).changed(.noStacking)
  }

  private func presentView(
    _ dialog: DialogID, _ animated: Bool, _ completion: [Action], _ scope: CodeScope
  ) -> [CodeLine] {
    guard prototype[dialog]?.presentedView != nil else { return present(dialog, scope) }
    let owner = object(homes.home(of: dialog), scope)
    let method = "present" + CodeNames.capital(names.dialogs[dialog.index])
    let body = statements(completion, scope)
    guard !body.isEmpty || !animated else { return call(owner, method) }
    let end = completionBlock(body)
    return joined(
      "[\(owner.text) \(method)Animated:\(bool(animated)) completion:",
      get(owner, "\(method)(animated: \(animated))"), end, closing: "]")
  }

  /// A block that is performed once something is there or gone; empty where nothing is to be done.
  private func completionBlock(_ body: [CodeLine]) -> [CodeLine] { body }

  /// A call whose last argument is a block.
  func joined(
    _ objectiveC: String, _ swift: String, _ body: [CodeLine], closing: String
  ) -> [CodeLine] {
    if isObjectiveC {
      guard !body.isEmpty else { return [CodeLine(objectiveC + "nil" + closing + ";")] }
      return [CodeLine(objectiveC + "^{")] + body.indented() + [CodeLine("}" + closing + ";")]
    }
    guard !body.isEmpty else { return [CodeLine(swift)] }
    return [CodeLine(swift + " {")] + body.indented() + [CodeLine("}")]
  }

  private func dismissView(
    _ dialog: DialogID, _ animated: Bool, _ completion: [Action], _ scope: CodeScope
  ) -> [CodeLine] {
    let body = statements(completion, scope)
    let view = object(dialog, scope)
    return joined(
      "[\(view.text) dismissViewControllerAnimated:\(bool(animated)) completion:",
      get(view, "dismiss(animated: \(animated))"), body, closing: "]")
  }

  private func dismiss(
    _ dialog: DialogID, _ index: Int?, _ animated: Bool, _ scope: CodeScope
  ) -> [CodeLine] {
    guard let target = prototype[dialog] else { return nothing("dismiss") }
    let object = object(dialog, scope)
    switch target.kind {
    case .popover where !isToday:
      return say(
        "[\(object.text) dismissPopoverAnimated:\(bool(animated))]",
        get(object, "dismiss(animated: \(animated))"))
    case .alert, .actionSheet:
      if isToday {
        let note =
          index == nil
          ? []
          : comment("No handler is performed; before, the delegate heard of index \(index ?? -1).")
        return note + say("", get(object, "dismiss(animated: \(animated))"))
      }
      var own = scope
      (own.dialog, own.object) = (dialog.exact, object)
      let button = index.map { buttonIndex($0, own) } ?? number(object, "cancelButtonIndex")
      return say(
        "[\(object.text) dismissWithClickedButtonIndex:\(button) animated:\(bool(animated))]",
        get(object, "dismiss(withClickedButtonIndex: \(button), animated: \(animated))"))
    case .activityPicker, .presentedView, .formSheet, .popover:
      return dismissView(dialog, animated, [], scope)
    }
  }

  private func navigate(
    _ screen: ScreenID, _ transition: ScreenTransition, animated: Bool, _ scope: CodeScope
  ) -> [CodeLine] {
    let target = object(.screen(screen.index), scope).text
    let me = viewController(scope)
    let root = "\(scope.me).window\(pick("", "?")).rootViewController"
    let stack =
      me.map { "\($0).navigationController" }
      ?? pick("(UINavigationController *)\(root)", "(\(root) as? UINavigationController)")
    switch transition {
    case .push:
      return say(
        "[\(stack) pushViewController:\(target) animated:\(bool(animated))]",
        "\(stack)?.pushViewController(\(target), animated: \(animated))")
    case .pop:
      return say(
        "[\(stack) popToViewController:\(target) animated:\(bool(animated))]",
        "_ = \(stack)?.popToViewController(\(target), animated: \(animated))")
    case .modal:
      return say(
        "[\(me ?? root) presentViewController:\(target) animated:\(bool(animated)) completion:nil]",
        "\(me ?? root + "?").present(\(target), animated: \(animated))")
    case .none:
      guard hasHub else { return nothing("goTo") }
      return call(
        CodeReference(hub(scope)), "show" + CodeNames.capital(names.screens[screen.index]))
    }
  }

  /// Sets a property of an object.
  func set(_ object: CodeReference, _ property: String, _ value: String) -> [CodeLine] {
    say("\(object.text).\(property) = \(value)", "\(get(object, property)) = \(value)")
  }

  private func setTexts(
    _ dialog: DialogID, _ title: Template?, _ message: Template?, _ scope: CodeScope
  ) -> [CodeLine] {
    let object = object(dialog, scope)
    let id = prototype.name(of: dialog)
    let heading =
      title.map { set(object, "title", texts.localized($0, "\(id): title", scope)) } ?? []
    guard let message else { return heading }
    if prototype[dialog]?.actionSheet != nil, !isToday {
      return heading + comment("An action sheet has no message.")
    }
    return heading + set(object, "message", texts.localized(message, "\(id): message", scope))
  }

  private func setDelegate(_ dialog: DialogID, _ change: DelegateChange, _ scope: CodeScope)
    -> [CodeLine]
  {
    if isToday {
      return comment("An alert controller has no delegate that could be set to nil or go.")
    }
    let object = object(dialog, scope)
    switch change {
    case .none:
      if prototype[dialog]?.activityPicker != nil || prototype[dialog]?.presentedView != nil {
        return comment("It has no delegate of its own.")
      }
      return set(object, "delegate", "nil")
    case .gone:
      return comment(
        "The delegate of “\(prototype.name(of: dialog))” is deallocated here and was not set to nil:"
      )
        + comment("the next call to it would message freed memory. Set delegate to nil first.")
    }
  }

  func overlay(_ field: CodeReference, _ overlay: TextField.Overlay?) -> [CodeLine] {
    func image(_ name: String?) -> String {
      guard let name else { return "nil" }
      return pick(
        "[[UIImageView alloc] initWithImage:[UIImage imageNamed:\(literal(name))]]",
        "UIImageView(image: UIImage(named: \(literal(name))))")
    }
    let mode = overlay?.mode ?? .never
    return set(field, "leftView", image(overlay?.left))
      + set(field, "rightView", image(overlay?.right))
      + set(field, "leftViewMode", viewMode(mode)) + set(field, "rightViewMode", viewMode(mode))
  }

  func viewMode(_ mode: TextField.ViewMode) -> String {
    pick("UITextFieldViewMode" + CodeNames.capital(mode.rawValue), "." + mode.rawValue)
  }

  private func setPassthrough(
    _ dialog: DialogID, _ controls: [ControlReference]?, _ scope: CodeScope
  ) -> [CodeLine] {
    var popover = object(dialog, scope)
    if isToday {
      popover = CodeReference(get(popover, "popoverPresentationController"), isOptional: true)
    } else if prototype[dialog]?.activityPicker != nil {
      popover.text += "Popover"
    } else if prototype[dialog]?.popover == nil {
      return nothing("passthrough")
    }
    guard let controls else { return set(popover, "passthroughViews", "nil") }
    return set(popover, "passthroughViews", views(controls, scope))
  }

  /// A list of the controls that are views.
  func views(_ controls: [ControlReference], _ scope: CodeScope) -> String {
    let found = controls.flatMap(\.candidates).filter { isView(prototype.control($0).kind) }
      .map { object($0, scope) }
    if isObjectiveC { return "@[" + found.map(\.text).joined(separator: ", ") + "]" }
    if found.contains(where: \.isOptional) {
      return "[" + found.map(\.text).joined(separator: ", ") + "].compactMap { $0 }"
    }
    return "[" + found.map(\.text).joined(separator: ", ") + "]"
  }

  func isView(_ kind: Control.Kind) -> Bool {
    switch kind {
    case .button, .row, .label, .textField, .image, .switch, .segmented, .section, .space: true
    case .barButton, .toolbarButton, .tab: false
    }
  }

  private func setEnabled(_ control: ControlReference, _ isEnabled: Bool, _ scope: CodeScope)
    -> [CodeLine]
  {
    control.candidates.flatMap { id in
      let object = object(id, scope)
      switch prototype.control(id).kind {
      case .button, .barButton, .toolbarButton, .tab, .textField, .switch, .segmented:
        return set(object, pick("enabled", "isEnabled"), bool(isEnabled))
      case .row, .label, .image, .section, .space:
        return set(
          object, pick("userInteractionEnabled", "isUserInteractionEnabled"), bool(isEnabled))
      }
    }
  }

  private func setEnabled(_ bar: Bar, _ isEnabled: Bool, _ scope: CodeScope) -> [CodeLine] {
    guard let me = viewController(scope) else { return nothing(isEnabled ? "enable" : "disable") }
    let holder = bar == .tabBar ? "tabBarController" : "navigationController"
    return say(
      "\(me).\(holder).\(bar.rawValue).userInteractionEnabled = \(bool(isEnabled))",
      "\(me).\(holder)?.\(bar.rawValue)\(bar == .toolbar ? "?" : "").isUserInteractionEnabled = \(isEnabled)"
    )
  }

  private func focus(_ field: FieldID, _ method: String, _ scope: CodeScope) -> [CodeLine] {
    let object = object(field, scope)
    return say("[\(object.text) \(method)]", "_ = " + get(object, method + "()"))
  }

  private func finish(_ completed: Bool, _ scope: CodeScope) -> [CodeLine] {
    guard case .activity = scope.home else { return nothing("finish") }
    return say(
      "[\(scope.me).activity activityDidFinish:\(bool(completed))]",
      "\(scope.me).activity?.activityDidFinish(\(completed))")
  }
}

extension [CodeLine] {
  /// The lines, so that Swift does not warn where none of them names `self`.
  func selfIsUsed() -> [CodeLine] {
    let isUsed = contains { $0.text.has("self.") || $0.text.has("self,") || $0.text.has("self)") }
    return isUsed ? self : [CodeLine("_ = self")] + self
  }
}
