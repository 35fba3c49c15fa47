public import DialogModel
public import DialogSimulator

/// What VoiceOver can reach now, in the order in which a person comes to it.
///
/// Title, message, fields and buttons as they are drawn, so that cancel is last in a column; on a
/// screen the bar at the top, the controls, the bars at the bottom.
public struct ReadingOrder: Sendable {
  /// One thing that can be reached.
  public struct Element: Hashable, Sendable {
    /// Where it is.
    public let place: SpokenPlace
    /// What is said there.
    public let parts: [Utterance.Part]
  }

  /// Above what a person cannot reach anything.
  public enum Context: Hashable, Sendable {
    /// Nothing of the prototype.
    case nothing
    /// The alert of a notification, by the number of its delivery.
    case notification(Int)
    case dialog(DialogID)
    case screen(ScreenID)
  }

  /// What takes all touches.
  public let context: Context
  /// What can be reached in it.
  public let elements: [Element]

  /// What can be reached in a run.
  public init(_ simulator: Simulator, _ words: SpeechWords) {
    let reader = ElementReader(simulator, words)
    context = ReadingOrder.context(of: simulator.state)
    elements = reader.elements(of: context)
  }

  /// What takes all touches in a state.
  static func context(of state: State) -> Context {
    if state.isLocked { return .nothing }
    if let alert = state.notifications.topAlert { return .notification(alert.number) }
    guard state.application == .active else { return .nothing }
    if let top = state.visibleShowings.last(where: { !$0.isLeaving }) {
      return .dialog(top.dialog)
    }
    return state.screen.map { .screen($0) } ?? .nothing
  }
}
