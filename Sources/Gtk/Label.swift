import CGtk
import CGtkBridge
import Texts

/// A text that people read but do not edit.
@MainActor public final class Label: Widget {
  private var label: UnsafeMutablePointer<GtkLabel> { typed() }

  /// Makes a label that shows the text without markup, in one line.
  public init(_ text: String = "") {
    super.init(retaining: gtk_label_new(LetterMarks.limited(text)))
  }

  /// Makes a label that asks for no room, for a canvas, which gives it some in any case.
  ///
  /// It costs far less than another label if the text is long.
  public init(placed text: String) {
    super.init(retaining: rehearsal_text_new(LetterMarks.limited(text)))
  }

  /// Makes a label for a text that changes many times a second, such as a clock; assistive
  /// technology is told of it once a second.
  public init(ticking text: String) {
    super.init(retaining: rehearsal_ticking_new(text))
    seldom = Seldom { [weak self] in self?.accessibleName = $0 }
    accessibleName = text
  }

  /// What tells assistive technology the text of a label that ticks.
  private var seldom: Seldom?

  /// The last measurement of the height, and what it holds for; it is forgotten with each change.
  var measuredHeight: (width: Int, context: (serial: UInt32, resolution: Double), height: Int)?

  /// The text without markup, with as many marks on each letter as are drawn (`LetterMarks`); setting it
  /// turns markup off.
  public var text: String {
    get { String(cString: gtk_label_get_text(label)) }
    set {
      let newValue = LetterMarks.limited(newValue)
      // GTK lays out the whole window again even for an equal text; a text with markup looks
      // different.
      guard newValue != text || gtk_label_get_use_markup(label) != 0 else { return }
      measuredHeight = nil
      gtk_label_set_text(label, newValue)
      seldom?.set(newValue)
    }
  }

  /// Shows Pango markup; text from other sources must be escaped (`escaped`).
  public func setMarkup(_ markup: String) {
    // As for a text without it, GTK lays out the whole window again even where nothing changes.
    let isShown =
      gtk_label_get_use_markup(label) != 0 && String(cString: gtk_label_get_label(label)) == markup
    guard !isShown else { return }
    measuredHeight = nil
    gtk_label_set_markup(label, markup)
  }

  /// A text with the special characters of markup escaped.
  public static func escaped(_ text: String) -> String {
    takenString(created(g_markup_escape_text(text, -1)))
  }

  /// Makes it the label of a control, for assistive technology.
  public func setLabels(_ control: Widget) {
    gtk_label_set_mnemonic_widget(label, control.widget)
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
  public enum Justification: Sendable {
    case left, center, right, fill

    var gtk: GtkJustification {
      switch self {
      case .left: GTK_JUSTIFY_LEFT
      case .center: GTK_JUSTIFY_CENTER
      case .right: GTK_JUSTIFY_RIGHT
      case .fill: GTK_JUSTIFY_FILL
      }
    }
  }

  /// Sets how the lines are aligned.
  public func setJustification(_ justification: Justification) {
    gtk_label_set_justify(label, justification.gtk)
  }

  /// Aligns the lines at the side where the label's direction begins, also where the text has another
  /// direction.
  public func alignAtStart() {
    let text = pango_layout_get_direction(gtk_label_get_layout(label), 0)
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    // Pango takes the side for that of a text with the direction of the label.
    let isOther = text == (isMirrored ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
    setJustification(isOther ? .right : .left)
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
    if mode == .middle { closeEllipsisGap() }
  }

  /// Whether a gap behind an ellipsis is closed when it is drawn.
  var closesGap = false

  /// Whether the text is cut at the width of the last layout.
  public var isEllipsized: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(label)) != 0 }

  /// The number of lines at the width of the last layout.
  public var drawnLines: Int { Int(pango_layout_get_line_count(gtk_label_get_layout(label))) }

  /// The factor of `setScale`.
  public internal(set) var scale = 1.0

  /// Draws the text at the size of its font times a factor.
  public func setScale(_ factor: Double) {
    scale = factor
    setAttributes()
  }

  /// Sets whether the text wraps into lines, between words, or inside a word that does not fit in
  /// one line.
  ///
  /// A word is broken without a hyphen, which would change a name, a path or code.
  public func setWraps(_ wraps: Bool) {
    gtk_label_set_line_wrap(label, wraps ? 1 : 0)
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    setAttributes()
  }

  private func setAttributes() {
    measuredHeight = nil
    let attributes = attributes(scale: scale)
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
  }

  /// The attributes of a text that is drawn at the size of its font times a factor; the caller
  /// releases them.
  func attributes(scale: Double) -> OpaquePointer {
    let attributes = created(pango_attr_list_new())
    if gtk_label_get_line_wrap(label) != 0 {
      pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    }
    if scale != 1 { pango_attr_list_insert(attributes, pango_attr_scale_new(scale)) }
    return attributes
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
}
