import CGtk
import CGtkBridge
import Glibc

// Pango draws a text that is cut as wide as its room: what the letters around the ellipsis leave of it
// becomes a gap behind the ellipsis.

extension Label {
  /// Draws a cut text without a gap, from now on.
  func closeEllipsisGap() {
    guard !closesGap else { return }
    closesGap = true
    // The label on the screen may outlive this object.
    let label: UnsafeMutablePointer<GtkLabel> = typed()
    connectHandling("draw") { _ in
      // One that is cut at its end has it at the edge, where nobody sees it.
      guard gtk_label_get_ellipsize(label) == PANGO_ELLIPSIZE_MIDDLE else { return false }
      let (layout, gap) = (gtk_label_get_layout(label), gap(in: label))
      // With no more room than its letters need, the text is cut at the same places.
      if gap >= 1024 {
        pango_layout_set_width(layout, pango_layout_get_width(layout) - Int32(clamping: gap))
      }
      return false
    }
  }

  /// The room that is left behind the ellipsis of the text as it is laid out, in Pango's units.
  public var ellipsisGap: Int { gap(in: typed()) }
}

@MainActor private func gap(in label: UnsafeMutablePointer<GtkLabel>) -> Int {
  let layout = gtk_label_get_layout(label)
  guard pango_layout_is_ellipsized(layout) != 0 else { return 0 }
  var lines = pango_layout_get_lines_readonly(layout)
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
