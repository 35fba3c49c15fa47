import CGtk
import CGtkBridge

/// A file of pages that keeps what is drawn as shapes and letters, not as pixels.
@MainActor
public final class VectorFile {
  /// The kinds of files.
  public enum Format: Sendable {
    /// A document with pages.
    case pdf
    /// One picture; it can have one page only.
    case svg
  }

  /// What gets the bytes; cairo has its address.
  private final class Sink { var bytes: [UInt8] = [] }

  private let sink = Sink()
  private let surface: OpaquePointer
  private let cairo: OpaquePointer
  private let format: Format

  /// An empty file.
  ///
  /// - Parameters:
  ///   - width: of its pages, in points of 1/72 inch.
  ///   - height: as the width.
  ///   - title: what programs call it.
  ///   - author: who made it, and `date` when, as `2012-09-21`; in a PDF only.
  public init(
    _ format: Format, width: Double, height: Double, title: String, author: String? = nil,
    date: String? = nil
  ) {
    self.format = format
    let place = Unmanaged.passUnretained(sink).toOpaque()
    switch format {
    case .pdf:
      surface = created(
        cairo_pdf_surface_create_for_stream(VectorFile.addToSink, place, width, height))
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Rehearsal")
      if let author {
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, author)
      }
      // Without the date of today the same run gives the same bytes.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date)
    case .svg:
      surface = created(
        cairo_svg_surface_create_for_stream(VectorFile.addToSink, place, width, height))
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PT)
    }
    cairo = created(cairo_create(surface))
  }

  isolated deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Draws a page; lengths are points from its upper left corner.
  public func page(_ draw: (Painter) -> Void) {
    add(draw)
    if format == .pdf { cairo_show_page(cairo) }
  }

  /// Draws a part of the page that is not ended yet; lengths are as for ``page(_:)``.
  public func add(_ draw: (Painter) -> Void) { Painter(cairo: cairo).saved(draw) }

  /// Ends the file; nothing can be drawn afterwards.
  ///
  /// - Returns: its bytes.
  /// - Throws: what went wrong while it was drawn.
  public func finish() throws(GLibError) -> [UInt8] {
    cairo_surface_finish(surface)
    for status in [cairo_status(cairo), cairo_surface_status(surface)]
    where status != CAIRO_STATUS_SUCCESS && status != CAIRO_STATUS_SURFACE_FINISHED {
      throw GLibError(String(cString: cairo_status_to_string(status)))
    }
    return sink.bytes
  }

  private static let addToSink: cairo_write_func_t = { place, data, count in
    guard let place else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<Sink>.fromOpaque(place).takeUnretainedValue()
    sink.bytes += UnsafeBufferPointer(start: data, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}

extension Painter {
  /// Draws a widget that has its place already, with its upper left corner at the origin.
  public func draw(_ widget: Widget) {
    widget.layOutNow()
    gtk_widget_draw(widget.widget, cairo)
  }
}
