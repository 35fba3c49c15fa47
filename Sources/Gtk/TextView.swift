import CGtk
import CGtkBridge

/// A text of any length that people read, scroll and copy, and edit only if they shall.
///
/// It scrolls, so it is put into a `ScrolledWindow`. Only what is visible is laid out at once; the
/// rest follows while the program has nothing else to do, so lines must not be very long.
@MainActor public final class TextView: Widget, WritableText {
  private var view: UnsafeMutablePointer<GtkTextView> { typed() }
  var buffer: UnsafeMutablePointer<GtkTextBuffer> { created(gtk_text_view_get_buffer(view)) }
  /// The ranges whose turn to be muted has not come yet, and what waits for that.
  var mutedLater: (ranges: ArraySlice<Range<Int>>, source: Source)?
  private var written: WrittenHistory?

  /// Makes an empty view that wraps its lines; set an accessible name too.
  public init() {
    super.init(retaining: gtk_text_view_new())
    gtk_text_view_set_editable(view, 0)
    gtk_text_view_set_cursor_visible(view, 0)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    // Tab moves to the next widget.
    gtk_text_view_set_accepts_tab(view, 0)
    connect("style-updated") { [weak self] in self?.colorMuted() }
  }

  /// Makes an empty view that people can write in, or one that they only read.
  public convenience init(isEditable: Bool) {
    self.init()
    gtk_text_view_set_editable(view, isEditable ? 1 : 0)
    gtk_text_view_set_cursor_visible(view, isEditable ? 1 : 0)
    guard isEditable else { return }
    written = WrittenHistory(self)
    onChanged { [weak self] in
      if let self { written?.note(text) }
    }
  }

  /// Writes a text in place of the present one as a person does, with the caret at a scalar from 0.
  public func write(_ text: String, caret: Int) {
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_set_text(buffer, text, Int32(clamping: text.utf8.count))
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(clamping: caret))
    gtk_text_buffer_place_cursor(buffer, &place)
    gtk_text_buffer_end_user_action(buffer)
  }

  /// Leaves Ctrl+Z and Ctrl+Shift+Z to the owner of the text, which is above the view.
  ///
  /// - Parameter restore: puts back what the owner does not have yet; returns false if there is none.
  public func leavesUndo(restoring restore: @escaping @MainActor () -> Bool) {
    written?.leave(restoring: restore)
  }

  /// The text; setting it scrolls to its start and ends muting.
  public var text: String {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      return takenString(created(gtk_text_buffer_get_text(buffer, &start, &end, 1)))
    }
    set {
      mutedLater?.source.remove()
      mutedLater = nil
      gtk_text_buffer_set_text(buffer, newValue, Int32(clamping: newValue.utf8.count))
      scroll(toEnd: false)
      written?.begin(newValue)
    }
  }

  /// How many digits a line has room for, in the font of the view; 0 before the first layout.
  public var columns: Int {
    var place = GtkAllocation()
    gtk_widget_get_allocation(widget, &place)
    let margins = gtk_text_view_get_left_margin(view) + gtk_text_view_get_right_margin(view)
    let context = gtk_widget_get_pango_context(widget)
    let metrics = created(pango_context_get_metrics(context, nil, nil))
    defer { pango_font_metrics_unref(metrics) }
    let digit = pango_font_metrics_get_approximate_digit_width(metrics)
    return digit > 0 ? max(0, Int((place.width - margins) * PANGO_SCALE / digit)) : 0
  }

  /// Calls the closure instead of copying the selected text, with that text.
  public func onCopy(_ call: @escaping @MainActor (String) -> Void) {
    connect("copy-clipboard") { [weak self] in
      guard let self else { return }
      var (start, end) = (GtkTextIter(), GtkTextIter())
      guard gtk_text_buffer_get_selection_bounds(buffer, &start, &end) != 0 else { return }
      call(takenString(created(gtk_text_buffer_get_text(buffer, &start, &end, 1))))
    }
  }

  /// Calls the closure at every change of the text by a person; where a key takes the place of what
  /// is selected, once.
  public func onChanged(_ call: @escaping @MainActor () -> Void) {
    Object(retaining: buffer).connect("end-user-action", call)
  }

  /// Places the cursor after the text.
  public func moveToEnd() {
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer, &end)
    gtk_text_buffer_place_cursor(buffer, &end)
  }

  /// Selects the whole text.
  public func selectAll() {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_select_range(buffer, &end, &start)
  }

  /// Sets how lines that are shorter than the view are placed.
  public func setJustification(_ justification: Label.Justification) {
    gtk_text_view_set_justification(view, justification.gtk)
  }

  /// Sets the space between the text and the edges, in pixels.
  public func setTextMargins(horizontal: Int, vertical: Int) {
    gtk_text_view_set_left_margin(view, Int32(clamping: horizontal))
    gtk_text_view_set_right_margin(view, Int32(clamping: horizontal))
    gtk_text_view_set_top_margin(view, Int32(clamping: vertical))
    gtk_text_view_set_bottom_margin(view, Int32(clamping: vertical))
  }

  /// Scrolls to the end of the text, or to its start, as soon as that is laid out.
  public func scroll(toEnd: Bool) {
    var place = GtkTextIter()
    if toEnd {
      gtk_text_buffer_get_end_iter(buffer, &place)
    } else {
      gtk_text_buffer_get_start_iter(buffer, &place)
    }
    gtk_text_buffer_place_cursor(buffer, &place)
    gtk_text_view_scroll_to_mark(view, gtk_text_buffer_get_insert(buffer), 0, 0, 0, 0)
  }

  /// Calls the closure after each drawing, with whether the end of the text was in it.
  @discardableResult
  public func onDrawn(_ call: @escaping @MainActor (Bool) -> Void) -> SignalHandler {
    connectHandling("draw", after: true) { [weak self] _ in
      if let self { call(showsEnd) }
      return false
    }
  }

  /// Whether the last line is visible as a whole.
  ///
  /// It is known while the view is drawn: lines that were never visible have no height before.
  private var showsEnd: Bool {
    var visible = GdkRectangle()
    gtk_text_view_get_visible_rect(view, &visible)
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer, &end)
    var place = GdkRectangle()
    gtk_text_view_get_iter_location(view, &end, &place)
    return place.y >= visible.y && place.y + place.height <= visible.y + visible.height
  }
}
