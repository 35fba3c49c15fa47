import CGtkBridge
import Glibc

/// Sounds of the desktop; silent where libcanberra or a sound device is missing.
@MainActor public enum Sound {
  /// Plays a file, or else the sound of an event of the desktop's sound theme.
  ///
  /// - Parameters:
  ///   - event: the name of the event, such as `message-new-instant`.
  ///   - file: the path of a sound file; `nil` for the event's sound.
  ///   - title: what the sound is, for the desktop's mixer.
  ///   - volume: from 0, silent, to 1, as loud as the desktop is.
  public static func play(event: String, file: String?, title: String, volume: Double) {
    guard volume > 0 else { return }
    rehearsal_sound_play(event, file, title, 20 * log10(min(1, volume)))
  }
}
