internal import DialogModel
internal import DialogSimulator
internal import EventLog
internal import Learning

/// What follows from the rows of a run.
@MainActor
struct Following {
  let run: Rehearsal

  /// Takes the rows that can no longer change, and performs what follows from them.
  func collect() {
    var fresh: [Row] = []
    run.simulator.drainRows { fresh = Array($0) }
    run.log += fresh
    for row in fresh {
      if case .call(let selector, let argument, _) = row.content {
        follow(selector, argument, row.target)
      }
    }
    run.cast.release { $0.isKept(in: run.simulator.state) }
    for (id, completion) in run.cast.whenUp
    where run.simulator.state.showings.contains(where: { $0.dialog == id && $0.isUp }) {
      run.cast.whenUp[id] = nil
      Here.$run.withValue(run) { completion() }
    }
    followScreen()
    tellFields()
    if let stop = run.simulator.state.stop {
      run.find(.stopped, StopText.text(stop, Names(run.simulator.prototype)))
    }
  }

  /// Performs the code of calls that the run makes by itself: of activities and of completions.
  private func follow(_ selector: Selector, _ argument: Row.CallArgument, _ target: Target) {
    switch (selector, target) {
    case (.completion, .dialog(let dialog)):
      guard case .presentation(let dismissed) = argument else { return }
      let deed = Deed.completion(DialogID(dialog.index), dismissed: dismissed)
      guard let completion = run.cast.completions.removeValue(forKey: deed) else { return }
      perform(deed) { completion() }
    case (.prepareWithActivityItems, .activity(let id)):
      guard let (picker, activity) = activity(id) else { return }
      Here.$run.withValue(run) { activity.prepare(withActivityItems: picker.shared) }
    case (.activityViewController, .activity(let id)):
      guard case .viewController(true) = argument, let (picker, activity) = activity(id),
        let shown = activity.activityViewController
      else { return }
      picker.shown = shown
      run.cast.settle(shown, in: .activity(id), of: run)
    case (.performActivity, .activity(let id)):
      guard let (picker, activity) = activity(id) else { return }
      picker.chosen = activity
      run.cast.endings[id] = ActivityEnding(began: run.simulator.state.now)
      Here.$run.withValue(run) { activity.perform() }
    default: break
    }
  }

  private func perform(_ deed: Deed, _ body: @MainActor () -> Void) {
    run.doing.append(Doing(deed: deed))
    Here.$run.withValue(run) { body() }
    run.learned.note(run.doing.removeLast())
  }

  private func activity(_ id: ActivityID) -> (UIActivityViewController, UIActivity)? {
    let object = run.cast.object(id.dialog)
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
      return run.act(.finish(completed))
    }
    guard let ended = run.simulator.state.pickers.last(where: { $0.dialog == dialog }),
      case .custom(let index)? = ended.choice
    else { return }
    let id = ActivityID(dialog, index: index)
    run.cast.endings[id]?.end = run.simulator.state.now
    run.cast.endings[id]?.completed = completed
    // The document's activity ends by itself then.
    run.say(.endActivity(ended.number, completed: completed))
    run.serve(until: nil)
  }

  /// Lets the stack of a navigation controller follow a person who goes back.
  private func followScreen() {
    guard run.doing.isEmpty, let screen = run.simulator.state.screen,
      let controller = run.cast.controllers[.screen(screen)]
    else { return }
    controller.navigationController?.follow(to: controller)
  }

  /// Tells the listeners of fields that their texts have changed, or that they edit.
  private func tellFields() {
    guard run.doing.isEmpty else { return }
    let editing = run.staging.firstResponder
    for field in fields where field.isListenedTo {
      guard let id = field.field, let text = run.staging.text(of: id) else { continue }
      let (before, edits) = (field.told, editing == id)
      field.told = (text, edits)
      if edits, !before.edits { send(.editingDidBegin, to: field) }
      if text != before.text { send(.editingChanged, to: field) }
      if !edits, before.edits { send(.editingDidEnd, to: field) }
    }
  }

  private var fields: [UITextField] {
    var fields = run.cast.views.keys.sorted { $0.index < $1.index }.compactMap {
      run.cast.views[$0] as? UITextField
    }
    for alert in run.cast.objects.values.compactMap({ $0 as? UIAlertView }) {
      fields += (0...1).compactMap { alert.textField(at: $0) }
    }
    return fields
  }

  private func send(_ event: UIControl.Event, to field: UITextField) {
    Here.$run.withValue(run) { field.sendActions(for: event) }
  }
}

extension UITextField {
  /// Whether something is performed when it edits.
  fileprivate var isListenedTo: Bool {
    listens(to: [.editingDidBegin, .editingChanged, .editingDidEnd])
  }
}
