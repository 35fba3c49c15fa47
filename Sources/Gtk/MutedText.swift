import CGtk
import CGtkBridge

// Parts of a text view that are shown otherwise than the rest, because they are not of the text.

extension TextView {
  /// How many parts are muted at a time, so that a text with very many does not hold up the window.
  private static let mutedAtOnce = 1000

  /// Mutes parts of the text, given from its start to its end as 0-based places of Unicode scalars.
  ///
  /// Their colours are those that the style sheets call `chrome_muted` and `chrome_muted_ground`.
  public func mute(_ ranges: [Range<Int>]) {
    let rest = muteSome(ranges[...])
    guard !rest.isEmpty else { return }
    let source = MainLoop.idle { [weak self] in
      guard let self, let later = mutedLater else { return false }
      mutedLater?.ranges = muteSome(later.ranges)
      guard mutedLater?.ranges.isEmpty == true else { return true }
      mutedLater = nil
      return false
    }
    mutedLater = (rest, source)
  }

  /// - Returns: the ranges that are left.
  private func muteSome(_ ranges: ArraySlice<Range<Int>>) -> ArraySlice<Range<Int>> {
    for range in ranges.prefix(TextView.mutedAtOnce) {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(clamping: range.lowerBound))
      gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(clamping: range.upperBound))
      gtk_text_buffer_apply_tag(buffer, muted, &start, &end)
    }
    return ranges.dropFirst(TextView.mutedAtOnce)
  }

  private static let mutedName = "muted"

  private var muted: UnsafeMutablePointer<GtkTextTag> {
    let table = gtk_text_buffer_get_tag_table(buffer)
    if let tag = gtk_text_tag_table_lookup(table, TextView.mutedName) { return tag }
    let tag = created(gtk_text_tag_new(TextView.mutedName))
    gtk_text_tag_table_add(table, tag)
    g_object_unref(UnsafeMutableRawPointer(tag))
    colorMuted()
    return tag
  }

  /// Gives the muted parts the colours of the present style.
  func colorMuted() {
    let table = gtk_text_buffer_get_tag_table(buffer)
    guard let tag = gtk_text_tag_table_lookup(table, TextView.mutedName) else { return }
    var (text, ground) = (GdkRGBA(), GdkRGBA())
    guard gtk_style_context_lookup_color(style, "chrome_muted", &text) != 0,
      gtk_style_context_lookup_color(style, "chrome_muted_ground", &ground) != 0
    else { return }
    rehearsal_tag_set_colors(tag, &text, &ground)
  }
}
