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

  /// The moment of a picture in the script, in milliseconds.
  ///
  /// - Parameters:
  ///   - place: the 0-based number of the picture.
  ///   - rate: how many pictures a second has, from 1 to 50.
  ///   - speed: milliseconds of the script in each millisecond of the film.
  public static func moment(of place: Int, rate: Int, speed: Double) -> Double {
    Double(milliseconds(of: place, rate: rate)) * speed
  }

  /// How many pictures a film has; at least one.
  ///
  /// - Parameters:
  ///   - length: of the script, in milliseconds.
  ///   - rate: how many pictures a second has, from 1 to 50.
  ///   - speed: milliseconds of the script in each millisecond of the film.
  public static func count(of length: Int, rate: Int, speed: Double) -> Int {
    var count = Int(Double(length) / speed / 1000 * Double(rate))
    while moment(of: count, rate: rate, speed: speed) < Double(length) { count += 1 }
    return max(1, count)
  }
}
