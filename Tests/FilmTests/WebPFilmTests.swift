import Testing

@testable import Film

/// Animated WebPs, with encoders that write down what they are given.
@Suite struct WebPFilmTests {
  /// A file of one picture whose chunk has the pixels as they are, or as many bytes less.
  private static func file(_ kind: String, _ pixels: [UInt8], dropping: Int = 0) -> [UInt8] {
    let body = Array(pixels.dropLast(dropping))
    let size = (0..<4).map { UInt8(body.count >> (8 * $0) & 0xFF) }
    return Array("RIFF....WEBP".utf8) + Array(kind.utf8) + size + body
  }

  private let exact: WebPFilm.Encoder = { pixels, _, _ in file("VP8L", pixels) }
  private let lossy: WebPFilm.Encoder = { pixels, _, _ in file("VP8 ", pixels, dropping: 4) }

  private func picture(_ colours: [UInt32]) -> Bitmap {
    Bitmap(width: 4, height: 1, pixels: colours)
  }

  /// The kinds and the sizes of the chunks of pictures, with the durations.
  private func frames(_ data: [UInt8]) -> [(
    kind: String, x: Int, milliseconds: Int, pixels: [UInt8]
  )] {
    var frames: [(kind: String, x: Int, milliseconds: Int, pixels: [UInt8])] = []
    var place = 12
    func number(_ at: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(data[at + $1]) << (8 * $1) }
    }
    while place + 8 <= data.count {
      let size = number(place + 4, 4)
      if data[place..<place + 4].elementsEqual("ANMF".utf8) {
        let chunk = place + 24
        frames.append(
          (
            String(decoding: data[chunk..<chunk + 4], as: UTF8.self), number(place + 8, 3) * 2,
            number(place + 20, 3), Array(data[chunk + 8..<chunk + 8 + number(chunk + 4, 4)])
          ))
      }
      place += 8 + size + size % 2
    }
    return frames
  }

  @Test func onlyWhatMovesLosesColours() throws {
    var film = WebPFilm(width: 4, height: 1, exact: exact, lossy: lossy)
    for colours: [UInt32] in [[1, 1, 1, 1], [2, 1, 1, 1], [3, 1, 1, 1], [3, 1, 1, 1]] {
      let isAdded = film.add(picture(colours), milliseconds: 30)
      #expect(isAdded)
    }
    let read = frames(try #require(film.data))
    #expect(read.map(\.kind) == ["VP8L", "VP8 ", "VP8L"])
    #expect(read.map(\.milliseconds) == [30, 30, 60])
  }

  @Test func whatWasDrawnWithLossIsDrawnAgainThoughItDoesNotChange() throws {
    var film = WebPFilm(width: 4, height: 1, exact: exact, lossy: lossy)
    for colours: [UInt32] in [[1, 1, 1, 1], [1, 1, 2, 3], [1, 1, 2, 4]] {
      let isAdded = film.add(picture(colours), milliseconds: 30)
      #expect(isAdded)
    }
    let read = frames(try #require(film.data))
    #expect(read.map(\.x) == [0, 2, 2])
    // Both pixels are there, the one that is as before too.
    #expect(read[2].pixels == [2, 0, 0, 255, 4, 0, 0, 255])
  }

  @Test func withoutAnEncoderForMovementsNothingIsLost() throws {
    var film = WebPFilm(width: 4, height: 1, exact: exact)
    for colours: [UInt32] in [[1, 1, 1, 1], [2, 1, 1, 1], [3, 1, 1, 1]] {
      let isAdded = film.add(picture(colours), milliseconds: 30)
      #expect(isAdded)
    }
    #expect(frames(try #require(film.data)).map(\.kind) == ["VP8L", "VP8L", "VP8L"])
  }
}
