public import DialogModel
public import DialogSimulator

/// One thing that a document says can happen: what scenarios cover, or leave out.
///
/// They are counted in the document, never in what was found: what cannot be reached is among them.
public enum DocumentWay: Hashable, Sendable {
  /// How a task ends.
  public enum End: String, CaseIterable, Sendable {
    case done, failed, cancelled
  }

  /// A button of an alert or a sheet.
  case button(DialogID, index: Int)
  /// A control that does something.
  case control(ControlID)
  /// The back button of a screen that is pushed.
  case back
  /// A task that ends so.
  case end(TaskID, End)
  /// A notification that is opened, or closed.
  case notification(NotificationID, opens: Bool)
  /// An activity of a picker that is chosen.
  case activity(DialogID, ActivityChoice)
  /// A tap beside a popover, or a sheet in one.
  case beside(DialogID)
  /// Return in a field that does something then.
  case returnKey(FieldID)
  /// The system cancels a dialog, as when Home is pressed; its delegate hears of it.
  case systemCancel(DialogID)
  /// A question that a delegate decides by a condition, or leaves to a person, and its answer.
  case answer(Selector, Target, Bool)
  /// What a conditional action does when its condition holds, or when it does not; the latter is a
  /// way too where the document says nothing of it.
  case branch(Conditional, holds: Bool)
}

extension DocumentWay {
  /// The ways of a document, in its order.
  public static func all(of prototype: Prototype) -> [DocumentWay] {
    var ways: [DocumentWay] = []
    for (index, screen) in prototype.screens.enumerated() {
      ways += controls(screen.controls, .screen(ScreenID(index)))
    }
    for (index, dialog) in prototype.dialogs.enumerated() {
      ways += self.ways(of: dialog, DialogID(index))
      ways += self.ways(around: dialog, DialogID(index), in: prototype)
    }
    for (index, task) in prototype.tasks.enumerated() {
      ways += [.end(TaskID(index), .done), .end(TaskID(index), .failed)]
      if task.isCancellable { ways.append(.end(TaskID(index), .cancelled)) }
    }
    for index in prototype.notifications.indices {
      ways += [true, false].map { .notification(NotificationID(index), opens: $0) }
    }
    if prototype.hasPushes { ways.append(.back) }
    for conditional in Conditionals(prototype).all {
      ways += [true, false].map { .branch(conditional, holds: $0) }
    }
    return ways
  }

  private static func controls(
    _ controls: [Control], _ holder: ControlID.Holder
  ) -> [DocumentWay] {
    controls.enumerated().flatMap { index, control -> [DocumentWay] in
      let id = ControlID(holder, index: index)
      var ways: [DocumentWay] = []
      if control.takesTaps, !control.then.isEmpty || control.details.screen != nil {
        ways.append(.control(id))
      }
      if let field = control.textField {
        if field.hearsOfReturn { ways.append(.returnKey(.control(id))) }
        ways += answers(field.delegate, .field(.control(id)))
      }
      return ways
    }
  }

  private static func ways(of dialog: Dialog, _ id: DialogID) -> [DocumentWay] {
    let buttons = ButtonIndices(dialog, firstOtherIndex: .fixed).buttons.indices
    var ways: [DocumentWay] = buttons.map { .button(id, index: $0) }
    ways += controls(dialog.controls, .dialog(id))
    for (index, field) in (dialog.alert?.shownFields ?? []).enumerated() {
      if field.hearsOfReturn { ways.append(.returnKey(.alert(id, index: index))) }
      ways += answers(field.delegate, .field(.alert(id, index: index)))
    }
    for (index, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
      ways.append(.activity(id, .custom(index)))
      if case .shows(let view) = activity.behaviour {
        ways += controls(view.controls, .activity(ActivityID(id, index: index)))
      }
    }
    return ways + answers(dialog.delegate, .dialog(id))
  }

  /// What can be done beside a dialog, and by the system.
  private static func ways(
    around dialog: Dialog, _ id: DialogID, in prototype: Prototype
  ) -> [DocumentWay] {
    let cancel: Selector?
    var ways: [DocumentWay] = []
    switch dialog.kind {
    case .alert: cancel = .alertViewCancel
    case .actionSheet:
      cancel = .actionSheetCancel
      if prototype.device == .tablet { ways.append(.beside(id)) }
    case .popover:
      cancel = nil
      ways.append(.beside(id))
    case .activityPicker, .presentedView, .formSheet: cancel = nil
    }
    if prototype.era == .ios3, let cancel, dialog.delegate.responds(to: cancel) {
      ways.append(.systemCancel(id))
    }
    return ways
  }

