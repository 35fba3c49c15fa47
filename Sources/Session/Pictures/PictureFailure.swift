import CDecoder
import Glibc
import Texts

/// Why a file that could be read is not shown as a picture.
package enum PictureFailure: Error, Hashable, Sendable {
  /// It is of no kind that is known.
  case unknown
  /// It is broken, or ends too early.
  case damaged
  /// It has more pixels than are decoded.
  case tooManyPixels
  /// Decoding it took more memory than it may.
  case tooMuchMemory
  /// Decoding it took longer than it may.
  case tooLong
  /// Decoding it ended the program that does; by a signal, or with something else if this is 0.
  case ended(signal: Int32)
  /// The program that decodes is not there.
  case notInstalled
  /// The program that decodes could not be started, by an `errno`.
  case notStarted(Int32)

  /// The reason, in the person's language.
  package var message: String {
    switch self {
    case .unknown: tr("this is not a picture of a known kind")
    case .damaged: tr("the picture is damaged, or not complete")
    case .tooManyPixels:
      tr(
        "it has more than {n} million pixels",
        ["n": String(rehearsal_decoder_most_pixels / 1_000_000)])
    case .tooMuchMemory:
      tr("to draw it takes more than {n} MiB of memory", ["n": String(rehearsal_decoder_memory)])
    case .tooLong:
      tr("to draw it takes longer than {n} seconds", ["n": String(rehearsal_decoder_seconds)])
    case .ended(signal: 0): tr("it made the program that reads pictures fail")
    case .ended(let signal):
      tr(
        "it made the program that reads pictures fail (signal {signal})", ["signal": String(signal)]
      )
    case .notInstalled: tr("“rehearsal-decoder”, which reads pictures, is not installed")
    case .notStarted(let code):
      tr(
        "“rehearsal-decoder”, which reads pictures, can’t be started: {reason}",
        ["reason": FileProblem(.system(code)).message])
    }
  }
}
