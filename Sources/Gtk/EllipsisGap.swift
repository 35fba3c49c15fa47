import CGtk
import Glibc

// Pango draws a text that is cut as wide as its room: what the letters around the ellipsis leave of it
// becomes a gap behind the ellipsis.

extension Label {
  /// Draws a cut text without a gap, from now on.
  func closeEllipsisGap() {
    guard !closesGap else { return }
    closesGap = true
    connectHandling("draw") { [weak self] _ in
      self?.narrowToLetters()
      return false
    }
  }

  /// The room that is left behind the ellipsis of the text as it is laid out, in Pango's units.
  public var ellipsisGap: Int {
    guard isEllipsized else { return 0 }
    var lines = pango_layout_get_lines_readonly(gtk_label_get_layout(typed()))
    while let line = lines {
      defer { lines = line.pointee.next }
      var runs = line.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self).pointee.runs
      while let run = runs {
        defer { runs = run.pointee.next }
        guard let item = run.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
          item.item.pointee.analysis.flags & 1 << 1 != 0,  // PANGO_ANALYSIS_FLAG_IS_ELLIPSIS
          let glyphs = item.glyphs, glyphs.pointee.num_glyphs > 0
        else { continue }
        var own = PangoRectangle()
        let last = glyphs.pointee.glyphs[Int(glyphs.pointee.num_glyphs) - 1]
        pango_font_get_glyph_extents(item.item.pointee.analysis.font, last.glyph, nil, &own)
        return max(0, Int(last.geometry.width - own.width))
      }
    }
    return 0
  }

  /// Gives the text no more room than its letters need; it is cut at the same places then.
  private func narrowToLetters() {
    let gap = ellipsisGap
    guard gap >= 1024 else { return }
    let layout = gtk_label_get_layout(typed())
    pango_layout_set_width(layout, pango_layout_get_width(layout) - Int32(clamping: gap))
  }
}
