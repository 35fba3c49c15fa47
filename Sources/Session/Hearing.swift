import DialogModel
public import DialogSimulator
public import EventLog

/// What VoiceOver says of a run, up to now.
public struct Hearing {
  /// What has been said, oldest first.
  public private(set) var said: [Utterance] = []
  private var listener: Listener
  /// The inputs since the last time.
  private var inputs: [Row] = []

  /// Nothing has been heard of a run that begins.
  ///
  /// - Parameter language: of the prototype's texts.
  init(language: String?) { listener = Listener(language: language) }

  /// What was said in a run until now.
  public init(_ timeline: Timeline) {
    self.init(language: timeline.prototype.language)
    var hearing = self
    timeline.replay { simulator in
      hearing.note(simulator.rows)
      simulator.drainRows { _ in }
      hearing.said += hearing.hear(simulator)
    }
    self = hearing
  }

  /// Takes the rows of a change.
  mutating func note(_ rows: RowBuffer) {
    for row in rows {
      if case .input = row.content { inputs.append(row) }
    }
  }

  /// What is said after the change.
  mutating func hear(_ simulator: Simulator) -> [Utterance] {
    defer { inputs = [] }
    return listener.hear(inputs, simulator)
  }
}
