import Gtk
import Session
import Texts

/// Says words aloud by the desktop's speech service, where its program is installed.
@MainActor
final class Voice {
  /// The program of speech-dispatcher.
  private static let program = "spd-say"
  /// What a person types to hear whether it works.
  static let trial = "\(program) hello"
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

  /// Called with the reason why nothing was said.
  var onProblem: (@MainActor (String) -> Void)?
  /// Called when it begins to speak, and when it has ended.
  var onChange: (@MainActor () -> Void)?
  /// Whether it speaks.
  private(set) var isSpeaking = false
  /// Whether a person stopped it, which need not be the end of a success.
  private var isStopped = false

  /// Says words, after what the service is saying.
  ///
  /// - Parameter language: of the words, as a document names it; `nil` for English.
  func say(_ words: String, language: String?) {
    guard !isSpeaking else { return }
    let text = String(words.prefix(Voice.most))
    let primary = String((language ?? "en").prefix { $0 != "-" && $0 != "_" && $0 != "." })
    (isSpeaking, isStopped) = (true, false)
    onChange?()
    // It waits for the end of the speech. The words are never read as options.
    run(["-w", "-P", "important", "-l", primary, "--", text]) { [weak self] worked in
      self?.isSpeaking = false
      self?.onChange?()
      guard let self, !worked, !isStopped else { return }
      onProblem?(tr("“{name}” could not speak.", ["name": Voice.program]))
    }
  }

  /// Stops what is said, which ends the program that says it.
  func stop() {
    isStopped = true
    run(["-C"]) { _ in }
  }

  /// Runs the program; tells whether it ended without an error.
  private func run(_ options: [String], then done: @escaping @MainActor (Bool) -> Void) {
    guard let path = InstalledPrograms.path(of: Voice.program) else { return done(false) }
    Errand.run(
      patience: 0,
      {
        guard let process = try? ChildProcess.start([path] + options, given: [-1, -1, -1]) else {
          return false
        }
        return ChildProcess.wait(for: process) == 0
      }, then: done)
  }
}
