public import DialogModel
public import DialogSimulator
public import PrototypeFile

// A run in words, which mean the same in another version of its document.

extension Timeline {
  /// The inputs with their moments, things by the names that the document has for them.
  public var namedInputs: [TimedInput] {
    (0..<inputCount).map { place in
      let (time, input) = input(at: place)
      // What the document does not have it has no name for; read again, it is not performed.
      let named = try? PrototypeDocument.words(of: input, in: prototype)
      return TimedInput(time: time, input: named ?? NamedInput(words: "{}"))
    }
  }

  /// An input that could not be read, and was refused in the run.
  public struct Unread: Sendable {
    /// Its 0-based place among the inputs.
    public let place: Int
    /// Why.
    public let problem: Finding

    package init(place: Int, problem: Finding) { (self.place, self.problem) = (place, problem) }
  }

  /// A run of a document with the inputs of another run: what a person did with one version of a
  /// document, done again with another version.
  ///
  /// It is for comparing the two runs, or for performing a recorded run. An input about something
  /// that the document does not have is refused, with a row of its own.
  ///
  /// A reload in the window is something else (``Session/reloaded(_:named:playing:lost:clock:)``):
  /// it keeps what is up, and adds one heading to the log. Here the inputs may lead to other dialogs
  /// in the changed document, and all rows are made again.
  ///
  /// - Parameter end: how far time advances after the last input.
  public static func replaying(
    _ inputs: [TimedInput], on prototype: Prototype, configuration: Configuration = Configuration(),
    until end: SimulatedTime
  ) -> (timeline: Timeline, unread: [Unread]) {
    let prototype = prototype.growing(by: inputs)
    let reader = InputReader(prototype)
    var unread: [Unread] = []
    let read = inputs.enumerated().map { place, timed in
      (time: timed.time, input: reader.input(timed.input, at: place, &unread))
    }
    let simulator = Simulator.replaying(prototype, configuration)
    return (Timeline(of: simulator, performing: read, until: end), unread)
  }
}

extension InputReader {
  /// The input that the words describe, or one that is refused and noted.
  ///
  /// - Parameter place: its 0-based place among the inputs.
  package func input(
    _ named: NamedInput, at place: Int, _ unread: inout [Timeline.Unread]
  ) -> Input {
    do throws(Finding) {
      return try input(named)
    } catch {
      unread.append(Timeline.Unread(place: place, problem: error))
      return .unread(named)
    }
  }
}

extension Simulator {
  /// A run of a document that performs the inputs of another run.
  package static func replaying(
    _ prototype: Prototype, _ configuration: Configuration
  ) -> Simulator {
    Simulator(
      prototype, configuration: configuration, matches: Pattern.matcher(),
      filters: RowFilters.matcher(of: prototype), zones: TimeZones.offsets)
  }
}
