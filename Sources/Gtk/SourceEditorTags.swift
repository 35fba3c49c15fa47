import CGtk
import CGtkBridge

// How parts of a source editor look, and the marks next to its lines.

extension SourceEditor {
  /// How a part of the text looks.
  public enum Look: Hashable, Sendable {
    /// The colour of the letters, by its name in the style sheets.
    case color(String, isItalic: Bool = false)
    /// The colour behind the letters, by its name in the style sheets.
    case ground(String)
    /// The colour behind whole lines, and how opaque it is in steps from 0 to 16.
    case lines(String, opacity: Int)
    /// A wavy line under the letters, in a colour of the style sheets.
    case wavy(String)
    /// Letters as they are written: “->” is no arrow.
    case single
    /// Wrapped lines begin this number of pixels further in.
    case hanging(Int)
    /// This number of pixels below each line stays free.
    case gap(below: Int)
  }

  /// Gives a part of the text a look.
  public func add(_ look: Look, to range: Range<Int>) {
    var (start, end) = (iterator(range.lowerBound), iterator(range.upperBound))
    gtk_text_buffer_apply_tag(buffer, tag(look), &start, &end)
  }

  /// Takes a look from a part of the text.
  public func remove(_ look: Look, from range: Range<Int>) {
    guard let tag = tags[look] else { return }
    var (start, end) = (iterator(range.lowerBound), iterator(range.upperBound))
    gtk_text_buffer_remove_tag(buffer, tag, &start, &end)
  }

  private func tag(_ look: Look) -> UnsafeMutablePointer<GtkTextTag> {
    if let tag = tags[look] { return tag }
    let tag = created(gtk_text_tag_new(nil))
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
    g_object_unref(UnsafeMutableRawPointer(tag))
    tags[look] = tag
    color(tag, look)
    return tag
  }

  /// Gives all looks the colours of the present style.
  func colorAll() {
    for (look, tag) in tags { color(tag, look) }
  }

  private func color(_ tag: UnsafeMutablePointer<GtkTextTag>, _ look: Look) {
    switch look {
    case .color(let name, let isItalic):
      set("foreground-rgba", of: tag, color(name))
      rehearsal_tag_set_italic(tag, isItalic)
    case .ground(let name): set("background-rgba", of: tag, color(name))
    case .lines(let name, let opacity):
      var color = color(name)
      color.alpha *= Double(opacity) / 16
      set("paragraph-background-rgba", of: tag, color)
    case .wavy(let name):
      var color = color(name)
      rehearsal_tag_set_wavy(tag, &color)
    case .single: rehearsal_tag_set_features(tag, "calt=0, liga=0")
    case .hanging(let pixels): rehearsal_tag_set_indent(tag, -Int32(clamping: pixels))
    case .gap(let pixels): rehearsal_tag_set_gap(tag, Int32(clamping: pixels))
    }
  }

  private func set(
    _ property: String, of tag: UnsafeMutablePointer<GtkTextTag>, _ color: GdkRGBA
  ) {
    var color = color
    rehearsal_tag_set_color(tag, property, &color)
  }

  private func color(_ name: String) -> GdkRGBA {
    var color = GdkRGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    gtk_style_context_lookup_color(style, name, &color)
    return color
  }

  // MARK: Marks

  /// Gives the marks of a category an icon; those of a higher priority are drawn above others.
  public func defineMark(_ category: String, icon: String, priority: Int) {
    rehearsal_source_view_define_mark(widget, category, icon, Int32(clamping: priority))
  }

  /// Replaces the marks of a category by one next to each of some places.
  public func setMarks(_ category: String, at places: [Int]) {
    rehearsal_source_view_remove_marks(widget, category)
    for place in places {
      var place = iterator(place)
      gtk_text_iter_set_line_offset(&place, 0)
      rehearsal_source_view_add_mark(widget, category, &place)
    }
  }

  /// Calls the closure with the place of a line when the mark next to it is clicked.
  public func onMarkClicked(_ call: @escaping @MainActor (Int) -> Void) {
    guard SourceEditor.hasGutter else { return }
    connectHandling("line-mark-activated") { arguments in
      if let place: UnsafeMutablePointer<GtkTextIter> = arguments.pointer(0) {
        call(Int(gtk_text_iter_get_offset(place)))
      }
      return false
    }
  }
}
