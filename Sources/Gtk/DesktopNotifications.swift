import CGtk
import CGtkBridge

/// Notifications on the person's desktop, over the session bus, which alone tells when one is
/// closed; each has a number that its owner chooses.
@MainActor public final class DesktopNotifications {
  /// Why the desktop has closed one.
  public enum Reason: Int64, Sendable {
    /// Its time was over.
    case expired = 1
    /// A person closed it.
    case dismissed = 2
    /// A program took it away.
    case byProgram = 3
    /// The desktop does not say why.
    case unknown = 4
  }

  /// What has happened.
  public enum Event: Sendable, Equatable {
    /// A person clicked it, or its button.
    case opened(Int)
    case closed(Int, Reason)
    /// The desktop did not take it; the text is the desktop's.
    case failed(Int, String)
  }

  private let box: NotesBox
  private let notes: OpaquePointer

  /// Calls the closure for what happens to the notifications.
  public init(_ call: @escaping @MainActor (Event) -> Void) {
    box = NotesBox(call)
    notes = created(rehearsal_notes_new(callNotes, Unmanaged.passUnretained(box).toOpaque()))
  }

  isolated deinit { rehearsal_notes_free(notes) }

  /// Sends a notification.
  ///
  /// - Parameters:
  ///   - number: how the events call it.
  ///   - icon: the name of the program, as in its desktop entry.
  ///   - action: the title of its button; `nil` for none.
  public func send(_ number: Int, title: String, body: String, icon: String, action: String?) {
    box.waiting += 1
    // Desktops may take the body for markup.
    rehearsal_notes_send(notes, Int64(number), title, Label.escaped(body), icon, action)
  }

  /// Takes a notification away.
  public func close(_ number: Int) {
    for (id, known) in box.known where known == number { rehearsal_notes_close(notes, id) }
  }
}

/// What is known of the notifications: the desktop's numbers, and what came for unknown ones while
/// an answer is due.
@MainActor private final class NotesBox {
  let call: @MainActor (DesktopNotifications.Event) -> Void
  var known: [UInt32: Int] = [:]
  var waiting = 0
  private var early: [(id: UInt32, event: RehearsalNoteEvent, tag: Int64)] = []

  init(_ call: @escaping @MainActor (DesktopNotifications.Event) -> Void) { self.call = call }

  func take(_ event: RehearsalNoteEvent, _ id: UInt32, _ tag: Int64, _ text: String) {
    switch event {
    case REHEARSAL_NOTE_SENT:
      known[id] = Int(tag)
      answered()
    case REHEARSAL_NOTE_FAILED:
      answered()
      call(.failed(Int(tag), text))
    default:
      // A signal may come before the answer that says whose it is.
      guard known[id] != nil else {
        if waiting > 0 { early.append((id, event, tag)) }
        return
      }
      pass(event, id, tag)
    }
  }

  private func answered() {
    waiting -= 1
    let kept = early
    early = []
    for (id, event, tag) in kept {
      if known[id] != nil {
        pass(event, id, tag)
      } else if waiting > 0 {
        early.append((id, event, tag))
      }
    }
  }

  private func pass(_ event: RehearsalNoteEvent, _ id: UInt32, _ tag: Int64) {
    guard let number = known[id] else { return }
    if event == REHEARSAL_NOTE_ACTION { return call(.opened(number)) }
    known[id] = nil
    call(.closed(number, DesktopNotifications.Reason(rawValue: tag) ?? .unknown))
  }
}

private func callNotes(
  _ box: UnsafeMutableRawPointer?, _ event: RehearsalNoteEvent, _ id: UInt32, _ tag: Int64,
  _ text: UnsafePointer<CChar>?
) {
  guard let box else { return }
  let text = text.map { String(cString: $0) } ?? ""
  let address = UInt(bitPattern: box)
  MainActor.assumeIsolated {
    guard let box = UnsafeMutableRawPointer(bitPattern: address) else { return }
    Unmanaged<NotesBox>.fromOpaque(box).takeUnretainedValue().take(event, id, tag, text)
  }
}
