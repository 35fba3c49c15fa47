internal import CGLib

/// A digest of bytes, as GLib computes it.
final class SHA256 {
  private let sum = g_checksum_new(G_CHECKSUM_SHA256)

  deinit { g_checksum_free(sum) }

  /// Adds bytes to what the digest is of.
  func add(_ bytes: [UInt8]) { g_checksum_update(sum, bytes, gssize(bytes.count)) }

  /// The digest in hexadecimal digits; nothing can be added after it was asked for.
  var digits: String { g_checksum_get_string(sum).map { String(cString: $0) } ?? "" }
}
