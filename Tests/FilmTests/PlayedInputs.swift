import DialogModel
import DialogSimulator
import Film

/// A run of an empty document with these inputs, each so long after the one before.
func run(_ inputs: [Input], every milliseconds: Int = 1_000) -> Timeline {
  var timeline = Timeline(of: Simulator(Prototype()))
  var simulator = timeline.origin
  for (place, input) in inputs.enumerated() {
    timeline.perform(
      input, at: SimulatedTime(milliseconds: place * milliseconds), by: &simulator)
  }
  return timeline
}
