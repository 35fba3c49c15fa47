public import StageGeometry
import Texts

/// What a person chooses above the stages of a comparison: one thing that differs, or whether texts
/// fit where two things differ.
public enum ComparisonKind: Hashable, Sendable {
  case one(Comparison)
  /// Each of one thing with each of another, with a verdict on each.
  case fit

  /// All of them, in their order.
  public static let all = Comparison.allCases.map { ComparisonKind.one($0) } + [.fit]

  /// Its name on a button.
  public var title: String {
    switch self {
    case .one(let comparison): comparison.title
    case .fit: tr("Fit")
    }
  }
}

/// What the sheet of stages says of texts that fit or do not.
public enum FitWording {
  /// The word on the chip of a stage.
  public static func chip(_ verdict: FitVerdict) -> String {
    switch verdict {
    case .fits: tr("fits")
    case .wraps: tr("wraps")
    case .shrunk(let factor): tr("shrunk to {n} %", ["n": String(Int((factor * 100).rounded()))])
    case .scrolls: tr("scrolls")
    case .missingGlyph: tr("missing glyph")
    case .overlaps: tr("overlaps")
    case .cut: tr("cut")
    }
  }

  /// The chip as a screen reader says it: where, what, and of how many texts.
  public static func name(
    _ verdict: FitVerdict, in title: String, count: Int, of all: Int
  ) -> String {
    let said = tr("{where}: {verdict}", ["where": title, "verdict": chip(verdict)])
    guard verdict != .fits else { return said }
    return said + ", "
      + ntr("{n} of {all} texts", "{n} of {all} texts", count, ["all": String(all)])
  }

  /// What there is on all stages, in a sentence.
  public static func summary(_ verdicts: [FitVerdict]) -> String {
    let all = verdicts.count
    let parts = FitVerdict.Kind.allCases.reversed().compactMap { kind -> String? in
      let count = verdicts.count { $0.kind == kind }
      return count == 0 ? nil : kind.counted(count)
    }
    return ntr("{n} stage", "{n} stages", all) + ": " + parts.listed()
  }
}
