import CGtk
import CGtkBridge
import Texts

/// The pixels of a picture file.
///
/// Decoding can take long, so it is possible on every thread; a ``Picture`` is made of it on the
/// main thread.
public final class DecodedPicture: @unchecked Sendable {
  // Sendable: this object owns the only reference, changes no pixel, and the reference counts of
  // GObject are atomic.
  let pixels: OpaquePointer

  /// The largest number of pixels; a larger picture is refused and not scaled.
  private static let mostPixels = 50_000_000
  /// The longest edge that is kept; a larger picture is scaled down while it is decoded.
  private static let longestEdge = 2_048

  /// Decodes the bytes of a file.
  ///
  /// - Throws: if they are no picture, or if it is too large.
  public init(_ bytes: [UInt8]) throws(GLibError) {
    var error: UnsafeMutablePointer<GError>?
    let pixels = rehearsal_decode_picture(
      bytes, UInt(bytes.count), DecodedPicture.mostPixels, Int32(DecodedPicture.longestEdge),
      &error)
    guard let pixels else {
      if error == nil {
        throw GLibError(tr("it has more than {n} million pixels", ["n": "50"]))
      }
      throw GLibError(taking: error)
    }
    self.pixels = pixels
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pixels)) }
}
