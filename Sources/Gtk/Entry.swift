import CGtk
import CGtkBridge

/// A field of one line whose text belongs to somebody else.
///
/// With `onEdit`, what a person types changes nothing by itself: it is asked for, and
/// the owner sets `text`. Positions count Unicode scalars.
@MainActor public final class Entry: Widget {
  private var entry: UnsafeMutablePointer<GtkEntry> { typed() }
  private let editing = Editing()

  /// An empty field; give it an accessible name.
  public init() {
    super.init(retaining: gtk_entry_new())
    // Pango goes on with the metrics it has where only the resolution of a font changes, and the
    // text would stand where one of the old size belongs.
    connect("style-updated") { [weak self] in
      if let self { pango_context_changed(gtk_widget_get_pango_context(widget)) }
    }
  }

  /// The text; setting it asks nobody, and leaves the cursor where it was if it can.
  public var text: String {
    get { String(cString: gtk_entry_get_text(entry)) }
    set {
      guard newValue != text else { return }
      let cursor = cursor
      editing.isOurs = true
      gtk_entry_set_text(entry, newValue)
      editing.isOurs = false
      self.cursor = cursor
    }
  }

  /// Where the next character goes.
  public var cursor: Int {
    get { Int(gtk_editable_get_position(opaque)) }
    set { gtk_editable_set_position(opaque, Int32(clamping: newValue)) }
  }

  /// Selects a range; an empty one places the cursor.
  public func select(_ range: Range<Int>) {
    gtk_editable_select_region(
      opaque, Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
  }

  /// What is shown while the field is empty.
  public func setPlaceholder(_ text: String) { gtk_entry_set_placeholder_text(entry, text) }

  /// Shows bullets and tells assistive technology that this is a password.
  public func setSecure(_ secure: Bool) {
    gtk_entry_set_invisible_char(entry, 0x2022)
    gtk_entry_set_visibility(entry, secure ? 0 : 1)
  }

  /// Draws the field without an edge of its own.
  public func setHasFrame(_ frame: Bool) { gtk_entry_set_has_frame(entry, frame ? 1 : 0) }

  /// What is selected; empty where the cursor stands.
  public var selection: Range<Int> {
    var (start, end): (Int32, Int32) = (0, 0)
    guard gtk_editable_get_selection_bounds(opaque, &start, &end) != 0 else {
      return cursor..<cursor
    }
    return Int(start)..<Int(end)
  }

  /// Asks for the keyboard's focus and leaves the cursor where it is.
  public func grabFocusWithoutSelecting() { gtk_entry_grab_focus_without_selecting(entry) }

  /// Asks for no more room than one character needs.
  public func setNarrow() { gtk_entry_set_width_chars(entry, 1) }

  /// Whether what an edit puts in comes from the clipboard, the selection or elsewhere by dragging,
  /// while `onEdit` is called.
  public var isPasting: Bool { editing.isPasting }

  /// Keeps what the person does from the field and tells it, a replacement as one edit.
  public func onEdit(_ call: @escaping @MainActor (Range<Int>, String) -> Void) {
    let (pointer, editing) = (pointer, editing)
    editing.follow(self)
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
      // The length counts bytes; -1 is all.
      let all = arguments.text(0) ?? ""
      let length = arguments.integer(1)
      let text = length < 0 ? all : String(decoding: all.utf8.prefix(length), as: UTF8.self)
      editing.insert(text, at: start, call)
      // GTK puts the cursor here next; where the owner has put it is right.
      position?.pointee = gtk_editable_get_position(OpaquePointer(pointer))
      return false
    }
  }

  /// Keeps the Backspace key from the field and tells it; GTK would take a letter's accent alone.
  public func onBackspace(_ call: @escaping @MainActor () -> Void) {
    let pointer = pointer
    connect("backspace") {
      g_signal_stop_emission_by_name(pointer, "backspace")
      call()
    }
  }

  /// Tells when text is dragged from one place of the field to another: the range and the place,
  /// both before anything has changed.
  public func onMove(_ call: @escaping @MainActor (Range<Int>, Int) -> Void) {
    editing.move = call
  }

  /// Tells what an input method has put together and not yet handed over; empty for nothing.
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
