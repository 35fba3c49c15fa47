import CGtk
import CGtkBridge

/// Keeps the desktop from dimming or locking the screen, as long as the object is kept.
@MainActor public final class ScreenSaverInhibition {
  private let inhibition: OpaquePointer

  /// Begins.
  ///
  /// - Parameters:
  ///   - window: the window that must be seen.
  ///   - name: the name of the program, for a desktop that shows who wants it.
  ///   - reason: why, in the person's language.
  public init(_ application: Application, _ window: Window, name: String, reason: String) {
    inhibition = created(rehearsal_inhibit(application.typed(), window.typed(), name, reason))
  }

  isolated deinit { rehearsal_inhibition_end(inhibition) }
}
