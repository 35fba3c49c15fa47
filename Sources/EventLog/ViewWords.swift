import DialogModel
import DialogSimulator
import Texts

/// The arguments and results of view controllers, as output writes them.
enum ViewWords {
  /// The arguments of a call that is about a view controller; `nil` for another one.
  static func arguments(_ argument: Row.CallArgument) -> String? {
    switch argument {
    case .animated(let animated): "\(animated)"
    case .orientation(let orientation, let milliseconds):
      orientation.rawValue + (milliseconds.map { " " + JSONText.seconds(milliseconds: $0) } ?? "")
    case .orientations: ""
    case .controller(let name, let animated): name + (animated.map { " \($0)" } ?? "")
    case .presentation(let dismissed): dismissed ? "dismissed" : "presented"
    case .notification(let name, let state):
      JSONText.quoted(name) + (state.map { " \($0.rawValue)" } ?? "")
    default: nil
    }
  }

  /// The same as values in JSON, separated by commas.
  static func json(_ argument: Row.CallArgument) -> String? {
    switch argument {
    case .animated(let animated): "\(animated)"
    case .orientation(let orientation, let milliseconds):
      "\"\(orientation.rawValue)\""
        + (milliseconds.map { "," + JSONText.seconds(milliseconds: $0) } ?? "")
    case .orientations: ""
    case .controller(let name, let animated):
      JSONText.quoted(name) + (animated.map { ",\($0)" } ?? "")
    case .presentation(let dismissed): dismissed ? "\"dismissed\"" : "\"presented\""
    case .notification(let name, let state):
      JSONText.quoted(name) + (state.map { ",\"\($0.rawValue)\"" } ?? "")
    default: nil
    }
  }

  /// The orientations that a call returned: `[portrait,landscape]`.
  static func list(_ orientations: [Orientation]) -> String {
    "[\(orientations.map(\.rawValue).joined(separator: ","))]"
  }
}
