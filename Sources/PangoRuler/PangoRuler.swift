import CTextRuler
public import Geometry
import Texts

/// Measures texts with Pango, as labels on the stage do; it needs no display.
public final class PangoRuler: TextRuler {
  /// Pixels per point.
  public let zoom: Double

  /// The ruler of the C library.
  let handle: OpaquePointer
  /// What was measured: the same texts are measured at each layout.
  private var known: [Measured: RehearsalTextSize] = [:]
  /// How many letters no font has of the texts that were measured, whatever their size.
  private var missing: [Written: Int32] = [:]

  /// A text that was measured.
  private struct Measured: Hashable {
    let text: Written
    let points: Double
    let scale: Double
    /// In pixels; negative for one line per paragraph.
    let width: Int32
  }

  /// A text in a weight, as bytes: letters that are equal may be drawn by other glyphs.
  private struct Written: Hashable {
    let text: String
    let isBold: Bool

    static func == (left: Written, right: Written) -> Bool {
      left.isBold == right.isBold && left.text.utf8.count == right.text.utf8.count
        && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(isBold)
      let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
      if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
    }
  }

  /// How many measurements are kept.
  private static let most = 4096

  /// Whether Pango is installed; without it there is no ruler.
  public static var isInstalled: Bool { rehearsal_ruler_open() }

  /// A ruler for a font that Pango knows.
  ///
  /// - Parameters:
  ///   - name: the font as in the settings of a desktop, such as `Cantarell 11`; its size does not
  ///     matter. Where there is no such font, fontconfig chooses another one.
  ///   - folder: knows the fonts in this folder and below it, and no others; `nil` for those that are
  ///     installed.
  ///   - zoom: pixels per point.
  /// - Returns: `nil` where Pango is not installed, or no font is in the folder.
  public convenience init?(font name: String, in folder: String? = nil, zoom: Double = 1) {
    guard let ruler = rehearsal_ruler_create(name, folder) else { return nil }
    self.init(ruler, zoom: zoom)
  }

  /// A ruler for the font of a widget, which shows that Pango is installed.
  ///
  /// - Parameters:
  ///   - widget: the Pango context of the widget, which stays as it is.
  ///   - zoom: pixels per point.
  package convenience init(like widget: OpaquePointer, zoom: Double) {
    guard let ruler = rehearsal_ruler_create_like(UnsafeMutableRawPointer(widget)) else {
      preconditionFailure("GTK draws without Pango")
    }
    self.init(ruler, zoom: zoom)
  }

  private init(_ ruler: OpaquePointer, zoom: Double) { (handle, self.zoom) = (ruler, zoom) }

  deinit { rehearsal_ruler_free(handle) }

  /// Whether it still measures as a widget draws, by the Pango context of that widget.
  package func isLike(_ widget: OpaquePointer) -> Bool {
    rehearsal_ruler_is_like(handle, UnsafeMutableRawPointer(widget))
  }

  /// The width of a text with one line per paragraph, in whole pixels.
  public func width(of text: String, _ type: TypeStyle, scale: Double) -> Double {
    Double(size(of: text, type, scale, -1).width)
  }

  /// What a text takes that wraps at a width in pixels.
  public func block(
    of text: String, _ type: TypeStyle, scale: Double, width: Double
  ) -> TextBlock {
    let size = size(of: text, type, scale, max(0, Int32(clamping: Int(width))))
    return TextBlock(
      lines: Int(size.lines), width: Double(size.width), height: Double(size.height))
  }

  /// How many letters of a text no font has.
  public func missingLetters(in text: String, _ type: TypeStyle) -> Int {
    let count = missing[Written(text: text, isBold: type.isBold)]
    return Int(count ?? size(of: text, type, 1, -1).missing)
  }

  private func size(
    of text: String, _ type: TypeStyle, _ scale: Double, _ width: Int32
  ) -> RehearsalTextSize {
    let written = Written(text: text, isBold: type.isBold)
    let key = Measured(text: written, points: type.points, scale: scale, width: width)
    if let size = known[key] { return size }
    if known.count >= PangoRuler.most { (known, missing) = ([:], [:]) }
    let size = rehearsal_ruler_measure(
      handle, LetterMarks.limited(text), type.points * zoom, type.isBold, scale, width)
    known[key] = size
    missing[written] = size.missing
    return size
  }
}
