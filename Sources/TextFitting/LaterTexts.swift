import DialogModel
import Scenario

/// What the actions of a document do to its texts and to the room for them.
struct LaterTexts {
  /// The texts that an alert is given; `nil` for what stays.
  struct Texts: Hashable {
    var title: String?
    var message: String?
  }

  /// A screen that is pushed inside the view of an activity.
  struct Inner: Hashable {
    var activity: ActivityID
    var screen: ScreenID
  }

  /// The texts that alerts are given, by the place of the alert, each once.
  private(set) var texts: [Int: [Texts]] = [:]
  /// The icons that a field is given.
  private(set) var overlays: [FieldID: [TextField.Overlay?]] = [:]
  /// The screens below a screen that is pushed, by its place, each once.
  private(set) var below: [Int: [ScreenID]] = [:]
  /// The screens that are pushed inside views of activities, each once.
  private(set) var inner: [Inner] = []

  private let prototype: Prototype

  /// What has an action.
  private enum Owner {
    case screen(ScreenID), activity(ActivityID)
    /// A dialog, or a button of it.
    case dialog(DialogID, button: Int? = nil)
    /// The application, a task or a bar.
    case other
  }

  /// Looks at all actions of a document.
  init(_ prototype: Prototype) {
    self.prototype = prototype
    for delegate in [
      prototype.application?.delegate, prototype.navigationController, prototype.tabBarController,
    ] {
      add(delegate, .other)
    }
    for (place, screen) in prototype.screens.enumerated() {
      add(screen.controls, .screen(ScreenID(place)))
      add(screen.controller?.methods, .screen(ScreenID(place)))
    }
    for (place, dialog) in prototype.dialogs.enumerated() { add(dialog, DialogID(place)) }
    for task in prototype.tasks {
      add(task.whenDone + task.whenFailed + task.whenCancelled, .other)
    }
  }

  private mutating func add(_ dialog: Dialog, _ id: DialogID) {
    add(dialog.delegate, .dialog(id))
    add(dialog.controller?.methods, .dialog(id))
    add(dialog.controls, .dialog(id))
    let buttons = ButtonIndices(dialog, firstOtherIndex: prototype.choices.firstOtherIndex).buttons
    for (index, button) in buttons.enumerated() {
      add(button.then + button.afterwards, .dialog(id, button: index))
    }
    for field in dialog.alert?.shownFields ?? [] { add(field, .dialog(id)) }
    for (index, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
      guard case .shows(let view) = activity.behaviour else { continue }
      add(view.controls, .activity(ActivityID(id, index: index)))
    }
  }

  private mutating func add(_ controls: [Control], _ owner: Owner) {
    for control in controls {
      add(control.then, owner)
      if let field = control.textField { add(field, owner) }
    }
  }

  private mutating func add(_ field: TextField, _ owner: Owner) {
    add(field.delegate, owner)
    for event in TextField.Event.allCases { add(field.events[event] ?? [], owner) }
  }

  private mutating func add(_ delegate: Delegate?, _ owner: Owner) {
    guard let does = delegate?.does, !does.isEmpty else { return }
    // In their order: that of a dictionary is another one each time.
    for selector in Selector.allCases { add(does[selector] ?? [], owner) }
  }

  private mutating func add(_ actions: [Action], _ owner: Owner) {
    for action in actions {
      switch action {
      case .setTexts(let dialog, let title, let message):
        let new = Texts(
          title: title.map { filled($0, owner) }, message: message.map { filled($0, owner) })
        if texts[dialog.index]?.contains(new) != true {
          texts[dialog.index, default: []].append(new)
        }
      case .setOverlay(let field, let overlay):
        let every = LaterTexts.everyInstance(of: field)
        if overlays[every]?.contains(overlay) != true {
          overlays[every, default: []].append(overlay)
        }
      case .goTo(let screen):
        if prototype.navigation == .push { push(screen, owner) }
      case .navigate(let screen, .push, _): push(screen, owner)
      case .presentView(_, _, let completion): add(completion ?? [], owner)
      case .dismissView(_, _, let completion): add(completion, owner)
      case .when(_, let yes, let no): add(yes + no, owner)
      default: break
      }
    }
  }

  private static func everyInstance(of field: FieldID) -> FieldID {
    guard case .alert(let dialog, let index) = field else { return field }
    return .alert(DialogID(dialog.index), index: index)
  }

  private func filled(_ text: Template, _ owner: Owner) -> String {
    var button: (dialog: DialogID, index: Int)?
    if case .dialog(let dialog, let index?) = owner { button = (dialog, index) }
    return prototype.filling(text, from: button).sourceText
  }

  private mutating func push(_ screen: ScreenID, _ owner: Owner) {
    var under: ScreenID?
    switch owner {
    case .screen(let own): under = own
    case .dialog(let dialog, _): under = prototype.opener(of: dialog) ?? first
    case .other: under = first
    case .activity(let activity):
      let new = Inner(activity: activity, screen: screen)
      if !inner.contains(new) { inner.append(new) }
    }
    guard let under, below[screen.index]?.contains(under) != true else { return }
    below[screen.index, default: []].append(under)
  }

  /// The screen that the application starts with; `nil` for none.
  private var first: ScreenID? {
    if case .screen(let screen) = prototype.start { screen } else { nil }
  }
}
