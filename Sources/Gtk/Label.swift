import CGtk
import CGtkBridge

/// A text that people read but do not edit.
@MainActor public final class Label: Widget {
  private var label: UnsafeMutablePointer<GtkLabel> { typed() }

  /// Makes a label that shows the text without markup, in one line.
  public init(_ text: String = "") { super.init(retaining: gtk_label_new(text)) }

  /// Makes a label that asks for no room, for a canvas, which gives it some in any case.
  ///
  /// It costs far less than another label if the text is long.
  public init(placed text: String) { super.init(retaining: rehearsal_text_new(text)) }

  /// The last measurement of the height, and what it holds for; it is forgotten with each change.
  var measuredHeight: (width: Int, context: UInt32, height: Int)?

  /// The text without markup; setting it turns markup off.
  public var text: String {
    get { String(cString: gtk_label_get_text(label)) }
    set {
      // GTK lays out the whole window again even for an equal text; a text with markup looks
      // different.
      guard newValue != text || gtk_label_get_use_markup(label) != 0 else { return }
      measuredHeight = nil
      gtk_label_set_text(label, newValue)
    }
  }

  /// Shows Pango markup; text from other sources must be escaped (`escaped`).
  public func setMarkup(_ markup: String) {
    measuredHeight = nil
    gtk_label_set_markup(label, markup)
  }

  /// A text with the special characters of markup escaped.
  public static func escaped(_ text: String) -> String {
    takenString(created(g_markup_escape_text(text, -1)))
  }

  /// The horizontal place of the text in extra room: 0 at the start, 1 at the end.
  public var xalign: Double {
    get { Double(gtk_label_get_xalign(label)) }
    set { gtk_label_set_xalign(label, Float(newValue)) }
  }

  /// The vertical place of the text in extra room: 0 at the top, 1 at the bottom.
  public var yalign: Double {
    get { Double(gtk_label_get_yalign(label)) }
    set { gtk_label_set_yalign(label, Float(newValue)) }
  }

  /// How the lines of a wrapped text are aligned.
  public enum Justification: Sendable { case left, center, right, fill }

  /// Sets how the lines are aligned.
  public func setJustification(_ justification: Justification) {
    let gtk =
      switch justification {
      case .left: GTK_JUSTIFY_LEFT
      case .center: GTK_JUSTIFY_CENTER
      case .right: GTK_JUSTIFY_RIGHT
      case .fill: GTK_JUSTIFY_FILL
      }
    gtk_label_set_justify(label, gtk)
  }

  /// Where a text that does not fit is cut and gets an ellipsis.
  public enum Ellipsize: Sendable { case none, start, middle, end }

  /// Sets where a text that does not fit is cut.
  public func setEllipsize(_ mode: Ellipsize) {
    let pango =
      switch mode {
      case .none: PANGO_ELLIPSIZE_NONE
      case .start: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .end: PANGO_ELLIPSIZE_END
      }
    gtk_label_set_ellipsize(label, pango)
  }

  /// Whether the text is cut at the width of the last layout.
  public var isEllipsized: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(label)) != 0 }

  /// Draws the text at the size of its font times a factor.
  public func setScale(_ factor: Double) {
    measuredHeight = nil
    guard factor != 1 else { return gtk_label_set_attributes(label, nil) }
    let attributes = created(pango_attr_list_new())
    pango_attr_list_insert(attributes, pango_attr_scale_new(factor))
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Sets whether the text wraps into lines, between words, or inside a word that does not fit in
  /// one line.
  public func setWraps(_ wraps: Bool) {
    gtk_label_set_line_wrap(label, wraps ? 1 : 0)
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
  }

  /// Breaks words without adding hyphens, which would change code.
  public func breaksWithoutHyphens() {
    measuredHeight = nil
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Sets the largest number of lines of a wrapped text that is cut; nil for no limit.
  public func setLines(_ lines: Int?) {
    gtk_label_set_lines(label, lines.map { Int32(clamping: $0) } ?? -1)
  }

  /// Sets the requested and the largest width, in characters; nil uses the text.
  public func setWidth(characters: Int? = nil, atMost maximum: Int? = nil) {
    gtk_label_set_width_chars(label, characters.map { Int32(clamping: $0) } ?? -1)
    gtk_label_set_max_width_chars(label, maximum.map { Int32(clamping: $0) } ?? -1)
  }

  /// Whether the text can be selected and copied.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(label) != 0 }
    set { gtk_label_set_selectable(label, newValue ? 1 : 0) }
  }

  /// Sets the widget that the label names: the mnemonic and the text for assistive technology are
  /// for this widget.
  public func setMnemonicWidget(_ widget: Widget?) {
    gtk_label_set_mnemonic_widget(label, widget?.widget)
  }
}
