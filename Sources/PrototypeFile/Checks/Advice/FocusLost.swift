import DialogModel
import Texts

/// Where VoiceOver has no place to come back to when a dialog goes.
enum FocusLost {
  static func check(_ reach: Reach, _ checks: inout DocumentChecks) {
    let shows = Shows(checks)
    var told: Set<ControlID> = []
    for list in checks.lists.all {
      guard let control = list.control, !checks.isFull,
        !reach.enables(control, in: checks.prototype),
        let (shown, disabling) = shows.disabling(control, list), told.insert(control).inserted
      else { continue }
      let prototype = checks.prototype
      let described = prototype.control(control)
      checks.warn(
        tr(
          "when “{name}” goes, “{control}” is still disabled, and VoiceOver loses its place",
          ["name": prototype.name(of: shown), "control": described.id]),
        at: Array(list.path.prefix { $0 != "then" && $0 != "on" && $0 != "delegate" }),
        see: .focusLost,
        fix: enabling(described, disabling, after: shown, checks))
    }
    checkSilentScreens(shows, &checks)
  }

  // MARK: - A control that stays disabled

  /// Enables what was disabled when the dialog has gone.
  private static func enabling(
    _ control: Control, _ disabling: PlacedAction, after id: DialogID, _ checks: DocumentChecks
  ) -> [DocumentEdit] {
    guard let dialog = checks.prototype[id] else { return [] }
    let path = ["dialogs", .entry(id.index)] as [Places.Step]
    let key: DialogKey
    let gone: Selector
    let methods: Delegate?
    switch dialog.kind {
    case .alert:
      (key, gone, methods) = (.delegate, .alertViewDidDismissWithButtonIndex, dialog.delegate)
    case .actionSheet:
      (key, gone, methods) = (.delegate, .actionSheetDidDismissWithButtonIndex, dialog.delegate)
    case .activityPicker: (key, gone, methods) = (.delegate, .completionHandler, dialog.delegate)
    case .presentedView, .formSheet, .popover:
      (key, gone, methods) = (.viewController, .viewDidDisappear, dialog.controller?.methods)
    }
    guard methods?.responds(to: gone) ?? true, !disabling.isDone(afterGoing: id) else { return [] }
    let name: String
    if case .setBarEnabled(let bar, _) = disabling.action {
      name = bar.rawValue
    } else {
      name = control.id
    }
    let does = checks.places.address(
      to: path + [.key(key.rawValue), .key(DelegateKey.does.rawValue), .key(gone.name)])
    return [.insert(path: does / .end, .map([(ActionKey.enable.rawValue, .text(name))]))]
  }

  // MARK: - A view on which nothing is said

  /// Finds screens and views without a word that a dialog leaves a person on.
  private static func checkSilentScreens(_ shows: Shows, _ checks: inout DocumentChecks) {
    let prototype = checks.prototype
    // A back button has words.
    guard prototype.navigation == .none else { return }
    let silent = prototype.screens.indices.filter { prototype.screens[$0].isSilent }
    for index in silent where !checks.isFull {
      guard let dialog = shows.dialogs(leavingOn: ScreenID(index)).first else { continue }
      checks.warn(
        tr(
          "when “{name}” goes, nothing on “{screen}” can be said, and VoiceOver loses its place",
          ["name": prototype.name(of: dialog), "screen": prototype.screens[index].id]),
        at: ["screens", .entry(index)], see: .focusLost)
    }
  }
}

/// Which dialogs follow what a control does.
private struct Shows {
  private let prototype: Prototype
  private let lists: PlacedLists
  private let views: PresentingViews
  /// The places of the lists of each dialog, its buttons and its methods, by its place.
  private var ofDialogs: [Int: [Int]] = [:]

  /// How many dialogs that show each other are followed.
  private static let most = 20

  init(_ checks: DocumentChecks) {
    (prototype, lists) = (checks.prototype, checks.lists)
    views = PresentingViews(checks.prototype, checks.lists)
    for (number, list) in lists.all.enumerated() {
      switch list.owner {
      case .dialog(let id, _), .button(let id, _, _):
        ofDialogs[id.index, default: []].append(number)
      default: break
      }
    }
  }

