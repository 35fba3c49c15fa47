import CGtk
import CGtkBridge

/// A view in which people write source text, with line numbers and marks where GtkSourceView is
/// installed.
///
/// Places are 0-based counts of Unicode scalars. It scrolls, so it is put into a `ScrolledWindow`.
/// It records nothing to undo.
@MainActor public final class SourceEditor: Widget {
  var view: UnsafeMutablePointer<GtkTextView> { typed() }
  var buffer: UnsafeMutablePointer<GtkTextBuffer> { created(gtk_text_view_get_buffer(view)) }

  /// Whether line numbers and marks can be shown; asking loads GtkSourceView.
  public static var hasGutter: Bool { rehearsal_source_view_is_available() }

  /// A change that a person has typed.
  public struct Change: Sendable {
    /// What was removed, as places in the text before the change.
    public var removed: Range<Int>
    /// How many scalars are there instead.
    public var inserted: Int
  }

  /// Called before a person's change is made.
  public var onChange: (@MainActor (Change) -> Void)?
  /// Called soon after the caret or the selection has moved, with whether the text changed as well.
  public var onMove: (@MainActor (_ hasTyped: Bool) -> Void)?
  /// What a text becomes that is typed or pasted at a place; nil leaves it as it is.
  public var fitting: (@MainActor (_ text: String, _ place: Int) -> String?)?

  /// Whether the program itself is changing the text.
  private var isOurs = false
  private var hasTyped = false
  private var isFitted = false
  @Scheduled private var moves: Source?
  @Scheduled private var revealing: Source?
  /// How often the caret may be scrolled to; looks that lines get there change their heights.
  private static let mostTurns = 5
  /// The tags of the looks that were used.
  var tags: [Look: UnsafeMutablePointer<GtkTextTag>] = [:]

  /// Makes an empty view that wraps its lines; set an accessible name too.
  public init() {
    super.init(retaining: rehearsal_source_view_new())
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_monospace(view, 1)
    connect("style-updated") { [weak self] in self?.colorAll() }
    let buffer = Object(retaining: buffer)
    buffer.connectHandling("insert-text") { [weak self] arguments in
      self?.inserts(arguments)
      return false
    }
    buffer.connectHandling("delete-range") { [weak self] arguments in
      self?.deletes(arguments)
      return false
    }
    for name in ["notify::cursor-position", "notify::has-selection"] {
      buffer.connect(name) { [weak self] in self?.moved() }
    }
  }

  private func inserts(_ arguments: SignalArguments) {
    guard !isOurs, let place: UnsafeMutablePointer<GtkTextIter> = arguments.pointer(0),
      let text = arguments.text(1)
    else { return }
    let start = Int(gtk_text_iter_get_offset(place))
    if !isFitted, let fitted = fitting?(text, start) {
      isFitted = true
      defer { isFitted = false }
      g_signal_stop_emission_by_name(UnsafeMutableRawPointer(buffer), "insert-text")
      return gtk_text_buffer_insert(buffer, place, fitted, Int32(clamping: fitted.utf8.count))
    }
    hasTyped = true
    onChange?(Change(removed: start..<start, inserted: text.unicodeScalars.count))
  }

  private func deletes(_ arguments: SignalArguments) {
    guard !isOurs, let first: UnsafeMutablePointer<GtkTextIter> = arguments.pointer(0),
      let second: UnsafeMutablePointer<GtkTextIter> = arguments.pointer(1)
    else { return }
    let (one, other) = (
      Int(gtk_text_iter_get_offset(first)), Int(gtk_text_iter_get_offset(second))
    )
    guard one != other else { return }
    hasTyped = true
    onChange?(Change(removed: min(one, other)..<max(one, other), inserted: 0))
  }

  private func moved() {
    guard !isOurs, moves == nil else { return }
    // Typing moves the caret more than once.
    moves = MainLoop.urgent { [weak self] in
      guard let self else { return false }
      moves = nil
      let typed = hasTyped
      hasTyped = false
      onMove?(typed)
      revealCaret()
      return false
    }
  }

  /// Scrolls to the caret once all lines have their heights: in a long text GTK may have stopped on the
  /// way.
  private func revealCaret() {
    var turns = 0
    revealing = MainLoop.idle { [weak self] in
      guard let self, isFocus else { return false }
      turns += 1
      if !reveal(caret, centre: false) || turns == SourceEditor.mostTurns { revealing = nil }
      return revealing != nil
    }
  }

  // MARK: The text

  /// Whether people can change the text.
  public var isEditable: Bool {
    get { gtk_text_view_get_editable(view) != 0 }
    set { gtk_text_view_set_editable(view, newValue ? 1 : 0) }
  }

  /// The length of the text.
  public var count: Int { Int(gtk_text_buffer_get_char_count(buffer)) }

  /// A part of the text.
  public func text(_ range: Range<Int>) -> String {
    var (start, end) = (iterator(range.lowerBound), iterator(range.upperBound))
    return takenString(created(gtk_text_buffer_get_slice(buffer, &start, &end, 1)))
  }

  /// Replaces the whole text, and goes to its start; `onChange` is not called.
  ///
  /// A long text is set only when the editor has its size: else all of it is laid out at once.
  public func setText(_ text: String) {
    isOurs = true
    gtk_text_buffer_set_text(buffer, text, Int32(clamping: text.utf8.count))
    var start = iterator(0)
    gtk_text_buffer_place_cursor(buffer, &start)
    // GTK then lays out more than is in sight before it draws. It draws a little more too, and of
    // lines without a height it would draw all there are.
    gtk_text_view_scroll_to_mark(view, gtk_text_buffer_get_insert(buffer), 0, 0, 0, 0)
    isOurs = false
  }

  /// Replaces a part of the text; `onChange` is not called.
  public func replace(_ range: Range<Int>, by text: String) {
    isOurs = true
    defer { isOurs = false }
    var (start, end) = (iterator(range.lowerBound), iterator(range.upperBound))
    gtk_text_buffer_delete(buffer, &start, &end)
    gtk_text_buffer_insert(buffer, &start, text, Int32(clamping: text.utf8.count))
  }

  /// Replaces a part of the text as a person does who types, and puts the caret behind it.
  public func type(_ text: String, over range: Range<Int>) {
    gtk_text_buffer_begin_user_action(buffer)
    defer { gtk_text_buffer_end_user_action(buffer) }
    var (start, end) = (iterator(range.lowerBound), iterator(range.upperBound))
    gtk_text_buffer_delete(buffer, &start, &end)
    gtk_text_buffer_insert(buffer, &start, text, Int32(clamping: text.utf8.count))
    gtk_text_buffer_place_cursor(buffer, &start)
    gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer))
  }

  func iterator(_ offset: Int) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(clamping: offset))
    return place
  }

  // MARK: The caret

  /// The place of the caret.
  public var caret: Int {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
    return Int(gtk_text_iter_get_offset(&place))
  }

  /// The selected part; empty, at the caret, if nothing is selected.
  public var selection: Range<Int> {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    return Int(gtk_text_iter_get_offset(&start))..<Int(gtk_text_iter_get_offset(&end))
  }

  /// Selects a part, with the caret at its end; `onMove` is not called.
  public func select(_ range: Range<Int>) {
    isOurs = true
    defer { isOurs = false }
    var (start, end) = (iterator(range.lowerBound), iterator(range.upperBound))
    gtk_text_buffer_select_range(buffer, &end, &start)
  }
}
