import Stage
import StageGeometry
import WindowWords

/// How a run is shown to people who do not have it.
struct FilmSetting: Equatable {
  /// What is drawn of the stage.
  var shot = StageShot(.device, scale: 1)
  /// Whether the same is drawn in both looks, beside each other.
  var hasBothLooks = false
  /// Whether what happens is said in a band under the device.
  var captions = true
  /// Whether taps are marked.
  var marks = true
  /// Whether there is a ground behind the device; a page has its own.
  var hasGround = true
  /// What is compared on a sheet of dialogs.
  var varies = Set(Comparison.allCases)
  /// Whether the stage is drawn as shapes and letters.
  var drawsShapes = false
  /// The paper of a storyboard.
  var paper = Paper.a4
  /// Whether a storyboard has what the presenter reads about each step.
  var notes = true
  /// Pictures per second.
  var rate = 30
  /// Milliseconds of the film's script in each millisecond that it plays.
  var speed = 1.0
  /// The longest wait, in simulated milliseconds.
  var longestWait = 5_000

  /// What is drawn of the stage, once for each look.
  var shots: [StageShot] {
    guard hasBothLooks else { return [shot] }
    return [Look.Theme.flat, .classic].map { theme in
      var shot = shot
      shot.look = Look(theme, dark: shot.look.isDark)
      return shot
    }
  }
}
