public import DialogSimulator

/// The beats of a run, which are the same in every format: what a person does, each with the calls
/// that come of it, each dialog, loader and screen that is seen for the first time, and the end.
public struct Storyboard: Sendable {
  /// One picture with what belongs to it.
  public struct Scene: Hashable, Sendable {
    /// The moment that is drawn, in milliseconds of the film.
    public let shown: Int
    /// The numbers of what a person does then; empty for the start and the end.
    public let acts: Range<Int>
    /// The 0-based rows that come of it.
    public fileprivate(set) var rows: Range<Int>
    /// When it is said to be, in milliseconds of the film: the moment of what a person does, or
    /// the one that is drawn.
    public let time: Int
    /// What is seen for the first time, where nobody does anything; `nil` for the start and the
    /// end.
    public var sight: FilmSight?
  }

  /// In order; at least one.
  public private(set) var scenes: [Scene]

  /// The scenes of a film.
  ///
  /// - Parameters:
  ///   - rows: the rows of its run.
  ///   - sights: what is seen in it for the first time.
  public init(of script: FilmScript, _ rows: RowBuffer, _ sights: [FilmSight] = []) {
    // Many characters are one scene, which shows the last of them.
    var groups: [ClosedRange<Int>] = []
    for (place, act) in script.acts.enumerated() {
      if act.isTyped, let last = groups.last, script.acts[last.upperBound].isTyped {
        groups[groups.count - 1] = last.lowerBound...place
      } else {
        groups.append(place...place)
      }
    }
    let all = script.rows
    let starts = groups.map {
      min(max(script.acts[$0.lowerBound].row, all.lowerBound), all.upperBound)
    }
    var scenes: [Scene] = []
    let first = all.lowerBound..<(starts.first ?? all.upperBound)
    if starts.isEmpty || first.contains(where: { rows.isListed(at: $0) }) {
      let until = script.acts.first.map { $0.start - FilmScript.leadOfMark - 1 } ?? script.length
      scenes.append(
        Scene(shown: max(0, until), acts: 0..<0, rows: first, time: max(0, until)))
    }
    for (place, group) in groups.enumerated() {
      let act = script.acts[group.upperBound]
      let end = place + 1 < starts.count ? starts[place + 1] : all.upperBound
      scenes.append(
        Scene(
          shown: act.isTyped ? act.start : max(0, act.start - 1), acts: Range(group),
          rows: starts[place]..<max(starts[place], end), time: act.start))
    }
    if !starts.isEmpty {
      scenes.append(
        Scene(
          shown: script.length, acts: 0..<0, rows: all.upperBound..<all.upperBound,
          time: script.length))
    }
    self.scenes = scenes
    for sight in sights { add(sight, script) }
  }

  /// Adds what no other scene shows while it is to be seen.
  private mutating func add(_ sight: FilmSight, _ script: FilmScript) {
    let isSeen = scenes.contains { scene in
      scene.shown >= sight.from && sight.until.map { scene.shown < $0 } ?? true
    }
    guard !isSeen else { return }
    let moment = sight.shown
    let place = scenes.firstIndex { $0.shown > moment } ?? scenes.count
    var rows = script.rows.lowerBound..<(scenes.first?.rows.lowerBound ?? script.rows.upperBound)
    if place > 0 {
      let before = scenes[place - 1].rows
      let made = script.position(at: Double(moment)).row + 1
      let next = min(max(made, before.lowerBound), before.upperBound)
      scenes[place - 1].rows = before.lowerBound..<next
      rows = next..<before.upperBound
    }
    scenes.insert(
      Scene(shown: moment, acts: 0..<0, rows: rows, time: moment, sight: sight), at: place)
  }

  /// A time in seconds with one digit behind the point.
  ///
  /// - Parameter milliseconds: of the film.
  public static func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\(milliseconds / 100 % 10)"
  }
}
