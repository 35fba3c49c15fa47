import Dispatch
import Gtk
import Session

/// Pictures of a document's folder, read outside the main thread: a folder can be on a network, and
/// decoding can take seconds.
enum PictureReading {
  /// How many of one document are read at a time: one that takes long does not keep the others.
  private static let most = 2
  /// After how long those that have been read are shown before the others, in milliseconds.
  private static let patience = 400

  /// Reads pictures by their paths in a folder.
  ///
  /// - Parameters:
  ///   - known: what is known of files that have been read before.
  ///   - some: gets the outcomes so far, `nil` for a picture that is still read, each time others
  ///     have come while some take long.
  ///   - done: gets the outcomes in the order of the names; called before this function returns if
  ///     that is soon.
  @MainActor
  static func read(
    _ names: [String], in folder: DocumentFolder, known: [String: FileStamp] = [:],
    some: @escaping @MainActor ([PictureReader.Outcome?]) -> Void = { _ in },
    then done: @escaping @MainActor ([PictureReader.Outcome]) -> Void
  ) {
    if names.isEmpty { return done([]) }
    Errand.run(
      {
        Batch(names.count).run(atMost: most, patience: patience) { place in
          PictureReader.read(names[place], in: folder, unless: known[names[place]])
        } telling: { outcomes in
          Task { @MainActor in some(outcomes) }
        }
      }, then: done)
  }

  /// Work that is done by several threads.
  private final class Batch: Sendable {
    private struct Content {
      var next = 0
      var outcomes: [PictureReader.Outcome?]
    }

    private let count: Int
    private let content: Guarded<Content>

    init(_ count: Int) {
      self.count = count
      content = Guarded(Content(outcomes: Array(repeating: nil, count: count)))
    }

    /// Does all the work, and returns when it is done.
    func run(
      atMost most: Int, patience: Int,
      _ work: @escaping @Sendable (_ place: Int) -> PictureReader.Outcome,
      telling tell: ([PictureReader.Outcome?]) -> Void
    ) -> [PictureReader.Outcome] {
      let hasEnded = DispatchSemaphore(value: 0)
      let errand: @Sendable () -> Void = { [self] in
        while let place = take() {
          let outcome = work(place)
          content.withLock { $0.outcomes[place] = outcome }
        }
        hasEnded.signal()
      }
      var running = (0..<min(most, count)).count { _ in SeparateThread.run(errand) }
      if running == 0 {
        errand()
        running = 1
      }
      var told = 0
      while running > 0 {
        if hasEnded.wait(timeout: .now() + .milliseconds(patience)) == .success {
          running -= 1
          continue
        }
        let outcomes = content.withLock { $0.outcomes }
        let known = outcomes.count { $0 != nil }
        if known > told { tell(outcomes) }
        told = known
      }
      return content.withLock { $0.outcomes.compactMap { $0 } }
    }

    private func take() -> Int? {
      content.withLock { content in
        guard content.next < content.outcomes.count else { return nil }
        defer { content.next += 1 }
        return content.next
      }
    }
  }
}

extension Picture {
  /// A picture of decoded pixels.
  convenience init(_ decoded: DecodedPicture) {
    self.init(
      Size(width: decoded.width, height: decoded.height), hasAlpha: decoded.hasAlpha,
      pixels: decoded.pixels)
  }
}
