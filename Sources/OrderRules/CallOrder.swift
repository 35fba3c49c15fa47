public import DialogModel

/// The legal order of the calls about one object, as data: which call may follow which.
///
/// The ways are those of the behaviour tables; each names the row that it is from. What the tables
/// have for two objects together (stacking) is not in it: each object is followed alone.
public struct CallOrder: Sendable {
  /// A call that may follow another one directly.
  struct Way: Sendable {
    /// The call before; `nil` where the object is at its beginning.
    let before: Selector?
    let after: Selector
    /// The row of the tables.
    let rule: Rule
  }

  /// What the object is.
  public let owner: Selector.Owner
  let ways: [Way]
  /// Calls that may come between any two others, and at the beginning.
  let anywhere: Set<Selector>
  /// Calls after which the object is at its beginning again.
  let ends: Set<Selector>
  /// Calls that name the same button from the first of them to an end.
  let naming: Set<Selector>
  /// The calls that do not follow a question whose answer was no, by the question.
  let granted: [Selector: Selector]

  init(
    _ owner: Selector.Owner, _ ways: [Way], anywhere: Set<Selector> = [], ends: Set<Selector> = [],
    naming: Set<Selector> = [], granted: [Selector: Selector] = [:]
  ) {
    (self.owner, self.ways, self.anywhere, self.ends) = (owner, ways, anywhere, ends)
    (self.naming, self.granted) = (naming, granted)
  }

  /// The calls that may follow one, each with the row that says so.
  ///
  /// - Parameter heard: the calls that the object's delegate has; what follows one that it lacks may
  ///   come at once.
  func next(after call: Selector?, heard: Set<Selector>) -> [Selector: Rule] {
    var found: [Selector: Rule] = [:]
    var visited: Set<Selector?> = []
    var open = [call]
    while let place = open.popLast() {
      guard visited.insert(place).inserted else { continue }
      let isEnd = place.map { ends.contains($0) } ?? false
      for way in ways where way.before == (isEnd ? nil : place) {
        if found[way.after] == nil { found[way.after] = way.rule }
        if !heard.contains(way.after) { open.append(way.after) }
      }
    }
    return found
  }

  /// Whether a call is in the order.
  public func has(_ call: Selector) -> Bool { anywhere.contains(call) || rule(of: call) != nil }

  /// The row that has a call, for a call that came out of order.
  func rule(of call: Selector) -> Rule? { ways.first { $0.after == call }?.rule }
}

private func way(_ before: Selector?, _ after: Selector, _ rule: Rule) -> CallOrder.Way {
  CallOrder.Way(before: before, after: after, rule: rule)
}

extension CallOrder {
  /// The orders of all kinds that have one.
  public static let all: [Selector.Owner: CallOrder] = Dictionary(
    uniqueKeysWithValues: [
      alert, sheet, field, activity, popover, application, view, navigation, tabs,
    ].map { ($0.owner, $0) })

  private static let alert = CallOrder(
    .alert,
    [
      way(nil, .willPresentAlertView, .p1),
      way(.willPresentAlertView, .didPresentAlertView, .p1),
      // Some systems say it again when the alert above has gone, a choice of the tables.
      way(.didPresentAlertView, .didPresentAlertView, .k2),
      way(.didPresentAlertView, .alertViewClickedButtonAtIndex, .d1),
      way(.didPresentAlertView, .alertViewCancel, .c1),
      way(.didPresentAlertView, .alertViewWillDismissWithButtonIndex, .g1),
      way(.alertViewClickedButtonAtIndex, .alertViewWillDismissWithButtonIndex, .d1),
      way(.alertViewCancel, .alertViewWillDismissWithButtonIndex, .c1),
      way(.alertViewWillDismissWithButtonIndex, .alertViewDidDismissWithButtonIndex, .d1),
    ],
    anywhere: [.alertViewShouldEnableFirstOtherButton],
    ends: [.alertViewDidDismissWithButtonIndex],
    naming: [.alertViewWillDismissWithButtonIndex, .alertViewDidDismissWithButtonIndex])

  private static let sheet = CallOrder(
    .actionSheet,
    [
      way(nil, .willPresentActionSheet, .a1),
      way(.willPresentActionSheet, .didPresentActionSheet, .a1),
      way(.didPresentActionSheet, .actionSheetClickedButtonAtIndex, .a2),
      way(.didPresentActionSheet, .actionSheetCancel, .c9),
      way(.didPresentActionSheet, .actionSheetWillDismissWithButtonIndex, .a10),
      way(.actionSheetClickedButtonAtIndex, .actionSheetWillDismissWithButtonIndex, .a2),
      way(.actionSheetCancel, .actionSheetWillDismissWithButtonIndex, .c9),
      way(.actionSheetWillDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex, .a2),
    ],
    ends: [.actionSheetDidDismissWithButtonIndex],
    naming: [.actionSheetWillDismissWithButtonIndex, .actionSheetDidDismissWithButtonIndex])

