internal import DialogModel

/// The class that code stands in.
enum CodeHome: Hashable {
  /// The view controller of a screen; the only one where a document has no screens.
  case screen(Int)
  /// The view controller of a presented view, form sheet or popover.
  case view(Int)
  /// The view controller of an activity's own view.
  case activity(ActivityID)
  /// The application's delegate.
  case application
}

/// Which class each dialog and task belongs to: that of the first screen from which it can be
/// reached.
struct CodeHomes {
  private(set) var dialogs: [Int: Int] = [:]
  private(set) var tasks: [Int: Int] = [:]
  /// The first control of a screen or view that presents a dialog.
  private(set) var presenters: [Int: ControlID] = [:]
  /// Controls that something refers to.
  private(set) var outlets: Set<ControlID> = []
  /// Dialogs that may be up more than once.
  private(set) var repeated: Set<Int> = []

  init(_ prototype: Prototype) {
    for (screen, holder) in prototype.screens.enumerated() {
      var reach = Reach(prototype: prototype)
      reach.controls(.screen(ScreenID(screen)))
      reach.actions(holder.controller?.methods.everyAction ?? [])
      for dialog in reach.dialogs where dialogs[dialog] == nil { dialogs[dialog] = screen }
      for task in reach.tasks where tasks[task] == nil { tasks[task] = screen }
    }
    for action in prototype.everyAction { note(action, prototype) }
    for holder in prototype.holders {
      for (index, control) in prototype.controls(of: holder).enumerated() {
        let id = ControlID(holder, index: index)
        if control.textField != nil { outlets.insert(id) }
        for action in control.then.unconditional {
          guard let dialog = action.presented, presenters[dialog] == nil else { continue }
          presenters[dialog] = id
          if prototype.dialogs.indices.contains(dialog),
            CodeHomes.pointsAtControl(prototype.dialogs[dialog])
          {
            outlets.insert(id)
          }
        }
      }
    }
    for dialog in prototype.dialogs {
      switch dialog.kind {
      case .actionSheet(let sheet): note(sheet.source)
      case .activityPicker(let picker): note(picker.source)
      case .popover(let popover):
        note(popover.source)
        for control in popover.passthrough ?? [] { outlets.formUnion(control.candidates) }
      case .alert, .presentedView, .formSheet: break
      }
    }
  }

  /// The screen whose class has a dialog.
  func home(of dialog: DialogID) -> CodeHome { .screen(dialogs[dialog.index] ?? 0) }

  func home(of task: TaskID) -> CodeHome { .screen(tasks[task.index] ?? 0) }

  private static func pointsAtControl(_ dialog: Dialog) -> Bool {
    switch dialog.kind {
    case .actionSheet, .activityPicker, .popover: true
    case .alert, .presentedView, .formSheet: false
    }
  }

  private mutating func note(_ action: Action, _ prototype: Prototype) {
    switch action {
    case .setEnabled(let control, _): outlets.formUnion(control.candidates)
    case .setPassthrough(_, let controls?):
      for one in controls { outlets.formUnion(one.candidates) }
    case .presentNew(let dialog): repeated.insert(dialog.index)
    default: break
    }
  }

  private mutating func note(_ source: PresentationSource?) {
    switch source {
    case .rect(let control), .barButton(let control): outlets.formUnion(control.candidates)
    case .byDevice(let phone, let tablet):
      note(phone)
      note(tablet)
    case .view, .rootView, .toolbar, .tabBar, nil: break
    }
  }
}

/// What can be presented and run from somewhere on.
private struct Reach {
  let prototype: Prototype
  private(set) var dialogs: Set<Int> = []
  private(set) var tasks: Set<Int> = []

  init(prototype: Prototype) { self.prototype = prototype }

  mutating func controls(_ holder: ControlID.Holder) {
    for control in prototype.controls(of: holder) { actions(control.everyAction) }
  }

  mutating func actions(_ actions: [Action]) {
    for action in actions.flat {
      if let dialog = action.presented, prototype.dialogs.indices.contains(dialog) { visit(dialog) }
      if case .run(let task) = action, prototype.tasks.indices.contains(task.index),
        tasks.insert(task.index).inserted
      {
        let task = prototype.tasks[task.index]
        self.actions(task.whenDone + task.whenFailed + task.whenCancelled)
      }
    }
  }

  private mutating func visit(_ index: Int) {
    guard dialogs.insert(index).inserted else { return }
    actions(prototype.dialogs[index].everyAction)
    controls(.dialog(DialogID(index)))
    for (number, activity) in (prototype.dialogs[index].activityPicker?.activities ?? [])
      .enumerated()
    {
      if case .shows = activity.behaviour {
        controls(.activity(ActivityID(DialogID(index), index: number)))
      }
    }
  }
}

extension Action {
  /// The index of the dialog that is presented.
  var presented: Int? {
    switch self {
    case .present(let dialog), .presentNew(let dialog), .presentView(let dialog, _, _): dialog.index
    default: nil
    }
  }
}

extension Sequence<Action> {
  /// The actions with those inside conditions and completions.
  var flat: [Action] {
    flatMap { action -> [Action] in
      switch action {
      case .when(_, let yes, let no): [action] + yes.flat + no.flat
      case .presentView(_, _, let completion?): [action] + completion.flat
      case .dismissView(_, _, let completion): [action] + completion.flat
      default: [action]
      }
    }
  }
}

extension Delegate {
  /// The actions of every method, in a fixed order.
  var everyAction: [Action] { Selector.allCases.flatMap { does[$0] ?? [] } }
}

extension TextField {
  /// The actions of events and of the delegate.
  var everyAction: [Action] {
    Event.allCases.flatMap { events[$0] ?? [] } + delegate.everyAction
  }
}

extension Control {
  var everyAction: [Action] { then + (textField?.everyAction ?? []) }
}

extension Dialog {
  /// The buttons as they were given, those that were added last.
  var givenButtons: [Button] { ButtonIndices(self, firstOtherIndex: .fixed).buttons }

  /// The actions of buttons, of the delegate and of the fields, but not of controls.
  var everyAction: [Action] {
    givenButtons.flatMap { $0.then + $0.afterwards } + delegate.everyAction
      + (alert?.shownFields ?? []).flatMap(\.everyAction) + (controller?.methods.everyAction ?? [])
  }
}

extension Prototype {
  /// Every action of the document with those inside conditions and completions, in a fixed order.
  var everyAction: [Action] {
    var actions: [Action] = []
    for screen in screens { actions += screen.controller?.methods.everyAction ?? [] }
    for holder in holders { actions += controls(of: holder).flatMap(\.everyAction) }
    for dialog in dialogs { actions += dialog.everyAction }
    for task in tasks { actions += task.whenDone + task.whenFailed + task.whenCancelled }
    for delegate in [application?.delegate, navigationController, tabBarController] {
      actions += delegate?.everyAction ?? []
    }
    return actions.flat
  }
}
