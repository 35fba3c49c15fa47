import PrototypeFile
import Session

// What the document says and hardly means.

extension Workbench {
  /// How long nothing is checked after the document was read, so that the run begins first.
  private static let pause = Duration.milliseconds(150)

  /// Looks for warnings in the document as it was read last, in the background.
  ///
  /// The warnings of the reading before stay until then.
  func check() {
    checking?.cancel()
    guard let bytes = document.bytes else { return set([]) }
    let folder = document.request.documentFolder
    checking = Task.detached(priority: .utility) { [weak self] in
      try? await Task.sleep(for: Workbench.pause)
      guard !Task.isCancelled else { return }
      let problems = DocumentReader(in: folder).check(bytes).problems
      await self?.take(problems)
    }
  }

  /// Forgets the warnings; none are looked for any more.
  func endChecking() {
    checking?.cancel()
    checking = nil
    set([])
  }

  private func take(_ problems: [Problem]) {
    // Whoever cancels is on the main actor too, so this is known.
    guard !Task.isCancelled else { return }
    set(problems.filter { $0.severity == .warning })
  }

  private func set(_ new: [Problem]) {
    guard new != warnings else { return }
    warnings = new
    tell(.warnings)
  }
}
