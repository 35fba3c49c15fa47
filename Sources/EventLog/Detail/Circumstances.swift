public import DialogModel
public import DialogSimulator

/// Where the dialog of a call is when the call is made, and what led to it.
public struct Circumstances: Hashable, Sendable {
  /// What a person sees of a dialog.
  public enum Sight: Hashable, Sendable {
    /// It is seen, and on top.
    case onTop
    /// Another dialog is above it, but it can be seen.
    case covered
    /// Another alert hides it.
    case hidden
    /// The application is not on the screen.
    case offScreen
  }

  /// What led to a tap's call.
  public enum Origin: Hashable, Sendable {
    case tap
    /// A tap outside the dialog.
    case tapOutside
    /// The Return key.
    case returnKey
    /// The system, in place of a person.
    case system
  }

  /// What is seen of the dialog just before.
  public var sight = Sight.onTop
  /// What the call comes from.
  public var origin = Origin.tap
  /// Whether the movement that the call begins or ends takes no time.
  public var isAtOnce = false

  /// The usual: on top, by a tap, and animated.
  public init() {}

  /// The circumstances of a call.
  ///
  /// - Parameters:
  ///   - state: the state just before.
  ///   - input: the input that it comes from.
  ///   - milliseconds: how long the movement takes that it begins or ends, if it does.
  public init(of dialog: DialogID, in state: State, input: Input?, moving milliseconds: Int?) {
    isAtOnce = milliseconds == 0
    if !state.showsApplication {
      sight = .offScreen
    } else if state.life(of: dialog) == .covered {
      sight = state.visibleShowings.contains { $0.dialog == dialog } ? .covered : .hidden
    }
    origin =
      switch input {
      case .tapOutside: .tapOutside
      case .pressReturn: .returnKey
      case .systemCancel, .home, .openApp, .killApp, .power: .system
      default: .tap
      }
  }
}
