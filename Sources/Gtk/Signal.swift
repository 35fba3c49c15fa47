import CGtk
import CGtkBridge

// A closure is passed to C in a box. C owns the box and returns it through `releaseClosure`, on the
// thread that drops the last reference. The functions that C calls are therefore file-scope
// functions without an actor.

/// One connected closure.
///
/// Releasing the object has no effect: the closure stays connected.
@MainActor public final class SignalHandler {
  private let handler: OpaquePointer

  init(object: UnsafeMutablePointer<GObject>, id: UInt) {
    handler = created(rehearsal_handler_new(object, id))
  }

  isolated deinit { rehearsal_handler_free(handler) }

  /// Whether the closure is connected; false after `disconnect`, after the end of the object, and
  /// for an unknown signal.
  public var isConnected: Bool { rehearsal_handler_is_connected(handler) }

  /// Disconnects and releases the closure; this is safe at any time, also inside the closure.
  public func disconnect() { rehearsal_handler_disconnect(handler) }

  /// Performs `body`; the closure is not called meanwhile.
  public func blocking<Result>(_ body: () throws -> Result) rethrows -> Result {
    rehearsal_handler_block(handler, true)
    defer { rehearsal_handler_block(handler, false) }
    return try body()
  }
}

/// The arguments of one emission, without the emitting object; valid only during the call.
@MainActor struct SignalArguments {
  let arguments: UnsafePointer<RehearsalArguments>?

  func pointer<T>(_ index: Int) -> UnsafeMutablePointer<T>? {
    rehearsal_argument_pointer(arguments, UInt32(index))?.assumingMemoryBound(to: T.self)
  }

  func opaque(_ index: Int) -> OpaquePointer? {
    rehearsal_argument_pointer(arguments, UInt32(index)).map { OpaquePointer($0) }
  }

  func integer(_ index: Int) -> Int { Int(rehearsal_argument_integer(arguments, UInt32(index))) }

  func real(_ index: Int) -> Double { rehearsal_argument_real(arguments, UInt32(index)) }

  func text(_ index: Int) -> String? {
    rehearsal_argument_text(arguments, UInt32(index)).map { String(cString: $0) }
  }
}

/// The number of closures that C holds; for leak tests.
public var liveClosures: Int { Int(rehearsal_live_closures()) }

final class ClosureBox: Sendable {
  let call: @MainActor (SignalArguments) -> Bool

  private init(_ call: @escaping @MainActor (SignalArguments) -> Bool) { self.call = call }

  /// Makes a box with one reference, which the C function that gets it releases.
  static func retained(
    _ call: @escaping @MainActor (SignalArguments) -> Bool
  ) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(ClosureBox(call)).toOpaque()
  }
}

func callClosure(
  _ box: UnsafeMutableRawPointer?, _ arguments: UnsafePointer<RehearsalArguments>?
) -> Bool {
  guard let box else { return false }
  // The closure is kept during the call, because a handler may disconnect itself.
  let closure = Unmanaged<ClosureBox>.fromOpaque(box).takeUnretainedValue()
  nonisolated(unsafe) let arguments = arguments
  // GTK emits on the main thread; a call on another thread traps here and causes no data race.
  return MainActor.assumeIsolated { closure.call(SignalArguments(arguments: arguments)) }
}

func releaseClosure(_ box: UnsafeMutableRawPointer?) {
  guard let box else { return }
  Unmanaged<ClosureBox>.fromOpaque(box).release()
}
