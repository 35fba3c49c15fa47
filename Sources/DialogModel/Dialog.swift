/// A dialog of a document: its kind and its delegate.
public struct Dialog: Hashable, Sendable {
  /// What a dialog can be.
  public indirect enum Kind: Hashable, Sendable {
    case alert(Alert)
    case actionSheet(ActionSheet)
    case activityPicker(ActivityPicker)
    /// A view that takes the whole screen.
    case presentedView(PresentedView)
    /// A view smaller than a tablet's screen.
    case formSheet(PresentedView)
    case popover(Popover)

    /// The word for the kind in a document.
    public var word: String {
      switch self {
      case .alert: "alert"
      case .actionSheet: "actionSheet"
      case .activityPicker: "activityPicker"
      case .presentedView: "presentedView"
      case .formSheet: "formSheet"
      case .popover: "popover"
      }
    }
  }

  /// The id in the document.
  public var id: String
  /// What it is.
  public var kind: Kind
  /// Its delegate; for an activity picker on a tablet, the delegate of its popover.
  public var delegate: Delegate
  /// The view controller of a presented view, of a form sheet, or of the content of a popover; `nil`
  /// if its calls are not listed.
  public var controller: ViewController?

  /// A dialog with its delegate.
  public init(id: String, kind: Kind, delegate: Delegate = Delegate()) {
    self.id = id
    self.kind = kind
    self.delegate = delegate
  }

  /// An alert with its delegate.
  public init(id: String, alert: Alert, delegate: Delegate = Delegate()) {
    self.init(id: id, kind: .alert(alert), delegate: delegate)
  }

  /// Whether code can show it several times at once: an alert or a sheet.
  public var hasInstances: Bool { alert != nil || actionSheet != nil }

  /// The alert, if it is one.
  public var alert: Alert? {
    if case .alert(let alert) = kind { alert } else { nil }
  }

  /// The sheet, if it is one.
  public var actionSheet: ActionSheet? {
    if case .actionSheet(let sheet) = kind { sheet } else { nil }
  }

  /// The activity picker, if it is one.
  public var activityPicker: ActivityPicker? {
    if case .activityPicker(let picker) = kind { picker } else { nil }
  }

  /// The popover, if it is one.
  public var popover: Popover? {
    if case .popover(let popover) = kind { popover } else { nil }
  }

  /// The view, if it is a presented view or a form sheet.
  public var presentedView: PresentedView? {
    switch kind {
    case .presentedView(let view), .formSheet(let view): view
    case .alert, .actionSheet, .activityPicker, .popover: nil
    }
  }

  /// The controls in it, if it is a dialog that holds controls.
  public var controls: [Control] {
    switch kind {
    case .presentedView(let view), .formSheet(let view): view.controls
    case .popover(let popover): popover.view.controls
    case .alert, .actionSheet, .activityPicker: []
    }
  }
}
