public import Explorer
public import PrototypeFile

extension ExploredRemark {
  /// What exploring has found, with other words about it.
  public init(_ finding: ExploredFinding, _ text: String? = nil) {
    self.init(
      FindingRule(rawValue: finding.kind.rawValue) ?? .neverRuns,
      Finding.Severity(rawValue: finding.severity.rawValue) ?? .warning,
      about: finding.places.map(ModelPart.init), text ?? finding.text)
  }
}

extension ModelPart {
  /// The part of the document that a finding is about.
  public init(_ place: ExploredFinding.Place) {
    switch place {
    case .screen(let id): self = .screen(id)
    case .dialog(let id): self = .dialog(id)
    case .control(let id): self = .control(id)
    case .button(let id, let index): self = .button(id, index: index)
    case .field(let id): self = .field(id)
    case .task(let id): self = .task(id)
    case .notification(let id): self = .notification(id)
    case .application: self = .application
    case .promise(let index): self = .promise(index)
    }
  }
}
