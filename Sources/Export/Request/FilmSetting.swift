public import Film
public import Stage
import StageGeometry
public import WindowWords

/// What a person says about a file that is exported.
public struct ExportWords: Hashable, Sendable {
  /// Its title; `nil` for that of the document.
  public var title: String?
  /// Who made it; `nil` for nobody.
  public var author: String?
  /// When, as `2012-09-21`; `nil` for no date.
  public var date: String?

  /// Nothing.
  public init() {}
}

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
  /// Whether each variant of one comparison is shown in each of the other one.
  public var isGrid = false
  /// Whether there is nothing behind pictures and texts.
  public var isTransparent = false
  /// What the file is called, who made it, and when, as people give it.
  public var words = ExportWords()
  /// How many beats a page of a storyboard has.
  public var beatsPerPage = 1
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
