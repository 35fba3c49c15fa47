/// Equal pictures that follow each other become one, which is known to rest or to move.
///
/// A picture that shows for one moment of a movement can be drawn with fewer colours than one that rests.
/// Where much of the picture changes from moment to moment, as while a screen becomes dark, one
/// represents a few: these pictures are the largest ones, and no eye sees each of them.
struct Takes {
  /// A picture, how long it shows, and what is known of it.
  struct Take {
    let picture: Bitmap
    /// In the film's unit.
    var duration: Int
    /// Whether it is the only one of its kind, between others.
    var moves: Bool
  }

  /// How long one picture may stand for those after it, in the film's unit.
  private let longest: Int
  /// How much of a picture changes in a large movement: one of so many pixels.
  private let share: Int
  private var pending: Take?
  private var isFirst = true
  /// A picture in which much has changed, until it is known whether in the next one much changes too.
  private var held: Take?
  /// The picture before the one that is pending.
  private var before: Bitmap?

  /// No pictures yet.
  ///
  /// - Parameters:
  ///   - longest: how long one picture may stand for those after it, in the film's unit.
  ///   - share: how much of a picture changes where one represents others: at least one of so many
  ///     pixels.
  init(longest: Int, share: Int = Takes.quarter) { (self.longest, self.share) = (longest, share) }

  /// A quarter of the pixels, as a share.
  static let quarter = 4

  /// Adds a picture.
  ///
  /// - Returns: those before, as soon as it is known how long they show.
  mutating func add(_ picture: Bitmap, _ duration: Int) -> [Take] {
    if let last = pending, last.picture == picture {
      pending?.duration += duration
      pending?.moves = false
      return []
    }
    defer {
      pending = Take(picture: picture, duration: duration, moves: !isFirst)
      isFirst = false
    }
    return pending.map { thin($0) } ?? []
  }

  /// What is left at the end; its last picture rests.
  var rest: [Take] {
    var takes = self
    guard var last = pending else { return [] }
    last.moves = false
    return takes.thin(last)
  }

  /// A picture, and the one that was held back, unless that represents both.
  private mutating func thin(_ take: Take) -> [Take] {
    let isLarge =
      take.moves
      && before.map { Takes.changesMuch(from: $0, to: take.picture, share: share) } ?? false
    before = take.picture
    if isLarge, let first = held, first.duration + take.duration <= longest {
      held?.duration += take.duration
      return []
    }
    let first = held.map { [$0] } ?? []
    held = isLarge ? take : nil
    return isLarge ? first : first + [take]
  }

  /// Whether at least one of so many pixels differs from the picture before, of the same size.
  static func changesMuch(from old: Bitmap, to new: Bitmap, share: Int = quarter) -> Bool {
    var left = new.pixels.count / share
    for y in 0..<new.height {
      let line = y * new.width..<(y + 1) * new.width
      guard old.pixels[line] != new.pixels[line] else { continue }
      for place in line where old.pixels[place] != new.pixels[place] { left -= 1 }
      if left <= 0 { return true }
    }
    return false
  }
}
