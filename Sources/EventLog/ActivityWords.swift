public import DialogModel
public import DialogSimulator
internal import Texts

/// The arguments and results of activities, as output writes them, and other results that are no
/// BOOL.
public enum ActivityWords {
  /// The items of a picker, by their kinds: `[text,image]`.
  public static func kinds(_ kinds: [ActivityItem.Kind]) -> String {
    "[\(kinds.map(\.rawValue).joined(separator: ","))]"
  }

  /// The arguments of the completion handler: `"org.example.cool" true`.
  public static func completion(_ type: String?, _ completed: Bool) -> String {
    "\(type.map(JSONText.quoted) ?? "nil") \(completed)"
  }

  /// Whether an activity is offered, and why: `mail: offered, takes text, image`.
  static func words(_ offer: ActivityOffer, _ name: String) -> String {
    let reason =
      switch offer.reason {
      case .takes(let kinds): "offered, takes " + list(kinds)
      case .excluded: "not offered, excluded"
      case .takesOthers(let kinds):
        "not offered, takes " + (kinds.isEmpty ? "nothing" : "only " + list(kinds))
      case .noItems: "not offered, no items"
      }
    return "\(name): \(reason)"
  }

  private static func list(_ kinds: [ActivityItem.Kind]) -> String {
    kinds.map(\.rawValue).joined(separator: ", ")
  }

  /// The arguments of a call that is about a view controller; empty if there are none.
  public static func arguments(ofView argument: Row.CallArgument) -> String {
    ViewWords.arguments(argument) ?? ""
  }

  /// The returned value where it is not a BOOL; `nil` where the method returns nothing.
  public static func returned(_ argument: Row.CallArgument) -> String? {
    switch argument {
    case .item(let kind, _): kind.rawValue
    case .viewController(let isThere): isThere ? "viewController" : "nil"
    case .orientations(let orientations): ViewWords.list(orientations)
    default: nil
    }
  }
}
