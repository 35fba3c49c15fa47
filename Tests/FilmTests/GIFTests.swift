import Giflib
import TestTools
import Testing

@testable import Film

/// Animated GIFs as a reader of its own takes them apart.
struct GIFTests {
  @Test func whatIsReadBackIsWhatWasWritten() throws {
    var film = GIFFilm(width: 8, height: 4, encode: GIFPicture.bytes)
    let first = Bitmap(width: 8, height: 4, pixels: (0..<32).map { UInt32($0 % 5) * 0x10203 })
    var changed = first.pixels
    changed[11] = 0xFF0000
    changed[20] = 0x00FF00
    let second = Bitmap(width: 8, height: 4, pixels: changed)
    film.add(first, hundredths: 3)
    film.add(first, hundredths: 4)
    film.add(second, hundredths: 3)
    let frames = try ReadGIF(film.data).frames
    #expect(frames.map(\.hundredths) == [7, 3])
    #expect(frames.map(\.pixels) == [first.pixels, second.pixels])
  }

  /// Codes of every length, and the start over after the longest.
  @Test(arguments: [1, 3, 200, 5_000, 60_000])
  func manyPixelsAreReadBack(_ count: Int) throws {
    var (numbers, pixels) = (SeededNumbers(seed: UInt64(count)), [UInt32]())
    for place in 0..<count {
      // Runs and noise.
      pixels.append(place / 500 % 2 == 0 ? 0x808080 : UInt32(numbers.next(below: 64)))
    }
    var film = GIFFilm(width: count, height: 1, encode: GIFPicture.bytes)
    film.add(Bitmap(width: count, height: 1, pixels: pixels), hundredths: 3)
    #expect(try ReadGIF(film.data).frames.map(\.pixels) == [pixels])
  }

  @Test func moreColoursThanAGIFHasBecomeSimilarOnes() throws {
    let pixels = (0..<4096).map { UInt32($0 & 63) << 18 | UInt32($0 >> 6) << 2 }
    var film = GIFFilm(width: 64, height: 64, encode: GIFPicture.bytes)
    film.add(Bitmap(width: 64, height: 64, pixels: pixels), hundredths: 3)
    let read = try #require(try ReadGIF(film.data).frames.first?.pixels)
    for (one, other) in zip(pixels, read) {
      for shift in [UInt32(0), 8, 16] {
        #expect(abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 32)
      }
    }
  }

  @Test func whatMovesHasFewerColoursAndWhatRestsHasThemBack() throws {
    let plain = Bitmap(width: 64, height: 4, pixels: Array(repeating: 0, count: 256))
    let many = Bitmap(width: 64, height: 4, pixels: (0..<256).map { UInt32($0 % 120) * 0x20000 })
    var film = GIFFilm(width: 64, height: 4, encode: GIFPicture.bytes)
    for picture in [plain, many, plain, plain, many, many] { film.add(picture, hundredths: 3) }
    let frames = try ReadGIF(film.data).frames
    #expect(frames.map(\.hundredths) == [3, 3, 6, 6])
    #expect(Set(frames[1].pixels).count <= 16)
    // What differs by less is not drawn again.
    #expect(zip(frames[3].pixels, many.pixels).allSatisfy { Colours.areAlike($0, $1, 3) })
  }

  /// While a screen becomes dark no eye sees each picture, and these are the largest ones.
  @Test func whereMostChangesEverySecondPictureIsLeftOut() throws {
    let pictures = (0..<7).map {
      Bitmap(width: 8, height: 8, pixels: Array(repeating: UInt32($0) * 0x202020, count: 64))
    }
    var film = GIFFilm(width: 8, height: 8, encode: GIFPicture.bytes)
    for picture in pictures { film.add(picture, hundredths: 3) }
    let frames = try ReadGIF(film.data).frames
    // The first one, three for the five that move, and the last one, which rests.
    #expect(frames.map(\.hundredths) == [3, 6, 6, 3, 3])
    #expect(frames.first?.pixels == pictures[0].pixels)
    #expect(frames.last?.pixels == pictures[6].pixels)
    // Slow films keep every picture.
    film = GIFFilm(width: 8, height: 8, encode: GIFPicture.bytes)
    for picture in pictures { film.add(picture, hundredths: 10) }
    #expect(try ReadGIF(film.data).frames.count == 7)
  }

