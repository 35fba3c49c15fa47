import Testing

@testable import Film

/// Pictures that have only what differs, with an encoder that keeps the pixels as they are.
@Suite struct PictureStackTests {
  private static func stack() -> PictureStack { PictureStack { pixels, _, _ in pixels } }

  private static func picture(_ colour: (Int, Int) -> UInt32) -> Bitmap {
    let (width, height) = (64, 48)
    return Bitmap(
      width: width, height: height,
      pixels: (0..<height).flatMap { y in (0..<width).map { colour($0, y) } })
  }

  /// What a browser draws: the layers over each other.
  private static func drawn(_ number: Int, _ stack: PictureStack) -> [UInt32] {
    let layer = stack.layers[number]
    var pixels = layer.base.map { drawn($0, stack) } ?? Array(repeating: 0, count: 64 * 48)
    for place in 0..<layer.width * layer.height where layer.file[place * 4 + 3] > 0 {
      let colour = (0..<3).reduce(UInt32(0)) {
        $0 | UInt32(layer.file[place * 4 + $1]) << (8 * UInt32($1))
      }
      pixels[(layer.y + place / layer.width) * 64 + layer.x + place % layer.width] = colour
    }
    return pixels
  }

  @Test func layersGiveThePicturesAgain() {
    var stack = PictureStackTests.stack()
    var pictures: [Bitmap] = []
    for number in 0..<40 {
      let (x, y) = (number * 7 % 40, number * 11 % 30)
      let colour = UInt32(number * 26_417)
      let before = pictures.last
      pictures.append(
        PictureStackTests.picture { across, down in
          (x..<x + 9).contains(across) && (y..<y + 9).contains(down)
            ? colour : before?.pixels[down * 64 + across] ?? 0xFFFFFF
        })
    }
    let numbers = pictures.map { stack.add($0) }
    for (number, picture) in zip(numbers, pictures) {
      #expect(PictureStackTests.drawn(number ?? 0, stack) == picture.pixels)
    }
    #expect(stack.layers.dropFirst().contains { $0.base != nil })
  }

  @Test func equalPicturesAreOne() {
    var stack = PictureStackTests.stack()
    let (white, black) = (
      PictureStackTests.picture { _, _ in 0xFFFFFF }, PictureStackTests.picture { _, _ in 0 }
    )
    let numbers = [white, black, white, black].map { stack.add($0) }
    #expect(numbers == [0, 1, 0, 1])
    #expect(stack.layers.count == 2)
  }

  @Test func aLayerHasOnlyWhatDiffers() {
    var stack = PictureStackTests.stack()
    stack.add(PictureStackTests.picture { _, _ in 0xFFFFFF })
    stack.add(PictureStackTests.picture { $0 >= 8 && $0 < 12 && $1 == 20 ? 5 : 0xFFFFFF })
    let layer = stack.layers[1]
    #expect([layer.x, layer.y, layer.width, layer.height] == [8, 20, 4, 1])
    #expect(layer.base == 0)
  }

  @Test func aPixelIsAByte() {
    var stack = PictureStackTests.stack()
    stack.add(PictureStackTests.picture { UInt32($0 * 4 << 16 | $1 * 5) })
    let file = stack.layers[0].file
    let colours = Set(stride(from: 0, to: file.count, by: 4).map { Array(file[$0..<$0 + 3]) })
    #expect(colours.count <= 255)
    #expect(colours.count > 200)
  }

  @Test func ofMoreThanAHundredPicturesEachIsRightToo() {
    var stack = PictureStackTests.stack()
    let pictures = (0..<130).map { number in
      PictureStackTests.picture { x, y in x == number % 64 && y < number / 3 ? 1 : 0xFFFFFF }
    }
    let numbers = pictures.map { stack.add($0) }
    for (number, picture) in zip(numbers, pictures) {
      #expect(PictureStackTests.drawn(number ?? 0, stack) == picture.pixels)
    }
    #expect(stack.add(pictures[60]) == numbers[60])
  }

  @Test func layersDoNotPileUp() {
    var stack = PictureStackTests.stack()
    for number in 0..<30 {
      stack.add(PictureStackTests.picture { x, y in y == 0 && x <= number ? 1 : 0xFFFFFF })
    }
    for place in stack.layers.indices {
      var (depth, layer) = (0, stack.layers[place])
      while let base = layer.base { (depth, layer) = (depth + 1, stack.layers[base]) }
      #expect(depth <= PictureStack.deepest)
    }
  }
}
