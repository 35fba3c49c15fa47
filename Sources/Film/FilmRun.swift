import DialogModel
public import DialogSimulator
import EventLog
import Texts

/// A run that is drawn.
public struct FilmRun: Sendable {
  /// The run.
  public let timeline: Timeline
  /// Its rows.
  public let rows: RowBuffer
  /// Which moment shows when.
  public let script: FilmScript
  /// What is said.
  public let captions: FilmCaptions
  /// What a person noted about rows, by their 0-based places.
  public var notes: [Int: String] = [:]
  /// What the presenter reads about steps, by the 0-based row of what they do.
  public var stepNotes: [(row: Int, text: String)] = []
  /// What the presenter reads about the whole scenario.
  public var introduction: String?

  /// A run without notes.
  public init(timeline: Timeline, rows: RowBuffer, script: FilmScript, captions: FilmCaptions) {
    (self.timeline, self.rows, self.script, self.captions) = (timeline, rows, script, captions)
  }

  /// What is said at a moment of the script, in milliseconds.
  public func caption(at moment: Double) -> String {
    caption(at: moment, during: script.act(at: moment))
  }

  /// What is said at a moment of the script of an act, by its number: of its result, even where
  /// the next one is about to be done.
  public func caption(at moment: Double, during act: Int?) -> String {
    captions.caption(
      after: script.position(at: moment).row, during: act.map { script.acts[$0].row })
  }

  /// What is said of a scene.
  ///
  /// - Parameter isLast: whether the run ends with it.
  public func caption(of scene: Storyboard.Scene, isLast: Bool) -> String {
    let acts = scene.acts.map { script.acts[$0].row }
    if !acts.isEmpty { return captions.caption(ofActs: acts) }
    if let sight = scene.sight {
      return sight.title ?? ClientName(timeline.prototype).name(of: sight.thing.target)
    }
    return isLast ? tr("End") : tr("Start")
  }

  /// Its beats, which are the same in every format.
  public func storyboard() -> Storyboard {
    Storyboard(of: script, rows, FilmSight.all(in: timeline, script))
  }
}
