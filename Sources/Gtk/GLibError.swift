import CGtk
import CGtkBridge

/// An error of GLib, with a message in the language of the desktop.
public struct GLibError: Error, Sendable, CustomStringConvertible {
  /// The message of GLib.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Copies the text and frees the error.
  init(taking error: UnsafeMutablePointer<GError>?) {
    description = error.map { String(cString: $0.pointee.message) } ?? "unknown error"
    if let error { g_error_free(error) }
  }
}
