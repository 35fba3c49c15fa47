import CGtk
import CGtkBridge

/// Joins what GTK tells of one edit in two signals, and knows where it comes from.
///
/// Typing over a selection is a deletion and an insertion; dragging within the field is an
/// insertion and, when the drag has ended, a deletion.
@MainActor final class Editing {
  var isOurs = false
  private(set) var isPasting = false
  var move: (@MainActor (Range<Int>, Int) -> Void)?
  private var deleted: Range<Int>?
  private var dragged: Range<Int>?
  private var dropped: (place: Int, text: String)?
  private var tell: (@MainActor (Range<Int>, String) -> Void)?

  /// Learns from the field's signals where the next insertion comes from.
  func follow(_ entry: Entry) {
    let pointer = entry.pointer
    // Until another key: a clipboard may answer later, or have no text at all.
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
    // Ahead of all events: an insertion of the same dispatch comes first, no other can.
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

  /// A drag within the field moves; one that is a copy leaves what was dragged.
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
