import DialogModel
import DialogSimulator
import EventLog
import SampleRows
import Testing
import WindowWords

/// Where moments are in the strip under the log, and which moment is at a place.
@Suite struct StripScaleTests {
  /// A hundred pixels for a thousand milliseconds.
  private let scale = StripScale(112, until: 1_000)

  @Test(arguments: [(0, 6.0), (9, 6.0), (10, 7.0), (505, 56.0), (1_000, 106.0)])
  func aMomentHasAPlaceInWholePixels(_ time: Int, _ place: Double) {
    #expect(scale.place(of: time) == place)
  }

  @Test(arguments: [(0..<1, 6.0, 1.0), (0..<20, 6, 2), (105..<199, 16, 9), (995..<1_000, 105, 1)])
  func aStretchOfTimeHasAWidth(_ time: Range<Int>, _ left: Double, _ width: Double) {
    let stretch = scale.stretch(of: time)
    #expect(stretch.left == left && stretch.width == width)
  }

  @Test(arguments: [
    (-50.0, 0), (0, 0), (6, 0), (6.04, 0), (6.06, 1), (56, 500), (106, 1_000), (200, 1_000),
  ])
  func aPlaceHasAMoment(_ place: Double, _ time: Int) {
    #expect(scale.moment(at: place, snappingTo: nil) == time)
  }

  @Test func aPressNearAnInputMeansIt() {
    var times = LogTimes()
    times.read(log(launch(input: 1), input(.home, at: 500, number: 2), clicked(at: 1_000)))
    #expect(scale.moment(at: 52, snappingTo: times) == 500)
    #expect(scale.moment(at: 60, snappingTo: times) == 500)
    #expect(scale.moment(at: 60, snappingTo: nil) == 540)
    #expect(scale.moment(at: 60.2, snappingTo: times) == 542)
    #expect(scale.moment(at: 51.8, snappingTo: times) == 458)
  }

  /// It is made before it has a width, and before the run has lasted.
  @Test func aStripWithoutRoomHasOnePixel() {
    let narrow = StripScale(0, until: 100)
    #expect(narrow.place(of: 0) == 6 && narrow.place(of: 100) == 7)
    #expect(narrow.moment(at: 3, snappingTo: nil) == 0)
    let empty = StripScale(112, until: 0)
    #expect(empty.place(of: 0) == 6)
    #expect(empty.moment(at: 3, snappingTo: LogTimes()) == 0)
  }
}
