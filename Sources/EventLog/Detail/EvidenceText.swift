public import DialogModel
import Texts

/// The words for how a rule is known.
///
/// The names of sources and the parts of rows are those of docs/behaviour.md, which is in English.
public enum EvidenceText {
  /// A sentence for each part of a rule's row: how sure it is, and where it is from.
  public static func sentences(_ rule: Rule, on page: RulePage = .program) -> [String] {
    (page[rule]?.evidence.parts ?? []).map { part in
      let sure = sureness(of: part, on: page)
      let named = part.citations.map(\.text).listed()
      let words = named.isEmpty ? sure : tr("{how}: {what}", ["how": sure, "what": named])
      return part.what.isEmpty
        ? words : tr("{part} – {how}", ["part": part.what, "how": words])
    }
  }

  /// How sure a part is, by what its sources count as.
  static func sureness(of part: RuleEvidence.Part, on page: RulePage) -> String {
    let sources = part.citations.filter { !$0.contradicts }
      .compactMap { page.source(named: $0.name) }
    func count(_ kind: RuleSource.Kind) -> Int { sources.count { $0.kinds.contains(kind) } }
    switch part.grade {
    case .choice: return tr("our choice")
    case .seed:
      return count(.apple) > 0
        ? tr("documented by Apple") : tr("a text that this project began with")
    case .other:
      let reports = count(.report)
      if count(.apple) > 0 {
        return reports == 0
          ? tr("documented by Apple")
          : ntr(
            "documented by Apple, and one report", "documented by Apple, and {count} reports",
            reports, ["count": "\(reports)"])
      }
      if reports > 1 {
        return tr("reported independently {count} times", ["count": "\(reports)"])
      }
      if reports == 1 { return tr("one report") }
      return ntr(
        "a library that imitates UIKit does so", "{count} libraries that imitate UIKit do so",
        count(.imitation), ["count": "\(count(.imitation))"])
    }
  }
}
