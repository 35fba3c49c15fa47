import Gtk
import Session
import Texts

/// Says words aloud by the desktop's speech service, where its program is installed.
@MainActor
final class Voice {
  /// The program of speech-dispatcher.
  private static let program = "spd-say"
  /// The longest text that is said, in characters: a command line has an end.
  private static let most = 2_000

  /// Why nothing can be said; `nil` where it can.
  static var lack: String? {
    InstalledPrograms.has(program)
      ? nil
      : tr(
        "“{name}” is not installed; on Debian: sudo apt install speech-dispatcher",
        ["name": program])
  }

  /// Called when it begins to speak, and when it has ended.
  var onChange: (@MainActor () -> Void)?
  /// Whether it speaks.
  private(set) var isSpeaking = false

  /// Says words, after what the service is saying.
  ///
  /// - Parameter language: of the words, as a document names it; `nil` for English.
  func say(_ words: String, language: String?) {
    guard !isSpeaking else { return }
    let text = String(words.prefix(Voice.most))
    let primary = String((language ?? "en").prefix { $0 != "-" && $0 != "_" && $0 != "." })
    isSpeaking = true
    onChange?()
    // It waits for the end of the speech. The words are never read as options.
    run(["-w", "-P", "important", "-l", primary, "--", text]) { [weak self] in
      self?.isSpeaking = false
      self?.onChange?()
    }
  }

  /// Stops what is said, which ends the program that says it.
  func stop() { run(["-C"]) {} }

  private func run(_ options: [String], then done: @escaping @MainActor () -> Void) {
    guard let path = InstalledPrograms.path(of: Voice.program) else { return done() }
    Errand.run(
      patience: 0,
      {
        guard let process = try? ChildProcess.start([path] + options, given: [-1, -1, -1]) else {
          return
        }
        ChildProcess.wait(for: process)
      }, then: done)
  }
}
