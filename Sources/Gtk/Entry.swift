import CGtk
import CGtkBridge

/// A field of one line whose owner decides its text.
///
/// With `onEdit`, an edit of a person does not change the text: the closure gets the edit, and the
/// owner sets `text`. Positions count Unicode scalars.
@MainActor public final class Entry: Widget, WritableText {
  private var entry: UnsafeMutablePointer<GtkEntry> { typed() }
  private let editing = EntryEditing()
  private var written: WrittenHistory?

  /// Makes an empty field; set an accessible name too.
  public init() {
    super.init(retaining: gtk_entry_new())
    // If only the resolution of a font changes, Pango keeps the old metrics, and the text would be
    // drawn at the place for the old size.
    connect("style-updated") { [weak self] in
      if let self { pango_context_changed(gtk_widget_get_pango_context(widget)) }
    }
    written = WrittenHistory(self)
    connect("changed") { [weak self] in
      if let self, !editing.isOurs { written?.note(text) }
    }
  }

  /// The text; setting it does not call `onEdit`, and keeps the cursor's position if possible.
  public var text: String {
    get { String(cString: gtk_entry_get_text(entry)) }
    set {
      guard newValue != text else { return }
      let cursor = cursor
      editing.isOurs = true
      gtk_entry_set_text(entry, newValue)
      editing.isOurs = false
      self.cursor = cursor
      written?.begin(newValue)
    }
  }

  func write(_ text: String, caret: Int) {
    gtk_entry_set_text(entry, text)
    cursor = caret
  }

  /// Leaves Ctrl+Z and Ctrl+Shift+Z to the owner of the text, which is above the field.
  ///
  /// - Parameter restore: puts back what the owner does not have yet; returns false if there is none.
  public func leavesUndo(restoring restore: @escaping @MainActor () -> Bool) {
    written?.leave(restoring: restore)
  }

  /// The position of the cursor.
  public var cursor: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, Int32(clamping: newValue)) }
  }

  /// Selects a range; an empty range places the cursor.
  public func select(_ range: Range<Int>) {
    gtk_editable_select_region(
      opaque, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
  }

  /// Calls the closure with the text at every change by a person.
  @discardableResult
  public func onChanged(_ call: @escaping @MainActor (String) -> Void) -> SignalHandler {
    connect("changed") { [weak self] in
      if let self, !editing.isOurs { call(text) }
    }
  }

  /// Sets the width to request, in characters.
  public func setWidth(characters: Int) {
    gtk_entry_set_width_chars(entry, Int32(clamping: characters))
  }

  /// Sets the text that is shown while the field is empty.
  public func setPlaceholder(_ text: String) {
    placeholder = text
    showPlaceholder()
  }

  private var placeholder = ""

  /// From right to left GTK draws a placeholder of Latin letters outside of a field with bullets,
  /// whose place it takes from the direction of the field; a mark gives the letters the same one.
  private func showPlaceholder() {
    let isMirrored =
      gtk_entry_get_visibility(entry) == 0 && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    gtk_entry_set_placeholder_text(entry, isMirrored ? "\u{200F}\(placeholder)" : placeholder)
  }

  /// Sets whether the field shows bullets and is a password for assistive technology.
  public func setSecure(_ secure: Bool) {
    gtk_entry_set_invisible_char(entry, 0x2022)
    gtk_entry_set_visibility(entry, secure ? 0 : 1)
    if !placeholder.isEmpty { showPlaceholder() }
  }

  /// Sets whether the field draws its edge.
  public func setHasFrame(_ frame: Bool) { gtk_entry_set_has_frame(entry, frame ? 1 : 0) }

  /// The selected range; empty at the cursor if nothing is selected.
  public var selection: Range<Int> {
    var (start, end): (Int32, Int32) = (0, 0)
    guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0 else {
      return cursor..<cursor
    }
    return Int(start)..<Int(end)
  }

  /// Takes the keyboard's focus and leaves the cursor at its position.
  public func grabFocusWithoutSelecting() { gtk_entry_grab_focus_without_selecting(entry) }

  /// Makes the width request that of one character.
  public func setNarrow() { gtk_entry_set_width_chars(entry, 1) }

  /// Whether the inserted text comes from the clipboard, the selection or a drag from another
  /// place; valid while `onEdit` is called.
  public var isPasting: Bool { editing.isPasting }

  /// Stops each edit of a person and calls the closure with it; a replacement is one edit.
  public func onEdit(_ call: @escaping @MainActor (Range<Int>, String) -> Void) {
    let (pointer, editing) = (pointer, editing)
    editing.follow(self)
    leavesUndo { false }
    connectHandling("delete-text") { arguments in
      guard !editing.isOurs else { return false }
      g_signal_stop_emission_by_name(pointer, "delete-text")
      let start = arguments.integer(0)
      let end = arguments.integer(1)
      let length = Int(gtk_entry_get_text_length(pointer.assumingMemoryBound(to: GtkEntry.self)))
      editing.delete(start..<max(start, end < 0 ? length : end), call)
      return false
    }
    connectHandling("insert-text") { arguments in
      guard !editing.isOurs else { return false }
      g_signal_stop_emission_by_name(pointer, "insert-text")
      let position: UnsafeMutablePointer<Int32>? = arguments.pointer(2)
      let start = Int(position?.pointee ?? 0)
      // The length is in bytes; -1 means the whole text.
      let all = arguments.text(0) ?? ""
      let length = arguments.integer(1)
      let text = length < 0 ? all : String(decoding: all.utf8.prefix(length), as: UTF8.self)
      editing.insert(text, at: start, call)
      // GTK puts the cursor here next; the position that the owner has set is right.
      position?.pointee = gtk_editable_get_position(OpaquePointer(pointer))
      return false
    }
  }

  /// Stops the Backspace key and calls the closure; GTK would delete only the accent of a letter.
  public func onBackspace(_ call: @escaping @MainActor () -> Void) {
    let pointer = pointer
    connect("backspace") {
      g_signal_stop_emission_by_name(pointer, "backspace")
      call()
    }
  }

  /// Calls the closure when text is dragged within the field, with the range and the new place,
  /// both before the change.
  public func onMove(_ call: @escaping @MainActor (Range<Int>, Int) -> Void) {
    editing.move = call
  }

  /// Calls the closure with the composed text of an input method that is not inserted yet; empty if
  /// there is none.
  public func onPreedit(_ call: @escaping @MainActor (String) -> Void) {
    connectHandling("preedit-changed") { arguments in
      call(arguments.text(0) ?? "")
      return false
    }
  }

  /// Calls the closure on Return.
  @discardableResult
  public func onActivate(_ call: @escaping @MainActor () -> Void) -> SignalHandler {
    connect("activate", call)
  }
}
