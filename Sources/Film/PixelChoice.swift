/// Which colours of a palette each pixel of a picture may have.
///
/// Where there are several, the compressor is free to take the one that goes on with what it has had before.
struct PixelChoice {
  /// The set of places 0 to 127 as bits.
  typealias Places = SIMD2<UInt64>

  /// For each pixel the number of its kind; 0 stays as it is.
  var kinds: [Int32] = []
  /// For each kind the places it may have; 0 leaves what shows.
  private(set) var places: [Places] = [Places(1, 0)]
  /// For each kind and each place how far its colour is from what the kind should have: the sum of the
  /// differences of the components, at most 254; or ``never``.
  private(set) var errors: [UInt8]

  /// The error of a place that a kind may not have.
  static let never: UInt8 = 255
  /// How many errors each kind has.
  static let stride = 128
  /// The error of leaving what shows.
  private static let skipping: UInt8 = 4

  /// The components of the colours.
  private let colours: [SIMD4<Int32>]
  private var numbers = ColourTable()
  private var (lastKey, lastKind) = (UInt32.max, Int32(0))

  /// No pixels yet, of a picture with a palette.
  init(_ palette: Palette) {
    colours = palette.colours.map(Palette.components)
    errors = Array(repeating: PixelChoice.never, count: PixelChoice.stride)
    errors[0] = PixelChoice.skipping
  }

  /// The kind of pixels with a colour.
  ///
  /// - Parameters:
  ///   - tolerance: how much the components of its colour may differ from the one that it should have;
  ///     at most 15.
  ///   - skips: whether it may also stay as it is.
  @inline(__always)
  mutating func kind(of colour: UInt32, tolerance: Int, skips: Bool) -> Int32 {
    let key = colour << 5 | UInt32(tolerance) << 1 | (skips ? 1 : 0)
    if key == lastKey { return lastKind }
    (lastKey, lastKind) = (key, kind(key, colour, Int32(tolerance), skips))
    return lastKind
  }

  private mutating func kind(
    _ key: UInt32, _ colour: UInt32, _ tolerance: Int32, _ skips: Bool
  ) -> Int32 {
    if let known = numbers[key] { return Int32(known) }
    let kind = places.count
    numbers.set(key, kind)
    addKind(colour, tolerance, skips)
    return Int32(kind)
  }

  private mutating func addKind(_ colour: UInt32, _ tolerance: Int32, _ skips: Bool) {
    let want = Palette.components(colour)
    let start = errors.count
    errors += repeatElement(PixelChoice.never, count: PixelChoice.stride)
    var places = Places(skips ? 1 : 0, 0)
    if skips { errors[start] = PixelChoice.skipping }
    var (nearest, least) = (0, Int32.max)
    for (place, other) in colours.enumerated() {
      let difference = other &- want
      let square = (difference &* difference).wrappedSum()
      if square < least { (nearest, least) = (place, square) }
      // Else one component differs by more.
      guard square <= 3 * tolerance * tolerance else { continue }
      let error = difference.replacing(with: 0 &- difference, where: difference .< 0)
      guard error.max() <= tolerance else { continue }
      PixelChoice.add(place, error.wrappedSum(), to: &places, &errors, start)
    }
    if least > 0 {
      let difference = colours[nearest] &- want
      let error = difference.replacing(with: 0 &- difference, where: difference .< 0)
      PixelChoice.add(nearest, error.wrappedSum(), to: &places, &errors, start)
    }
    self.places.append(places)
  }

  private static func add(
    _ place: Int, _ error: Int32, to places: inout Places, _ errors: inout [UInt8], _ start: Int
  ) {
    places[(place + 1) >> 6] |= 1 << UInt64((place + 1) & 63)
    errors[start + place + 1] = UInt8(min(254, error))
  }
}