  /// What changes by little at a time is not left behind.
  @Test func whatChangesSlowlyIsDrawnToo() throws {
    var film = GIFFilm(width: 16, height: 16, encode: GIFPicture.bytes)
    for step in 0..<40 {
      var pixels = [UInt32](repeating: 0x808080, count: 256)
      pixels[100] = UInt32(step) * 0x010101
      film.add(Bitmap(width: 16, height: 16, pixels: pixels), hundredths: 3)
    }
    for (step, frame) in try ReadGIF(film.data).frames.enumerated() {
      #expect(abs(Int(frame.pixels[100] & 0xFF) - step) <= 8)
    }
  }

  private func square(_ size: Int, _ colour: (Int, Int) -> UInt32) -> Bitmap {
    Bitmap(
      width: size, height: size,
      pixels: (0..<size * size).map { colour($0 % size, $0 / size) })
  }

  /// A stage with a texture that becomes dark towards its edges, as behind an alert of the classic look.
  @Test func aTextureUnderAGradientStaysSmallAndNearWhatItIs() throws {
    let size = 160
    func picture(_ dark: Int) -> Bitmap {
      square(size) { left, top in
        let (x, y) = (left - size / 2, top - size / 2)
        let light = 0xFF * 100 - (100 + (x * x + y * y) / 100) * dark * 3
        let base = (top * size + left) % 7 < 4 ? (214, 205, 198) : (218, 210, 203)
        let parts = [base.2, base.1, base.0].map { UInt32($0 * light / 0xFF00) }
        return parts[0] | parts[1] << 8 | parts[2] << 16
      }
    }
    var film = GIFFilm(width: size, height: size, encode: GIFPicture.bytes)
    let pictures = (0...20).map { picture(min($0, 10) * 3) }
    for picture in pictures { film.add(picture, hundredths: 3) }
    #expect(film.data.count < 36_000)
    let frames = try ReadGIF(film.data).frames
    let last = try #require(frames.last)
    #expect(last.hundredths == 33)
    let wrong = last.pixels.indices.filter {
      !Colours.areAlike(last.pixels[$0], pictures[20].pixels[$0], 4)
    }
    #expect(wrong.isEmpty)
    // The texture without the gradient has each of its colours.
    #expect(frames.first?.pixels == pictures[0].pixels)
  }

  /// Every picture is near the one that was drawn, and one that rests is nearer.
  ///
  /// The ground has a gradient under stripes, as the classic look does.
  @Test func nothingStaysBehindWhatMoves() throws {
    let size = 48
    let pictures = (0..<24).map { step in
      Bitmap(
        width: size, height: size,
        pixels: (0..<size * size).map { place in
          let (x, y) = (place % size, place / size)
          let isBox = (step * 2..<step * 2 + 9).contains(x) && (12..<30).contains(y)
          let grey = UInt32(0x60 + y + (x % 4 == 0 ? 6 : 0))
          return isBox ? 0x2040E0 : grey * 0x010101
        })
    }
    var film = GIFFilm(width: size, height: size, encode: GIFPicture.bytes)
    for (step, picture) in pictures.enumerated() {
      film.add(picture, hundredths: 3)
      // It rests in the middle and at the end.
      if step % 12 == 11 { film.add(picture, hundredths: 30) }
    }
    let frames = try ReadGIF(film.data).frames
    #expect(frames.count == pictures.count)
    for (step, (frame, picture)) in zip(frames, pictures).enumerated() {
      let tolerance: UInt32 = step % 12 == 11 ? 4 : 8
      let wrong = frame.pixels.indices.filter { place in
        !Colours.areAlike(frame.pixels[place], picture.pixels[place], tolerance)
      }
      #expect(wrong.isEmpty, "picture \(step)")
    }
  }

  @Test func aPictureThatStaysAddsNothing() {
    var film = GIFFilm(width: 2, height: 2, encode: GIFPicture.bytes)
    let picture = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    film.add(picture, hundredths: 3)
    let before = film.data.count
    for _ in 0..<1000 { film.add(picture, hundredths: 3) }
    #expect(film.data.count == before)
  }

  @Test func aPictureThatStaysLongerThanAGIFCanSayStaysAsLong() throws {
    var film = GIFFilm(width: 2, height: 2, encode: GIFPicture.bytes)
    let picture = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    for _ in 0..<20 { film.add(picture, hundredths: 10_000) }
    let frames = try ReadGIF(film.data).frames
    #expect(frames.reduce(0) { $0 + $1.hundredths } == 200_000)
    #expect(frames.allSatisfy { $0.pixels == picture.pixels })
  }

  @Test func picturesLastThreeThreeAndFourHundredths() {
    let times = (0...6).map { FrameTimes.milliseconds(of: $0, rate: 30) }
    #expect(times == [0, 30, 60, 100, 130, 160, 200])
  }
}
