/// Equal pictures that follow each other become one, which is known to rest or to move.
///
/// A picture that shows for one moment of a movement can be drawn with fewer colours than one that rests.
struct Takes {
  /// A picture, how long it shows, and what is known of it.
  struct Take {
    let picture: Bitmap
    /// In the film's unit.
    var duration: Int
    /// Whether it is the only one of its kind, between others.
    var moves: Bool
  }

  private var pending: Take?
  private var isFirst = true

  /// Adds a picture.
  ///
  /// - Returns: the one before, once it is known how long it shows.
  mutating func add(_ picture: Bitmap, _ duration: Int) -> Take? {
    if let last = pending, last.picture == picture {
      pending?.duration += duration
      pending?.moves = false
      return nil
    }
    defer {
      pending = Take(picture: picture, duration: duration, moves: !isFirst)
      isFirst = false
    }
    return pending
  }

  /// The last picture, which rests.
  var last: Take? {
    var take = pending
    take?.moves = false
    return take
  }
}
