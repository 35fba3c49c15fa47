public import Film
public import Stage
import StageGeometry
public import WindowWords

/// How a run is shown to people who do not have it.
public struct FilmSetting: Equatable {
  /// What is drawn of the stage.
  public var shot = StageShot(.device, scale: 1)
  /// Whether the same is drawn in both looks, next to each other.
  public var hasBothLooks = false
  /// Whether what happens is said in a band under the device.
  public var captions = true
  /// Whether taps are marked.
  public var marks = true
  /// Whether there is a ground behind the device; a page has its own.
  public var hasGround = true
  /// What is compared on a sheet of dialogs.
  public var varies = Set(Comparison.allCases)
  /// Whether the stage is drawn as shapes and letters.
  public var drawsShapes = false
  /// The paper of a storyboard.
  public var paper = Paper.a4
  /// Whether a storyboard has what the presenter reads about each step.
  public var notes = false
  /// Whether a storyboard and a page have the calls.
  public var calls = true
  /// Pictures per second.
  public var rate = 30
  /// Milliseconds of the film's script in each millisecond that it plays.
  public var speed = 1.0
  /// The longest wait, in simulated milliseconds.
  public var longestWait = 5_000

  /// What is usual.
  public init() {}

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
