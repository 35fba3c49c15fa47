import DialogModel

extension Crowd {
  /// What the objects are, and what the tables say of several.
  enum Kind: Sendable {
    case alerts, sheets, fields, views, rotations, activities

    init?(_ order: CallOrder) {
      switch order.owner {
      case .alert: self = .alerts
      case .actionSheet: self = .sheets
      case .textField: self = .fields
      case .viewController: self = order.has(.viewDidLoad) ? .views : .rotations
      case .activity: self = .activities
      default: return nil
      }
    }

    /// The first calls of an object that may have come before a log's first call, while another
    /// object was leaving.
    func beginnings(before call: Selector) -> [Selector] {
      switch call {
      case .alertViewWillDismissWithButtonIndex, .alertViewDidDismissWithButtonIndex:
        [.willPresentAlertView]
      case .textFieldShouldEndEditing, .textFieldDidEndEditing: [.textFieldShouldBeginEditing]
      default: []
      }
    }

    /// How many objects a log may name late, of which it says nothing at its beginning.
    func unknown(before call: Selector) -> Int { self == .views && call != .viewDidLoad ? 2 : 0 }

    func mayBeKnownLate(_ call: Selector) -> Bool {
      call == .viewWillAppear || call == .viewWillDisappear || call == .viewDidDisappear
    }

    /// A scene without what makes no difference.
    func settled(_ scene: Scene) -> Scene {
      guard self != .alerts else { return scene }
      var (scene, counts): (Scene, [Member: Int]) = (scene, [:])
      scene.members.removeAll { member in
        counts[member, default: 0] += 1
        return counts[member, default: 0] > 3
      }
      scene.members.sort { one, other in
        (one.place.call.rawValue, one.button ?? .min, one.answer == true ? 1 : 0)
          < (other.place.call.rawValue, other.button ?? .min, other.answer == true ? 1 : 0)
      }
      return scene
    }
  }

  /// How a call turns a member's appearance round, by where the others are.
  func turn(_ scene: Scene, _ index: Int, _ call: Selector) -> CallOrder.Turn {
    guard kind == .views else { return .none }
    var others = scene.members
    let place = others.remove(at: index).place
    switch place.call {
    case .viewWillDisappear:
      let coming = others.contains {
        $0.place.call == .viewWillAppear || $0.place.turn == .givenUp
      }
      if coming { return .givenUp }
      return others.contains { $0.place.call == .viewWillDisappear } ? .dismissedAtOnce : .none
    case .viewWillAppear:
      return others.contains { $0.place.call == .viewWillDisappear || $0.place.turn == .givenUp }
        ? .givenUp : .none
    default: return .none
    }
  }

  /// Whether the other objects allow a call to a member; `nil` is a new one.
  func allows(_ place: Place, of index: Int?, in scene: Scene) -> Bool {
    switch kind {
    case .alerts: allowsAlert(place.call, of: index, in: scene)
    case .sheets: allowsSheet(place.call, of: index, in: scene)
    case .views: allowsView(place.call, of: index, in: scene)
    case .rotations: allowsRotation(place.call, of: index, in: scene)
    case .activities: allowsActivity(place.call, of: index, in: scene)
    case .fields: true
    }
  }

  /// Whether a member waits for a call after another one.
  private func isAny(_ call: Selector, _ awaited: Selector, _ scene: Scene) -> Bool {
    steps.heard.contains(awaited) && scene.members.contains { $0.place.call == call }
  }

  /// One moves at a time, and a tap is on the one at the top (K1 to K8, T1, G8).
  private func allowsAlert(_ call: Selector, of index: Int?, in scene: Scene) -> Bool {
    let isEntering = isAny(.willPresentAlertView, .didPresentAlertView, scene)
    let isLeaving = isAny(
      .alertViewWillDismissWithButtonIndex, .alertViewDidDismissWithButtonIndex, scene)
    guard let index else { return !isEntering && !isLeaving }
    let isTop = index == scene.members.endIndex - 1
    switch call {
    case .didPresentAlertView:
      let isAgain = scene.members[index].place.call == .didPresentAlertView
      return isTop && !isLeaving && (!isAgain || scene.isFree)
    case .alertViewClickedButtonAtIndex, .alertViewCancel:
      return isTop && !isEntering && !isLeaving
    case .alertViewWillDismissWithButtonIndex:
      return !isLeaving
    default: return true
    }
  }

  /// One moves at a time (K12); a second one can come out of the same button (A8).
  private func allowsSheet(_ call: Selector, of index: Int?, in scene: Scene) -> Bool {
    let isEntering = isAny(.willPresentActionSheet, .didPresentActionSheet, scene)
    let isLeaving = isAny(
      .actionSheetWillDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex, scene)
    guard index != nil else { return !isEntering }
    switch call {
    case .actionSheetClickedButtonAtIndex, .actionSheetCancel: return !isEntering && !isLeaving
    case .actionSheetWillDismissWithButtonIndex: return !isLeaving
    default: return true
    }
  }

  /// One is performed at a time, and what ends is that one (V2, V9).
  private func allowsActivity(_ call: Selector, of index: Int?, in scene: Scene) -> Bool {
    let isChosen = scene.members.contains {
      $0.place.call == .prepareWithActivityItems || $0.place.call == .activityViewController
    }
    switch call {
    case .prepareWithActivityItems: return !isChosen
    case .activityDidFinish: return index != nil || !isChosen
    default: return true
    }
  }

  /// A controller that is loaded comes before anything else arrives.
  private func allowsView(_ call: Selector, of index: Int?, in scene: Scene) -> Bool {
    switch call {
    case .viewDidLoad: index != nil || !isAny(.viewDidLoad, .viewWillAppear, scene)
    case .viewDidAppear: !isAny(.viewDidLoad, .viewWillAppear, scene)
    default: true
    }
  }

  /// All turn together (R5); nothing is asked meanwhile.
  private func allowsRotation(_ call: Selector, of index: Int?, in scene: Scene) -> Bool {
    let isTold = isAny(
      .willRotateToInterfaceOrientation, .willAnimateRotationToInterfaceOrientation, scene)
    let isTurning = isAny(
      .willAnimateRotationToInterfaceOrientation, .didRotateFromInterfaceOrientation, scene)
    return switch call {
    case .willRotateToInterfaceOrientation: !isTurning
    case .willAnimateRotationToInterfaceOrientation: true
    case .didRotateFromInterfaceOrientation: !isTold
    default: !isTold && !isTurning
    }
  }
}
