/// Decides when a file that changes is read again.
///
/// Editors save in several steps, so a file is read when it has been quiet for a moment. A program
/// may also write without a pause; then the file is read a fixed time after the first change that
/// has not been read.
public struct ReadingDelay: Hashable, Sendable {
  /// A change of the file.
  public enum Event: Sendable {
    /// Something was written; more may follow.
    case changing
    /// The file is complete.
    case written
    /// The file does not exist any more; most editors that remove a file write it again at once.
    case gone
  }

  /// The time without events after which a complete file is read, in milliseconds.
  public static let quiet = 60
  /// The time after which a missing file counts as removed by the person, in milliseconds.
  public static let patience = 250
  /// The longest time from a change to its reading, in milliseconds.
  ///
  /// GLib may report a change 100 ms late, so that a person sees it within half a second.
  public static let limit = 350

  /// When to read, in milliseconds of the caller's clock; `nil` where nothing has changed.
  public private(set) var due: Int?
  /// When the first change was reported that has not been read.
  private var first: Int?

  /// A delay without a change.
  public init() {}

  /// Notes an event at a time of the caller's clock, in milliseconds.
  public mutating func note(_ event: Event, at now: Int) {
    let latest = (first ?? now) + ReadingDelay.limit
    if first == nil { first = now }
    switch event {
    // The end of this writing is reported too, if it has one.
    case .changing: due = latest
    case .written: due = min(now + ReadingDelay.quiet, latest)
    case .gone: due = min(now + ReadingDelay.patience, latest)
    }
  }

  /// Whether it is time to read; then all changes count as read.
  public mutating func isDue(at now: Int) -> Bool {
    guard let due, due <= now else { return false }
    self = ReadingDelay()
    return true
  }
}
