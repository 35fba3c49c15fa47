public import DialogModel

private func way(_ before: Selector?, _ after: Selector, _ rule: Rule) -> CallOrder.Way {
  CallOrder.Way(
    before: before.map { CallOrder.Place(call: $0) }, after: CallOrder.Place(call: after),
    rule: rule)
}

/// A way between places of an appearance that is turned round.
private func way(
  _ before: CallOrder.Place, _ after: CallOrder.Place, _ rule: Rule
) -> CallOrder.Way {
  CallOrder.Way(before: before, after: after, rule: rule)
}

extension CallOrder {
  /// All orders.
  ///
  /// The appearance of a view controller and its rotation have one each, because either can happen
  /// during the other.
  static let all = [
    alert, sheet, field, activity, itemSource, popover, application, view, rotation, navigation,
    tabs,
  ]

  /// The order that has a call; `nil` where the tables have none.
  public static func of(_ call: Selector) -> CallOrder? { index(of: call).map { all[$0] } }

  /// The place in ``all`` of the order that has a call.
  static func index(of call: Selector) -> Int? { indices[Int(call.rawValue)] }

  private static let indices: [Int?] = Selector.allCases.map { call in
    all.firstIndex { $0.has(call) }
  }

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
    during: [.alertViewShouldEnableFirstOtherButton: .p1],
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

  /// Several items are asked one after the other, and a picker may come again.
  private static let itemSource = CallOrder(
    .itemSource,
    [
      way(nil, .activityViewControllerPlaceholderItem, .v16),
      way(.activityViewControllerPlaceholderItem, .activityViewControllerPlaceholderItem, .v16),
      way(
        .activityViewControllerPlaceholderItem, .activityViewControllerItemForActivityType, .v17),
      way(
        .activityViewControllerItemForActivityType, .activityViewControllerItemForActivityType,
        .v17),
      way(
        .activityViewControllerItemForActivityType, .activityViewControllerPlaceholderItem, .v16),
    ])

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

  private static let view: CallOrder = {
    let (appear, disappear) = (Place(call: .viewWillAppear), Place(call: .viewWillDisappear))
    let back = Place(call: .viewWillAppear, turn: .givenUp)
    let away = Place(call: .viewWillDisappear, turn: .givenUp)
    let again = Place(call: .viewWillAppear, turn: .dismissedAtOnce)
    let late = Place(call: .viewDidDisappear, turn: .dismissedAtOnce)
    return CallOrder(
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
        // Its screen comes anew, before its last call.
        way(.viewWillDisappear, .viewDidLoad, .w17),
        // A pop that a finger began and gave up: the one that left is back, and the one that came
        // leaves again.
        way(disappear, back, .x2),
        way(back, Place(call: .viewDidAppear), .x2),
        way(appear, away, .x2),
        way(away, Place(call: .viewDidDisappear), .x2),
        // What covers it is dismissed inside its own viewDidAppear:, so that the end of leaving
        // comes while it is coming back.
        way(disappear, again, .w27),
        way(again, late, .w27),
        way(late, Place(call: .viewDidAppear), .w27),
      ],
      anywhere: [.didReceiveMemoryWarning])
  }()

  private static let rotation = CallOrder(
    .viewController,
    [
      way(nil, .shouldAutorotate, .r1),
      way(nil, .shouldAutorotateToInterfaceOrientation, .r2),
      // UIKit asks more often than the tables say, and a refusal is not the end.
      way(.shouldAutorotate, .shouldAutorotate, .r1),
      way(
        .shouldAutorotateToInterfaceOrientation, .shouldAutorotateToInterfaceOrientation, .r2),
      way(.shouldAutorotate, .supportedInterfaceOrientations, .r1),
      way(.supportedInterfaceOrientations, .supportedInterfaceOrientations, .r1),
      way(.supportedInterfaceOrientations, .shouldAutorotate, .r1),
      way(.supportedInterfaceOrientations, .willRotateToInterfaceOrientation, .r1),
      way(.shouldAutorotateToInterfaceOrientation, .willRotateToInterfaceOrientation, .r2),
      way(.willRotateToInterfaceOrientation, .willAnimateRotationToInterfaceOrientation, .r1),
      way(.willAnimateRotationToInterfaceOrientation, .didRotateFromInterfaceOrientation, .r1),
    ],
    ends: [.didRotateFromInterfaceOrientation],
    granted: [
      .shouldAutorotate: .willRotateToInterfaceOrientation,
      .shouldAutorotateToInterfaceOrientation: .willRotateToInterfaceOrientation,
    ],
    instead: [
      .shouldAutorotate: .shouldAutorotateToInterfaceOrientation,
      .shouldAutorotateToInterfaceOrientation: .shouldAutorotate,
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
