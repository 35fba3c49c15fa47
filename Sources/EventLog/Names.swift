public import DialogModel
internal import Texts

/// The names of the objects of a prototype in output.
public struct Names: Sendable {
  private let prototype: Prototype

  /// The names in a prototype.
  public init(_ prototype: Prototype) {
    self.prototype = prototype
  }

  /// The name that rows about a target carry.
  public func name(of target: Target) -> String {
    prototype.name(of: target)
  }

  /// What people see of a target: the title of a dialog, a screen or a task, in one line; `nil` where
  /// there is none, or it is the id.
  public func title(of target: Target) -> String? {
    switch target {
    case .dialog(let id):
      prototype[id].flatMap { OneLine.title($0.writtenTitle, besides: $0.id) }
    case .screen(let id):
      prototype[id].flatMap { OneLine.title($0.title, besides: $0.id) }
    case .task(let id):
      prototype[id].flatMap { OneLine.title($0.title?.sourceText, besides: $0.id) }
    default: nil
    }
  }

  /// What people call a target: its title in quotation marks, or else its id.
  public func called(_ target: Target) -> String {
    title(of: target).map { tr("“{words}”", ["words": $0]) } ?? name(of: target)
  }

  /// The value of a switch or a segmented control, as output has it: `back-up on`, `period "Week"`.
  public func words(of value: Int, _ control: ControlID) -> String {
    let described = prototype.control(control)
    let segments = described.segments
    let word =
      segments.indices.contains(value)
      ? JSONText.quoted(segments[value]) : value == 0 ? "off" : "on"
    return "\(described.id) \(word)"
  }

  /// The control with an id.
  public func control(_ id: ControlID) -> Control { prototype.control(id) }

  /// The id of a flag.
  public func name(of flag: FlagID) -> String { prototype.name(of: flag) }

  /// The id of a notification.
  public func name(of notification: NotificationID) -> String {
    prototype.name(of: notification)
  }
}
