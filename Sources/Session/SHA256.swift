internal import CGLib

/// A digest of bytes, as GLib computes it.
package final class SHA256 {
  private let sum = g_checksum_new(G_CHECKSUM_SHA256)

  deinit { g_checksum_free(sum) }

  /// Adds bytes to what the digest is of.
  func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer { g_checksum_update(sum, $0.baseAddress, gssize($0.count)) }
  }

  /// Adds a text as UTF-8, preceded by its length, so that no two lists of texts are the same.
  func add(part text: String) {
    let bytes = Array(text.utf8)
    add(Array("\(bytes.count):".utf8)[...])
    add(bytes[...])
  }

  /// The digest in hexadecimal digits; nothing can be added after it was asked for.
  var digits: String { g_checksum_get_string(sum).map { String(cString: $0) } ?? "" }

  /// The digest of bytes in hexadecimal digits.
  package static func digits(of bytes: [UInt8]) -> String {
    let sum = SHA256()
    sum.add(bytes[...])
    return sum.digits
  }

  /// The 32 bytes of the digest of a text in UTF-8.
  package static func bytes(of text: String) -> [UInt8] {
    let digits = Array(digits(of: Array(text.utf8)))
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
    }
  }
}
