public import DialogModel

/// What the things of a prototype are called in output.
public struct Names: Sendable {
  private let dialogs: [String]
  private let screens: [String]

  /// The names of a prototype's dialogs and screens.
  public init(_ prototype: Prototype) {
    dialogs = prototype.dialogs.map(\.id)
    screens = prototype.screens.map(\.id)
  }

  /// The name that rows about a target carry.
  public func name(of target: Target) -> String {
    switch target {
    case .application: "application"
    case .dialog(let id): dialogs[id.index]
    case .screen(let id): screens[id.index]
    }
  }
}
