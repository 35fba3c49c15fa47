import DialogModel
import DialogSimulator
import Gtk
import Session
import Texts

/// Plays what the device plays, where the desktop can; otherwise it is silent.
@MainActor
final class DeviceSounds {
  /// The last sound that was heard, or that was there before this run was looked at.
  private var last: PlayedSound?

  /// Looks at a new run, whose sounds so far are not played.
  func begin(_ state: State) { last = state.notifications.sound }

  /// Plays a sound that is new in a state.
  ///
  /// - Parameter folder: the folder of the document, where its sound files are.
  func update(_ state: State, in folder: DocumentFolder) {
    let sound = state.notifications.sound
    guard sound != last else { return }
    last = sound
    guard let sound, !Preferences.shared.isMuted else { return }
    let volume = Double(Preferences.shared.volume) / 100
    Sound.play(
      event: "message-new-instant", file: path(of: sound.sound, in: folder),
      title: tr("Notification"), volume: volume)
  }

  /// The path of a sound file; `nil` for the device's own sound, and for a file that is not there.
  private func path(of sound: LocalNotification.Sound, in folder: DocumentFolder) -> String? {
    guard case .file(let name) = sound, case .inside(let path) = folder.place(of: name) else {
      return nil
    }
    return path
  }
}
