import DialogModel

/// The moments of a film that are worth a picture.
public struct FilmBeats: Sendable {
  /// A moment with a picture.
  public struct Beat: Hashable, Sendable {
    /// When it begins to show, in milliseconds of the film.
    public let time: Int
    /// The moment that it shows, in milliseconds of the film.
    public let shown: Int
    /// The scene of the storyboard that it is, by its 0-based number; `nil` for one between those.
    public let scene: Int?
    /// The number of what a person does at it.
    public let act: Int?

    /// Whether it is one of the few that sum up the run, as on a storyboard.
    public var isMain: Bool { scene != nil }
  }

  /// In the order of the film.
  public let all: [Beat]

  /// How far into a movement its picture is, in milliseconds.
  private static let movement = 100

  /// The moments of a film.
  ///
  /// - Parameters:
  ///   - rows: the 0-based rows of its calls.
  ///   - scenes: those of its storyboard.
  public init(_ script: FilmScript, calls rows: [Int], _ scenes: [Storyboard.Scene]) {
    var beats: [Beat] = []
    for (place, act) in script.acts.enumerated() {
      // The mark of a tap is there before it; each typed character is a picture.
      let lead = act.isTyped ? 0 : min(FilmScript.leadOfMark, act.start)
      beats.append(
        Beat(
          time: act.start - lead, shown: act.isTyped ? act.start : max(0, act.start - 1),
          scene: scenes.firstIndex { $0.acts.last == place }, act: place))
    }
    for (place, scene) in scenes.enumerated() where scene.acts.isEmpty {
      beats.append(Beat(time: scene.shown, shown: scene.shown, scene: place, act: nil))
    }
    beats.append(Beat(time: 0, shown: 0, scene: nil, act: nil))
    for row in rows {
      let time = script.start(ofRow: row)
      beats.append(Beat(time: time, shown: time, scene: nil, act: nil))
    }
    for span in script.spans where !span.isFrozen && span.length > FilmBeats.movement {
      let time = span.start + FilmBeats.movement
      beats.append(Beat(time: time, shown: time, scene: nil, act: nil))
    }
    var taken = Set<Int>()
    // Of several at one time the first one is that of the act.
    all = beats.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element).filter { taken.insert($0.time).inserted || $0.isMain }
  }

  /// Those that sum up the run.
  public var main: [Beat] { all.filter(\.isMain) }
}

extension FilmScript.Act {
  /// Whether it is one of many characters.
  var isTyped: Bool { if case .edit(_) = input { true } else { false } }
}
