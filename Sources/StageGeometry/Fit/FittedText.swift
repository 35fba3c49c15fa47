public import DialogModel
public import Geometry

/// A text as it is drawn where it is, and what room it has there.
public struct FittedText: Hashable, Sendable {
  /// What draws a text.
  public enum Place: Hashable, Sendable {
    /// A part that can be selected.
    case part(StagePart)
    /// The button that goes back to the screen before.
    case back
    /// The button that cancels the job that an alert shows.
    case jobCancel(DialogID)
    /// The button that closes an activity picker.
    case pickerCancel(DialogID)
    /// The application's name, and the text of a notification, in a banner.
    case bannerName, bannerBody
  }

  /// What draws it.
  public var place: Place
  /// The text.
  public var text: String
  /// Its type, before it shrinks.
  public var type: TypeStyle
  /// The factor by which its type has shrunk; 1 if it has not.
  public var scale = 1.0
  /// The number of its lines.
  public var lines = 1
  /// The number of lines that it may have without a word about it.
  public var usualLines = 1
  /// The width that it needs at that factor, in points; of a text that wraps, the height.
  public var needs: Double
  /// The width that it has, in points; of a text that wraps, the height.
  public var has: Double
  /// Whether some of it is not drawn.
  public var isCut = false
  /// Whether the buttons of its bar leave no room for it.
  public var overlaps = false
  /// Whether it is in a pane that scrolls.
  public var scrolls = false
  /// How many of its letters no font has.
  public var missing = 0
  /// Where the letters are left out that have no room.
  public var ellipsis = Ellipsis.middle

  /// Where letters are left out.
  public enum Ellipsis: Hashable, Sendable { case middle, end }

  /// A text with the room that it has and needs, in points.
  public init(_ place: Place, _ text: String, _ type: TypeStyle, needs: Double, has: Double) {
    (self.place, self.text, self.type, self.needs, self.has) = (place, text, type, needs, has)
  }

  /// All that is to be said about it, the worst first; `fits` alone if there is nothing.
  public var verdicts: [FitVerdict] {
    var found: [FitVerdict] = []
    if isCut { found.append(.cut) }
    if overlaps { found.append(.overlaps) }
    if missing > 0 { found.append(.missingGlyph(missing)) }
    if scrolls { found.append(.scrolls) }
    if scale < 1 { found.append(.shrunk(scale)) }
    if lines > usualLines { found.append(.wraps(lines: lines)) }
    return found.isEmpty ? [.fits] : found
  }

  /// The worst of its verdicts.
  public var verdict: FitVerdict { verdicts[0] }
}

extension TextRuler {
  /// A text in one line, which shrinks to a least factor in a room in points, and is then cut.
  public func fitted(
    _ place: FittedText.Place, _ text: String, _ type: TypeStyle, room: Double, least: Double = 1,
    ellipsis: FittedText.Ellipsis = .middle
  ) -> FittedText {
    fitted(
      place, text, type,
      fit(
        LongText.shortened(text, keepingEnd: ellipsis == .middle), type, room: room, least: least),
      room: room,
      ellipsis: ellipsis)
  }

  /// A text in one line as it was found to fit in a room in points.
  func fitted(
    _ place: FittedText.Place, _ text: String, _ type: TypeStyle, _ fit: TitleFit, room: Double,
    ellipsis: FittedText.Ellipsis = .middle
  ) -> FittedText {
    let shown = LongText.shortened(text, keepingEnd: ellipsis == .middle)
    var fitted = FittedText(
      place, text, type, needs: width(of: shown, type, scale: fit.scale) / zoom, has: room)
    (fitted.scale, fitted.isCut) = (fit.scale, !fit.fits)
    fitted.missing = missingLetters(in: shown, type)
    fitted.ellipsis = ellipsis
    return fitted
  }

  /// A text that wraps in a width in points, whatever its height.
  func wrapped(
    _ place: FittedText.Place, _ text: String, _ type: TypeStyle, scale: Double = 1, width: Double,
    usualLines: Int = .max
  ) -> FittedText {
    let (lines, height) = wrapping(text, type, scale: scale, width: width)
    var fitted = FittedText(place, text, type, needs: height, has: height)
    (fitted.scale, fitted.lines, fitted.usualLines) = (scale, lines, usualLines)
    fitted.missing = missingLetters(in: LongText.shortened(text), type)
    return fitted
  }

  /// The lines of a text that wraps in a width in points, and their height in points.
  public func wrapping(
    _ text: String, _ type: TypeStyle, scale: Double, width: Double
  ) -> (lines: Int, height: Double) {
    LongText.pieces(of: text).reduce(into: (0, 0)) { sum, piece in
      let block = block(
        of: piece, type, scale: scale, width: (width * zoom).rounded(.down))
      sum.0 += block.lines
      sum.1 += block.height / zoom
    }
  }

  /// What is drawn of a text that is cut, with an ellipsis in place of the rest.
  public func drawn(_ fitted: FittedText) -> String {
    let (start, end) = kept(fitted)
    guard start + end < fitted.text.count else { return fitted.text }
    return fitted.text.prefix(start) + "…" + fitted.text.suffix(end)
  }

  /// The letters of a text that are not drawn; empty if all are.
  public func lost(_ fitted: FittedText) -> String {
    let (start, end) = kept(fitted)
    return String(fitted.text.dropFirst(start).dropLast(end))
  }

  /// How many letters are drawn of the start and of the end of a text.
  private func kept(_ fitted: FittedText) -> (start: Int, end: Int) {
    let count = fitted.text.count
    guard fitted.isCut, fitted.lines == 1 else { return (count, 0) }
    func parts(_ kept: Int) -> (Int, Int) {
      fitted.ellipsis == .middle ? (kept - kept / 2, kept / 2) : (kept, 0)
    }
    var (fits, most) = (0, min(count, LongText.limit))
    while fits < most {
      let middle = (fits + most + 1) / 2
      let (start, end) = parts(middle)
      let text = fitted.text.prefix(start) + "…" + fitted.text.suffix(end)
      let isEnough =
        width(of: String(text), fitted.type, scale: fitted.scale) <= fitted.has * zoom
      if isEnough { fits = middle } else { most = middle - 1 }
    }
    return parts(fits)
  }
}
