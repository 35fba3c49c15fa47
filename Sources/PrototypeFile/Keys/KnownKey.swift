internal import Texts

/// The keys of a finding that the author knows.
package enum KnownKey: String, KeyTable {
  case finding, at, because

  package static let objectType = ObjectType(
    "known", tr("A finding that is meant so, and is not listed."),
    example: """
      known:
        - finding: no-cancel
          at: terms
          because: The terms have to be accepted or left with Home.
      dialogs:
        terms:
          alert: {title: Terms, otherButtons: [Accept]}
      """)

  package static let rules: [KeyRule<KnownKey>] = [
    .required(.finding), .required(.at), .required(.because),
  ]

  package var entry: KeyEntry {
    switch self {
    case .finding:
      KeyEntry(
        .word(FindingRule.knowable.map(\.rawValue)), tr("The word of the finding."))
    case .at:
      KeyEntry(.reference(.part), tr("What it is about."))
    case .because: KeyEntry(.text, tr("Why it is meant so."))
    }
  }

  package var sample: String? {
    switch self {
    case .finding: FindingRule.noCancel.rawValue
    case .because: FlowText.text("It is meant so.")
    case .at: nil
    }
  }
}
