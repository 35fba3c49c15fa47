import CGtk
import Texts

/// The fonts with which texts are drawn.
@MainActor public enum DrawnFonts {
  /// The names and versions of the fonts that draw these texts in the font of the interface, such as
  /// `Cantarell 0.303`: first that of Latin letters, then those that others need, each once.
  public static func names(of texts: [String]) -> [String] {
    let map = pango_cairo_font_map_get_default()
    let context = pango_font_map_create_context(map)
    let layout = pango_layout_new(context)
    let font = pango_font_description_from_string(Settings.standard.fontName)
    defer {
      pango_font_description_free(font)
      g_object_unref(layout.map { UnsafeMutableRawPointer($0) })
      g_object_unref(context.map { UnsafeMutableRawPointer($0) })
    }
    pango_layout_set_font_description(layout, font)
    var names: [String] = []
    for text in ["A"] + texts {
      pango_layout_set_text(layout, LetterMarks.limited(text), -1)
      for name in fonts(in: layout) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func fonts(in layout: OpaquePointer?) -> [String] {
    guard let place = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(place) }
    var names: [String] = []
    repeat {
      // A line ends with a run that is none.
      guard let run = pango_layout_iter_get_run_readonly(place),
        let font = run.pointee.item.pointee.analysis.font
      else { continue }
      names.append(name(of: font))
    } while pango_layout_iter_next_run(place) != 0
    return names
  }

  private static func name(of font: UnsafeMutablePointer<PangoFont>) -> String {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? "?"
    return version(of: font).map { "\(family) \($0)" } ?? family
  }

  /// The version in the font's table `head`: a number with 16 bits after the point.
  private static func version(of font: UnsafeMutablePointer<PangoFont>) -> String? {
    let tag: hb_tag_t = 0x6865_6164
    guard let face = hb_font_get_face(pango_font_get_hb_font(font)),
      let table = hb_face_reference_table(face, tag)
    else { return nil }
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(table, &length), length >= 8 else { return nil }
    let bytes = (4..<8).map { UInt32(UInt8(bitPattern: data[$0])) }
    let number = bytes.reduce(0) { $0 << 8 | $1 }
    guard number > 0 else { return nil }
    // People write three digits.
    let thousandths = (Int(number) * 1000 + 0x8000) >> 16
    return "\(thousandths / 1000)." + String(thousandths % 1000 + 1000).dropFirst()
  }
}
