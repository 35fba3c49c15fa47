import CDecoder

/// The pixels of a picture file.
public struct DecodedPicture: Hashable, Sendable {
  /// In pixels, from 1.
  public let width: Int
  /// In pixels, from 1.
  public let height: Int
  /// Whether a pixel has a fourth byte, for its opacity.
  public let hasAlpha: Bool
  /// The rows from above without gaps: of each pixel red, green, blue, and its opacity if it has one,
  /// which is not multiplied into the colours.
  public let pixels: [UInt8]

  /// The most bytes that an answer has.
  static let longestAnswer =
    headSize + 4 * Int(rehearsal_decoder_longest_edge) * Int(rehearsal_decoder_longest_edge)

  private static let headSize = MemoryLayout<rehearsal_decoder_answer>.size

  /// The picture in a whole answer of the program that decodes pictures.
  ///
  /// Whatever was in the picture may have written the answer, so each number is looked at.
  ///
  /// - Throws: why there is no picture; ``PictureFailure/ended(signal:)`` for what is no answer.
  package init(answer: [UInt8]) throws(PictureFailure) {
    let numbers = stride(from: 0, to: DecodedPicture.headSize, by: 4).map { place in
      answer.dropFirst(place).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard answer.count >= DecodedPicture.headSize, numbers.count == 5,
      numbers[0] == rehearsal_decoder_mark
    else { throw .ended(signal: 0) }
    let (width, height, channels) = (numbers[2], numbers[3], numbers[4])
    switch numbers[1] {
    case Int(rehearsal_decoder_shown): break
    case Int(rehearsal_decoder_unknown): throw .unknown
    case Int(rehearsal_decoder_damaged): throw .damaged
    case Int(rehearsal_decoder_too_large): throw .tooManyPixels
    case Int(rehearsal_decoder_memory_refused): throw .tooMuchMemory
    default: throw .ended(signal: 0)
    }
    let edges = 1...Int(rehearsal_decoder_longest_edge)
    guard edges.contains(width), edges.contains(height), (3...4).contains(channels),
      answer.count - DecodedPicture.headSize == width * height * channels
    else { throw .ended(signal: 0) }
    (self.width, self.height, hasAlpha) = (width, height, channels == 4)
    pixels = Array(answer[DecodedPicture.headSize...])
  }
}
