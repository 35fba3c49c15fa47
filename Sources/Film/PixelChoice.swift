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
  /// For each kind the colour that it should have, as components.
  private(set) var wanted: [SIMD4<Int32>] = [.zero]
  /// The components of the colours, by their place.
  let colours: [SIMD4<Int32>]

  private let palette: Palette
  private var numbers = ColourTable()
  private var (lastKey, lastKind) = (UInt32.max, Int32(0))

  /// No pixels yet, of a picture with a palette.
  init(_ palette: Palette) {
    self.palette = palette
    colours = [.zero] + palette.colours.map(Palette.components)
  }

  /// The kind of pixels with a colour.
  ///
  /// - Parameters:
  ///   - tolerance: how much the components of its colour may differ from the one that it should have;
  ///     at most 15.
  ///   - skips: whether it may also stay as it is.
  mutating func kind(of colour: UInt32, tolerance: Int, skips: Bool) -> Int32 {
    let key = colour << 5 | UInt32(tolerance) << 1 | (skips ? 1 : 0)
    if key == lastKey { return lastKind }
    lastKey = key
    if let known = numbers[key] {
      lastKind = Int32(known)
    } else {
      lastKind = Int32(places.count)
      numbers.set(key, places.count)
      addKind(colour, Int32(tolerance), skips)
    }
    return lastKind
  }

  private mutating func addKind(_ colour: UInt32, _ tolerance: Int32, _ skips: Bool) {
    let want = Palette.components(colour)
    var places = Places(skips ? 1 : 0, 0)
    PixelChoice.add(palette.index(of: colour) + 1, to: &places)
    if tolerance > 0 {
      for place in 1..<colours.count
      where PixelChoice.error(colours[place], want).max() <= tolerance {
        PixelChoice.add(place, to: &places)
      }
    }
    self.places.append(places)
    wanted.append(want)
  }

  private static func add(_ place: Int, to places: inout Places) {
    places[place >> 6] |= 1 << UInt64(place & 63)
  }

  /// How much the components of two colours differ.
  @inline(__always)
  static func error(_ one: SIMD4<Int32>, _ other: SIMD4<Int32>) -> SIMD4<Int32> {
    let difference = one &- other
    return difference.replacing(with: 0 &- difference, where: difference .< 0)
  }

  /// How far the colour at a place is from what a kind of pixel should have; `nil` where it may not have it.
  @inline(__always)
  func error(ofKind kind: Int32, at place: Int) -> Int32? {
    guard places[Int(kind)][place >> 6] >> UInt64(place & 63) & 1 == 1 else { return nil }
    return place == 0 ? 4 : PixelChoice.error(colours[place], wanted[Int(kind)]).wrappedSum()
  }
}
