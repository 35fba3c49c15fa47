internal import DialogModel

/// Something that can be done with items that are shared, as UIKit's class of this name
/// (UIActivity.h, iOS 6).
@MainActor
open class UIActivity: IdentityHashable {
  /// The name of a sort of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A type by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A post to Facebook.
    public static let postToFacebook = ActivityType("UIActivityTypePostToFacebook")
    /// A post to Twitter.
    public static let postToTwitter = ActivityType("UIActivityTypePostToTwitter")
    /// A post to Weibo.
    public static let postToWeibo = ActivityType("UIActivityTypePostToWeibo")
    /// A message.
    public static let message = ActivityType("UIActivityTypeMessage")
    /// A mail.
    public static let mail = ActivityType("UIActivityTypeMail")
    /// A print.
    public static let print = ActivityType("UIActivityTypePrint")
    /// A copy.
    public static let copyToPasteboard = ActivityType("UIActivityTypeCopyToPasteboard")
    /// A contact’s picture.
    public static let assignToContact = ActivityType("UIActivityTypeAssignToContact")
    /// A saved picture.
    public static let saveToCameraRoll = ActivityType("UIActivityTypeSaveToCameraRoll")

    /// The activity of a document; `nil` for one of an application.
    var builtIn: BuiltInActivity? { BuiltInActivity.allCases.first { $0.constant == rawValue } }
  }

  /// The picker that offers it.
  weak var picker: UIActivityViewController?

  /// An activity; a subclass says which.
  public init() {}

  /// A name that no other activity has.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// A mask for its icon.
  open var activityImage: UIImage? { nil }
  /// What it shows in place of the picker; `nil` for an activity that ``perform()`` does.
  open var activityViewController: UIViewController? { nil }

  /// Whether it can do something with these items; without an override it can not.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the items; they do not come again.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does it; without an override it ends at once, undone.
  open func perform() { activityDidFinish(false) }

  /// Says that it has ended.
  ///
  /// It must be called once.
  ///
  /// - Parameter completed: whether it was done.
  open func activityDidFinish(_ completed: Bool) { picker?.finished(self, completed) }
}
