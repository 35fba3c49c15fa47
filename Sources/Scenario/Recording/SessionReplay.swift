public import DialogModel
public import DialogSimulator
public import PrototypeFile
public import Session

extension RecordedSession.Run {
  /// The run, performed again.
  ///
  /// - Parameters:
  ///   - document: the document as it was read; the setting of the run is not applied to it yet.
  ///   - limits: the limits, against endless runs.
  /// - Returns: the run until its last line, or until its end, if the recording has that; and the
  ///   inputs that the document could not read.
  public func replayed(
    on document: Prototype, limits: Limits = .scenario
  ) -> (timeline: Timeline, unread: [Timeline.Unread]) {
    let configuration = configuration(limits)
    var inputs = inputs
    let answers = answers
    if !answers.isEmpty {
      let list = answers.map { String($0) }.joined(separator: ", ")
      inputs.insert(
        TimedInput(time: .zero, input: NamedInput(words: "{secretAnswers: [\(list)]}")), at: 0)
    }
    let replayed = Timeline.replaying(
      inputs, on: self.document.setting.applied(to: document), configuration: configuration,
      until: end ?? last)
    guard !answers.isEmpty else { return replayed }
    // Places count the recorded inputs.
    return (
      replayed.timeline,
      replayed.unread.map { Timeline.Unread(place: $0.place - 1, problem: $0.problem) }
    )
  }

  /// What is set for the run besides its document.
  func configuration(_ limits: Limits) -> Configuration {
    var configuration = Configuration(limits: limits)
    configuration.orientation = document.setting.orientation
    return configuration
  }

  /// The document of the run, without pictures and other files.
  public var revision: Revision { Revision(Array(document.text.utf8), in: .bare) }

  /// What the document of the run says.
  public var loaded: LoadResult { revision.reading }
}
