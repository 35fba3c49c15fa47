import CDecoder
import Session
import Testing

/// Answers of the program that decodes pictures: whatever it writes, each number is looked at.
@Suite struct DecodedPictureTests {
  private static func answer(_ numbers: [UInt32], pixels: Int = 0) -> [UInt8] {
    numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
      + (0..<pixels).map { UInt8(truncatingIfNeeded: $0) }
  }

  private static let mark = UInt32(rehearsal_decoder_mark)

  private func failure(_ answer: [UInt8]) -> PictureFailure? {
    do throws(PictureFailure) {
      _ = try DecodedPicture(answer: answer)
      return nil
    } catch {
      return error
    }
  }

  @Test func aWholeAnswerIsAPicture() throws {
    let plain = try DecodedPicture(
      answer: DecodedPictureTests.answer([DecodedPictureTests.mark, 0, 2, 3, 3], pixels: 18))
    #expect((plain.width, plain.height, plain.hasAlpha) == (2, 3, false))
    #expect(plain.pixels == Array(0..<18))
    let clear = try DecodedPicture(
      answer: DecodedPictureTests.answer([DecodedPictureTests.mark, 0, 1, 1, 4], pixels: 4))
    #expect(clear.hasAlpha)
  }

  @Test func outcomesHaveTheirReasons() {
    let outcomes: [(UInt32, PictureFailure)] = [
      (1, .unknown), (2, .damaged), (3, .tooManyPixels), (4, .tooMuchMemory),
      (5, .ended(signal: 0)), (.max, .ended(signal: 0)),
    ]
    for (outcome, reason) in outcomes {
      let bytes = DecodedPictureTests.answer([DecodedPictureTests.mark, outcome, 0, 0, 0])
      #expect(failure(bytes) == reason)
    }
  }

  @Test func numbersThatAreWrongAreNoPicture() {
    let wrong: [(numbers: [UInt32], pixels: Int)] = [
      ([], 0), ([DecodedPictureTests.mark], 0), ([DecodedPictureTests.mark, 0, 1, 1], 0),
      ([0, 0, 1, 1, 3], 3), ([DecodedPictureTests.mark, 0, 0, 1, 3], 0),
      ([DecodedPictureTests.mark, 0, 1, 0, 3], 0), ([DecodedPictureTests.mark, 0, 1, 1, 0], 0),
      ([DecodedPictureTests.mark, 0, 1, 1, 5], 5), ([DecodedPictureTests.mark, 0, 1, 1, 3], 2),
      ([DecodedPictureTests.mark, 0, 1, 1, 3], 4),
      ([DecodedPictureTests.mark, 0, 2049, 1, 3], 6147),
      ([DecodedPictureTests.mark, 0, .max, .max, 4], 4),
      ([DecodedPictureTests.mark, 0, .max, .max, .max], 1),
      ([DecodedPictureTests.mark, 0, 65_536, 65_536, 4], 0),
    ]
    for (numbers, pixels) in wrong {
      let bytes = DecodedPictureTests.answer(numbers, pixels: pixels)
      #expect(failure(bytes) == .ended(signal: 0), "\(numbers), \(pixels)")
    }
  }
}
