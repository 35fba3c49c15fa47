internal import DialogModel
internal import DialogSimulator
internal import Learning

/// How an action sheet is drawn (UIActionSheet.h).
public enum UIActionSheetStyle: Int, Sendable {
  case automatic, `default`, blackTranslucent, blackOpaque
}

/// A list of buttons out of the interface, as UIKit's class of this name (UIActionSheet.h).
///
/// Indices of buttons are 0-based in the order destructive, others, cancel; -1 stands for none.
@MainActor
open class UIActionSheet: UIView, DialogObject {
  var standing: Standing
  /// The name that calls and documents use; `nil` for one made from the title.
  open var rehearsalID: String?

  /// The text above the buttons.
  open var title: String
  /// Who is told; not kept.
  open weak var delegate: (any UIActionSheetDelegate)? {
    didSet {
      standing.watched.took(delegate, "UIActionSheetDelegate")
      if delegate == nil, oldValue != nil { standing.run?.forgetDelegate(of: self) }
    }
  }
  /// How it is drawn.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// Overrides which button counts as the cancel button.
  open var cancelButtonIndex: Int {
    get { indices.cancelButtonIndex }
    set { buttons.cancelButtonIndex = newValue }
  }
  /// Overrides which button is red.
  open var destructiveButtonIndex: Int {
    get { indices.destructiveButtonIndex }
    set { buttons.destructiveButtonIndex = newValue }
  }

  /// Whether it was made with a title, which may be empty.
  private var hasTitle = false
  /// What has its buttons, and nothing else.
  private var buttons = ActionSheet()
  private var source: PresentationSource?

  /// A sheet without a title and without buttons.
  public override init() {
    // Who calls this is not known: all that are made so count as made in one place.
    standing = Standing(Site("", 0))
    title = ""
    super.init()
  }

  /// A sheet without other buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      title, delegate, (cancelButtonTitle, destructiveButtonTitle), [], Site(file, line))
  }

  /// A sheet with other buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String..., file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      title, delegate, (cancelButtonTitle, destructiveButtonTitle),
      [firstButtonTitle] + moreButtonTitles, Site(file, line))
  }

  private convenience init(
    _ title: String?, _ delegate: (any UIActionSheetDelegate)?,
    _ own: (cancel: String?, destructive: String?), _ others: [String], _ site: Site
  ) {
    self.init()
    standing = Standing(site)
    (self.title, hasTitle) = (title ?? "", title != nil)
    buttons.otherButtons = others.map(Button.init)
    buttons.cancelButton = own.cancel.map(Button.init)
    buttons.destructiveButton = own.destructive.map(Button.init)
    self.delegate = delegate
    // The initializer of a class tells no observers.
    standing.watched.took(delegate, "UIActionSheetDelegate")
  }

  // MARK: Buttons

  /// Adds a button after the others.
  ///
  /// - Returns: its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    buttons.addedButtons.append(Button(title ?? ""))
    return numberOfButtons - 1
  }

  /// How many buttons it has, with the cancel button.
  open var numberOfButtons: Int { indices.buttons.count }

  /// The index of the first button that is neither red nor the cancel button.
  open var firstOtherButtonIndex: Int { indices.firstOtherButtonIndex }

  /// The title of a button; `nil` where there is none, which in UIKit is a range exception.
  open func buttonTitle(at index: Int) -> String? { indices.title(at: index) }

  // MARK: Showing

  /// Whether it is up, comes or goes.
  open var isVisible: Bool { standing.run?.staging.shows(standing.id) ?? false }

  /// Brings it in over a view: from the bottom on a phone, in the middle on a tablet.
  open func show(in view: UIView) { show(from: .view) }

  /// Brings it in out of a toolbar.
  open func show(from view: UIToolbar) { show(from: .toolbar) }

  /// Brings it in out of a bar of tabs.
  open func show(from view: UITabBar) { show(from: .tabBar) }

  /// Brings it in out of a button in a bar: as a popover on a tablet.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(from: item.reference.map { .barButton($0) } ?? .view)
  }

  /// Brings it in out of a part of a view: as a popover on a tablet.
  ///
  /// The rectangle is not used; the
  /// popover points at the view.
  open func show<Rect>(from rect: Rect, in view: UIView, animated: Bool) {
    show(from: view.reference.map { .rect($0) } ?? .view)
  }

  private func show(from source: PresentationSource) {
    self.source = source
    Rehearsal.here("UIActionSheet.show")?.staging.present(self)
  }

  /// Takes it away; no button counts as tapped, and the delegate gets the index as it is.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let run = standing.run, let id = standing.id else { return }
    run.act(.dismiss(id, buttonIndex: buttonIndex, animated: animated))
  }

  // MARK: In a run

  private var indices: ButtonIndices { ButtonIndices(buttons, firstOtherIndex: .fixed) }

  private var sheet: ActionSheet {
    var sheet = buttons
    sheet.title = hasTitle || !title.isEmpty ? Template(title) : nil
    sheet.style = ActionSheet.Style.allCases[actionSheetStyle.rawValue]
    sheet.source = source
    return sheet
  }

  var titleForName: String { title.isEmpty ? "sheet" : title }

  var hasLostDelegate: Bool { standing.watched.wasSet && delegate == nil }

  func described(as id: String) -> Dialog {
    var delegate = Delegate()
    delegate.isNil = !standing.watched.wasSet
    delegate.isOutside = standing.watched.wasSet
    return Dialog(id: id, kind: .actionSheet(sheet), delegate: delegate)
  }

  func receive(_ call: OpenedCall, in run: Rehearsal) -> Bool? {
    guard let delegate else { return run.hears(nothing: call, standing.watched, of: titleForName) }
    run.watch(delegate, "UIActionSheetDelegate")
    let index = call.buttonIndex ?? -1
    switch call.selector {
    case .willPresentActionSheet: delegate.willPresent(self)
    case .didPresentActionSheet: delegate.didPresent(self)
    case .actionSheetClickedButtonAtIndex: delegate.actionSheet(self, clickedButtonAt: index)
    case .actionSheetWillDismissWithButtonIndex:
      delegate.actionSheet(self, willDismissWithButtonIndex: index)
    case .actionSheetDidDismissWithButtonIndex:
      delegate.actionSheet(self, didDismissWithButtonIndex: index)
    case .actionSheetCancel: delegate.actionSheetCancel(self)
    default: run.isLacking = true
    }
    return nil
  }
}
