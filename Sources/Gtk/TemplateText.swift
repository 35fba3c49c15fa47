import CGtkBridge

/// Templates for new documents, which are part of the program.
public enum TemplateText: String, Sendable, CaseIterable {
  case alert, confirm, sheet, login, loader, share, popover, flow, chain, localized

  /// The text of the document.
  public var text: String {
    let which =
      switch self {
      case .alert: REHEARSAL_TEMPLATE_ALERT
      case .confirm: REHEARSAL_TEMPLATE_CONFIRM
      case .sheet: REHEARSAL_TEMPLATE_SHEET
      case .login: REHEARSAL_TEMPLATE_LOGIN
      case .loader: REHEARSAL_TEMPLATE_LOADER
      case .share: REHEARSAL_TEMPLATE_SHARE
      case .popover: REHEARSAL_TEMPLATE_POPOVER
      case .flow: REHEARSAL_TEMPLATE_FLOW
      case .chain: REHEARSAL_TEMPLATE_CHAIN
      case .localized: REHEARSAL_TEMPLATE_LOCALIZED
      }
    return String(cString: rehearsal_template(which))
  }
}
