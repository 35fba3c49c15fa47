internal import DialogModel
internal import DialogSimulator
internal import EventLog

// What follows from the rows of a run.

extension Rehearsal {
  /// Takes the rows that can no longer change, and performs what follows from them.
  func collect() {
    var fresh: [Row] = []
    simulator.drainRows { fresh = Array($0) }
    log += fresh
    for row in fresh {
      if case .call(let selector, let argument, _) = row.content {
        follow(selector, argument, row.target)
      }
    }
    cast.release { simulator.state.keeps($0) }
    for (id, completion) in cast.whenUp
    where simulator.state.showings.contains(where: { $0.dialog == id && $0.isUp }) {
      cast.whenUp[id] = nil
      Here.$run.withValue(self) { completion() }
    }
    followScreen()
    tellFields()
    if let stop = simulator.state.stop {
      find(.stopped, StopText.text(stop, Names(simulator.prototype)))
    }
  }

  /// Performs the code of calls that the run makes by itself: of activities and of completions.
  private func follow(_ selector: Selector, _ argument: Row.CallArgument, _ target: Target) {
    switch (selector, target) {
    case (.completion, .dialog(let dialog)):
      guard case .presentation(let dismissed) = argument else { return }
      let deed = Deed.completion(DialogID(dialog.index), dismissed: dismissed)
      guard let completion = cast.completions.removeValue(forKey: deed) else { return }
      perform(deed) { completion() }
    case (.prepareWithActivityItems, .activity(let id)):
      guard let (picker, activity) = activity(id) else { return }
      Here.$run.withValue(self) { activity.prepare(withActivityItems: picker.shared) }
    case (.activityViewController, .activity(let id)):
      guard case .viewController(true) = argument, let (picker, activity) = activity(id),
        let shown = activity.activityViewController
      else { return }
      picker.shown = shown
      cast.settle(shown, in: .activity(id), of: self)
    case (.performActivity, .activity(let id)):
      guard let (picker, activity) = activity(id) else { return }
      picker.chosen = activity
      cast.endings[id] = Cast.Ending(began: simulator.state.now)
      Here.$run.withValue(self) { activity.perform() }
    default: break
    }
  }

  private func perform(_ deed: Deed, _ body: @MainActor () -> Void) {
    doing.append(Doing(deed: deed))
    Here.$run.withValue(self) { body() }
    learned.note(doing.removeLast(), nil)
  }

  private func activity(_ id: ActivityID) -> (UIActivityViewController, UIActivity)? {
    let object = cast.object(id.dialog)
    let picker =
      object as? UIActivityViewController
      ?? (object as? UIPopoverController)?.contentViewController as? UIActivityViewController
    guard let picker, let activity = picker.activity(id.index) else { return nil }
    return (picker, activity)
  }

  /// An activity says that it has ended.
  func finish(_ activity: UIActivity, of picker: UIActivityViewController, _ completed: Bool) {
    guard let dialog = picker.standing.id else { return }
    if picker.shown != nil {
      picker.shown = nil
      return act(.finish(completed))
    }
    guard let run = simulator.state.pickers.last(where: { $0.dialog == dialog }),
      case .custom(let index)? = run.choice
    else { return }
    let id = ActivityID(dialog, index: index)
    cast.endings[id]?.end = simulator.state.now
    cast.endings[id]?.completed = completed
    // The document's activity ends by itself then.
    say(.endActivity(run.number, completed: completed))
    serve(until: nil)
  }

  /// Lets the stack of a navigation controller follow a person who goes back.
  private func followScreen() {
    guard doing.isEmpty, let screen = simulator.state.screen,
      let controller = cast.controllers[.screen(screen)]
    else { return }
    controller.navigationController?.follow(to: controller)
  }

  /// Tells the listeners of fields that their texts have changed, or that they edit.
  private func tellFields() {
    guard doing.isEmpty else { return }
    let editing = firstResponder
    for field in fields where field.isListenedTo {
      guard let id = field.field, let text = text(of: id) else { continue }
      let (before, edits) = (field.told, editing == id)
      field.told = (text, edits)
      if edits, !before.edits { send(.editingDidBegin, to: field) }
      if text != before.text { send(.editingChanged, to: field) }
      if !edits, before.edits { send(.editingDidEnd, to: field) }
    }
  }

  private var fields: [UITextField] {
    var fields = cast.views.keys.sorted { $0.index < $1.index }.compactMap {
      cast.views[$0] as? UITextField
    }
    for alert in cast.objects.values.compactMap({ $0 as? UIAlertView }) {
      fields += (0...1).compactMap { alert.textField(at: $0) }
    }
    return fields
  }

  private func send(_ event: UIControl.Event, to field: UITextField) {
    Here.$run.withValue(self) { field.sendActions(for: event) }
  }
}

extension UITextField {
  /// Whether something is performed when it edits.
  fileprivate var isListenedTo: Bool {
    listens(to: [.editingDidBegin, .editingChanged, .editingDidEnd])
  }
}
