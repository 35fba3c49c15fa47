/// A `UIActionSheet` as a document describes it.
public struct ActionSheet: Hashable, Sendable {
  /// `UIActionSheetStyle`.
  public enum Style: String, CaseIterable, Sendable {
    /// The style of the bar that the sheet comes from, else the default.
    case automatic
    case `default`
    case blackTranslucent
    case blackOpaque
  }

  /// The title; `nil` for none.
  public var title: Template?
  /// How it looks.
  public var style = Style.automatic
  /// What the sheet comes out of; `nil` for the default of the device.
  public var source: PresentationSource?
  /// The cancel button that the initializer receives.
  public var cancelButton: Button?
  /// The destructive button that the initializer receives.
  public var destructiveButton: Button?
  /// The other buttons that the initializer receives.
  public var otherButtons: [Button] = []
  /// Buttons appended after creation by `addButtonWithTitle:`.
  public var addedButtons: [Button] = []
  /// `cancelButtonIndex` as set after creation, -1 for none; `nil` if it is not set.
  public var cancelButtonIndex: Int?
  /// `destructiveButtonIndex` as set after creation, -1 for none; `nil` if it is not set.
  public var destructiveButtonIndex: Int?

  /// A sheet without title or buttons.
  public init() {}
}

/// What a sheet, a picker or a popover comes out of.
///
/// The default is the view on a phone, and on a tablet the control that presents the dialog.
public indirect enum PresentationSource: Hashable, Sendable {
  /// The view that holds the control whose action presents the dialog.
  case view
  /// The view of the window's root controller, which no bar covers.
  case rootView
  case toolbar
  case tabBar
  /// The rectangle of a control.
  case rect(ControlReference)
  /// A bar button item.
  case barButton(ControlReference)
  /// Another one on each device; `nil` for the default of the device.
  case byDevice(phone: PresentationSource?, tablet: PresentationSource?)
}

extension PresentationSource? {
  /// What the dialog comes out of on a device; `nil` for the default of the device.
  public func on(_ device: Prototype.Device) -> PresentationSource? {
    guard case .byDevice(let phone, let tablet)? = self else { return self }
    return device == .phone ? phone : tablet
  }
}
