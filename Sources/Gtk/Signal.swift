import CGtk
import CGtkBridge

// A closure travels to C in a box. C owns the box and gives it back through
// `releaseClosure`, on whichever thread drops the last reference; the functions
// that C calls are therefore file-scope functions, bound to no actor.

/// One connected closure.
///
/// Dropping it changes nothing: the closure stays connected.
@MainActor public final class SignalHandler {
  private let handler: OpaquePointer

  init(object: UnsafeMutablePointer<GObject>, id: UInt) {
    handler = created(rehearsal_handler_new(object, id))
  }

  isolated deinit { rehearsal_handler_free(handler) }

  /// False once disconnected, once the object is gone, and for an unknown signal.
  public var isConnected: Bool { rehearsal_handler_is_connected(handler) }

  /// Disconnects and releases the closure; safe at any time, inside the closure too.
  public func disconnect() { rehearsal_handler_disconnect(handler) }

  /// Performs `body` while the closure is not called.
  public func blocking<Result>(_ body: () throws -> Result) rethrows -> Result {
    rehearsal_handler_block(handler, true)
    defer { rehearsal_handler_block(handler, false) }
    return try body()
  }
}

/// The arguments of one emission, after the emitting object; valid only in the call.
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

/// The number of closures that C holds and has not released; for leak tests.
public var liveClosures: Int { Int(rehearsal_live_closures()) }

final class ClosureBox: Sendable {
  let call: @MainActor (SignalArguments) -> Bool

  private init(_ call: @escaping @MainActor (SignalArguments) -> Bool) { self.call = call }

  /// A box with one reference, which the C function it is handed to releases.
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
  // Kept for the length of the call: a handler may disconnect itself.
  let closure = Unmanaged<ClosureBox>.fromOpaque(box).takeUnretainedValue()
  nonisolated(unsafe) let arguments = arguments
  // GTK emits on the main thread; anything else traps here rather than racing.
  return MainActor.assumeIsolated { closure.call(SignalArguments(arguments: arguments)) }
}

func releaseClosure(_ box: UnsafeMutableRawPointer?) {
  guard let box else { return }
  Unmanaged<ClosureBox>.fromOpaque(box).release()
}
