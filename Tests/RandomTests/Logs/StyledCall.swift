import DialogModel
import DialogSimulator
import EventLog

/// A call of a run, with all that a program could log of it.
struct StyledCall {
  var call: LoggedWords
  /// Milliseconds from the beginning of the run.
  var time: Int
  /// The id of what the call is about, and what no other object is called.
  var target: String
  var number: Int

  /// The method, the button and the answer.
  struct LoggedWords {
    var selector: Selector
    var button: Int?
    var answer: Bool?
  }

  var selector: Selector { call.selector }
  var owner: Selector.Owner { selector.owner }

  var address: String { "0x7fd0" + String(0xA000 + number * 0x140, radix: 16) }

  /// The class of whoever is told: each object has one of its own.
  var type: String {
    let words = target.split { !$0.isLetter && !$0.isNumber }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    return words.joined() + (owner == .application ? "AppDelegate" : "Controller")
  }

  /// The object as `NSLog` describes it; empty for what is told itself.
  var description: String {
    switch owner {
    case .alert: "<UIAlertView: \(address); frame = (18 140; 284 141); opaque = NO>"
    case .actionSheet: "<UIActionSheet: \(address); frame = (0 0; 320 200)>"
    case .textField:
      "<UITextField: \(address); frame = (20 45; 245 25); text = ''; clipsToBounds = YES>"
    case .popover: "<UIPopoverController: \(address)>"
    case .navigationController: "<UINavigationController: \(address)> <DetailController: 0x7fffe0>"
    case .tabBarController: "<UITabBarController: \(address)>"
    default: ""
    }
  }

  /// The name as Swift 3 has it.
  var swift: String {
    let known: [Selector: String] = [
      .willPresentAlertView: "willPresent(_:)", .didPresentAlertView: "didPresent(_:)",
      .alertViewClickedButtonAtIndex: "alertView(_:clickedButtonAt:)",
      .actionSheetClickedButtonAtIndex: "actionSheet(_:clickedButtonAt:)",
      .willRotateToInterfaceOrientation: "willRotate(to:duration:)",
      .willAnimateRotationToInterfaceOrientation: "willAnimateRotation(to:duration:)",
      .didRotateFromInterfaceOrientation: "didRotate(from:)",
      .navigationControllerWillShow: "navigationController(_:willShow:animated:)",
      .navigationControllerDidShow: "navigationController(_:didShow:animated:)",
    ]
    if let name = known[selector] { return name }
    let parts = selector.name.split(separator: ":")
    guard selector.name.hasSuffix(":") else { return "\(selector.name)()" }
    return "\(parts[0])(" + (["_"] + parts.dropFirst().map(String.init)).map { "\($0):" }.joined()
      + ")"
  }

  /// The name without arguments; the whole where that is the name of several.
  var bare: String {
    let parts = selector.name.split(separator: ":")
    return parts.count == 1 ? String(parts[0]) : selector.name
  }
}
