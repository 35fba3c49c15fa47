import CGtk
import CGtkBridge

// Ownership: an Object owns one strong reference to its GObject and releases it on the main thread.
// A container may keep the GObject longer; connected closures stay connected while the GObject
// lives. Releasing the last Swift reference never destroys a widget that is in a container.
//
// A closure that captures the Object it is connected to keeps both alive until the widget is
// destroyed (with its window, or by `destroy`). Capture it weakly, or let the destruction of the
// window end it.

/// A GObject, held by one strong reference.
@MainActor public class Object {
  let pointer: UnsafeMutableRawPointer

  /// Takes over a reference of the caller; a floating reference is sunk.
  init<T>(adopting pointer: UnsafeMutablePointer<T>?) {
    self.pointer = UnsafeMutableRawPointer(created(pointer))
    if g_object_is_floating(self.pointer) != 0 { g_object_ref_sink(self.pointer) }
  }

  /// Takes over a reference to an object whose C type has no public fields.
  init(adopting pointer: OpaquePointer?) {
    self.pointer = UnsafeMutableRawPointer(created(pointer))
    if g_object_is_floating(self.pointer) != 0 { g_object_ref_sink(self.pointer) }
  }

  /// Adds a reference to an object that another owner holds, or sinks a floating reference.
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

  /// The pointer as the C type of the context.
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

  /// Calls the closure with the arguments of each emission; true means that the signal is handled,
  /// for signals that use it.
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

/// The pointer that a constructor returned; GLib aborts the program when memory runs out.
func created<T>(_ pointer: T?) -> T {
  guard let pointer else { preconditionFailure("GTK made no object: is there a display?") }
  return pointer
}
