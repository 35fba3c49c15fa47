import DialogModel
import DialogSimulator
import Film

/// A run that is drawn.
struct FilmRun {
  /// The run.
  let timeline: Timeline
  /// Its rows.
  let rows: RowBuffer
  /// Which moment shows when.
  let script: FilmScript
  /// What is said.
  let captions: FilmCaptions
  /// What a person noted about rows, by their 0-based places.
  var notes: [Int: String] = [:]
  /// What the presenter reads about steps, by the 0-based row of what they do.
  var stepNotes: [(row: Int, text: String)] = []
  /// What the presenter reads about the whole scenario.
  var introduction: String?

  /// What is said at a moment of the script, in milliseconds.
  func caption(at moment: Double) -> String {
    caption(at: moment, during: script.act(at: moment))
  }

  /// What is said at a moment of the script of an act, by its number: of what has come of it, even where
  /// the next one is about to be done.
  func caption(at moment: Double, during act: Int?) -> String {
    captions.caption(
      after: script.position(at: moment).row, during: act.map { script.acts[$0].row })
  }
}
