package import DialogModel

/// How an activity of a program ended.
package struct ActivityEnding {
  package let began: SimulatedTime
  package var end: SimulatedTime?
  package var completed = false

  package init(began: SimulatedTime) { self.began = began }
}

/// The document that a program has shown by running.
package struct LearnedDocument {
  /// The document, without scenarios of the run.
  package private(set) var prototype: Prototype
  private let learned: Learned
  private let listsLifeCycle: Bool
  private let endings: [ActivityID: ActivityEnding]

  /// A document of what was learned.
  ///
  /// - Parameters:
  ///   - prototype: what ran.
  ///   - listsLifeCycle: whether it lists methods of controllers that did nothing.
  ///   - endings: how the activities that the program performs ended; `nil` where it performs none.
  package init(
    of prototype: Prototype, _ learned: Learned, listsLifeCycle: Bool,
    endings: [ActivityID: ActivityEnding]?
  ) {
    (self.prototype, self.learned) = (prototype, learned)
    (self.listsLifeCycle, self.endings) = (listsLifeCycle, endings ?? [:])
    forgetWhatStoodBeside()
    stayInside()
    for deed in learned.order where !takeForAllButtons(deed) {
      if let acts = learned.acts[deed]?.first { take(acts, of: deed) }
    }
    if endings != nil { takeEndings() }
  }

  /// What the program did holds, and not what a document had for it.
  private mutating func forgetWhatStoodBeside() {
    for deed in learned.order {
      guard case .call(let target, let selector, let button) = deed else { continue }
      PrototypeChanges.change(in: &prototype, delegateOf: target, selector) {
        $0.does[selector] = nil
      }
      if let button, case .dialog(let dialog) = target {
        _ = add([], to: button, of: dialog, selector)
      }
    }
  }

  /// Nothing is left to a program.
  private mutating func stayInside() {
    let insides = Insides(learned, listsLifeCycle: listsLifeCycle)
    for place in prototype.dialogs.indices {
      prototype.dialogs[place] = insides.dialog(prototype.dialogs[place], DialogID(place))
      let holder = ControlID.Holder.dialog(DialogID(place))
      PrototypeChanges.change(in: &prototype, controlsOf: DialogID(place)) {
        $0 = insides.controls($0, holder)
      }
    }
    for place in prototype.screens.indices {
      prototype.screens[place] = insides.screen(prototype.screens[place], ScreenID(place))
    }
    if let delegate = prototype.application?.delegate {
      let stayed = insides.delegate(delegate, .application)
      prototype.application?.delegate = stayed
    }
    prototype.navigationController = prototype.navigationController.map {
      insides.delegate($0, .navigation)
    }
  }

  // MARK: What is done

  private mutating func take(_ acts: [Act], of deed: Deed) {
    switch deed {
    case .tap(let control):
      let then = actions(acts, named: prototype.control(control).id)
      PrototypeChanges.change(in: &prototype, control) { $0.then = then }
    case .completion: break  // They are part of the presentation.
    case .call(let target, let selector, let button):
      guard !acts.isEmpty else { return }
      if case .dialog(let dialog) = target, let button, add(acts, to: button, of: dialog, selector)
      {
        return
      }
      var actions = actions(acts, named: prototype.name(of: target))
      if let button { actions = [.when(.button(button), actions, otherwise: [])] }
      PrototypeChanges.change(in: &prototype, delegateOf: target, selector) {
        $0.does[selector, default: []] += actions
      }
    }
  }

  /// Takes what a method does for every button alike as one list; `false` if there is no such thing.
  private mutating func takeForAllButtons(_ deed: Deed) -> Bool {
    guard case .call(let target, let selector, .some) = deed else { return false }
    let alike = learned.order.filter { other in
      guard case .call(target, selector, .some) = other else { return false }
      return true
    }
    guard alike.count > 1, let acts = learned.acts[deed]?.first, !acts.isEmpty,
      !alike.contains(where: { learned.acts[$0]?.first != acts })
    else { return false }
    guard alike.first == deed else { return true }
    let actions = actions(acts, named: prototype.name(of: target))
    PrototypeChanges.change(in: &prototype, delegateOf: target, selector) {
      $0.does[selector] = actions
    }
    return true
  }

  /// Adds what a method does for a button to that button; `false` if the button has no such list.
  private mutating func add(
    _ acts: [Act], to index: Int, of dialog: DialogID, _ selector: Selector
  ) -> Bool {
    let isClick =
      selector == .alertViewClickedButtonAtIndex || selector == .actionSheetClickedButtonAtIndex
    let isEnd =
      selector == .alertViewDidDismissWithButtonIndex
      || selector == .actionSheetDidDismissWithButtonIndex
    guard isClick || isEnd else { return false }
    let isAlert = prototype[dialog]?.alert != nil
    let actions = actions(
      acts, named: prototype.name(of: dialog), isInPlace: isClick && isAlert ? dialog : nil)
    return PrototypeChanges.change(in: &prototype, button: index, of: dialog) { button in
      if isClick { button.then = actions } else { button.afterwards = actions }
    }
  }

  /// The actions of a document that do the same.
  ///
  /// T1: what a busy main thread does afterwards is what a task does when it is done.
  ///
  /// - Parameter dialog: the alert that stays up meanwhile; `nil` for none.
  private mutating func actions(
    _ acts: [Act], named name: String, isInPlace dialog: DialogID? = nil
  ) -> [Action] {
    var actions: [Action] = []
    for (place, act) in acts.enumerated() {
      switch act {
      case .action(let action): actions.append(completed(action))
      case .blocked(let milliseconds):
        let rest = self.actions(Array(acts[(place + 1)...]), named: name)
        let id = Slug.free("\(Slug.text(name))-work", besides: Set(prototype.tasks.map(\.id)))
        var task = PrototypeTask(
          id: id,
          work: .simulated(milliseconds: milliseconds, showsProgress: false, outcome: .success))
        task.loader = dialog == nil ? .none : .inPlace
        task.whenDone = rest
        prototype.tasks.append(task)
        return actions + [.run(TaskID(prototype.tasks.count - 1))]
      }
    }
    return actions
  }

  /// An action with what its completion has done.
  private mutating func completed(_ action: Action) -> Action {
    switch action {
    case .presentView(let dialog, let animated, .some):
      let acts = learned.acts[.completion(dialog, dismissed: false)]?.first ?? []
      return .presentView(
        dialog, animated: animated, completion: actions(acts, named: prototype.name(of: dialog)))
    case .dismissView(let dialog, let animated, _):
      let acts = learned.acts[.completion(dialog, dismissed: true)]?.first ?? []
      return .dismissView(
        dialog, animated: animated, completion: actions(acts, named: prototype.name(of: dialog)))
    default: return action
    }
  }

  /// The activities end as those of the program did.
  private mutating func takeEndings() {
    for place in prototype.dialogs.indices {
      guard case .activityPicker(var picker) = prototype.dialogs[place].kind else { continue }
      for index in picker.activities.indices {
        guard case .performs = picker.activities[index].behaviour else { continue }
        var performance = Activity.Performance(completion: .never)
        if let ending = endings[ActivityID(DialogID(place), index: index)],
          let end = ending.end
        {
          performance.milliseconds = end.milliseconds - ending.began.milliseconds
          performance.completion = .finishes(ending.completed)
        }
        picker.activities[index].behaviour = .performs(performance)
      }
      prototype.dialogs[place].kind = .activityPicker(picker)
    }
  }
}
