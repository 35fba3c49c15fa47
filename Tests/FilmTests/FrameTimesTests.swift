import Film
import Testing

/// The moments of the pictures of a film.
@Suite struct FrameTimesTests {
  /// The length of a script in milliseconds, pictures per second, the speed, and how many pictures show it.
  @Test(arguments: [
    (1_000, 30, 1.0, 30), (1_000, 50, 1.0, 50), (1_000, 30, 0.5, 60), (1_000, 10, 4.0, 3),
    (1, 30, 1.0, 1), (0, 30, 1.0, 1), (3_600_000, 1, 1.0, 3_600),
  ])
  func theWholeScriptIsShown(_ length: Int, _ rate: Int, _ speed: Double, _ count: Int) {
    #expect(FrameTimes.count(of: length, rate: rate, speed: speed) == count)
    // The picture after the last one would be behind the end.
    #expect(FrameTimes.moment(of: count, rate: rate, speed: speed) >= Double(length))
  }

  @Test func aSlowFilmShowsEarlierMoments() {
    #expect(FrameTimes.moment(of: 3, rate: 30, speed: 1) == 100)
    #expect(FrameTimes.moment(of: 3, rate: 30, speed: 0.25) == 25)
  }
}
