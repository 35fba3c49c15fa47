import CGtk
import CGtkBridge

/// A text to read.
@MainActor public final class Label: Widget {
  private var label: UnsafeMutablePointer<GtkLabel> { typed() }

  /// A label that shows the text as it is, in one line.
  public init(_ text: String = "") { super.init(retaining: gtk_label_new(text)) }

  /// The text without markup; setting it turns markup off.
  public var text: String {
    get { String(cString: gtk_label_get_text(label)) }
    set {
      // GTK lays out the whole window anew even for the same text; one with markup has another look.
      guard newValue != text || gtk_label_get_use_markup(label) != 0 else { return }
      gtk_label_set_text(label, newValue)
    }
  }

  /// Shows Pango markup; what comes from elsewhere must be escaped (`escaped`).
  public func setMarkup(_ markup: String) { gtk_label_set_markup(label, markup) }

  /// A text with the characters that markup uses made harmless.
  public static func escaped(_ text: String) -> String {
    takenString(created(g_markup_escape_text(text, -1)))
  }

  /// Where the text lies across in more room than it needs: 0 at the start, 1 at the end.
  public var xalign: Double {
    get { Double(gtk_label_get_xalign(label)) }
    set { gtk_label_set_xalign(label, Float(newValue)) }
  }

  /// Where the text lies down in more room than it needs: 0 at the top, 1 at the bottom.
  public var yalign: Double {
    get { Double(gtk_label_get_yalign(label)) }
    set { gtk_label_set_yalign(label, Float(newValue)) }
  }

  /// How the lines of a wrapped text lie to one another.
  public enum Justification: Sendable { case left, center, right, fill }

  /// Sets how lines lie to one another.
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

  /// Where a text that does not fit is cut, with an ellipsis for what is missing.
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

  /// Whether the text is cut at the width it was last given.
  public var isEllipsized: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(label)) != 0 }

  /// Draws the text in its font's size times a factor.
  public func setScale(_ factor: Double) {
    guard factor != 1 else { return gtk_label_set_attributes(label, nil) }
    let attributes = created(pango_attr_list_new())
    pango_attr_list_insert(attributes, pango_attr_scale_new(factor))
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Whether the text breaks into lines, between words and in a word where none other fits.
  public func setWraps(_ wraps: Bool) {
    gtk_label_set_line_wrap(label, wraps ? 1 : 0)
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
  }

  /// Breaks words without adding hyphens, as code must be.
  public func breaksWithoutHyphens() {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Sets the most lines to show of a wrapped, ellipsized text; nil for no limit.
  public func setLines(_ lines: Int?) {
    gtk_label_set_lines(label, lines.map { Int32(clamping: $0) } ?? -1)
  }

  /// Sets the widths to ask for, in characters; nil leaves it to the text.
  public func setWidth(characters: Int? = nil, atMost maximum: Int? = nil) {
    gtk_label_set_width_chars(label, characters.map { Int32(clamping: $0) } ?? -1)
    gtk_label_set_max_width_chars(label, maximum.map { Int32(clamping: $0) } ?? -1)
  }

  /// Whether the text can be selected and copied.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(label) != 0 }
    set { gtk_label_set_selectable(label, newValue ? 1 : 0) }
  }

  /// The widget that the label names: its mnemonic goes there, and so does its text for
  /// assistive technology.
  public func setMnemonicWidget(_ widget: Widget?) {
    gtk_label_set_mnemonic_widget(label, widget?.widget)
  }
}
