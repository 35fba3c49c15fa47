import CGtk
import CGtkBridge

// Ownership: an Object owns one strong reference to its GObject and drops it on
// the main thread. A container may keep the GObject longer; what was connected
// stays connected for as long as the GObject lives. Dropping the last Swift
// reference never destroys a widget that is in a container.
//
// A closure that captures the Object it is connected to keeps both alive until
// the widget is destroyed (with its window, or by `destroy`): capture it weakly,
// or let the destruction of the window end it.

/// A GObject, held by one strong reference.
@MainActor public class Object {
  let pointer: UnsafeMutableRawPointer

  /// Takes over a reference the caller was given; a floating one is sunk.
  init<T>(adopting pointer: UnsafeMutablePointer<T>?) {
    self.pointer = UnsafeMutableRawPointer(created(pointer))
    if g_object_is_floating(self.pointer) != 0 { g_object_ref_sink(self.pointer) }
  }

  /// Takes over a reference to an object whose C type has no public fields.
  init(adopting pointer: OpaquePointer?) {
    self.pointer = UnsafeMutableRawPointer(created(pointer))
    if g_object_is_floating(self.pointer) != 0 { g_object_ref_sink(self.pointer) }
  }

  /// Adds a reference to an object that somebody else owns, or sinks a floating one.
  init<T>(retaining pointer: UnsafeMutablePointer<T>?) {
    self.pointer = UnsafeMutableRawPointer(created(pointer))
    g_object_ref_sink(self.pointer)
  }

  /// Adds a reference to an object whose C type has no public fields.
  init(retaining pointer: OpaquePointer?) {
    self.pointer = UnsafeMutableRawPointer(created(pointer))
    g_object_ref_sink(self.pointer)
  }

  isolated deinit { g_object_unref(pointer) }

  /// The pointer as the C type that the context asks for.
  func typed<T>() -> UnsafeMutablePointer<T> { pointer.assumingMemoryBound(to: T.self) }

  /// The pointer as a C type without public fields.
  var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// Calls the closure at each emission; an unknown signal is reported and connects nothing.
  @discardableResult
  public func connect(
    _ signal: String, after: Bool = false, _ handler: @escaping @MainActor () -> Void
  ) -> SignalHandler {
    connectHandling(signal, after: after) { _ in
      handler()
      return false
    }
  }

  /// Calls the closure with the emission's arguments; true means handled, where that matters.
  @discardableResult
  func connectHandling(
    _ signal: String, after: Bool = false,
    _ handler: @escaping @MainActor (SignalArguments) -> Bool
  ) -> SignalHandler {
    let id = rehearsal_connect(
      typed(), signal, after, callClosure, ClosureBox.retained(handler), releaseClosure)
    return SignalHandler(object: typed(), id: id)
  }
}

/// The pointer that a constructor returned; GLib aborts by itself when memory runs out.
func created<T>(_ pointer: T?) -> T {
  guard let pointer else { preconditionFailure("GTK made no object: is there a display?") }
  return pointer
}
