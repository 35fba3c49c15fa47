/// A few pictures of a film that tell how large its file becomes.
///
/// What changes from picture to picture depends on how long ago something began: at first things move,
/// then they rest. So one picture represents those of the same age after the same event.
public struct FilmSample: Sendable {
  /// A picture whose change from the one before it is measured.
  public struct Change: Hashable, Sendable {
    /// The 0-based number of the picture, at least 1.
    public let picture: Int
    /// How many pictures it represents.
    public let weight: Int
  }

  /// In the order of the film.
  public let changes: [Change]

  /// The ages from which on pictures are alike, in milliseconds of the script.
  private static let ages = [0, 150, 300, 650]

  /// The sample of a film.
  ///
  /// - Parameters:
  ///   - moments: the moments of its pictures in the script, in milliseconds, in order.
  ///   - most: how many changes are measured at most.
  public init(of script: FilmScript, _ moments: [Double], most: Int = 48) {
    let events = Set(
      script.spans.map(\.start) + script.acts.map { max(0, $0.start - FilmScript.leadOfMark) }
    ).sorted()
    var groups: [[Int]] = []
    var (event, last) = (0, -1)
    for (place, moment) in moments.enumerated().dropFirst() {
      while event + 1 < events.count, Double(events[event + 1]) <= moment { event += 1 }
      let age = Int(moment) - (events.isEmpty ? 0 : events[event])
      let bin = FilmSample.ages.lastIndex { $0 <= age } ?? 0
      let key = event * FilmSample.ages.count + bin
      if key != last { groups.append([]) }
      groups[groups.count - 1].append(place)
      last = key
    }
    // Where there are too many, each represents its neighbours too.
    let size = max(1, (groups.count + most - 1) / max(1, most))
    changes = stride(from: 0, to: groups.count, by: size).map { start in
      let group = groups[start..<min(start + size, groups.count)]
      let middle = group[start + (group.count - 1) / 2]
      return Change(
        picture: middle[middle.count / 2], weight: group.reduce(0) { $0 + $1.count })
    }
  }
}
