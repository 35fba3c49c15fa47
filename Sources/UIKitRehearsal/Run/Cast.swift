internal import DialogModel
internal import DialogSimulator
internal import Learning

/// The objects of a program by what they are in a run.
@MainActor
struct Cast {
  /// Something to be done in a run later.
  typealias Asked = (Rehearsal) -> Void

  /// The objects of dialogs, which are kept while these are up or wait.
  var objects: [DialogID: any DialogObject] = [:]
  /// The views of controls.
  private(set) var views: [ControlID: UIView] = [:]
  private var items: [ControlID: UIBarButtonItem] = [:]
  /// The controllers of screens and of views.
  private(set) var controllers: [UIViewController.Role: UIViewController] = [:]
  /// What the code of views that load has asked for.
  var deferred: [ObjectIdentifier: [Asked]] = [:]
  /// What follows presentations and dismissals.
  var completions: [Deed: () -> Void] = [:]
  /// What follows when pickers are up.
  var whenUp: [DialogID: () -> Void] = [:]
  /// The dialogs whose lost delegates the run knows of.
  var lost: Set<ObjectIdentifier> = []
  /// The notifications by their places in the document.
  var notifications: [UILocalNotification] = []
  /// How the activities of pickers ended.
  var endings: [ActivityID: ActivityEnding] = [:]

  private var places: [Site: [Int]] = [:]
  private var named: [String: [Int]] = [:]

  // MARK: Dialogs

  /// The object of a dialog.
  func object(_ id: DialogID) -> (any DialogObject)? {
    objects[id] ?? objects[DialogID(id.index)]
  }

  /// The name of a dialog that means exactly this instance of it.
  func exact(_ id: DialogID) -> DialogID {
    let others = objects.keys.contains { $0.index == id.index && $0 != id }
    return id.instance == 1 && others ? DialogID(id.index, instance: DialogID.first) : id
  }

  /// The dialogs that a place in a source, or objects of a name, have been until now.
  func candidates(_ site: Site, named name: String?) -> [Int] {
    var found = places[site] ?? []
    if let name { found += (named[name] ?? []).filter { !found.contains($0) } }
    return found
  }

  /// Notes which place in a source a dialog is from.
  mutating func note(_ dialog: Int, of site: Site, named name: String?) {
    places[site, default: []].append(dialog)
    if let name { named[name, default: []].append(dialog) }
  }

  /// Lets go of the objects that a function does not keep.
  mutating func release(unless keeps: (DialogID) -> Bool) {
    for (id, object) in objects where !keeps(id) {
      objects[id] = nil
      lost.remove(ObjectIdentifier(object))
    }
  }

  // MARK: Controllers

  /// The screen of a controller whose view has been loaded.
  mutating func screen(
    of controller: UIViewController, as id: ScreenID, in run: Rehearsal
  ) -> Screen {
    let taken = Set(run.simulator.prototype.screens.map(\.id))
    let name = Slug.free(
      Slug.name(controller.rehearsalID, or: controller.titleForName), besides: taken)
    let screen = described(controller, as: name)
    settle(controller, as: .screen(id), in: run)
    return screen
  }

  private func described(_ controller: UIViewController, as name: String) -> Screen {
    var screen = Screen(id: name, title: controller.title, controls: Parts(controller).controls)
    screen.controller = controller.described
    return screen
  }

  /// The screen of a controller, made if there is none yet.
  mutating func screenID(_ controller: UIViewController, in run: Rehearsal) -> ScreenID {
    if case .screen(let id)? = controller.role, controller.run === run { return id }
    let screens = run.simulator.prototype.screens
    let stack = controller.navigationController?.viewControllers ?? []
    for (place, screen) in screens.enumerated() {
      guard let other = controllers[.screen(ScreenID(place))],
        type(of: other) == type(of: controller),
        !stack.contains(where: { $0 === other }),
        described(controller, as: screen.id) == screen
      else { continue }
      return ScreenID(place)
    }
    let id = ScreenID(screens.count)
    run.say(.define(.screen(screen(of: controller, as: id, in: run))))
    return id
  }

  /// The dialog of a controller that is presented, made if there is none yet.
  mutating func view(_ controller: UIViewController, in run: Rehearsal) -> DialogID {
    let prototype = run.simulator.prototype
    func dialog(_ name: String) -> Dialog {
      let isForm = controller.modalPresentationStyle == .formSheet
      var dialog = Dialog(
        id: name,
        kind: isForm ? .formSheet(controller.presented) : .presentedView(controller.presented))
      dialog.controller = controller.described
      return dialog
    }
    for (place, other) in prototype.dialogs.enumerated()
    where other.presentedView != nil && !DialogID(place).isKept(in: run.simulator.state) {
      if dialog(other.id) == other { return DialogID(place) }
    }
    let name = Slug.name(controller.rehearsalID, or: controller.titleForName)
    run.say(.define(.dialog(dialog(Slug.free(name, besides: Set(prototype.dialogs.map(\.id)))))))
    return DialogID(prototype.dialogs.count)
  }

  /// Notes what a controller is in a run, and where its controls are.
  mutating func settle(
    _ controller: UIViewController, as role: UIViewController.Role, in run: Rehearsal
  ) {
    controllers[role] = controller
    (controller.role, controller.run) = (role, run)
    let holder: ControlID.Holder =
      switch role {
      case .screen(let screen): .screen(screen)
      case .dialog(let dialog): .dialog(dialog)
      }
    settle(controller, in: holder, of: run)
  }

  /// Notes where the controls of a controller are.
  mutating func settle(
    _ controller: UIViewController, in holder: ControlID.Holder, of run: Rehearsal
  ) {
    controller.view.seat = Seat(run: run, control: nil)
    for (index, owner) in Parts(controller).owners.enumerated() {
      let id = ControlID(holder, index: index)
      let isNew = views[id] !== owner && items[id] !== owner
      if let view = owner as? UIView {
        views[id] = view
        view.seat = Seat(run: run, control: id)
        if isNew, let control = view as? UIControl, !control.isEnabled {
          disable(control, controller)
        }
      } else if let item = owner as? UIBarButtonItem {
        items[id] = item
        item.seat = Seat(run: run, control: id)
        if isNew, !item.isEnabled { disable(item, controller) }
      }
    }
    if let navigation = controller.navigationController { seatBars(of: navigation, in: run) }
  }

  private mutating func disable(_ control: UIControl, _ controller: UIViewController) {
    deferred[ObjectIdentifier(controller), default: []].insert(
      { $0.staging.enable(control, false) }, at: 0)
  }

  private mutating func disable(_ item: UIBarButtonItem, _ controller: UIViewController) {
    deferred[ObjectIdentifier(controller), default: []].insert(
      { $0.staging.enable(item, false) }, at: 0)
  }

  /// Lets the bars of a navigation controller say when they take no touches.
  func seatBars(of controller: UIViewController, in run: Rehearsal) {
    guard let navigation = controller as? UINavigationController else { return }
    navigation.toolbar.seat = Seat(run: run, control: nil)
    navigation.navigationBar.seat = Seat(run: run, control: nil)
  }

  /// Performs what a tap on a control does.
  func tap(_ id: ControlID, value: Int?) {
    if let control = views[id] as? UIControl {
      if let value { control.take(value: value) }
      control.sendActions(for: control.eventOfTap)
    } else {
      items[id]?.send()
    }
  }
}
