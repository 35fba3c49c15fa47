import DialogModel
public import StageGeometry
import Texts

/// What is said about texts that do not fit.
public enum FitWords {
  /// A finding in a sentence: which text, where, and what it needs.
  public static func sentence(_ finding: FitFinding) -> String {
    let (fitted, part, place) = (finding.text, finding.subject.name, place(finding.setting))
    let text = shown(fitted.text)
    return switch finding.verdict {
    case .fits:
      tr("“{text}” of “{part}” fits {where}", ["text": text, "part": part, "where": place])
    case .wraps(let lines):
      tr(
        "“{text}” of “{part}” takes {n} lines {where}",
        ["text": text, "part": part, "n": String(lines), "where": place])
    case .shrunk(let factor):
      tr(
        "“{text}” of “{part}” shrinks to {n} % {where}",
        ["text": text, "part": part, "n": percent(factor), "where": place])
    case .scrolls:
      tr("“{part}” scrolls {where}", ["part": part, "where": place])
    case .missingGlyph(let count):
      tr(
        "“{text}” of “{part}” has letters that no font has {where}: {n}",
        ["text": text, "part": part, "n": String(count), "where": place])
    case .overlaps:
      tr(
        "the buttons of its bar leave no room for “{text}” of “{part}” {where}",
        ["text": text, "part": part, "where": place])
    case .cut:
      tr(
        "“{text}” of “{part}” is cut {where} (needs {needs} pt, has {has})",
        [
          "text": text, "part": part, "where": place, "needs": points(fitted.needs),
          "has": String(Int(max(0, fitted.has))),
        ])
    }
  }

  /// A text that cannot be translated, in a sentence.
  public static func untranslatable(_ finding: FitFinding) -> String {
    tr(
      "“{text}” of “{part}” cannot be translated",
      ["text": shown(finding.text.text), "part": finding.subject.name])
  }

  /// A text for a sentence: without what turns its words, and not longer than a line.
  public static func shown(_ text: String) -> String {
    let marks: Set<Unicode.Scalar> = ["\u{202E}", "\u{202C}"]
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !marks.contains(scalar) { scalars.append(scalar) }
    let plain = String(scalars)
    return plain.count > 60 ? plain.prefix(60) + "…" : plain
  }

  /// Where a setting is: `in de on the phone at large in flat`.
  public static func place(_ setting: FitSetting) -> String {
    var device = device(setting.model)
    if setting.orientation == .landscape {
      device = tr("{device} on its side", ["device": device])
    }
    let (size, look) = (setting.size.rawValue, setting.theme.rawValue)
    guard let language = setting.language else {
      return tr(
        "on the {device} at {size} in {look}", ["device": device, "size": size, "look": look])
    }
    return tr(
      "in {language} on the {device} at {size} in {look}",
      ["language": language, "device": device, "size": size, "look": look])
  }

  /// The name of a device in a sentence.
  public static func device(_ model: DeviceModel) -> String {
    switch model {
    case .phone: tr("phone")
    case .shortPhone: tr("short phone")
    case .tablet: tr("tablet")
    }
  }

  /// A number of points, as people read it.
  public static func points(_ value: Double) -> String { String(Int(value.rounded(.up))) }

  /// A factor in percent.
  public static func percent(_ factor: Double) -> String { String(Int((factor * 100).rounded())) }

  /// What there is of each kind, the worst first: `9 cut, 13 shrunk`.
  public static func counts(_ report: FitReport) -> String {
    let parts = FitVerdict.Kind.allCases.reversed().compactMap { kind -> String? in
      guard let count = report.kinds[kind], count > 0 else { return nil }
      return kind.counted(count)
    }
    return parts.listed()
  }
}
