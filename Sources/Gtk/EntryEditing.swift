import CGtk
import CGtkBridge

/// Joins the two signals that GTK emits for one edit, and tracks the source of the text.
///
/// Typing over a selection is a deletion and an insertion; dragging within the field is an
/// insertion and, when the drag has ended, a deletion.
@MainActor final class EntryEditing {
  var isOurs = false
  private(set) var isPasting = false
  var move: (@MainActor (Range<Int>, Int) -> Void)?
  private var deleted: Range<Int>?
  private var dragged: Range<Int>?
  private var dropped: (place: Int, text: String)?
  private var tell: (@MainActor (Range<Int>, String) -> Void)?

  /// Observes the signals of the field that show the source of the next insertion.
  func follow(_ entry: Entry) {
    let pointer = entry.pointer
    // The source is kept until another key is pressed: a clipboard may answer later, or have no
    // text.
    entry.onKeyPress { [self] _ in
      isPasting = false
      return false
    }
    entry.onButtonPress { [self] press in
      isPasting = press.button == 2
      return false
    }
    entry.connect("paste-clipboard") { [self] in isPasting = true }
    entry.connect("drag-data-received") { [self] in isPasting = true }
    entry.connect("drag-begin") { [self, weak entry] in dragged = entry?.selection }
    entry.connect("drag-data-delete") { [self] in
      g_signal_stop_emission_by_name(pointer, "drag-data-delete")
      endDrag(moves: true)
    }
    entry.connect("drag-end") { [self] in endDrag(moves: false) }
  }

  func delete(_ range: Range<Int>, _ call: @escaping @MainActor (Range<Int>, String) -> Void) {
    deleted = range
    // This runs before all events: an insertion of the same dispatch comes first, and no other can.
    MainLoop.urgent { [self] in
      if let range = deleted {
        deleted = nil
        call(range, "")
      }
      return false
    }
  }

  func insert(
    _ text: String, at start: Int, _ call: @escaping @MainActor (Range<Int>, String) -> Void
  ) {
    if dragged != nil, move != nil {
      dropped = (start, text)
      tell = call
      return
    }
    let range = deleted ?? start..<start
    deleted = nil
    call(range, text)
  }

  /// Ends a drag within the field: a move deletes the dragged text, a copy keeps it.
  private func endDrag(moves: Bool) {
    defer { (dragged, dropped, tell) = (nil, nil, nil) }
    guard let dropped, let dragged else { return }
    if moves {
      move?(dragged, dropped.place)
    } else {
      tell?(dropped.place..<dropped.place, dropped.text)
    }
  }
}
