public import DialogSimulator

/// The scenes of a run on paper: what a person does, each with the calls that come of it, and the end.
public struct Storyboard: Sendable {
  /// One picture with what belongs to it.
  public struct Scene: Hashable, Sendable {
    /// The moment that is drawn, in milliseconds of the film.
    public let shown: Int
    /// The numbers of what a person does then; empty for the start and the end.
    public let acts: Range<Int>
    /// The 0-based rows that come of it.
    public let rows: Range<Int>
  }

  /// In order; at least one.
  public let scenes: [Scene]

  /// The scenes of a film.
  ///
  /// - Parameter rows: the rows of its run.
  public init(of script: FilmScript, _ rows: RowBuffer) {
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
      scenes.append(Scene(shown: max(0, until), acts: 0..<0, rows: first))
    }
    for (place, group) in groups.enumerated() {
      let act = script.acts[group.upperBound]
      let end = place + 1 < starts.count ? starts[place + 1] : all.upperBound
      scenes.append(
        Scene(
          shown: act.isTyped ? act.start : max(0, act.start - 1), acts: Range(group),
          rows: starts[place]..<max(starts[place], end)))
    }
    if !starts.isEmpty {
      scenes.append(Scene(shown: script.length, acts: 0..<0, rows: all.upperBound..<all.upperBound))
    }
    self.scenes = scenes
  }

  /// A time in seconds with one digit behind the point.
  ///
  /// - Parameter milliseconds: of the film.
  public static func seconds(_ milliseconds: Int) -> String {
    "\(milliseconds / 1000).\(milliseconds / 100 % 10)"
  }
}
