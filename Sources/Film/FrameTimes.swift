/// The moments of the pictures of a film.
public enum FrameTimes {
  /// The moment of a picture in milliseconds of the film; whole hundredths of a second, because a GIF
  /// has no finer times.
  ///
  /// Of 30 pictures a second they last 3, 3 and 4 hundredths in turn.
  ///
  /// - Parameters:
  ///   - place: the 0-based number of the picture.
  ///   - rate: how many pictures a second has, from 1 to 50.
  public static func milliseconds(of place: Int, rate: Int) -> Int { place * 100 / rate * 10 }

  /// The rates that a film can have: programs show a GIF with shorter pictures more slowly.
  public static let rates = 1...50
}