  /// What disables a control, or its bar, on the way through the dialogs that a list shows.
  ///
  /// - Returns: the dialog after which it is disabled, and the action.
  func disabling(
    _ id: ControlID, _ list: PlacedList
  ) -> (dialog: DialogID, action: PlacedAction)? {
    let control = prototype.control(id)
    guard control.canBeDisabled else { return nil }
    var open = list.placed.compactMap(\.shown)
    guard let first = open.first else { return nil }
    if let own = list.placed.first(where: { $0.disables(id, control) }) { return (first, own) }
    var seen: Set<DialogID> = []
    while let dialog = open.popLast(), seen.count < Shows.most {
      guard seen.insert(dialog).inserted else { continue }
      for number in ofDialogs[dialog.index] ?? [] {
        let placed = lists.all[number].placed
        if let found = placed.first(where: { $0.disables(id, control) }) { return (dialog, found) }
        open += placed.compactMap(\.shown)
      }
    }
    return nil
  }

  /// The dialogs after which a person is left on a screen: they are over it, or lead to it.
  ///
  /// What goes on by itself, from the screen or from a dialog that leads on, may show something.
  func dialogs(leavingOn screen: ScreenID) -> [DialogID] {
    let goesOn = lists.all.contains { list in
      guard case .screen(screen, _) = list.owner else { return false }
      return list.placed.contains { $0.leadsOn && $0.shown == nil }
    }
    guard !goesOn else { return [] }
    let comesByItself = lists.all.contains { list in
      guard case .screen(screen, _) = list.owner else { return false }
      return list.placed.contains { $0.shown != nil }
    }
    return prototype.dialogs.indices.map { DialogID($0) }.filter { dialog in
      let placed = (ofDialogs[dialog.index] ?? []).flatMap { lists.all[$0].placed }
      if placed.contains(where: { $0.leads(to: screen) }) { return !comesByItself }
      return views.views(of: dialog).contains(.screen(screen))
        && !placed.contains(where: \.leadsOn)
    }
  }
}

extension PlacedList {
  /// The control that does it, by itself or as a field.
  fileprivate var control: ControlID? {
    switch owner {
    case .control(let id), .field(.control(let id)): id
    default: nil
    }
  }
}

extension PlacedAction {
  /// Whether it disables a control, or its bar.
  fileprivate func disables(_ id: ControlID, _ control: Control) -> Bool {
    switch action {
    case .setEnabled(let reference, false): reference.candidates.contains(id)
    case .setBarEnabled(let bar, false): bar == control.kind.bar
    default: false
    }
  }

  /// Whether it leads to a screen.
  fileprivate func leads(to screen: ScreenID) -> Bool {
    switch action {
    case .goTo(let shown), .navigate(let shown, _, _): shown == screen
    default: false
    }
  }

  /// Whether something else may come after it.
  fileprivate var leadsOn: Bool {
    switch action {
    case .goTo, .navigate, .goBack, .present, .presentNew, .presentView, .dismissView, .run,
      .presentNow, .schedule:
      true
    default: false
    }
  }

  /// Whether it is done when a dialog has gone, in the method that would enable again.
  fileprivate func isDone(afterGoing id: DialogID) -> Bool {
    path.starts(with: ["dialogs", .entry(id.index)])
      && path.contains { step in
        step == .key(ButtonKey.afterwards.rawValue)
      }
  }
}

extension Screen {
  /// Whether nothing on it has words.
  fileprivate var isSilent: Bool {
    title?.isEmpty ?? true
      && controls.allSatisfy { control in
        switch control.kind {
        case .image, .space: true
        default: control.text.isEmpty && control.isSilentWithoutText
        }
      }
  }
}

extension Control {
  /// Whether it can be disabled, as what only shows something cannot.
  fileprivate var canBeDisabled: Bool {
    switch kind {
    case .label, .image, .space, .section: false
    default: true
    }
  }

  /// Whether it says nothing where its text is empty.
  fileprivate var isSilentWithoutText: Bool {
    switch kind {
    case .label, .section, .image, .space: true
    default: false
    }
  }
}
