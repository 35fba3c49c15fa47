import DialogModel

// Sheets and popovers in a test's words.

/// A sheet with these buttons and its delegate, which implements every method.
func sheet(
  _ name: String, title: String? = nil, from source: PresentationSource? = nil,
  cancel: Button? = "Cancel", destructive: Button? = nil, others: [Button] = ["One", "Two"],
  added: [Button] = [], cancelButtonIndex: Int? = nil, destructiveButtonIndex: Int? = nil,
  delegate: Hearing = .everything, without: [Selector] = [], does: [Selector: [Action]] = [:]
) -> Dialog {
  var sheet = ActionSheet()
  sheet.title = title.map { template($0) }
  sheet.source = source
  sheet.cancelButton = cancel
  sheet.destructiveButton = destructive
  sheet.otherButtons = others
  sheet.addedButtons = added
  sheet.cancelButtonIndex = cancelButtonIndex
  sheet.destructiveButtonIndex = destructiveButtonIndex
  return Dialog(
    id: name, kind: .actionSheet(sheet),
    delegate: hearing(delegate, without: without, does: does))
}

/// A popover with these controls and its delegate, which implements both methods.
func popover(
  _ name: String, from source: PresentationSource? = nil, modal: Bool = false,
  passthrough: [ControlReference]? = [], controls: [Control] = [],
  delegate: Hearing = .everything, without: [Selector] = [], returns: [Selector: Answer] = [:],
  does: [Selector: [Action]] = [:]
) -> Dialog {
  var popover = Popover(view: PresentedView(controls: controls))
  popover.source = source
  popover.isModal = modal
  popover.passthrough = passthrough
  return Dialog(
    id: name, kind: .popover(popover),
    delegate: hearing(delegate, without: without, returns: returns, does: does))
}

/// The first screen's control at a place, named in an action or a passthrough.
func control(_ index: Int) -> ControlReference {
  ControlReference(
    name: "\(index)", candidates: [ControlID(screen: ScreenID(0), index: index)])
}

/// A button of the toolbar.
func item(_ text: String, then actions: Action...) -> Control {
  Control(id: text, kind: .toolbarButton, text: text, then: actions)
}

extension Selector {
  static let sheetClicked = actionSheetClickedButtonAtIndex
  static let sheetDidDismiss = actionSheetDidDismissWithButtonIndex
  static let shouldLeave = popoverControllerShouldDismissPopover

  /// The six methods of `UIActionSheetDelegate`.
  static let sheets = allCases.filter { $0.owner == .actionSheet }
}
