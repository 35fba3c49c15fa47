import DialogModel

/// How programs write the names of methods: as Objective-C does, as Swift does, without arguments,
/// and by the keyword that tells the method from others of its delegate.
enum MethodNames {
  /// The methods with a spelling, by `alertView:clickedButtonAtIndex:`, `alertView(_:clickedButtonAt:)`
  /// or `viewDidAppear`; two where an alert and a sheet share it.
  static func methods(_ spelling: some StringProtocol) -> [Selector]? { all[String(spelling)] }

  /// The methods of several keywords, by the first one with its colon.
  static let byFirstKeyword: [String: [(Selector, [String])]] = Dictionary(
    grouping: Selector.allCases.map { ($0, keywords($0)) }.filter { $0.1.count > 1 },
    by: { $0.1[0] })

  /// The keywords, each with its colon; one without a colon where the method takes nothing.
  private static func keywords(_ method: Selector) -> [String] {
    guard method.name.hasSuffix(":") else { return [method.name] }
    return method.name.split(separator: ":").map { "\($0):" }
  }

  private static let all: [String: [Selector]] = {
    var all: [String: [Selector]] = [:]
    func add(_ spelling: String, _ method: Selector) {
      if all[spelling]?.contains(method) != true { all[spelling, default: []].append(method) }
    }
    for method in Selector.allCases {
      let parts = keywords(method)
      let base = parts[0].hasSuffix(":") ? String(parts[0].dropLast()) : parts[0]
      add(method.name, method)
      let labels = (["_:"] + parts.dropFirst()).joined()
      add(parts[0].hasSuffix(":") ? "\(base)(\(labels))" : "\(base)()", method)
      // “completion” is a word that has many meanings.
      if method == .completion { continue }
      if !shared.contains(parts[0]) { add(base, method) }
      if parts.count > 1, shared.contains(parts[0]) {
        let rest = parts.dropFirst().joined()
        add(rest, method)
        add(String(parts[1].dropLast()), method)
      }
    }
    for (spelling, method) in swift { add(spelling, method) }
    return all
  }()

  /// First keywords that several methods of a delegate have.
  private static let shared: Set<String> = [
    "alertView:", "actionSheet:", "textField:", "application:", "navigationController:",
    "tabBarController:", "activityViewController:",
  ]

  /// The names that Swift 3 made.
  private static let swift: [(String, Selector)] = [
    ("willPresent(_:)", .willPresentAlertView), ("didPresent(_:)", .didPresentAlertView),
    ("willPresent(_:)", .willPresentActionSheet), ("didPresent(_:)", .didPresentActionSheet),
    ("alertView(_:clickedButtonAt:)", .alertViewClickedButtonAtIndex),
    ("actionSheet(_:clickedButtonAt:)", .actionSheetClickedButtonAtIndex),
    (
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      .textFieldShouldChangeCharacters
    ),
    ("canPerform(withActivityItems:)", .canPerformWithActivityItems),
    ("prepare(withActivityItems:)", .prepareWithActivityItems), ("perform()", .performActivity),
    ("application(_:didReceive:)", .applicationDidReceiveLocalNotification),
    ("shouldAutorotate(to:)", .shouldAutorotateToInterfaceOrientation),
    ("willRotate(to:duration:)", .willRotateToInterfaceOrientation),
    ("willAnimateRotation(to:duration:)", .willAnimateRotationToInterfaceOrientation),
    ("didRotate(from:)", .didRotateFromInterfaceOrientation),
    ("navigationController(_:willShow:animated:)", .navigationControllerWillShow),
    ("navigationController(_:didShow:animated:)", .navigationControllerDidShow),
    ("tabBarController(_:shouldSelect:)", .tabBarControllerShouldSelect),
    ("tabBarController(_:didSelect:)", .tabBarControllerDidSelect),
  ]
}
