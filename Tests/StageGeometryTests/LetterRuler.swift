import Geometry

/// Measures without fonts.
///
/// Each letter is half as wide as its type is high, and a bold one a tenth wider. A line is a fifth
/// higher than its type, and breaks anywhere. A question mark is in no font.
struct LetterRuler: TextRuler {
  var zoom = 1.0

  func width(of text: String, _ type: TypeStyle, scale: Double) -> Double {
    (Double(text.count) * type.points * (type.isBold ? 0.55 : 0.5) * scale * zoom).rounded(.up)
  }

  func block(of text: String, _ type: TypeStyle, scale: Double, width: Double) -> TextBlock {
    let all = self.width(of: text, type, scale: scale)
    let lines = max(1, (all / max(1, width)).rounded(.up))
    return TextBlock(
      lines: Int(lines), width: min(all, width),
      height: lines * (type.points * 1.2 * scale * zoom).rounded(.up))
  }

  func missingLetters(in text: String, _ type: TypeStyle) -> Int { text.count { $0 == "?" } }
}