  private static func answers(_ delegate: Delegate, _ target: Target) -> [DocumentWay] {
    delegate.returns.filter { delegate.responds(to: $0.key) && $0.value.isOpen }.map(\.key)
      .sorted { $0.rawValue < $1.rawValue }
      .flatMap { selector in [true, false].map { .answer(selector, target, $0) } }
  }

  /// The ways that an input goes.
  static func ways(of input: Input) -> [DocumentWay] {
    switch input {
    case .tapButton(let dialog, let index): [.button(DialogID(dialog.index), index: index)]
    case .tapControl(let control), .tapSegment(let control, _): [.control(control)]
    // The step goes back as the action does.
    case .tapBack, .perform(.goBack): [.back]
    case .openNotification(let id, _): [.notification(id, opens: true)]
    case .closeNotification(let id, _): [.notification(id, opens: false)]
    case .chooseActivity(let dialog, let choice): [.activity(DialogID(dialog.index), choice)]
    default: []
    }
  }

  /// The ways of an input that does not say what it is about.
  ///
  /// - Parameter target: what it was about.
  static func ways(of input: Input, about target: Target?) -> [DocumentWay] {
    switch (input, target) {
    case (.tapOutside, .dialog(let dialog)?): [.beside(DialogID(dialog.index))]
    case (.pressReturn, .field(.alert(let dialog, let index))?):
      [.returnKey(.alert(DialogID(dialog.index), index: index))]
    case (.pressReturn, .field(let field)?): [.returnKey(field)]
    default: ways(of: input)
    }
  }

  /// The way that a call goes; `nil` for one that answers nothing.
  static func way(_ selector: Selector, _ target: Target, returned: Bool?) -> DocumentWay? {
    if [.alertViewCancel, .actionSheetCancel].contains(selector), case .dialog(let id) = target {
      return .systemCancel(DialogID(id.index))
    }
    guard let returned else { return nil }
    switch target {
    case .dialog(let dialog):
      return .answer(selector, .dialog(DialogID(dialog.index)), returned)
    case .field(.alert(let dialog, let index)):
      return .answer(
        selector, .field(.alert(DialogID(dialog.index), index: index)), returned)
    default: return .answer(selector, target, returned)
    }
  }

  /// The ways that a row tells of.
  public static func ways(of row: Row) -> [DocumentWay] {
    switch row.content {
    case .input(let input, _, let ignored):
      return ignored == nil ? ways(of: input, about: row.target) : []
    case .call(let selector, _, let returned):
      return [way(selector, row.target, returned: returned)].compactMap { $0 }
    case .task(.ended(let end)):
      guard case .task(let task) = row.target else { return [] }
      switch end {
      case .done: return [.end(task, .done)]
      case .failed: return [.end(task, .failed)]
      case .cancelled: return [.end(task, .cancelled)]
      }
    default: return []
    }
  }
}

extension TextField {
  /// Whether Return does something.
  fileprivate var hearsOfReturn: Bool {
    delegate.returns[.textFieldShouldReturn] != nil
      || delegate.does[.textFieldShouldReturn]?.isEmpty == false
  }
}

extension Answer {
  /// Whether both answers are possible.
  fileprivate var isOpen: Bool { if case .always = self { false } else { true } }
}

extension Prototype {
  /// Whether a screen can be pushed, so that a back button is there.
  fileprivate var hasPushes: Bool {
    func pushes(_ action: Action) -> Bool {
      switch action {
      case .navigate(_, .push, _): true
      case .goTo: navigation == .push
      default: false
      }
    }
    let controls = screens.flatMap(\.controls) + dialogs.flatMap(\.controls)
    let buttons = dialogs.flatMap { ButtonIndices($0, firstOtherIndex: .fixed).buttons }
    return
      (controls.flatMap(\.then) + buttons.flatMap { $0.then + $0.afterwards }
      + tasks.flatMap { $0.whenDone + $0.whenFailed + $0.whenCancelled })
      .unconditional.contains(where: pushes)
  }
}