  private static let field: CallOrder = {
    let changes: [(Selector, Rule)] = [
      (.textFieldShouldChangeCharacters, .f4), (.textFieldShouldReturn, .f11),
      (.textFieldShouldEndEditing, .f15),
    ]
    // While it edits, each of these may follow each; a refused end lets it go on (F16).
    let editing = [Selector.textFieldDidBeginEditing] + changes.map(\.0)
    return CallOrder(
      .textField,
      [
        way(nil, .textFieldShouldBeginEditing, .f1),
        way(.textFieldShouldBeginEditing, .textFieldDidBeginEditing, .f1),
        way(.textFieldShouldBeginEditing, .textFieldShouldBeginEditing, .f2),
        way(.textFieldShouldEndEditing, .textFieldDidEndEditing, .f15),
      ] + editing.flatMap { before in changes.map { way(before, $0.0, $0.1) } },
      // Asked by the clear button, also of a field that does not edit, and at the beginning (F3).
      anywhere: [.textFieldShouldClear],
      ends: [.textFieldDidEndEditing],
      granted: [.textFieldShouldBeginEditing: .textFieldDidBeginEditing])
  }()

  private static let activity = CallOrder(
    .activity,
    [
      way(nil, .canPerformWithActivityItems, .v1),
      way(.canPerformWithActivityItems, .canPerformWithActivityItems, .v1),
      way(.canPerformWithActivityItems, .prepareWithActivityItems, .v2),
      way(.prepareWithActivityItems, .activityViewController, .v2),
      way(.activityViewController, .performActivity, .v2),
      way(.activityViewController, .canPerformWithActivityItems, .v1),
      way(.activityViewController, .activityDidFinish, .v4),
      way(.performActivity, .activityDidFinish, .v3),
      // It counts once, but nothing keeps an activity from saying it again.
      way(nil, .activityDidFinish, .v9),
      way(.performActivity, .canPerformWithActivityItems, .v1),
    ],
    ends: [.activityDidFinish], granted: [.canPerformWithActivityItems: .prepareWithActivityItems])

  private static let popover = CallOrder(
    .popover,
    [
      way(nil, .popoverControllerShouldDismissPopover, .o1),
      way(.popoverControllerShouldDismissPopover, .popoverControllerDidDismissPopover, .o1),
      way(.popoverControllerShouldDismissPopover, .popoverControllerShouldDismissPopover, .o2),
    ],
    ends: [.popoverControllerDidDismissPopover],
    granted: [.popoverControllerShouldDismissPopover: .popoverControllerDidDismissPopover])

  private static let application = CallOrder(
    .application,
    [
      way(nil, .applicationDidFinishLaunchingWithOptions, .l1),
      way(.applicationDidFinishLaunchingWithOptions, .applicationDidBecomeActive, .l1),
      way(.applicationDidBecomeActive, .applicationWillResignActive, .l2),
      way(.applicationDidBecomeActive, .applicationWillTerminate, .c4),
      way(.applicationWillResignActive, .applicationDidEnterBackground, .l2),
      way(.applicationWillResignActive, .applicationDidBecomeActive, .l8),
      way(.applicationWillResignActive, .applicationWillTerminate, .c4),
      way(.applicationDidEnterBackground, .applicationWillEnterForeground, .l3),
      way(.applicationDidEnterBackground, .applicationWillTerminate, .l5),
      // A suspended application ends without a word.
      way(.applicationDidEnterBackground, .applicationDidFinishLaunchingWithOptions, .l5),
      way(.applicationWillEnterForeground, .applicationDidBecomeActive, .l3),
      // It came back under another application's alert, and leaves before that has gone.
      way(.applicationWillEnterForeground, .applicationDidEnterBackground, .l8),
    ],
    anywhere: [.applicationDidReceiveLocalNotification, .applicationDidReceiveMemoryWarning],
    ends: [.applicationWillTerminate])

  private static let view = CallOrder(
    .viewController,
    [
      way(nil, .viewDidLoad, .w1),
      way(.viewDidLoad, .viewWillAppear, .w1),
      way(.viewWillAppear, .viewDidAppear, .w1),
      way(.viewDidAppear, .viewWillDisappear, .w1),
      way(.viewWillDisappear, .viewDidDisappear, .w1),
      way(.viewDidDisappear, .viewWillAppear, .w2),
      // One that is presented or pushed again is a new object.
      way(.viewDidDisappear, .viewDidLoad, .w3),
      way(.viewDidDisappear, .viewDidUnload, .w26),
      way(.viewDidUnload, .viewDidLoad, .w26),
      // What covers it goes, or it comes anew, before its last call.
      way(.viewWillDisappear, .viewWillAppear, .w27),
      way(.viewWillDisappear, .viewDidLoad, .w17),
      way(.viewWillAppear, .viewDidDisappear, .w27),
      way(.viewDidDisappear, .viewDidAppear, .w27),
    ],
    anywhere: [
      .shouldAutorotate, .supportedInterfaceOrientations, .shouldAutorotateToInterfaceOrientation,
      .willRotateToInterfaceOrientation, .willAnimateRotationToInterfaceOrientation,
      .didRotateFromInterfaceOrientation, .didReceiveMemoryWarning,
    ])

  private static let navigation = CallOrder(
    .navigationController,
    [
      way(nil, .navigationControllerWillShow, .x5),
      way(.navigationControllerWillShow, .navigationControllerDidShow, .x1),
    ],
    ends: [.navigationControllerDidShow])

  private static let tabs = CallOrder(
    .tabBarController,
    [
      way(nil, .tabBarControllerShouldSelect, .x7),
      way(.tabBarControllerShouldSelect, .tabBarControllerShouldSelect, .x7),
      way(.tabBarControllerShouldSelect, .tabBarControllerDidSelect, .x7),
    ],
    ends: [.tabBarControllerDidSelect],
    granted: [.tabBarControllerShouldSelect: .tabBarControllerDidSelect])
}
