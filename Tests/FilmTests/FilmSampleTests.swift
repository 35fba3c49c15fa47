import DialogModel
import DialogSimulator
import Film
import Giflib
import Testing

/// Which pictures are measured to tell how large a film becomes.
@Suite struct FilmSampleTests {
  /// A film of `taps` presses of Home, a second apart.
  private func script(taps: Int) -> FilmScript {
    var timeline = Timeline(of: Simulator(Prototype()))
    var simulator = timeline.origin
    for tap in 1...max(1, taps) where taps > 0 {
      let time = SimulatedTime(milliseconds: tap * 1000)
      timeline.perform(.home, at: time, by: &simulator)
    }
    return FilmScript(
      of: timeline, timeline.rows(), until: SimulatedTime(milliseconds: (taps + 1) * 1000),
      longestWait: 5_000)
  }

  private func moments(of script: FilmScript) -> [Double] {
    (0..<max(1, script.length * 30 / 1000)).map {
      Double(FrameTimes.milliseconds(of: $0, rate: 30))
    }
  }

  @Test(arguments: [0, 1, 5, 60])
  func everyPictureButTheFirstIsStoodFor(_ taps: Int) {
    let script = script(taps: taps)
    let moments = moments(of: script)
    let changes = FilmSample(of: script, moments, most: 20).changes
    #expect(changes.reduce(0) { $0 + $1.weight } == moments.count - 1)
    #expect(changes.count <= 20)
    #expect(changes.allSatisfy { (1..<moments.count).contains($0.picture) })
    #expect(changes.map(\.picture) == changes.map(\.picture).sorted())
  }

  @Test func aFilmOfOnePictureHasNoChanges() {
    #expect(FilmSample(of: script(taps: 0), [0]).changes.isEmpty)
  }

  @Test func aChangeHasTheBytesThatAMovementGrowsBy() {
    let old = Bitmap(width: 40, height: 30, pixels: Array(repeating: 0xFFFFFF, count: 1200))
    // Colours that a movement has, too.
    func picture(_ count: Int) -> Bitmap {
      Bitmap(
        width: 40, height: 30,
        pixels: (0..<1200).map { $0 < count ? UInt32($0 % 15) << 20 : 0xFFFFFF })
    }
    let new = picture(100)
    var film = GIFFilm(width: 40, height: 30, encode: GIFPicture.bytes)
    film.add(old, hundredths: 3)
    let before = film.data.count
    film.add(new, hundredths: 3)
    let bytes = GIFFilm.bytes(from: old, to: new, encode: GIFPicture.bytes)
    #expect(bytes.moving == film.data.count - before)
    // One pixel keeps the time.
    #expect(bytes.resting < bytes.moving / 2)
    #expect(GIFFilm.bytes(from: old, to: old, encode: GIFPicture.bytes).moving == 0)
    // Of pictures in which much changes every second one is left.
    let much = GIFFilm.bytes(from: old, to: picture(1200), encode: GIFPicture.bytes)
    #expect(much.moving < bytes.moving * 6)
  }

  @Test(arguments: ExportFormat.allCases)
  func everyFormatHasWords(_ format: ExportFormat) {
    #expect(!format.name.isEmpty)
    let products = [.run, .moment, .dialogs].map { ExportProduct(format, $0) }
    #expect(products.allSatisfy { $0.kind == nil || !$0.summary.isEmpty })
    #expect(products.allSatisfy { ($0.kind == nil) == $0.options.isEmpty })
    #expect(!format.isLikely(Array("rehearsal: 1".utf8)))
  }
}
