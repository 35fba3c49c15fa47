/// Visits every text of a prototype that a person sees, and may change it.
///
/// Translation and the search for untranslated texts use the same traversal.
struct TextMapping {
  let change: (Template) -> Template

  /// The prototype with each of its visible texts changed.
  func prototype(_ prototype: Prototype) -> Prototype {
    var result = prototype
    result.screens = prototype.screens.map(screen)
    result.dialogs = prototype.dialogs.map(dialog)
    result.tasks = prototype.tasks.map(task)
    result.notifications = prototype.notifications.map(notification)
    result.application?.name = prototype.application?.name.map(plain)
    if let described = prototype.application?.delegate {
      result.application?.delegate = delegate(described)
    }
    result.navigationController = prototype.navigationController.map(delegate)
    result.tabBarController = prototype.tabBarController.map(delegate)
    result.sharedSteps = prototype.sharedSteps.map(shared)
    result.scenarios = prototype.scenarios.map(scenario)
    return result
  }

  private func shared(_ steps: SharedSteps) -> SharedSteps {
    var result = steps
    result.items = steps.items.map { item in
      switch item {
      case .step(var step):
        step.say = step.say.map(plain)
        return .step(step)
      case .perform(var use):
        use.say = use.say.map(plain)
        return .perform(use)
      }
    }
    return result
  }

  private func scenario(_ script: ScenarioScript) -> ScenarioScript {
    guard script.steps.contains(where: { $0.say != nil }) else { return script }
    var result = script
    for step in script.steps.indices { result.steps[step].say = script.steps[step].say.map(plain) }
    return result
  }

  private func plain(_ text: String) -> String { change(Template(text)).sourceText }

  private func screen(_ screen: Screen) -> Screen {
    var result = screen
    result.title = screen.title.map(plain)
    result.controls = screen.controls.map(control)
    result.controller = screen.controller.map(controller)
    return result
  }

  private func control(_ control: Control) -> Control {
    var result = control
    // The text of a picture is its path.
    if case .image = control.kind {} else { result.text = plain(control.text) }
    result.then = control.then.map(action)
    result.details.detail = control.details.detail.map(plain)
    result.details.subtitle = control.details.subtitle.map(plain)
    switch control.kind {
    case .textField(let described): result.kind = .textField(field(described))
    case .segmented(let titles, let selected):
      result.kind = .segmented(titles: titles.map(plain), selected: selected)
    case .section(let footer, let count):
      result.kind = .section(footer: footer.map(plain), count: count)
    case .button, .barButton, .toolbarButton, .tab, .row, .label, .switch, .image, .space: break
    }
    return result
  }

  private func view(_ view: PresentedView) -> PresentedView {
    var result = view
    result.title = view.title.map(plain)
    result.controls = view.controls.map(control)
    return result
  }

  private func dialog(_ dialog: Dialog) -> Dialog {
    var result = Dialog(
      id: dialog.id, kind: kind(dialog.kind), delegate: delegate(dialog.delegate))
    result.controller = dialog.controller.map(controller)
    return result
  }

  private func controller(_ controller: ViewController) -> ViewController {
    var result = controller
    result.methods = delegate(controller.methods)
    return result
  }

  private func kind(_ kind: Dialog.Kind) -> Dialog.Kind {
    switch kind {
    case .alert(let described): return .alert(alert(described))
    case .actionSheet(let described): return .actionSheet(sheet(described))
    case .activityPicker(let described): return .activityPicker(picker(described))
    case .presentedView(let described): return .presentedView(view(described))
    case .formSheet(let described): return .formSheet(view(described))
    case .popover(let described):
      var result = described
      result.view = view(described.view)
      return .popover(result)
    }
  }

  private func alert(_ alert: Alert) -> Alert {
    var result = alert
    result.title = alert.title.map(change)
    result.message = alert.message.map(change)
    result.textFields = alert.textFields.map(field)
    result.cancelButton = alert.cancelButton.map(button)
    result.otherButtons = alert.otherButtons.map(button)
    result.addedButtons = alert.addedButtons.map(button)
    return result
  }

  private func sheet(_ sheet: ActionSheet) -> ActionSheet {
    var result = sheet
    result.title = sheet.title.map(change)
    result.cancelButton = sheet.cancelButton.map(button)
    result.destructiveButton = sheet.destructiveButton.map(button)
    result.otherButtons = sheet.otherButtons.map(button)
    result.addedButtons = sheet.addedButtons.map(button)
    return result
  }

  private func picker(_ picker: ActivityPicker) -> ActivityPicker {
    var result = picker
    for case .builtIn(let activity) in picker.choices {
      result.builtInTitles[activity] = plain(picker.title(of: .builtIn(activity)))
    }
    result.cancelTitle = plain(picker.cancelTitle)
    result.activities = picker.activities.map { activity in
      var changed = activity
      changed.title = activity.title.map(plain)
      if case .shows(let shown) = activity.behaviour { changed.behaviour = .shows(view(shown)) }
      return changed
    }
    return result
  }

  private func button(_ button: Button) -> Button {
    Button(
      title: change(button.title), then: button.then.map(action),
      afterwards: button.afterwards.map(action))
  }

  private func field(_ field: TextField) -> TextField {
    var result = field
    result.placeholder = field.placeholder.map(plain)
    result.events = field.events.mapValues { $0.map(action) }
    result.delegate = delegate(field.delegate)
    return result
  }

  private func task(_ task: PrototypeTask) -> PrototypeTask {
    var result = task
    result.title = task.title.map(change)
    result.message = task.message.map(change)
    if task.isCancellable { result.cancelTitle = change(task.cancelTitle) }
    result.whenDone = task.whenDone.map(action)
    result.whenFailed = task.whenFailed.map(action)
    result.whenCancelled = task.whenCancelled.map(action)
    return result
  }

  private func notification(_ notification: LocalNotification) -> LocalNotification {
    var result = notification
    result.body = notification.body.map(plain)
    result.action = notification.action.map(plain)
    return result
  }

  private func delegate(_ delegate: Delegate) -> Delegate {
    guard !delegate.does.isEmpty else { return delegate }
    var result = delegate
    // In the selectors' order, so that texts are always visited in the same order.
    for selector in Selector.allCases {
      result.does[selector] = delegate.does[selector].map { $0.map(action) }
    }
    return result
  }

  /// The texts that an action shows; console texts are for developers and are not changed.
  private func action(_ action: Action) -> Action {
    switch action {
    case .setTexts(let dialog, let title, let message):
      .setTexts(dialog, title: title.map(change), message: message.map(change))
    case .setFieldText(let field, let text): .setFieldText(field, change(text))
    case .presentView(let dialog, let animated, let completion):
      .presentView(dialog, animated: animated, completion: completion.map { $0.map(self.action) })
    case .dismissView(let dialog, let animated, let completion):
      .dismissView(dialog, animated: animated, completion: completion.map(self.action))
    case .when(let condition, let yes, let no):
      .when(condition, yes.map(self.action), otherwise: no.map(self.action))
    default: action
    }
  }
}
