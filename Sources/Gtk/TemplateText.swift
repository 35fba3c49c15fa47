import CGtkBridge

/// Templates for new documents, which are part of the program.
public enum TemplateText: String, Sendable, CaseIterable {
  case alert, confirm, flow, chain, localized

  /// The text of the document.
  public var text: String {
    let which =
      switch self {
      case .alert: REHEARSAL_TEMPLATE_ALERT
      case .confirm: REHEARSAL_TEMPLATE_CONFIRM
      case .flow: REHEARSAL_TEMPLATE_FLOW
      case .chain: REHEARSAL_TEMPLATE_CHAIN
      case .localized: REHEARSAL_TEMPLATE_LOCALIZED
      }
    return String(cString: rehearsal_template(which))
  }
}
