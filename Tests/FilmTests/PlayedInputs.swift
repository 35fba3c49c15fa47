import DialogModel
import DialogSimulator
import Film

/// A run of a document, else an empty one, with these inputs, each so long after the one before.
///
/// - Parameter end: until when it goes on, in milliseconds; `nil` for the last input.
func run(
  _ inputs: [Input], every milliseconds: Int = 1_000, of document: Prototype = Prototype(),
  until end: Int? = nil
) -> Timeline {
  var timeline = Timeline(of: Simulator(document))
  var simulator = timeline.origin
  for (place, input) in inputs.enumerated() {
    timeline.perform(
      input, at: SimulatedTime(milliseconds: place * milliseconds), by: &simulator)
  }
  if let end { timeline.advance(&simulator, to: SimulatedTime(milliseconds: end)) }
  return timeline
}
