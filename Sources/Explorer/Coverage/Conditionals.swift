public import DialogModel
public import DialogSimulator

/// A conditional action of a document, by its place there.
public struct Conditional: Hashable, Sendable {
  /// The part of the document that has it.
  let place: ExploredFinding.Place
  /// Its 1-based number among those of the part; `nil` for the only one.
  let number: Int?
  /// Whether what it depends on is tried: the device, the cause of a launch and what only the system
  /// calls are not.
  let isTried: Bool
}

/// The conditional actions of a document, so that a branch that was performed is found there.
public struct Conditionals: Equatable, Sendable {
  /// Where a conditional action is performed.
  fileprivate struct Site: Equatable {
    let action: Action
    let place: ExploredFinding.Place
    var control: ControlID?
    var target: Target?
    var selector: Selector?
    var buttonIndex: Int?
    var isTried = true

    /// How well it fits a decision about the same action.
    func fit(_ decision: Decision) -> Int {
      if control != nil || decision.control != nil { return control == decision.control ? 8 : 0 }
      guard let target, target == decision.target?.ofDocument else { return 0 }
      // What a button does comes in the calls about that button.
      if let buttonIndex, buttonIndex != decision.buttonIndex { return 1 }
      return 4 + (buttonIndex != nil ? 2 : 0) + (selector == decision.selector ? 1 : 0)
    }
  }

  /// All, in the order of the document.
  let all: [Conditional]
  private let sites: [Site]
  private let places: [Action: [Int]]

  /// The conditional actions of a document.
  public init(_ prototype: Prototype) {
    var collector = Collector()
    collector.add(prototype)
    let sites = collector.sites
    let counts = Dictionary(grouping: sites, by: \.place).mapValues(\.count)
    var numbers: [ExploredFinding.Place: Int] = [:]
    all = sites.map { site in
      numbers[site.place, default: 0] += 1
      let isOnly = counts[site.place] == 1
      return Conditional(
        place: site.place, number: isOnly ? nil : numbers[site.place], isTried: site.isTried)
    }
    self.sites = sites
    places = Dictionary(grouping: sites.indices) { sites[$0].action }
  }

  /// The branches that were performed while rows were made, each once.
  ///
  /// What stands in a document twice in such a way that no run can tell one from the other counts for
  /// both.
  func ways(of rows: RowBuffer) -> [DocumentWay] {
    var ways: [DocumentWay] = []
    for decision in rows.decisions {
      let places = places[decision.action] ?? []
      let fits = places.map { sites[$0].fit(decision) }
      let best = fits.max()
      for (place, fit) in zip(places, fits) where fit == best {
        let way = DocumentWay.branch(all[place], holds: decision.holds)
        if !ways.contains(way) { ways.append(way) }
      }
    }
    return ways
  }

  /// All ways that were gone while rows were made.
  public func allWays(of rows: RowBuffer) -> Set<DocumentWay> {
    rows.reduce(into: Set(ways(of: rows))) { $0.formUnion(DocumentWay.ways(of: $1)) }
  }

  /// Goes through a document.
  private struct Collector {
    private(set) var sites: [Site] = []

    mutating func add(_ prototype: Prototype) {
      add(prototype.application?.delegate, .application)
      add(prototype.navigationController, .navigation)
      add(prototype.tabBarController, .tabs)
      for (index, screen) in prototype.screens.enumerated() {
        add(screen.controller?.methods, .screen(ScreenID(index)))
        add(screen.controls, .screen(ScreenID(index)))
      }
      for (index, dialog) in prototype.dialogs.enumerated() { add(dialog, DialogID(index)) }
      for (index, task) in prototype.tasks.enumerated() {
        let (place, target) = (TaskID(index), Target.task(TaskID(index)))
        for actions in [task.whenDone, task.whenFailed, task.whenCancelled] {
          add(actions) { Site(action: $0, place: .task(place), target: target) }
        }
      }
    }

    private mutating func add(_ dialog: Dialog, _ id: DialogID) {
      let indices = ButtonIndices(dialog, firstOtherIndex: .fixed)
      for (index, button) in indices.buttons.enumerated() {
        for (moment, actions) in [(Moment.clicked, button.then), (.didDismiss, button.afterwards)] {
          let selector = dialog.kind.selector(for: moment)
          add(actions) {
            Site(
              action: $0, place: .button(id, index: index), target: .dialog(id),
              selector: selector, buttonIndex: index)
          }
        }
      }
      add(dialog.delegate, .dialog(id))
      add(dialog.controller?.methods, .dialog(id))
      add(dialog.controls, .dialog(id))
      for (index, field) in (dialog.alert?.shownFields ?? []).enumerated() {
        add(field, .alert(id, index: index))
      }
      for (index, activity) in (dialog.activityPicker?.activities ?? []).enumerated() {
        if case .shows(let view) = activity.behaviour {
          add(view.controls, .activity(ActivityID(id, index: index)))
        }
      }
    }

    private mutating func add(_ controls: [Control], _ holder: ControlID.Holder) {
      for (index, control) in controls.enumerated() {
        let id = ControlID(holder, index: index)
        add(control.then) { Site(action: $0, place: .control(id), control: id) }
        if let field = control.textField { add(field, .control(id)) }
      }
    }

    private mutating func add(_ field: TextField, _ id: FieldID) {
      add(field.delegate, .field(id))
      for event in TextField.Event.allCases {
        add(field.events[event] ?? []) {
          Site(action: $0, place: ExploredFinding.Place(id), target: .field(id))
        }
      }
    }

    private mutating func add(_ delegate: Delegate?, _ target: Target) {
      let does = (delegate?.does ?? [:]).sorted { $0.key.rawValue < $1.key.rawValue }
      for (selector, actions) in does {
        add(actions) {
          Site(
            action: $0, place: ExploredFinding.Place(target), target: target, selector: selector,
            isTried: !selector.isOfSystem)
        }
      }
    }

    private mutating func add(
      _ actions: [Action], isTried: Bool = true, _ site: (Action) -> Site
    ) {
      for action in actions {
        switch action {
        case .when(let condition, let yes, let no):
          var found = site(action)
          found.isTried = found.isTried && isTried && !condition.isOfRun
          sites.append(found)
          add(yes + no, isTried: found.isTried, site)
        case .presentView(let view, _, let completion):
          add(completion ?? [], isTried: isTried) { site($0).inCompletion(of: view) }
        case .dismissView(let view, _, let completion):
          add(completion, isTried: isTried) { site($0).inCompletion(of: view) }
        default: break
        }
      }
    }
  }
}

extension Conditionals.Site {
  /// The same in the completion of a view that comes or goes.
  fileprivate func inCompletion(of view: DialogID) -> Self {
    Self(
      action: action, place: place, target: .dialog(view), selector: .completion,
      isTried: isTried)
  }
}

extension Target {
  /// The same without the number of an instance.
  fileprivate var ofDocument: Target {
    switch self {
    case .dialog(let dialog): .dialog(DialogID(dialog.index))
    case .field(.alert(let dialog, let index)):
      .field(.alert(DialogID(dialog.index), index: index))
    default: self
    }
  }
}

extension DocumentWay {
  /// Whether exploring tries what it depends on.
  var isTried: Bool {
    if case .branch(let conditional, _) = self { conditional.isTried } else { true }
  }
}
